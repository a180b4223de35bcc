# Hero Story: texts of the rules and cards, English.
# In a rule every line is one group of sentences. "(Our ruling.)" marks what the published rules leave open.

game = Hero Story
    .about = A trick-taking game for 1 to 5 players over five rounds. Each round you add an ability to your story, decide what to charge, and then whether you are good and want tricks, or evil and want none. Nearly every card breaks a rule at its own moment.
    .length = 45 minutes


## Chapters

chapter-HS-1 = Set-up
chapter-HS-2 = Preparing a round
chapter-HS-3 = Tricks
chapter-HS-4 = End of a round
chapter-HS-5 = Abilities
chapter-HS-6 = Two players: sidekicks
chapter-HS-7 = End of the match
chapter-HS-8 = Playing alone


## HS-1 Set-up

rule-HS-1-1 =
    There are 52 playing cards: the suits Brains, Love, Speed and Strength, each from 1 to 13. There are 64 story cards, 18 events, 10 identities, 5 tableaus with one personality ability each, and 36 stamina markers.
rule-HS-1-2 =
    You start with a random tableau, 0 victory points (VP), 1 stamina in your supply and 2 random identities. You may look at your identities at any time; nobody else may. The other identities are out of the match. A random player gets the dealer marker.
rule-HS-1-3 =
    Story cards and events are two shuffled face-down piles.
    There are only 36 stamina markers: from an empty general supply you gain nothing. (Our ruling.)
rule-HS-1-4 =
    Public: VP, charged abilities, alignments once they are shown, story cards and identities laid out. Secret: hands, identities not yet revealed, everything discarded or in a trick pile.
    Also public: the stamina in every supply, and how many tricks and hand cards each player has. (Our ruling.)


## HS-2 Preparing a round

rule-HS-2-1 =
    The dealer shuffles all 52 playing cards and deals 8 to each player. The rest is the draw pile.
rule-HS-2-2 =
    In round 3, and only then, one event is turned up. What it says under “when revealed” happens at once, before story cards are drawn. Its other parts count during the round.
rule-HS-2-3 =
    In rounds 1 to 4 you take 1 stamina from the general supply, for good, and draw 3 story cards. You keep 1 face up on your tableau and discard the other 2 face down.
    Everybody chooses at the same time, and the chosen cards are shown together. (Our ruling.)
rule-HS-2-4 =
    In round 5, starting left of the dealer and one after the other, each player reveals one of their 2 identities and gets its reward. The next player chooses when that is done. There is no story card and no stamina of HS-2.3.
    The other identity is discarded unseen. (Our ruling.)
rule-HS-2-5 =
    You put stamina on abilities of your tableau: the personality and the story cards. An ability shows one or two charges and what each costs. Everybody does this at the same time, except for charges marked ◎, which touch other players: they come first, in turn order. Stamina you do not place stays in your supply for this round.
rule-HS-2-6 =
    A remove ability is used by taking a charge off it. Its stamina goes back to your supply.
rule-HS-2-7 =
    Everybody shows good or evil at the same time. What is charged is known by then. What the dial showed before means nothing.
rule-HS-2-8 =
    You need not charge anything. A charge is filled completely or not at all, and only once in a round. If an ability has an effect “when charged”, you carry it out before you decide on the next. (Our ruling.)
rule-HS-2-9 =
    Charging has three parts; what is left out in one of them stays empty this round. First, in turn order, each player fills the marked charges they want, with their effects. Then abilities with an effect “when charged”: everybody decides on one or none without seeing what the others charge now; the effects follow in turn order, and whoever has charged one decides on the next in the same way. Last, again without seeing the others, all remaining charges; they are shown together. (Our ruling.)
rule-HS-2-10 =
    Stamina gained before or during charging can be used in the same round. Stamina gained or removed later waits for the next round. (Our ruling.)


## HS-3 Tricks

rule-HS-3-1 =
    The player left of the dealer leads the first trick, afterwards the winner of a trick leads the next. A round has eight tricks.
rule-HS-3-2 =
    The others follow clockwise. Whoever has the suit led must play it; otherwise any card is allowed. There is no duty to play trump. Love led must be followed with Love.
    Where all can see that there is nothing to choose, as with the last hand card, the card is played by itself. (Our ruling.)
rule-HS-3-3 =
    Love is trump: the highest Love card wins. Without one the highest card of the suit led wins.
rule-HS-3-4 =
    The trick lies face down before its winner, apart from earlier ones. Nobody may look at earlier tricks, not even at their own.
rule-HS-3-5 =
    If abilities change suits or values so that the best cards are equal, the one played first wins. Values may go below 1 and above 13.
rule-HS-3-6 =
    The suit led is what the first card counts as when it is played; a later change of that card does not change it. Whether a hand card may be played goes by its printed suit, unless an ability says otherwise. (Our ruling.)
rule-HS-3-7 =
    Whoever wins by HS-3.3 has won the trick, everybody else has lost it. Handing a trick over afterwards triggers nothing, but it counts for who holds it (HS-4.3). The winner still leads next. (Our ruling.)


## HS-4 End of a round

rule-HS-4-1 =
    After eight tricks you may use your charged end-of-round abilities; in round 5 also that of your identity, which needs no charge.
rule-HS-4-2 =
    In round 3 the event's end-of-round part follows. Then the event is discarded.
rule-HS-4-3 =
    Good scores 1 VP for each trick held, evil 4 VP for no trick held. Only the alignment and the tricks you have now count. In round 3 the event's own scoring comes on top.
rule-HS-4-4 =
    All stamina goes back from abilities to the supplies.
rule-HS-4-5 =
    The dealer marker passes clockwise.
rule-HS-4-6 =
    HS-4.1 goes in turn order. Each player settles all their own abilities, in any order, before the next. Each sees tricks, alignments and supplies as they are then; stamina on abilities is not yet in the supply. (Our ruling.)
rule-HS-4-7 =
    Nothing of a round's playing cards stays: hands, tricks, discards and draw pile all go into the next deal. Story cards and identities stay. (Our ruling.)


## HS-5 Abilities

