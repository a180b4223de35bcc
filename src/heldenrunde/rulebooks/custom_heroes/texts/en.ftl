# Custom Heroes: texts of the rules and cards, English.
# In a rule every line is one group of sentences. "(Our ruling.)" at the end of a line marks that line,
# on a line of its own the whole rule: there the published rules are silent, unclear, or cannot be used as they are.

game = Custom Heroes
    .about = A card game for 2 to 6 players about getting rid of your cards first: every set must beat the one before it. With upgrades you change your cards for the whole match, and since the deck is dealt anew each round, your strongest card may turn up in somebody else's hand. You win by being first in a round when you already have enough victory points.
    .length = 30–45 minutes


## Chapters

chapter-CH-1 = Set-up
chapter-CH-2 = Preparation phase
chapter-CH-3 = Tricks
chapter-CH-4 = Upgrades
chapter-CH-5 = Power
chapter-CH-6 = Special abilities
chapter-CH-7 = Scoring
chapter-CH-8 = The end after six rounds


## CH-1 Set-up

rule-CH-1-1 =
    The deck of a match holds the characters 1 to 10 once for each player. With 2 players it holds them three times. All other characters stay out of the match.
rule-CH-1-2 =
    You start with 1 victory point (VP), 2 power, 1 Mystic Form, 1 Kodora and 1 random upgrade from the bag. In a 2-player match you draw 3 random upgrades instead of 1.
    Victory points are public. Power is secret. The upgrades in your reserve are secret too.
    How many upgrades are in a reserve is public. (Our ruling.)
    Mystic Forms and Kodoras that nobody received are out of the match. They never go into the bag.
rule-CH-1-3 =
    The bag holds the other 72 upgrades.
    If it holds too few, you draw what is left. From an empty bag you draw nothing. (Our ruling.)
rule-CH-1-4 =
    The starting player leads the first trick of round 1. The printed rules choose whoever dressed up in costume last; here the starting player is drawn at random. (Our ruling.)
    The threshold for winning is 10 VP. The table may choose another one.
    With a threshold T, read T for 10 and T − 1 for 9 in CH-7.2 and CH-7.4. The number of rounds stays the same. (Our ruling.)
rule-CH-1-5 =
    A match has at most six rounds. Each round has three phases: preparation (CH-2), main phase (CH-3) and scoring (CH-7).
    The match ends as soon as somebody wins by CH-7.2. If nobody does, CH-8 decides.
rule-CH-1-6 =
    The following are public: victory points and stakes, the number of cards in each hand, the number of upgrades in each reserve, and every card that was played or bet, with all its upgrades. The following are secret: hands, what a reserve contains, how much power somebody has, and upgrades in cards that have not been played since the upgrade was slid in. Everybody sees power being gained or paid as it happens. Tokens for victory points and power never run out. (Our ruling.)


## CH-2 Preparation phase

rule-CH-2-1 =
    Shuffle the whole deck. Everything that is in the sleeves stays there. Deal 10 cards to each player, or 15 in a 2-player match, so that no card is left over. Look at your hand before you decide about bets (CH-2.2).
rule-CH-2-2 =
    Kodora bets are made now and at no other time. For each bet you put 2 VP of your own on the card, so for n bets you need at least 2n VP. A bet costs no power.
    You bet with a hand card that already carries a Kodora, or with one into which you now slide a Kodora from your reserve.
    The card lies in front of you until the end of the round. It is not used in tricks, so you start the round with fewer cards.
    The card lies face up. (Our ruling.)
    You may make several bets. In round 1 nobody can bet, because everybody has only 1 VP.
rule-CH-2-3 =
    All players decide about their bets at the same time, and all bets are revealed together. You may not bet the last card of your hand. (Our ruling.)
rule-CH-2-4 =
    Kodora is a yellow upgrade. It does not fit into a card that already has a yellow one.
rule-CH-2-5 =
    In this phase you slide in a Kodora only to bet it at once. No other upgrade is slid in.
    Power is not changed into VP in this phase. (Our ruling.)
rule-CH-2-6 =
    A Kodora belongs to whoever holds the card it is in. A card with a Kodora from an earlier round is dealt like any other, and its new holder may bet it. This is how you can come to several bets. You never have to bet.
rule-CH-2-7 =
    At the end of the round the bet cards are shuffled into the deck with all the others. They keep their Kodora.


## CH-3 Tricks

rule-CH-3-1 =
    The leader opens the trick with a set: one or more cards of one value. Then each player who has cards takes a turn, clockwise, and either plays a set that beats the last one or passes.
    You may pass whenever you are not leading. If you have passed, you may play again later in the same trick. The leader may not pass.
rule-CH-3-2 =
    The trick ends when, since the last set, everybody else who has cards has passed in a row. Forced passes count as well.
    Whoever played the last set wins the trick and leads the next one. If the winner has no cards left, the player to their left leads.
    If that player has no cards either, the next player clockwise who has cards leads. (Our ruling.)