rule-HS-5-1 =
    An ability works only while it is charged. Identities and events need no charge.
    A remove ability whose charges are gone is used up for the round. (Our ruling.)
rule-HS-5-2 =
    Each kind has its moment: when revealed · when charged · ongoing, the whole round · end of round · end of trick, after every trick · first or last trick, in trick 1 or 8 only · on your turn, whenever you are to play a card · on your turn when following, unless you lead · remove, when its text says · when you lead · when you win or lose a trick, every time.
rule-HS-5-3 =
    Which abilities are charged is public. VP change at once when gained or lost.
rule-HS-5-4 =
    Every gain of stamina is permanent. Removed stamina returns to your supply, unless the ability says that it is lost for good.
rule-HS-5-5 =
    “Cards” in an ability always means playing cards. Discards are always face down. An empty pile is made anew from its shuffled discards; if there are none, nothing is drawn.
rule-HS-5-6 =
    Cards that are exchanged or passed on change hands at the same time: choose before you see what you get.
rule-HS-5-7 =
    A hand that becomes visible stays visible to all for the rest of the round.
    This includes cards that come into it later; cards passed on from it are hidden again. (Our ruling.)
rule-HS-5-8 =
    Remove and end-of-round abilities are optional.
    All other charged abilities work by themselves, unless their text says “may”. (Our ruling.)
rule-HS-5-9 =
    VP never fall below 0. (Our ruling.)
rule-HS-5-10 =
    You need one card for each trick left: you never discard more than you drew, and a card that cannot be drawn cannot be swapped for or played. Tricks are not discards and never go into the draw pile. (Our ruling.)
rule-HS-5-11 =
    A trick has five windows: before the lead · as a card is played, declared with it · all cards are played and the winner is not yet found · the winner is found · end of trick. In a window each player, clockwise from the leader, uses what they may and want; who has declined is not asked again in it. The Force Field works before the winner is found. Only Time Travel starts a trick anew. (Our ruling.)
rule-HS-5-12 =
    A value or suit that a card counts as comes first, then everything that is added or subtracted. A card that cannot win is skipped; if all are skipped, the leader wins. The Signal Jammer goes before the Reality Warp, the Reality Warp before Heartbreak. The Supernova goes before cards that cannot win and before all values. (Our ruling.)
rule-HS-5-13 =
    “A player” is any other player, with two players the opponent, never a sidekick. After Time Travel a sidekick may show three cards for a while; none is turned up until fewer than two lie open. (Our ruling.)
rule-HS-5-14 =
    Telekinesis: legal is what, with all that was declared, would have been legal of the hand cards; what was declared holds for the new card too. The card of a Smoke Bomb was no hand card. (Our ruling.)
    Invulnerable: the highest is the best of the suit led; if the lowest value wins, the lowest. Cards that cannot win do not count. (Our ruling.)
    Force Field: if no other card is of the suit led or trump, there is no second-best, and it does nothing. (Our ruling.)
    Boomerang: once in a trick; after that the card you played is back already. (Our ruling.)
    Underdog: it counts who is good at the end of trick 4, before or after the Panic Button. (Our ruling.)


## HS-6 Two players: sidekicks

rule-HS-6-1 =
    With two players each has a sidekick on their right, so that four seats play to every trick. A sidekick gets 8 cards. Two of them lie face up, the others nobody sees, not even its owner.
rule-HS-6-2 =
    On the sidekick's turn its owner plays one of the face-up cards; then one more is turned up, if there is one.
    It follows suit if one of the face-up cards can. (Our ruling.)
rule-HS-6-3 =
    A trick won by a sidekick is set aside and belongs to nobody. A sidekick never leads: its owner leads instead. It never has the dealer marker, never scores, and abilities do not touch it.
rule-HS-6-4 =
    Clockwise sit A's sidekick, A, B's sidekick, B. If A leads, the order is A, B's sidekick, B, A's sidekick. The player without the dealer marker leads trick 1. The marker changes hands every round.
rule-HS-6-5 =
    What changes the whole trick, like trump or which value wins, holds for a sidekick's card too. What changes somebody's card, hand, tricks or VP does not. A sidekick neither wins nor loses for anyone's abilities, but players lose a trick that it wins. (Our ruling.)


## HS-7 End of the match

rule-HS-7-1 =
    After round 5 whoever has the most VP wins. Ties share the victory.
    For a shorter match you may agree on fewer rounds beforehand. (Our ruling.)


## HS-8 Playing alone

rule-HS-8-1 =
    The printed rules refer to a separate solo book. What is known of it is in this chapter; the rest is our own. (Our ruling.)
rule-HS-8-2 =
    You play against two Vancardians, Automaton and Factoryon. They count as players and are always good. All three hands lie open in rows; play goes from row to row. Among equals a Vancardian takes the leftmost card; highest and lowest go by the value after changes, whatever the suit.
rule-HS-8-3 =
    Story cards with the solo ban are left out. You prepare your round first. In round 3 the lightning of the top Vancardian card, green or red, says from which events one is drawn; Masquerade is passed over. After your alignment the Vancardians get 8 cards each and their card is turned up, which names who leads trick 1. Exchanges and passing wait until then.
    Who leads and what the Vancardian cards say is our own. (Our ruling.)
rule-HS-8-4 =
    The Vancardian card gives each Vancardian 0 to 2 of the four extra Love cards (4, 7, 10, 13), at random. Each replaces her leftmost lowest card that is not Love. Easy: none. Normal: as printed. Hard: one more each, at most 2. (Our ruling.)
rule-HS-8-5 =
    If you are evil without a trick, a Vancardian leads her lowest card, otherwise her highest. To follow she first draws 2 cards: those of suits she does not hold are discarded; for each other one she discards the rightmost card of her hand and puts the new ones at the right. Then: if you are evil without a trick, her lowest legal card that is not Love, else her lowest Love. Otherwise with the suit led the lowest that beats all cards so far, else her lowest of the suit; without the suit led her lowest card. In an exchange she gives her lowest card that is not Love, and what she gets becomes her leftmost. When passing she passes her rightmost cards.
rule-HS-8-6 =
    Effects that reveal your cards work differently alone: if you are good, each revealed card counts 1 less, if you are evil, 1 more.
rule-HS-8-7 =
    At the start of your turn, before you use or play anything, you may surrender in a trick that a Vancardian leads, unless you are evil without a trick. She gets 1 VP for each card left in her hand and 1 for this trick, and the round ends. What asks for trick numbers or the cards in tricks does not happen; the rest is scored as usual.
rule-HS-8-8 =
    Vancardians score 1 VP for each trick, and events as good players. You win with more VP than each of them after round 5; as many as the better one is a draw. (Our ruling.)


## Cases. A, B, C, D sit clockwise.

example-HS-1 =
    A leads Strength 10, B follows with Strength 8 and Size Shifter +2: both are 10, A wins, being first. Later A leads Speed 9, B plays Love 4, C plays Brains 4 with Heart Power, so it is Love 4 too: B wins.
    Rules: HS-3.3, HS-3.5.
    .title = Ties by change
example-HS-2 =
    A deals. B charges nothing marked. C charges X-Ray Vision: three cards of B lie open. B may not charge the Communicator any more, but may charge Lab Accident in the second part and throw the revealed cards away.
    Rules: HS-2.5, HS-2.8, HS-2.9.
    .title = Order of charging
example-HS-3 =
    B has 5 stamina: 1 on Inheritance, 2 on Telekinesis, 2 left over, and removed one charge of Telekinesis. The supply holds 3, so Inheritance gives 1 VP: what still lies on abilities does not count.
    Rules: HS-2.6, HS-4.1, HS-4.4, HS-4.6.
    .title = Supply at the end of the round
example-HS-4 =
    B, evil, wins only one trick and gives it to C with the Blackmailer: B scores 4 VP and leads the next trick. C, good, has 1 VP more.
    Rules: HS-3.7, HS-4.3.
    .title = Handing over
example-HS-5 =
    C is evil with exactly 1 trick and has Shadow Cape and Double Life. First Shadow Cape, 2 VP, then the switch to good: 1 VP more, together 3. The other way round Shadow Cape gives nothing.
    Rules: HS-4.1, HS-4.3, HS-4.6.
    .title = Order at the end
example-HS-6 =
    A deals. B leads trick 1; the order is B, A's sidekick, A, B's sidekick. B's sidekick wins: the trick is set aside, B leads again, and an evil B still has no trick.
    Rules: HS-6.3, HS-6.4.
    .title = Sidekick seats


## Playing cards

card-brains-1 = Brains 1
card-brains-2 = Brains 2
card-brains-3 = Brains 3
card-brains-4 = Brains 4
card-brains-5 = Brains 5
card-brains-6 = Brains 6
card-brains-7 = Brains 7
card-brains-8 = Brains 8
card-brains-9 = Brains 9
card-brains-10 = Brains 10
card-brains-11 = Brains 11
card-brains-12 = Brains 12
card-brains-13 = Brains 13
card-love-1 = Love 1
card-love-2 = Love 2
card-love-3 = Love 3
card-love-4 = Love 4
card-love-5 = Love 5
card-love-6 = Love 6
card-love-7 = Love 7
card-love-8 = Love 8
card-love-9 = Love 9
card-love-10 = Love 10
card-love-11 = Love 11
card-love-12 = Love 12
card-love-13 = Love 13
card-speed-1 = Speed 1
card-speed-2 = Speed 2
card-speed-3 = Speed 3
card-speed-4 = Speed 4
card-speed-5 = Speed 5
card-speed-6 = Speed 6
card-speed-7 = Speed 7
card-speed-8 = Speed 8
card-speed-9 = Speed 9
card-speed-10 = Speed 10
card-speed-11 = Speed 11
card-speed-12 = Speed 12
card-speed-13 = Speed 13
card-strength-1 = Strength 1
card-strength-2 = Strength 2
card-strength-3 = Strength 3
card-strength-4 = Strength 4
card-strength-5 = Strength 5
card-strength-6 = Strength 6
card-strength-7 = Strength 7
card-strength-8 = Strength 8
card-strength-9 = Strength 9
card-strength-10 = Strength 10
card-strength-11 = Strength 11
card-strength-12 = Strength 12
card-strength-13 = Strength 13
card-extra-love-4 = Extra Love 4
card-extra-love-7 = Extra Love 7
card-extra-love-10 = Extra Love 10
card-extra-love-13 = Extra Love 13


## Story cards: talents

card-telekinesis = Telekinesis
    .text = Remove 1 when all have played, before the winner is found: swap your card in the trick for a hand card that would have been legal too.
    .source = Name and effect: from the published game, in our words; price: Heldenrunde's own
card-heat-vision = Heat Vision
    .text = Your Strength cards get +6.
    .source = Heldenrunde's own card
card-lightning-reflexes = Lightning Reflexes
    .text = Your Speed cards get +6.
    .source = Heldenrunde's own card
card-mastermind = Mastermind
    .text = Your Brains cards get +6.
    .source = Heldenrunde's own card
card-size-shifter = Size Shifter
    .text = As you play a card you may give it +2 or −2.
    .source = Heldenrunde's own card
card-shapeshifting = Shapeshifting
    .text = Remove 1 as you play: the card counts as a suit of your choice other than Love, for following too.
    .source = Heldenrunde's own card
card-invisibility = Invisibility
    .text = Remove 1 as you follow: your card cannot win this trick.
    .source = Heldenrunde's own card
card-heart-power = Heart Power
    .text = Remove 1 as you play: the card counts as Love. Whether you may play it goes by its printed suit.
    .source = Heldenrunde's own card
card-slow-motion = Slow Motion
    .text = If no other player plays after you, your card gets +6 or −6, as you choose.
    .source = Heldenrunde's own card
card-magnetism = Magnetism
    .text = When you win a trick: draw 1 card, then discard 1. Not after trick 8.
    .source = Heldenrunde's own card
card-x-ray-vision = X-Ray Vision
    .text = When charged: choose a player. 3 random cards of that hand lie open until played.
    .source = Heldenrunde's own card
card-invulnerable = Invulnerable
    .text = When you lose a trick: +1 VP if your card was the highest of the suit led and only trump beat it. At most 2 VP a round.
    .source = Heldenrunde's own card