rule-CH-3-3 =
    Every set of a trick counts as many cards as the first set. An activated Brando counts as two cards (CH-6.2). The only exception is the Mystic Form (CH-6.1).
rule-CH-3-4 =
    A set beats the last one if its value is equal or higher. In a 2-player match equal is not enough (CH-3.6). If the order is reversed, the value must be equal or lower (CH-6.4).
rule-CH-3-5 =
    If you play an equal value, the next player clockwise is also forced to pass once. That player may play again if their turn comes round in the same trick.
    Players without cards do not count: the forced pass hits the next player who still has cards. (Our ruling.)
rule-CH-3-6 =
    In a 2-player match an equal value does not beat a set. The value must be strictly higher, or strictly lower if the order is reversed.
    This does not apply when only two players are left in a round of a bigger match. There an equal set makes the only opponent pass, and so it wins the trick.
rule-CH-3-7 =
    The main phase of the round ends at once when only one player has cards.
    Nobody wins the trick that is on the table at that moment. (Our ruling.)
rule-CH-3-8 =
    Only passes after the last set count. Whoever passed before it gets another turn. A player without cards has no turn, and nobody waits for them. Whoever played the last set gets no turn against it.
rule-CH-3-9 =
    A forced pass is not a turn: you slide in no upgrades and change no power. (Our ruling.)
rule-CH-3-10 =
    A turn runs in this order:
    1. Slide in upgrades and change power, as often as you like and in any order.
    2. Pass, or pay for abilities and play your set.
    3. Charmantas reverse the order, Spookies are noted, and power by CH-5.2 comes in.
    4. Change power again if you like.
    5. Check the limit for power (CH-5.4).
    6. If your hand is empty: take your place and score.
    7. End of the main phase (CH-3.7), otherwise end of the trick (CH-3.2), otherwise the next player.
    (Our ruling.)


## CH-4 Upgrades

rule-CH-4-1 =
    At the start of your turn, before you play, you may slide any number of upgrades from your reserve into cards of your hand. This is free. In this match they never come out again.
    You may choose any card of your hand, not only those you are about to play. The printed rules say it both ways. (Our ruling.)
rule-CH-4-2 =
    A card takes at most one upgrade of each colour: red (left-hand item), blue (right-hand item), yellow (companion or Mystic Form) and green (aura).
rule-CH-4-3 =
    An aura replaces the printed value. Items then add to it or subtract from it. A value may be 0 or negative. None of this is optional.
rule-CH-4-4 =
    Upgrades you slid in stay in, even if you then pass. What you slid into a card that you do not play stays secret until that card is played. (Our ruling.)
rule-CH-4-5 =
    You never play an upgrade by itself. It goes only from your own reserve into a card of your own hand. Upgrades you draw go into your reserve at once; you may use them from your next turn on.
rule-CH-4-6 =
    The cards that the last player still holds at the end of a round go back into the deck unseen. (Our ruling.)


## CH-5 Power

rule-CH-5-1 =
    A card with a special ability shows what it costs in power. Before you play a set, pay for every ability you activate in it. What you cannot pay you cannot activate. You never have to activate an ability.
rule-CH-5-2 =
    For each card with a special ability that you play without activating it, you get 1 power. You get it after the set is played, so it cannot pay for abilities in the same set.
    It does not matter whether you could have activated the ability. A Kodora or a Mystic Form in a set earns power like any other. A bet card is not played and earns nothing.
rule-CH-5-3 =
    On your turn you may change 4 power into 1 VP, as often as you can.
rule-CH-5-4 =
    At the end of your turn and at the end of your scoring you may hold no more than 6 power. If you have more, change 4 power into 1 VP or discard power, as you like and as often as needed, until 6 or fewer are left. In between you may hold more than 6.
rule-CH-5-5 =
    If you change power into VP in the turn in which you play your last card, those VP count for CH-7.2, whether you change before or after the set. VP you change at the end of your scoring come too late for this round. Outside your own turn you change power only under CH-5.4. (Our ruling.)


## CH-6 Special abilities

rule-CH-6-1 =
    Mystic Form (2 power): you play the card alone and ignore its value. It beats any set of any size and value. After it only another activated Mystic Form can be played, and that one forces the next player to pass (CH-3.5).
    In a 2-player match a Form may be played on a Form, but nobody is forced to pass. If you do not activate it, the card is an ordinary card of its value.
    You may lead with an activated Mystic Form. (Our ruling.)