card-duplication = Duplication
    .text = Remove 1 as you follow: play any hand card. It counts as the suit led, 1 above the card led.
    .source = Heldenrunde's own card
card-shockwave = Shockwave
    .text = When you lead you may declare that the lowest value wins this trick. Trump still beats other suits.
    .source = Heldenrunde's own card


## Story cards: gadgets

card-grappling-hook = Grappling Hook
    .text = Remove 1 at the end of a trick, not the 8th: you lead the next one.
    .source = Heldenrunde's own card
card-smoke-bomb = Smoke Bomb
    .text = Remove 1 as you follow: play the top card of the draw pile, whatever its suit, then discard 1 hand card.
    .source = Heldenrunde's own card
card-communicator = Communicator
    .text = When charged: name a player and a suit. They give you their highest card of it, if they have one; give back 1 other hand card.
    .source = Heldenrunde's own card
card-analysis-goggles = Analysis Goggles
    .text = When charged: look at the top 4 cards of the draw pile. Swap up to 2 of them with hand cards, discard the rest.
    .source = Heldenrunde's own card
card-force-field = Force Field
    .text = Remove 1 when you would win one of tricks 1 to 6: the second-best card wins it instead.
    .source = Heldenrunde's own card
card-precision-sling = Precision Sling
    .text = When you win a trick with a printed 5 or lower: +1 VP. At most 2 VP a round.
    .source = Heldenrunde's own card
card-recon-drone = Recon Drone
    .text = Before the first trick every other player reveals 2 random hand cards until played. Then you may swap 1 hand card with the top card of the draw pile.
    .source = Heldenrunde's own card
card-jetpack = Jetpack
    .text = Your printed 1s have value 14. With both charges your printed 2s and 3s too.
    .source = Heldenrunde's own card
card-holo-projector = Holo-Projector
    .text = When you lead you may declare a suit other than Love as the suit led. Your card keeps its own.
    .source = Heldenrunde's own card
card-panic-button = Panic Button
    .text = Remove 1 at the end of one of tricks 1 to 4: switch your alignment.
    .source = Heldenrunde's own card
card-boomerang = Boomerang
    .text = Remove 1 when you lose a trick and still hold a card: take your played card back and put another hand card face down in its place.
    .source = Heldenrunde's own card
card-signal-jammer = Signal Jammer
    .text = When you lead you may declare that this trick has no trump.
    .source = Heldenrunde's own card


## Story cards: backstories

card-undercover = Undercover
    .text = When charged: look at the hand of one other player.
    .source = Name and effect: from the published game, in our words; price: Heldenrunde's own
card-monologuing = Monologuing
    .text = Your hand lies open all round. For each trick you win: +1 VP.
    .source = Name and effect: from the published game, in our words; price: Heldenrunde's own
card-lab-accident = Lab Accident
    .text = When charged: discard up to 3 hand cards and draw as many.
    .source = Heldenrunde's own card
card-underdog = Underdog
    .text = After trick 4: +2 VP if you are good and have no trick.
    .source = Heldenrunde's own card
card-broken-heart = Broken Heart
    .text = Your Love cards can win only if Love was led.
    .source = Heldenrunde's own card
card-mountain-training = Mountain Training
    .text = The card you lead gets +5.
    .source = Heldenrunde's own card
card-secret-lab = Secret Lab
    .text = End of round: gain 1 stamina if you are good without a trick, or evil with at least one.
    .source = Heldenrunde's own card
card-double-life = Double Life
    .text = End of round: you may switch your alignment.
    .source = Heldenrunde's own card
card-inheritance = Inheritance
    .text = End of round: +1 VP for every 2 stamina in your supply, at most 2 VP.
    .source = Heldenrunde's own card
card-prophecy = Prophecy
    .text = When charged: openly name a number from 1 to 8. End of round: with exactly that many tricks +1 VP, with both charges +3 VP.
    .source = Heldenrunde's own card


## Story cards: super suits

card-stealth-suit = Stealth Suit
    .text = In tricks 1 and 8 you may declare that your card cannot win.
    .source = Heldenrunde's own card
card-showstopper-suit = Showstopper Suit
    .text = +1 VP for each of tricks 1 and 8 that you win.
    .source = Heldenrunde's own card
card-power-armor = Power Armor
    .text = All your cards get +2, with both charges +4.
    .source = Heldenrunde's own card
card-shadow-cape = Shadow Cape
    .text = End of round: +2 VP if you are evil with exactly 1 trick.
    .source = Heldenrunde's own card
card-heros-cape = Hero's Cape
    .text = End of round: +2 VP if you are good with at least 3 tricks (three players and alone: 4).
    .source = Heldenrunde's own card
card-chameleon-suit = Chameleon Suit
    .text = When following you need not follow suit.
    .source = Heldenrunde's own card
card-rocket-boots = Rocket Boots
    .text = You lead trick 1, and your card in it gets +6.
    .source = Heldenrunde's own card
card-nanosuit = Nanosuit
    .text = After tricks 1, 3 and 5 you may swap 1 hand card with the top card of the draw pile.
    .source = Heldenrunde's own card


## Story cards: allies

card-giant-snake = Giant Snake
    .text = Remove 1 when all have played, before the winner is found: another player's card gets −6.
    .source = Heldenrunde's own card
card-loyal-butler = Loyal Butler
    .text = When charged: draw 2 cards, then discard 2.
    .source = Heldenrunde's own card
card-faithful-dog = Faithful Dog
    .text = If you are good: +1 VP for every third trick you lose in a row, then it counts anew.
    .source = Heldenrunde's own card
card-ace-reporter = Ace Reporter
    .text = Choose a player when charging. Whenever they win a trick with a printed 12 or 13: +1 VP for you. At most 2 VP a round.
    .source = Heldenrunde's own card
card-best-friend = Best Friend
    .text = Choose a player when charging. End of round: if you both have the same alignment, each of you gets +1 VP.
    .source = Heldenrunde's own card
card-mentor = Mentor
    .text = End of round: if you charged 3 or more abilities this round +1 VP, with 5 or more +2 VP.
    .source = Heldenrunde's own card
card-carrier-pigeons = Carrier Pigeons
    .text = Remove 1 on your turn before you play: look at the top card of the draw pile. You may swap it with a hand card.
    .source = Heldenrunde's own card
card-team-up = Team-Up
    .text = Choose a neighbour when charging. End of round: VP equal to half their tricks, rounded down.
    .source = Heldenrunde's own card


## Story cards: archenemies

card-mirror-image = Mirror Image
    .text = Choose a player when charging. End of round: +2 VP if you are good and have more tricks than they do, and they have at least 1.
    .source = Heldenrunde's own card
card-shadow-twin = Shadow Twin
    .text = Choose a player when charging. End of round: +2 VP if they are evil with at least 1 trick, +1 VP if they are good with at most 1.
    .source = Heldenrunde's own card
card-blackmailer = Blackmailer
    .text = Remove 2 when you win a trick: it goes to another player. You still lead next.
    .source = Heldenrunde's own card
card-puppeteer = Puppeteer
    .text = Remove 2 just before another player follows: they play a random legal hand card.
    .source = Heldenrunde's own card
card-master-thief = Master Thief
    .text = When charged: take 1 random card from a player's hand, then give them 1 other hand card.
    .source = Heldenrunde's own card
card-nemesis = Nemesis
    .text = Choose a player when charging. For each trick they led and you win: +1 VP. At most 3 VP a round.
    .source = Heldenrunde's own card


## Story cards: ultimate powers

card-time-travel = Time Travel
    .text = Remove 2 when all have played, before the winner is found: all cards go back to their hands and the trick is played again, with you leading.
    .source = Name and effect: from the published game, in our words; price: Heldenrunde's own
card-supernova = Supernova
    .text = Remove 2 as you lead, 1 of them is lost for good: you win this trick whatever is played, and get +1 VP.
    .source = Heldenrunde's own card
card-reality-warp = Reality Warp
    .text = Choose a suit other than Love when charging: it is trump instead of Love for everybody this round.
    .source = Heldenrunde's own card
card-world-domination = World Domination
    .text = End of round: +3 VP if you are evil without a trick.
    .source = Heldenrunde's own card
card-heroic-sacrifice = Heroic Sacrifice
    .text = End of round: you may lose 1 stamina for good to discard 1 of your tricks.
    .source = Heldenrunde's own card
card-final-showdown = Final Showdown
    .text = +3 VP if you win trick 8.
    .source = Heldenrunde's own card


## Personalities

card-brave = Brave
    .text = Personality. End of round: +1 VP if you are good with at least 3 tricks (three players and alone: 4).
    .source = Heldenrunde's own card
card-level-headed = Level-Headed
    .text = Personality. Remove 1 as you follow: your card gets +4 or −4.
    .source = Heldenrunde's own card
card-curious = Curious
    .text = Personality. When charged: swap up to 2 hand cards with the top cards of the draw pile, one after the other.
    .source = Heldenrunde's own card
card-cunning = Cunning
    .text = Personality. Remove 1 at the end of a trick, not the 8th: you lead the next one.
    .source = Heldenrunde's own card
card-stubborn = Stubborn
    .text = Personality. End of round: +1 VP if you are evil without a trick, or good with exactly 1.
    .source = Heldenrunde's own card


## Identities

card-captain-comet = Captain Comet
    .text = Identity. When revealed: gain 2 stamina.
    .source = Heldenrunde's own card
card-warden = The Warden
    .text = Identity. When revealed: gain 1 stamina. End of round: +2 VP if you are good with at least 3 tricks (three players and alone: 4).
    .source = Heldenrunde's own card
card-nightmoth = Nightmoth
    .text = Identity. When revealed: gain 1 stamina. End of round: +2 VP if you are evil without a trick.
    .source = Heldenrunde's own card
card-oracle = The Oracle
    .text = Identity. When revealed: +1 VP; draw 3 cards, then discard 3.
    .source = Heldenrunde's own card
card-stormbringer = Stormbringer
    .text = Identity. When revealed: +1 VP; name a suit other than Love. Your cards of that suit get +6.
    .source = Heldenrunde's own card
card-doppelganger = Doppelganger
    .text = Identity. When revealed: choose one of your story cards. Its charges cost nothing this round.
    .source = Heldenrunde's own card
card-inventor = The Inventor
    .text = Identity. When revealed: gain 1 stamina; draw 3 story cards. You may replace one of yours with one of them.
    .source = Heldenrunde's own card
card-shadow-king = Shadow King
    .text = Identity. When revealed: +1 VP for each of your story cards with a remove ability, at most 3.
    .source = Heldenrunde's own card
card-titaness = Titaness
    .text = Identity. When revealed: gain 1 stamina. Your printed 11, 12 and 13 get +3.
    .source = Heldenrunde's own card
card-queen-of-hearts = Queen of Hearts
    .text = Identity. When revealed: gain 1 stamina. When you win a trick with a Love card: +1 VP, at most 2.
    .source = Heldenrunde's own card


## Events

card-power-transfer = Power Transfer
    .text = Event. When revealed: everybody passes 3 hand cards to the left at the same time.
    .source = Name: from the published game; figures: Heldenrunde's own
card-heartbreak = Heartbreak
    .text = Event. This round there is no trump; Love is an ordinary suit.
    .source = Heldenrunde's own card
card-blackout = Blackout
    .text = Event. You may charge at most 2 abilities. End of round: +1 VP with at least 2 stamina in your supply.
    .source = Heldenrunde's own card
card-upside-down = Upside Down
    .text = Event. This round the lowest value wins; Love stays trump.
    .source = Heldenrunde's own card
card-power-surge = Power Surge
    .text = Event. When revealed: everybody gains 1 stamina.
    .source = Heldenrunde's own card
card-body-swap = Body Swap
    .text = Event. When revealed: everybody passes the whole hand to the left.
    .source = Heldenrunde's own card
card-red-alert = Red Alert
    .text = Event. Scoring: most tricks alone +3 VP, tied for most +1 VP each.
    .source = Heldenrunde's own card