rule-CH-6-2 =
    Brando (1 power, Heldenrunde's own figure): the card counts as two copies of itself.
rule-CH-6-3 =
    Quill (1 power): the card is a joker and takes the value of the rest of its set. At least one other card of the set must have a fixed value. Two jokers alone are not a set.
rule-CH-6-4 =
    Charmanta (1 power, Heldenrunde's own figure): once the set is played, the order of values is reversed until the end of the trick. The set itself must still be allowed under the order so far. Another activated Charmanta turns the order back.
    Equal values stay allowed and still force the next player to pass. In a 2-player match they stay forbidden. Every trick begins with rising values.
rule-CH-6-5 =
    Spookies (2 power, Heldenrunde's own figure): if you win the current trick, with whichever set, you get 1 VP at once. If anyone else wins it, you get nothing. The point counts towards the threshold in this very round if you win the trick before you play your last card.
    Spookies in your very last set still give you the VP if you win that trick later. For CH-7.2 it comes too late, because you score the moment you play your last card. A trick cut off by CH-3.7 gives nothing. (Our ruling.)
rule-CH-6-6 =
    Kodora (no power): the bet of CH-2.2. If you are first in the round, you keep the 2 VP you staked and get 2 more for each bet, before it is checked whether you win. Otherwise you lose your stake.
    In the main phase you can only play the card for its value. It then earns power by CH-5.2.
rule-CH-6-7 =
    A Mystic Form on an ordinary set forces nobody to pass, whatever value its card has. Only a Form on a Form does. For Forms it does not matter which way the order runs. (Our ruling.)
rule-CH-6-8 =
    If you activate several abilities in one set, all of them count: each Brando adds one card, each Charmanta reverses the order (two cancel out), and each Spookies is worth 1 VP. Any number of Quills may join one fixed card. A card with Brando is a fixed card, and so is a Quill you do not activate. You may lead a single activated Brando as a pair. The aura and items of an activated Quill do not count. (Our ruling.)


## CH-7 Scoring

rule-CH-7-1 =
    When you get rid of your last card, you take the next place and score at once. The others play on. When the main phase ends, the player who still has cards takes last place and scores.
rule-CH-7-2 =
    If you are first in a round and have 10 or more VP before that scoring, you win the match at once. VP from Spookies and Kodora are included.
rule-CH-7-3 =
    Otherwise you get the reward for your place. Look for the number of players of the match. Each entry reads VP / power / upgrades; upgrades are drawn at random from the bag.
    6 players: 1st 5/0/1, 2nd 4/1/1, 3rd 3/1/2, 4th 2/2/2, 5th 1/2/3, 6th −1*/3/3.
    5 players: 1st 5/0/1, 2nd 3/1/2, 3rd 2/1/2, 4th 1/2/2, 5th −1*/2/3.
    4 players: 1st 5/0/1, 2nd 3/1/2, 3rd 1/2/2, 4th −1*/2/3.
    3 players: 1st 5/0/1, 2nd 2/1/2, 3rd −1*/2/3.
    2 players: 1st 4/0/2, 2nd −1*/1/2.
    For the places marked * see CH-7.4. Example: third of four players gets 1 VP, 2 power and 2 upgrades.
rule-CH-7-4 =
    The last player loses 1 VP. A last player who then still has 10 or more VP drops to 9.
    VP never fall below 0. (Our ruling.)
rule-CH-7-5 =
    The last player of a round leads the first trick of the next round. Cards keep their upgrades.
rule-CH-7-6 =
    A scoring runs in this order. First place: Kodora bets are paid, then comes the check for victory, then the reward, then the limit for power; at the same moment all others lose their stakes. Other places: the reward, then the limit for power. Last place: −1 VP and the drop to 9, then power and upgrades, then the limit for power. Changing 4 power there may lift the last player to 10 again. (Our ruling.)


## CH-8 The end after six rounds

rule-CH-8-1 =
    If nobody has won in six rounds, look at the player who was first in round 6. If that player has more VP than everybody else after all have scored, that player wins.
rule-CH-8-2 =
    Otherwise there is sudden death: the first of round 6 plays against the player or players with the most VP. All others sit out. All cards are shuffled. Each participant gets 10, or 15 in a 2-player match. The rest stays aside unseen. The last player of round 6 leads. The first to finish wins, whatever the VP.
    If the last player of round 6 does not take part, the next participant clockwise leads. (Our ruling.)
rule-CH-8-3 =
    Apart from that, sudden death is a normal round.
    This means: Kodora bets (for which you still need the VP), upgrades and power as always. Two participants of a bigger match play by the rules of the bigger match, so equal sets are allowed (CH-3.6). The round ends when the first player is out; nobody scores. (Our ruling.)


## Examples. A, B, C … are players in clockwise order; numbers are values of cards.

example-CH-1 =
    Four players. A leads a 6. B's last card is a 6 too. B takes first place and scores before anyone else acts. C is forced to pass, D passes, A passes. B has won the trick but is out, so C leads: the very player who was forced to pass.
    Later D leads a 4 and A plays a 4. C is forced to pass, not the empty seat of B. If D then passes, A has won the trick; nobody waits for a pass from B.
    Rules: CH-3.2, CH-3.5, CH-3.8, CH-7.1.
    .title = The player forced to pass leads
example-CH-2 =
    Four players. A leads two 3s, B and C pass, D plays two 3s. A is forced to pass. B and C are asked again, and B plays two 5s. Now C, D and A must all pass before B wins the trick. A may play, although forced to pass before.
    Rules: CH-3.2, CH-3.8.
    .title = Old passes do not close a trick
example-CH-3 =
    Three players. A has played two 8s. B plays two 8s as well, one of them with an activated Charmanta. C is forced to pass. A may answer only with a pair of 8s or lower; a pair of 9s is not allowed. If A answers with two 8s, B is forced to pass and C is next. The next trick rises again.
    Rules: CH-3.5, CH-6.4.
    .title = Equal and reversed in one set
example-CH-4 =
    Three players, round 3. A has 9 VP, a dealt card with a Kodora that B slid in during round 1, and A's own Kodora in reserve. A bets both: 4 VP are staked, 8 cards stay in hand.
    If A is first: 9 + 4 = 13, and A wins the match. If A is second: 9 − 4 + 2 = 7. If A is last: 9 − 4 − 1 = 4. With only 3 VP A could have made just one bet.
    Rules: CH-2.2, CH-2.6, CH-6.6, CH-7.6.
    .title = Two Kodoras
example-CH-5 =
    A has 9 VP and 3 power and plays the last card, with a Quill that is not activated. That makes 4 power. A changes them into the 10th VP and scores: A is first and wins the match.
    Suppose the last card carries activated Spookies instead: 2 power are paid, 1 is left. A does not win with 9 VP, for the trick is not won yet. In a match of three or more A scores first place and has 14 VP. A gets the VP of the Spookies, the 15th, only if the trick later falls to A. In a 2-player match the round is over: A has 13 VP and the Spookies give nothing.
    Rules: CH-3.10, CH-5.2, CH-5.5, CH-7.2.
    .title = Power in the last turn
example-CH-6 =
    Four players. The last player has 12 VP and 6 power. First 12 becomes 11, then the VP drop to 9. The 2 power of the reward make 8, and 3 upgrades are drawn. Now the player discards 2 power (9 VP, 6 power) or changes 4 (10 VP, 4 power). A player with 0 VP loses no VP for last place.
    Rules: CH-5.4, CH-7.4, CH-7.6.
    .title = Last with too much
example-CH-7 =
    On two 8s a single 9 with an activated Brando is allowed. The same 9 without activation is not. On one 8 the 9 is allowed only without activation, and then it earns 1 power.
    A 9 with an activated Brando and an activated Quill are three 9s made of two cards. They cost 2 power. You must have these 2 power before you play the set, even if another card of the set earns 1.
    Rules: CH-3.3, CH-5.2, CH-6.2, CH-6.8.
    .title = Sizes and Brando
example-CH-8 =
    Four players. On three 8s B plays a card of value 8 with an activated Mystic Form. Nobody is forced to pass. C cannot answer with three 10s, but with a Form: then D is forced to pass. In a 2-player match a Form on a Form would force nobody to pass.
    Rules: CH-3.5, CH-6.1, CH-6.7.
    .title = Forms
example-CH-9 =
    Four players after round 6: A was first and has 14 VP, B has 16, C has 16, D was last and has 8. A, B and C play sudden death. Of the 40 cards each gets 10, and 10 stay aside unseen. D does not take part, so A leads.
    If B alone had 16, only A and B would play, and an equal set would win the trick at once. If A had 16 beside B's 16 and C had fewer, it would also be A against B. With 17 A would have won without a seventh round.
    Rules: CH-8.1, CH-8.2, CH-8.3.
    .title = Sudden death
example-CH-10 =
    Six players, six rounds. Before the scorings of round 6 the bag holds 72 − 6 − 5 × 12 = 6 upgrades. Places 1 to 4 draw 1, 1, 2 and 2. Places 5 and 6 draw nothing.
    Rules: CH-1.3, CH-7.1.
    .title = The bag runs dry

# Examples 11 to 20: the cases of the published rules.
example-CH-11 =
    A 1 with a −4 item is worth −3.
    Rules: CH-4.3.
    .title = A negative value
example-CH-12 =
    You play two 7s and activate the Brando on one of them. The set counts as three 7s.
    Rules: CH-6.2.
    .title = Brando in a set
example-CH-13 =
    You play two 5s together with a card whose Quill you activate. The set counts as three 5s.
    Rules: CH-6.3.
    .title = Quill in a set
example-CH-14 =
    Four 8s are on the table. A single card with an activated Mystic Form beats them.
    Rules: CH-6.1.
    .title = One Form against four cards
example-CH-15 =
    Two 8s are on the table. A card with Charmanta can now be played only in a pair of 8s or higher. Once it is activated, the pairs must stay equal or go down: a pair of 4s is then beaten by a pair of 4s or lower.
    Rules: CH-6.4.
    .title = Charmanta
example-CH-16 =
    You have 8 VP and make one Kodora bet. You finish the round first: 8 + 2 = 10. Only then is it checked whether you have enough, so you win the match.
    Rules: CH-6.6, CH-7.2.
    .title = The bet brings the tenth point
example-CH-17 =
    You hold a 7 with a Quill. Play it as a 7 and you get 1 power. Or pay 1 power and it joins a set of another value, for example 10s.
    Rules: CH-5.1, CH-5.2, CH-6.3.
    .title = Activate or earn
example-CH-18 =
    Five players use 50 characters. One set of 1 to 10 is left out.
    Rules: CH-1.1.
    .title = The deck for five
example-CH-19 =
    Three 1s can be answered only with exactly three cards. Four 5s are beaten by four cards of value 5 or higher.
    Rules: CH-3.3, CH-3.4.
    .title = Number and value
example-CH-20 =
    In a three-player match only two players still have cards. One of them plays a set of equal value. The other is forced to pass, so the trick is won at once.
    Rules: CH-3.5, CH-3.6.
    .title = Two left of three


## Characters

card-character-1 = Hotaru
    .source = Name: Heldenrunde's own
card-character-2 = Akiko
    .source = Name: from the published game
card-character-3 = Satoshi
    .source = Name: from the published game; that this is the 3 is Heldenrunde's own guess
card-character-4 = Renji
    .source = Name: Heldenrunde's own
card-character-5 = Iwao
    .source = Name: from the published game
card-character-6 = Misao
    .source = Name: from the published game
card-character-7 = Kichiro
    .source = Name: from the published game
card-character-8 = Tomoe
    .source = Name: Heldenrunde's own
card-character-9 = Yoshima
    .source = Name: from the published game
card-character-10 = Cyborg
    .source = Name: from the published game


## Auras (green)

card-glimmer = Glimmer
    .text = Green, aura: replaces the printed value with 1.
    .source = Name and value: Heldenrunde's own figure
card-spark = Spark
    .text = Green, aura: replaces the printed value with 2.
    .source = Name and value: Heldenrunde's own figure
card-breeze = Breeze
    .text = Green, aura: replaces the printed value with 3.
    .source = Name and value: Heldenrunde's own figure
card-spring = Spring
    .text = Green, aura: replaces the printed value with 4.
    .source = Name and value: Heldenrunde's own figure
card-moss-glow = Moss Glow
    .text = Green, aura: replaces the printed value with 5.
    .source = Name and value: Heldenrunde's own figure
card-flame = Flame
    .text = Green, aura: replaces the printed value with 6.
    .source = Name and value: Heldenrunde's own figure
card-surf = Surf
    .text = Green, aura: replaces the printed value with 7.
    .source = Name and value: Heldenrunde's own figure
card-thunder = Thunder
    .text = Green, aura: replaces the printed value with 8.
    .source = Name and value: Heldenrunde's own figure
card-moonlight = Moonlight
    .text = Green, aura: replaces the printed value with 9.
    .source = Name and value: Heldenrunde's own figure
card-sunfire = Sunfire
    .text = Green, aura: replaces the printed value with 10.
    .source = Name and value: Heldenrunde's own figure
card-primal-force = Primal Force
    .text = Green, aura: replaces the printed value with 12.
    .source = Name and value: Heldenrunde's own figure


## Left-hand items (red)

card-fish = Fish
    .text = Red, left hand: +1 to the card's value.
    .source = The fish: from the published game; the value: Heldenrunde's own figure
card-buckler = Buckler
    .text = Red, left hand: +2 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-dragon-fist = Dragon Fist
    .text = Red, left hand: +3 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-balloon = Balloon
    .text = Red, left hand: −1 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-teapot = Teapot
    .text = Red, left hand: −2 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-ball-and-chain = Ball and Chain
    .text = Red, left hand: −4 to the card's value.
    .source = That there is a −4 item: from the published game; name and colour: Heldenrunde's own


## Right-hand items (blue)

card-wooden-sword = Wooden Sword
    .text = Blue, right hand: +1 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-power-gauntlet = Power Gauntlet
    .text = Blue, right hand: +2 to the card's value.
    .source = The gauntlet and its value: from the published game; the exact name: Heldenrunde's own
card-panda-glove = Panda Glove
    .text = Blue, right hand: +3 to the card's value.
    .source = The glove: from the published game; the value: Heldenrunde's own figure
card-sky-blade = Sky Blade
    .text = Blue, right hand: +4 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-bouquet = Bouquet
    .text = Blue, right hand: −1 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-umbrella = Umbrella
    .text = Blue, right hand: −2 to the card's value.
    .source = Name and value: Heldenrunde's own figure
card-anvil = Anvil
    .text = Blue, right hand: −4 to the card's value.
    .source = That there is a −4 item: from the published game; name and colour: Heldenrunde's own


## Companions (yellow)

card-quill = Quill
    .text = Yellow, companion. Cost: 1 power. Joker: the card takes the value of the rest of its set. At least one other card of the set must have a fixed value.
    .source = Ability and cost: from the published game; the English name: Heldenrunde's own
card-brando = Brando
    .text = Yellow, companion. Cost: 1 power. The card counts as two copies of itself.
    .source = Name and ability: from the published game; the cost: Heldenrunde's own figure
card-charmanta = Charmanta
    .text = Yellow, companion. Cost: 1 power. After this set the order of values is reversed until the end of the trick.
    .source = Name and ability: from the published game; the cost: Heldenrunde's own figure
card-spookies = Spookies
    .text = Yellow, companion. Cost: 2 power. If you win this trick, with whichever set, you get 1 victory point at once.
    .source = Ability: from the published game; the cost and the English name: Heldenrunde's own figure


## Mystic Forms (yellow)

card-colossus = Colossus
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Name, ability and cost: from the published game
card-feuerfaust = Firefist
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Ability and cost: from the published game; the English name: Heldenrunde's own
card-klingor = Klingor
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Name, ability and cost: from the published game
card-stormclaw = Stormclaw
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Ability and cost: from the published game; the name: Heldenrunde's own
card-mistwraith = Mistwraith
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Ability and cost: from the published game; the name: Heldenrunde's own
card-ironheart = Ironheart
    .text = Yellow, Mystic Form. Cost: 2 power. Played alone, the card ignores its own value and beats any set. Only another activated Mystic Form beats it.
    .source = Ability and cost: from the published game; the name: Heldenrunde's own


## Kodora (yellow)

card-kodora = Kodora
    .text = Yellow. Costs no power. In the preparation phase you may bet the card: put it in front of you with 2 of your victory points on it. If you are first in the round, you keep them and get 2 more; otherwise you lose them. In a trick the card only counts for its value and earns 1 power.
    .source = Name, ability and stake: from the published game


## Colours

colour-red = Red: left-hand item
    .name = Red
    .kind = left-hand item
colour-blue = Blue: right-hand item
    .name = Blue
    .kind = right-hand item
colour-yellow = Yellow: companion or Mystic Form
    .name = Yellow
    .kind = companion
    .form = Mystic Form
colour-green = Green: aura
    .name = Green
    .kind = aura


## Options of the table

option-threshold = Threshold
    .help = With this many victory points you win the match as soon as you are first in a later round. Default: 10.


## The table

zone-trick = Trick
zone-hand = { $player }'s hand
    .short = Hand
zone-reserve = { $player }'s reserve
    .short = Reserve
zone-bets = { $player }'s bets
    .short = Bets
zone-played = Earlier tricks
zone-bag = Bag
counter-vp = Victory points
counter-power = Power
counter-staked = Stake
state-sits-out = sits out
state-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
state-last-set = played the last set
headline-round = Round { $round } of 6
headline-sudden-death = Sudden death
headline-threshold = Threshold: { $threshold } VP
beat-set = { $order ->
    [falling] To beat: { $size } × { $value } by { $player }. Values go down.
   *[rising] To beat: { $size } × { $value } by { $player }. Values go up.
}
beat-form = To beat: a Mystic Form by { $player }. Only another Mystic Form will do.
# A card in a word: its value, and what is special about it.
piece-short = { $ability ->
    [none] { $value }
   *[other] { $value } ({ $name })
}
# A card as it is printed, and one with all that is in its sleeve.
piece-printed = { $name } { $mark }
piece-sleeve = { $card } with { $upgrades }


## Questions

# Choices that are put together, and steps through long lists.
form-play = A set of certain cards …
form-play-cards = Which cards?
form-play-active = Which abilities do you activate?
form-slide = An upgrade into a certain card …
form-slide-upgrade = Which upgrade?
form-slide-card = Into which card?
form-bet = Bet certain cards …
form-bet-cards = Which cards, 2 VP each?
step-set = { $n ->
    [one] One card …
   *[other] A set of { $n } cards …
}
step-slide = Slide in { $upgrade } …

ask-bets = Do you want to make a Kodora bet?
ask-lead = You lead the trick: play a set. Before that you may slide in upgrades and change power.
ask-moves = Your turn: beat the last set or pass. Before that you may slide in upgrades and change power.
ask-after-set = Your set is on the table. What do you do with your power?
ask-too-much-power = You have more than 6 power. Change 4 of it or discard some?


## Choices

do-bet = Bet { $cards }, 2 VP per card
do-no-bet = No bet
do-slide = Slide “{ $upgrade }” into the { $card }
do-play = Play { $cards }
do-play-active = Play { $cards }, activating { $abilities }
do-pass = Pass
do-change = Change 4 power into 1 VP
do-discard = Discard 1 power
do-done = End the turn

# What one can be left alone with
again-sets = Playing sets
again-power = Changing power


## What happened

log-round = { $n ->
    [7] The deciding round begins.
   *[other] Round { $n } begins.
}
log-deal = { $n ->
    [one] { $player } is dealt { $n } card: { $cards }.
   *[other] { $player } is dealt { $n } cards: { $cards }.
}
log-deal-unseen = { $n ->
    [one] { $player } is dealt { $n } card.
   *[other] { $player } is dealt { $n } cards.
}
log-bet = { $player } bets { $cards }, with a stake of { $n } VP.
log-lead = { $player } leads.
# $name: form, or how many cards the set counts as; $n: its value
log-play = { $name ->
    [form] { $player } plays { $cards }.
   *[other] { $player } plays { $name } × { $n }: { $cards }.
}
log-pass = { $player } passes.
log-skip = { $player } is forced to pass.
log-win-trick = { $player } wins the trick.
# $cards: the upgrade and the character
log-slide = { $player } slides { $first } into { $last }.
log-slide-unseen = { $player } slides an upgrade into a card.
# $on: the upgrade; $name: what it does
log-activate = { $name ->
    [form] { $player } activates { $on }: only another Mystic Form beats that.
    [quill] { $player } activates { $on } as a joker, on { $cards }.
    [brando] { $player } activates { $on }, so { $cards } counts twice.
    [falling] { $player } activates { $on }: values go down now.
    [rising] { $player } activates { $on }: values go up again.
   *[spookies] { $player } activates { $on }: if { $player } wins this trick, that brings 1 VP.
}
log-pay = { $player } pays { $n } power.
log-power = { $n ->
    [one] { $player } gets { $n } power for an ability that is not activated.
   *[other] { $player } gets { $n } power for abilities that are not activated.
}
log-change = { $player } changes 4 power into { $n } VP.
log-discard = { $player } discards { $n } power.
log-spooks-won = { $player } gets { $n } VP for “{ card-spookies }”.
# $n: the stake and as much again, so 4 VP for each bet
log-stake-won = { $n ->
    [4] { $player } wins the Kodora bet and takes { $n } VP: the stake and as much again.
   *[other] { $player } wins all Kodora bets and takes { $n } VP: the stakes and as much again.
}
log-stake-lost = { $player } loses a stake of { $n } VP.
log-place = { $n ->
    [1] { $player } takes first place.
    [2] { $player } takes second place.
    [3] { $player } takes third place.
    [4] { $player } takes fourth place.
    [5] { $player } takes fifth place.
    [6] { $player } takes sixth place.
   *[other] { $player } takes place { $n }.
}
# $m: power
log-reward = { $n ->
    [0] { $player } gets { $m } power.
   *[other] { $m ->
        [0] { $player } gets { $n } VP.
       *[other] { $player } gets { $n } VP and { $m } power.
    }
}
log-first-draw = { $n ->
    [one] { $player } draws { $n } upgrade: { $cards }.
   *[other] { $player } draws { $n } upgrades: { $cards }.
}
log-first-draw-unseen = { $n ->
    [one] { $player } draws { $n } upgrade.
   *[other] { $player } draws { $n } upgrades.
}
log-draw = { $n ->
    [0] The bag is empty: { $player } draws no upgrade.
    [one] { $player } draws { $n } upgrade: { $cards }.
   *[other] { $player } draws { $n } upgrades: { $cards }.
}
log-draw-unseen = { $n ->
    [one] { $player } draws { $n } upgrade.
   *[other] { $player } draws { $n } upgrades.
}
# $m: what is left
log-last-loses = { $player } loses { $n } VP for last place, { $m } left.
log-sudden-death = Sudden death: { $player } (first in round 6) plays against { $to }.
# $name: threshold, six-rounds or sudden-death
log-win = { $name ->
    [sudden-death] { $player } is done first and wins the match.
    [six-rounds] { $player } alone has the most after six rounds, { $n } VP, and wins the match.
   *[threshold] { $player } wins the match with { $n } VP.
}


## Why not: bets

no-only-bets-now = This is the time for Kodora bets. You can slide in other upgrades and change power later, on your turn.
no-play-before-bets = No sets are played yet. First decide whether you bet.
no-bet-now = You can make a Kodora bet only before the first trick of a round.
no-card-to-bet = You can bet only cards of your hand, each only once. Choose at least one.
no-stake = You need { $needed } VP for this, 2 for each card, but you have only { $vp }. Bet fewer cards.
no-last-card-bet = You may not bet your whole hand. Keep at least one card.
no-second-yellow = There is already another yellow upgrade in this card, so a Kodora does not fit. Choose another card.
no-kodora = Every card you bet needs a Kodora: one that is already in it, or the one from your reserve.


## Why not: sets

no-set = A set is one or more cards of your hand, each only once. Choose at least one.
no-card-of-yours = You can play only cards of your own hand.
no-mixed-values = All cards of a set need the same value. These go from { $low } to { $high }.
no-wrong-size = { $size ->
    [one] This set counts as { $size } card, but this trick needs { $needed }.
   *[other] This set counts as { $size } cards, but this trick needs { $needed }.
}
no-too-few = { $needed ->
    [one] This trick needs sets of { $needed } card. You cannot make one with value { $value }.
   *[other] This trick needs sets of { $needed } cards. You do not have enough of value { $value }.
}
no-too-low = { $value } does not beat { $other }: values go up in this trick.
no-too-high = { $value } does not beat { $other }: the order is reversed, and values go down.
no-equal-with-two = { $value } does not beat { $other }: in a 2-player match an equal value is not enough.
no-only-forms = A Mystic Form is on the table. Only another activated Mystic Form beats it.
no-pass-for-leader = You lead, so you may not pass. Play a set.
no-second-set = You have already played your set this turn. Only your power is left to settle.


## Why not: upgrades, abilities and power

no-upgrade-of-yours = This upgrade is not in your reserve.
no-card-for-upgrade = You can slide upgrades only into cards of your own hand.
no-second-of-colour = This card already has an upgrade of this colour. Choose another card.
no-slide-after-set = Your set is already on the table. Slide in upgrades before you play, on your next turn.
no-such-activation = You can activate only cards of the set you play, each only once.
no-ability = This card has no special ability.
no-kodora-in-tricks = You cannot activate a Kodora in a trick. Its card counts only for its value.
no-form-in-company = You must play an activated Mystic Form alone.
no-jokers-alone = Activated Quills alone are not a set. Add a card with a fixed value.
no-power = { $power ->
    [0] This costs { $cost } power, but you have none. Activate nothing.
   *[other] This costs { $cost } power, but you have only { $power }. Activate fewer abilities or none.
}
no-power-to-change = { $power ->
    [0] It takes 4 power to make 1 VP, but you have none.
   *[other] It takes 4 power to make 1 VP, but you have only { $power }.
}
no-settling-now = Surplus power is discarded only at the end of a turn or of scoring. Play a set or pass.
no-discard-below-seven = You have { $power } power. You discard only when you have more than 6.
no-more-than-six = You have { $power } power, but you may keep only 6. Change 4 into 1 VP, or discard some.
points = { $n } VP

## Lesson

lesson-goal = Win the match: be the first of a round to get rid of all your cards while you have enough victory points. Every place but the last earns some.
lesson-turn = Somebody leads one or more cards of one value. Everybody in turn beats them with just as many, equal or higher, or passes. Whoever laid the last set leads next. On the way you slide upgrades into your cards, and they stay there for the whole match.
lesson-pair = On the table lie two 4s. Whoever follows lays just as many cards of one value, equal or higher. Pick two fitting cards of your hand and play them.
    .title = A pair beats a pair
    .hint = That does not beat the pair. Take the two 5s.
    .done = Two 5s beat two 4s. Whoever gets rid of all cards first wins the round.
lesson-equal = One 6 lies there. An equal value also beats it, and forces the next player to pass. Play the equal card.
    .title = Equal makes the next one pass
    .hint = That would beat it too, but find the card that makes the next player pass.
    .done = The 6 on a 6: the next player is forced to pass once.
lesson-upgrade = Two 8s lie there, and you hold only one. But in your reserve is a fish: +1. Slide it into the right card.
    .title = Upgrades stay in the sleeve
    .hint = That would be allowed, but would not make a pair of 8s. Into which card does the fish belong?
    .done = The 7 is now an 8, and stays one for the whole match, in whoever’s hand it will be.
lesson-sleeve = Your turn goes on: upgrades cost no turn. Play the pair of 8s that you have made.
    .title = A pair of 8s
    .hint = That would leave the trick to others. Play both 8s, the new one too.
    .done = Two 8s on two 8s: equal, so the next player has to pass, and the trick is yours.
lesson-quill = You need three cards. The 7 carries a Quill: for 1 power it is a joker and takes the value of the others. Play all three.
    .title = Quill, the joker
    .hint = Take both 5s and the card with the Quill.
    .done = Two 5s and the Quill are three 5s. That cost 1 power. Unused it would have earned you 1.
lesson-brando = Two 8s lie there, and you hold a single 9. It carries Brando: activated, for 1 power, it counts as two cards.
    .title = Brando counts twice
    .hint = Take the 9 with Brando.
    .done = One 9 as a pair of 9s: one card less in your hand.
lesson-form = Three 8s! A card with a Mystic Form beats anything, played alone and for 2 power, whatever its value.
    .title = The Mystic Form
    .hint = Take the 2: it carries a Mystic Form.
    .done = Only another Mystic Form could still beat it.
lesson-kodora = Before a round you may bet a card with Kodora, with 2 victory points on it. If you are first, you get them back and 2 more. You have 4, and in this short match whoever is first wins with 6. Dare it.
    .title = The Kodora bet
    .hint = Pick the card with Kodora and bet it.
    .done = 4 − 2 + 4 = 6: be first in this round, and the match is yours. That is all you need to begin.