card-masquerade = Masquerade
    .text = Event. Alignments are chosen in secret and shown only at the end of the round, before end-of-round abilities. VP that depend on alignment are paid then.
    .source = Heldenrunde's own card
card-hero-gala = Hero Gala
    .text = Event. Everybody is good and cannot switch. Scoring: who wins trick 8 gets +2 VP.
    .source = Heldenrunde's own card
card-villains-convention = Villains' Convention
    .text = Event. Scoring: evil without a trick +2 VP.
    .source = Heldenrunde's own card
card-bounty = Bounty
    .text = Event. When revealed: whoever has most VP is wanted, tied players too. Scoring: +2 VP for every good player who is not wanted and has more tricks than each wanted one.
    .source = Heldenrunde's own card
card-double-stakes = Double Stakes
    .text = Event. Scoring: good players get +1 VP for each of tricks 7 and 8 they won.
    .source = Heldenrunde's own card
card-artifact-hunt = Artifact Hunt
    .text = Event. Scoring: +1 VP for each printed 13 in your tricks.
    .source = Heldenrunde's own card
card-wave-of-love = Wave of Love
    .text = Event. Scoring: +1 VP for every 3 Love cards in your tricks.
    .source = Heldenrunde's own card
card-quantum-storm = Quantum Storm
    .text = Event. After tricks 2, 4 and 6 everybody passes 1 hand card to the right at the same time.
    .source = Heldenrunde's own card
card-changing-of-the-guard = Changing of the Guard
    .text = Event. The lead moves clockwise every trick, whoever won.
    .source = Heldenrunde's own card
card-fresh-start = Fresh Start
    .text = Event. When revealed, in turn order: discard up to 2 hand cards and draw as many.
    .source = Heldenrunde's own card
card-unmasked = Unmasked
    .text = Event. When revealed: everybody reveals 3 hand cards of their choice until played.
    .source = Heldenrunde's own card


## Vancardian cards

card-vancardian-1 = Vancardian card 1
    .text = Green lightning. Extra Love cards: Automaton 0, Factoryon 1. Trick 1 is led by: you.
card-vancardian-2 = Vancardian card 2
    .text = Red lightning. Extra Love cards: Automaton 1, Factoryon 0. Trick 1 is led by: Automaton.
card-vancardian-3 = Vancardian card 3
    .text = Green lightning. Extra Love cards: Automaton 1, Factoryon 1. Trick 1 is led by: Factoryon.
card-vancardian-4 = Vancardian card 4
    .text = Red lightning. Extra Love cards: Automaton 0, Factoryon 2. Trick 1 is led by: you.
card-vancardian-5 = Vancardian card 5
    .text = Green lightning. Extra Love cards: Automaton 2, Factoryon 0. Trick 1 is led by: Automaton.
card-vancardian-6 = Vancardian card 6
    .text = Red lightning. Extra Love cards: Automaton 1, Factoryon 1. Trick 1 is led by: Factoryon.
card-vancardian-7 = Vancardian card 7
    .text = Green lightning. Extra Love cards: Automaton 0, Factoryon 1. Trick 1 is led by: you.
card-vancardian-8 = Vancardian card 8
    .text = Red lightning. Extra Love cards: Automaton 1, Factoryon 0. Trick 1 is led by: Automaton.
card-vancardian-9 = Vancardian card 9
    .text = Green lightning. Extra Love cards: Automaton 1, Factoryon 1. Trick 1 is led by: Factoryon.
card-vancardian-10 = Vancardian card 10
    .text = Red lightning. Extra Love cards: Automaton 1, Factoryon 1. Trick 1 is led by: you.


## At the table

option-rounds = Rounds
    .help = The match ends after this many rounds; the whole game has 5.
option-difficulty = Difficulty
    .help = Only for one player: how many extra Love cards the Vancardians get.
option-difficulty-easy = easy, no extra cards
option-difficulty-normal = normal, as printed on their card
option-difficulty-hard = hard, one more each, at most two
suit-brains = Brains
suit-love = Love
suit-speed = Speed
marked = { $face } { $mark }
suit-strength = Strength
name-automaton = Automaton
name-factoryon = Factoryon
name-sidekick = { $player }'s sidekick
named-suit = { $name ->
        [brains] Brains
        [love] Love
        [speed] Speed
       *[strength] Strength
    }
zone-trick = Trick
zone-event = Event
zone-hand = { $player }'s hand
    .short = Hand
zone-hand-sidekick = Hand of { $player }'s sidekick
zone-tableau = { $player }'s tableau
    .short = Tableau
zone-tricks = Cards in { $player }'s tricks
    .short = Cards in tricks
zone-offered = Story cards for { $player }
zone-identities = { $player }'s identities
zone-looked = Cards looked at
zone-pile = Draw pile
zone-discard = Discards
zone-aside = Set aside
counter-vp = Victory points
counter-tricks = Tricks
counter-stamina = Stamina
counter-vp-of = Victory points of { $player }
counter-tricks-of = Tricks of { $player }
state-good = good
state-evil = evil
state-dealer = dealer
state-leads = leads
state-wanted = wanted
badge-charges = { $n ->
        [0] used up
        [one] 1 charge
       *[other] { $n } charges
    }
badge-number = number { $n }
badge-player = { $player }
badge-counts = counts as { $suit } { $value }
badge-cannot-win = cannot win
badge-wins = winning so far
kind-when-charged = when charged
kind-ongoing = ongoing
kind-end-of-round = end of round
kind-end-of-trick = end of trick
kind-first-trick = first trick
kind-last-trick = last trick
kind-first-last = first and last trick
kind-your-turn = on your turn
kind-following = when following
kind-remove = remove
kind-leading = when you lead
kind-win = when you win a trick
kind-lose = when you lose a trick
kind-revealed = identity
headline-round = Round { $round } of { $rounds }
headline-trick = Trick { $number } of 8
headline-no-trump = No trump
headline-trump = Trump: { $suit }
headline-event = Event: { $event }
led = { $order ->
        [lowest] { $suit } is led, { $trump } is trump, the lowest value wins
       *[highest] { $suit } is led, { $trump } is trump
    }
led-no-trump = { $order ->
        [lowest] { $suit } is led, no trump, the lowest value wins
       *[highest] { $suit } is led, no trump
    }


## Questions

# Choices that are put together, and steps through long lists.
form-plan = Charge in an order of your own …
form-plan-abilities = Which abilities, the first one first?
form-cards = Pick the cards one by one …
form-cards-which = Which cards?

ask-story-choices = Which story card do you keep?
ask-identity-choices = Which identity do you reveal?
ask-own-stories = Which of your story cards is charged free of cost?
ask-storm-suits = Which suit gets +6?
ask-inventions = Do you replace one of your story cards?
ask-marked-charges = Do you charge an ability that touches others?
ask-effect-charges = Do you charge an ability with an effect when charged?
ask-plans = Which abilities do you charge?
ask-alignments = Good or evil this round?
ask-suits = Which suit do you name?
ask-all-but-last = Which card do you give back?
ask-goggle-swaps = Do you take one of these cards?
ask-prophecies = How many tricks do you foretell?
ask-lead = You lead: play a card.
ask-follow = Your turn: play a card.
ask-sidekick-cards = Which card does your sidekick play?
ask-slow-motions = Slow Motion: higher or lower?
ask-strings = { $player } is about to follow. Do you pull the strings?
ask-uses-w2 = All have played. Do you use something?
ask-uses-won = You have won the trick. Do you use something?
ask-uses-lost = You have lost the trick. Do you use something?
ask-uses-w4 = The trick is over. Do you use something?
ask-force-fields = You are about to win the trick. Do you use the Force Field?
ask-swaps = Do you swap a hand card with the draw pile?
ask-to-discard = { $n ->
        [one] Discard 1 card.
       *[other] Discard { $n } cards.
    }
ask-up-to = { $n ->
        [one] Discard up to 1 card and draw as many.
       *[other] Discard up to { $n } cards and draw as many.
    }
ask-cards-left = { $n ->
        [one] Pass 1 card to the left.
       *[other] Pass { $n } cards to the left.
    }
ask-cards-right = { $n ->
        [one] Pass 1 card to the right.
       *[other] Pass { $n } cards to the right.
    }
ask-cards-open = { $n ->
        [one] Reveal 1 hand card.
       *[other] Reveal { $n } hand cards.
    }
ask-end-uses = The round ends. Which abilities do you use?


## Options

do-pass = Nothing
do-done = Done
do-surrender = Surrender this round
do-good = Good
do-evil = Evil
do-suit = { $suit }
do-number = { $n }
do-play = Play { $card }
do-sidekick = The sidekick plays { $card }
do-keep = Keep { $card }
do-reveal = Reveal { $card }
do-swap = Swap { $card }
do-give = Give { $card }
do-lend = { $card }
do-discard = Discard { $cards }
do-discard-none = Discard nothing
do-pass-cards = Pass { $cards }
do-open-cards = Reveal { $cards }
do-swap-for = Take { $new } for { $old }
do-charge = Charge { $ability }
do-charge-on = Charge { $ability }, choosing { $player }
do-charge-suit = Charge { $ability }: { $suit }
do-charge-nothing = Charge nothing
do-charge-plan = Charge { $abilities }
do-twice = { $ability } (twice)
do-use = Use { $ability }
do-use-step = { $ability }: { $step }
do-use-suit = { $ability }: { $suit }
do-use-on = Use { $ability }, choosing { $player }
do-use-card = { $ability }: { $card }
do-use-vp = Use { $ability } ({ $n } VP)
do-sacrifice = { $ability }: discard trick { $n }


## What happened

the-sidekick = { $player }'s sidekick
played-for = { $card } (counts { $value })
played-as = { $card } (counts as { $suit } { $value })
played-in-vain = { $card } (cannot win)
use-suit = { $ability } ({ $suit })
use-step = { $ability } ({ $step })
use-on = { $ability } (choosing { $player })
log-round = { $name ->
        [alone] Round { $n } begins.
       *[dealt] Round { $n } begins; { $player } deals.
    }
log-deal = { $player } gets { $cards }.
log-deal-unseen = { $player } gets { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
log-deal-open = { log-deal }
log-event = The event: { $first }.
log-wanted = { $player } is wanted.
log-draw-stories = { $player } draws story cards: { $cards }.
log-draw-stories-unseen = { $player } draws { $n ->
        [one] 1 story card
       *[other] { $n } story cards
    }.
log-story = { $name ->
        [instead] { $player } lays out { $first } in place of { $on }.
       *[new] { $player } lays out { $first }.
    }
log-stamina = { $name ->
        [by] { $player } gains { $n } stamina for { $first }.
       *[taken] { $player } gains { $n } stamina.
    }
log-identity = { $player } is { $first }.
log-lend = { $first } costs { $player } nothing this round.
log-charge = { $name ->
        [on] { $player } charges { $first } (choosing { $to }).
        [again] { $player } charges { $first } a second time.
       *[once] { $player } charges { $first }.
    }
log-remove = { $player } removes { $n } stamina and uses { $first }.
log-align = { $name ->
        [good] { $player } is good.
       *[evil] { $player } is evil.
    }
log-name-suit = { $player } names { named-suit } for { $first }.
log-name-number = { $player } names { $n } for { $first }.
log-has-none = { $player } has no { named-suit } card.
log-trump = { $first }: { named-suit } is trump.
log-lead = { $player } leads trick { $n }.
log-play = { $player } plays { $last }.
log-win-trick = { $player } wins trick { $n }.
log-hand-over = The trick goes to { $player }.
log-use = { $player } uses { $first }.
log-vp = { $player }: { $n } VP for { $first }.
log-lose-stamina = { $player } loses { $n } stamina for good, for { $first }.
log-draw = { $player } draws { $cards }.
log-draw-unseen = { $player } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
log-draw-open = { log-draw }
log-discard = { $player } discards { $cards }.
log-discard-unseen = { $player } discards { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
log-rebuild = The discards become the draw pile.
log-give = { $player } gives { $to } { $cards }.
log-give-unseen = { $player } gives { $to } { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
log-give-open = { log-give }
log-look = { $player } looks at cards of the draw pile: { $cards }.
log-look-unseen = { $player } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of the draw pile.
log-look-into = { $player } looks at the hand of { $to }: { $cards }.
log-look-into-unseen = { $player } looks at the hand of { $to }.
log-open = { $player } reveals { $cards }.
log-swap = { $player } takes { $first } back and plays { $last }.
log-take-back = { $player } takes { $first } back and puts another card face down in its place.
log-weaken = { $player }'s { $first } now counts { $n }.
log-rewind = { $player } turns back time and leads trick { $n } again.
log-switch = { $name ->
        [good] { $player } is good now.
        [goodby] { $player } is good now, by { $first }.
        [evil] { $player } is evil now.
        [evilby] { $player } is evil now, by { $first }.
       *[secret] { $player } secretly changes sides.
    }
log-sacrifice = { $player } discards a trick.
log-score-good = { $player } is good and scores { $n } VP.
log-score-evil = { $player } is evil and scores { $n } VP.
log-win = { $player } wins the match with { $n } VP.
log-lightning = { $name ->
        [green] { $first } shows green lightning.
       *[red] { $first } shows red lightning.
    }
log-vancardian = The Vancardians turn up { $first }.
log-extra-love = { $player } replaces { $on } with { $first }.
log-improve = { $player } draws { $m ->
        [one] 1 card
       *[other] { $m } cards
    } and keeps { $n ->
        [0] none
       *[other] { $cards }
    }.
log-surrender = { $player } surrenders; { $to } gets { $n } VP.
log-solo-over = { $name ->
        [draw] A draw with { $n } VP: { $player }, { $to }.
       *[lost] Victory for { $to } with { $m } VP; { $player } has { $n } VP.
    }


## What is refused

no-card-of-yours = This card is not in your hand. Choose one of your own.
no-must-follow = You have a card of the suit led, so you must play one. Choose one of that suit.
no-not-charged = This ability is not charged, so it does nothing now.
no-not-now = This ability cannot be used like this now. Its text says when.
no-surrender = You may surrender only at the start of your turn in a trick that a Vancardian leads, and not while you are evil without a trick.
no-pass-in-trick = You cannot pass: everybody plays a card to each trick.
no-ability-of-yours = This ability does not lie on your tableau. Choose one of your own.
no-later-charge = This part of charging comes later: first marked charges, then abilities with an effect when charged, all others last.
no-earlier-charge = This part of charging is over; the charge stays empty this round.
no-charge-twice = This ability has no further charge to fill.
no-stamina = You need { $needed } stamina for this, but have only { $supply } in your supply. Charge less.
no-blackout = In the Blackout you may charge at most 2 abilities.
points = { $n } VP

## Lesson

lesson-goal = Have the most victory points after the last round. Good people score for tricks, evil ones for taking none.
lesson-turn = A round: keep a story card, charge your abilities with stamina, choose good or evil in secret, then play eight tricks. You must follow suit, the highest card of the suit led wins, and Love is trump. Your abilities bend all of that.
lesson-story = Each round you draw three story cards, keep one for your tableau and may charge it from now on. Your hand is full of Brains. Which card makes the most of it?
    .title = A story begins
    .hint = You would hardly ever use that with this hand. Which card helps Brains?
    .done = Mastermind lies on your tableau for the rest of the match. So you grow from round to round.
lesson-charge = An ability works only while stamina lies on it. You have 2, and each of your abilities costs 1. Pick both and charge them.
    .title = Stamina makes it work
    .hint = That leaves stamina unused. Pick both abilities, then charge them.
    .done = Now Brains cards get +6, and with four tricks there is 1 VP more. After the round all stamina comes back to you.
lesson-evil = Now everybody chooses in secret: good gives 1 VP per trick, evil gives 4 VP for no trick at all. Look at your hand. What will you be?
    .title = Good or evil?
    .hint = With so many low cards you will hardly win a trick. Which side likes that?
    .done = The masks are turned together. With this hand you will duck all eight tricks: 4 VP, and 1 more because you are stubborn.
lesson-follow = Speed is led, and you have Speed, so you must follow. You are good and want the trick.
    .title = Follow suit
    .hint = That follows suit, but does not win. The highest card of the suit led takes the trick.
    .done = The 12 is the highest Speed. The other cards had to stay in your hand, even the 13: it is Brains.
lesson-trump = Strength is led, and you have none. Then you may play anything. One card beats even the 13.
    .title = Love conquers all
    .hint = A card of another suit never wins, however high. Which suit is trump?
    .done = Love is trump: the lowest Love beats the highest of any other suit.
lesson-tie = A Strength 10 leads. Size Shifter is charged: with the card you play you may declare +2 or −2. You want to win. Begin with the declaration.
    .title = Equal is not enough
    .hint = Alone your cards are too low, and −2 makes it worse. Pick Size Shifter.
    .done = +2 is declared, for the next card you play.
lesson-eleven = Now the card. With +2 the 8 would be a 10 and the 9 an 11. A 10 lies there already, and of equal cards the first played wins.
    .title = The first of equals
    .hint = With that you would not win. You need more than the 10 that lies there.
    .done = The 9 counts 11: the trick is yours, and you lead the next one.
lesson-give = Oh no: you are evil and have won a trick. But the Blackmailer is charged: you may hand the trick to somebody. Who minds most? Masks and charged abilities lie open.
    .title = A trick nobody wants
    .hint = Look at the masks: whom does a trick cost 4 VP, and more?
    .done = You are without a trick again, and a villain has one. You lead the next trick all the same.
lesson-order = The round is over. You are evil with exactly 1 trick. Shadow Cape gives 2 VP for just that, and with Double Life you can then change sides. What comes first?
    .title = The right order
    .hint = As a good person you would get nothing for the Shadow Cape. Use it first.
    .done = 2 VP for a single trick as a villain.
lesson-change = And now Double Life: change sides before sides are scored. Good people get 1 VP per trick.
    .title = Another life
    .hint = As a villain with a trick you would get nothing more. Use Double Life.
    .done = You have turned good, and your trick gives 1 VP more. That is all you need to begin.
