# Backstab Heroes: texts of the rules and cards, English.
# In a rule every line is one group of sentences. "(Our ruling.)" at the end of a line marks that line,
# on a line of its own the whole rule: there the published rules are silent or unclear.

game = Backstab Heroes
    .about = A card game for 3 to 6 heroes who defeat eight monsters together and trust each other as far as they can throw a dragon. Everyone lays a card face down; then it turns out who fights, who hides in the bushes, and who has pushed whom to the front. Treasures are points, wounds cost points, and only the richest hero wins.
    .length = 20–40 minutes

# Where the cards come from: the published rules name none of them.
-own = Name, number and text: Heldenrunde's own
-aim = Matches of our bots decided that, so that each tier falls as often as it should: rather normal monsters in 60 to 85 % of their rounds, not quite so fat ones in 35 to 60 %, fat ones in 20 to 45 %


## Chapters

chapter-BH-1 = Set-up
chapter-BH-2 = Positions
chapter-BH-3 = A round
chapter-BH-4 = The end


## BH-1 Set-up

rule-BH-1-1 =
    There are 55 action cards, 30 treasures and 22 monsters in three tiers: rather normal, not quite so fat, and fat. Besides, there are damage markers, 13 medals, the position cards Spearhead (front) and In the Shadows (back), and a start-player card.
    Action cards and treasures have the same back. That is not an oversight.
rule-BH-1-2 =
    Build the monster pile face down: at the bottom 1 fat monster, on it 2 that are not quite so fat, on top 5 rather normal ones, each drawn at random from its tier. Do not shuffle the pile. The other monsters have the day off.
rule-BH-1-3 =
    You start with 4 action cards. The treasures form a shuffled pile of their own. The start player is drawn at random.
rule-BH-1-4 =
    All heroes begin in the middle.
rule-BH-1-5 =
    Damage is counted without limit, whatever the number of markers in the box. Medals are gone when the thirteenth is handed out. (Our ruling.)
rule-BH-1-6 =
    The following are public: positions, damage on the monster and on heroes, and medals. The following are secret: the hands, also which cards in them are treasures, cards that are laid face down, and all piles.
    Public, too, are the number of cards in each hand and how much damage each hero has dealt this round. How many treasures somebody holds is told only when a monster asks who has the most. (Our ruling.)


## BH-2 Positions

rule-BH-2-1 =
    A hero stands at the front, in the middle or at the back. At most one stands at the front and at most one at the back. Whoever takes one of these positions pushes its holder to the middle. Front or back may be empty.
rule-BH-2-2 =
    Positions last: a new round changes nothing about them.
    If you are sent to where you already stand, you stay there and nothing else happens. If you go straight from front to back, or the other way round, your old position is empty. (Our ruling.)


## BH-3 A round

rule-BH-3-1 =
    Reveal the top monster.
rule-BH-3-2 =
    Everyone chooses one action card or treasure from the hand, at the same time, and lays it face down. Meanwhile you may talk, plan and promise. No promise binds anybody. You may not show a card unless a card says so.
rule-BH-3-3 =
    From the start player clockwise, each reveals their card and resolves it completely. Nobody may pass. Attack cards put damage on the monster.
    “A hero” may be yourself, “another hero” may not. Whoever plays the card chooses.
    A treasure without an effect does nothing; now everybody knows that you have it. A revealed card stays face up on the table until BH-3.4.
rule-BH-3-4 =
    When all cards are resolved, action cards go to the discard pile and treasures go back to their owners' hands.
rule-BH-3-5 =
    Reaction cards are never laid in BH-3.2. You play them from your hand when their condition comes up, even if your own card is already laid or done.
    If several players may react, they are asked clockwise, beginning with the player whose card is resolving, otherwise with the start player. After each reaction the condition is looked at anew. (Our ruling.)
    If you hold nothing but reaction cards, you lay no card this round. If you hold a treasure as well, you must lay a treasure. (Our ruling.)
    Objection! does not stop a reaction. Every other condition may also be met by a reaction. (Our ruling.)
rule-BH-3-6 =
    Monster phase. If the damage on the monster is at least its strength for this number of heroes, it is defeated. The hero who alone dealt the most damage this round gets 1 medal; in a tie nobody does. Then as many treasures as the monster shows for this number of heroes are laid out face down.
    Otherwise the monster strikes back as its card says and runs, treasure and all. Either way it leaves the match.
rule-BH-3-7 =
    Damage to a hero is kept as markers in front of that player. A counterattack on a position where nobody stands hits nobody.
rule-BH-3-8 =
    Treasure phase. The hero at the back begins; if nobody is there, the start player. You look at all treasures that are left, keep one and pass the rest to the left. When everyone has had one, whatever is left leaves the match.
rule-BH-3-9 =
    New round. Everyone may discard 1 action card. Then everyone draws up to 4 action cards; treasures do not count. The start-player card goes to the hero at the back, or to the left if nobody is there.
rule-BH-3-10 =
    If the action pile is empty, shuffle the discard pile: it is the new action pile.
rule-BH-3-11 =
    A reaction card goes to the discard pile as soon as it is resolved. In your hand it counts as an action card: for the 4 cards of BH-3.9, and it may be the card you discard there. (Our ruling.)
rule-BH-3-12 =
    Only in the monster phase do you look whether the monster is defeated. If there is enough damage before, all the other cards are revealed all the same, and further damage counts for the medal. Damage counts for the hero who dealt it, whatever kind of card did it. Damage that is removed no longer counts.
rule-BH-3-13 =
    A card is resolved as far as possible, its drawbacks too. If a target lacks what is asked for, that part does nothing. What a card looks at, such as positions or damage, is looked at when the card is resolved. Cards that are laid are not in the hand: nobody can look at them, draw or swap them. What works on another hero's card waits while that card lies face down; if the card then is not of that kind, or another one is done already or none was laid, it has no effect. (Our ruling.)
rule-BH-3-14 =
    A counterattack is one moment: who is hit and how hard is fixed for all at its beginning. Then it is suffered clockwise from the start player, one hero after the other. A treasure is lost at the hero's place in this order. (Our ruling.)
rule-BH-3-15 =
    If there are fewer treasures than heroes, the later ones get none. Nobody may take none. Treasures go to the hand, and the others do not see which.
    What is left over leaves the match unseen by those who did not hold it. If the treasure pile is too small, what is left of it is laid out. (Our ruling.)
rule-BH-3-16 =
    In BH-3.9 everyone decides about their discard at the same time, face down and unseen. Then all draw clockwise from the start player, each up to 4 before the next. With 4 or more action cards you draw none; there is no upper limit. Last the start-player card moves; a start player who stands at the back keeps it.
    The pile is rebuilt when a card is to be drawn and none is there. If there is no discard pile either, nothing is drawn.
    (Our ruling.)


## BH-4 The end

rule-BH-4-1 =
    After 8 rounds you score the points of all your treasures minus your damage. The result may be negative. The most points win.
    In a tie the victory is shared. (Our ruling.)
    The most medals earn you the right to boast, and nothing else.
rule-BH-4-2 =
    All treasures in hand are shown and counted, whether you ever played them or not.
    Round 8 ends with its treasure phase: nobody discards or draws. (Our ruling.)


## Examples. A, B, C … are heroes in clockwise order.

example-BH-1 =
    A starts, B stands at the back. A reveals Into the Bushes: A is at the back, B in the middle. B reveals Dagger from the Dark: only 1 damage. C reveals You Go First! on A: A is at the front, and the back is empty.
    Rules: BH-2.1, BH-3.3, BH-3.13.
    .title = Positions change under way
example-BH-2 =
    Four heroes against the Grumpy Goblin (strength 4, 2 treasures). A deals 4 with a Reckless Charge, B and C deal 2 each with a Sword Swing, D lays a Gold Bar. All of it is resolved, 8 damage lie there, A gets the medal, 2 treasures are laid out, and D takes the Gold Bar back. Had A and D dealt 4 each, nobody would get a medal, but the treasures would come all the same.
    Rules: BH-3.6, BH-3.12.
    .title = More than enough
example-BH-3 =
    Five heroes, nobody at the back, C is the start player, 3 treasures: C sees three, D two, E one, A and B get none. With A at the back it would be A, B and C. Five treasures and four heroes: everyone gets one, and the fifth leaves the match.
    Rules: BH-3.8, BH-3.15.
    .title = Too few treasures, and too many
example-BH-4 =
    B holds Duck!, Objection!, Hands Off! and That's Mine!, and no treasure. B lays nothing and reveals nothing, but may react and may be chosen as a target. With Glass Beads in hand as well, B would have to lay them.
    Rules: BH-3.5, BH-3.11.
    .title = Nothing to lay
example-BH-5 =
    A has 4 action cards and 2 treasures, lays a Sword Swing, plays Duck! in the monster phase and discards 1 card: 1 action card is left, A draws 3. B has come to 5 action cards by the Golden Fishing Rod: B may discard one and draws none either way.
    Rules: BH-3.9, BH-3.11, BH-3.16.
    .title = Drawing up to four
example-BH-6 =
    Four heroes, A starts, B is at the front, Rattlebones is not beaten: B suffers 2 damage, A, C and D 1 each, in the order A, B, C, D. B plays Duck! and suffers nothing; the others are hit as before. With nobody at the front, everyone in the middle suffers 1 and the hero at the back nothing.
    Rules: BH-3.7, BH-3.14.
    .title = The counterattack is one moment
example-BH-7 =
    A has laid the Enchanted Sword. B's Sticky Fingers can only draw from A's hand, not the laid card. Then A deals 2 damage: they count for the medal, but not as an attack card for the Bandwagon. Before the monster phase the sword is back in A's hand, so the Snapping Casket counts it among A's treasures.
    Rules: BH-3.3, BH-3.4, BH-3.12, BH-3.13.
    .title = A treasure in use
example-BH-8 =
    4 points and 3 damage make 1 point. A: treasures 5 and 2, damage 8, that is −1. B: no treasure, damage 1, that is −1. C: treasure 3, damage 6 and five medals, that is −3. A and B share the victory at −1.
    Rules: BH-4.1, BH-4.2.
    .title = The end


## Attack cards

card-sword-swing = Sword Swing
    .text = 2 damage. Swing, hit, done: the classic.
    .source = { -own }
card-reckless-charge = Reckless Charge
    .text = Move yourself to the front, then 4 damage. The shouting is free of charge.
    .source = { -own }
card-dagger-from-the-dark = Dagger from the Dark
    .text = 3 damage if you are at the back, otherwise 1. In broad daylight it is just a small knife.
    .source = { -own }
card-arrow-shot = Arrow Shot
    .text = 2 damage if you are in the middle or at the back, otherwise 1. Face to face there is no room to draw the bow.
    .source = { -own }
card-shield-ram = Shield Ram
    .text = 4 damage if you are at the front, otherwise 1. From behind you mostly ram your friends.
    .source = { -own }
card-fireball = Fireball
    .text = 4 damage; another hero of your choice suffers 1 damage. It was very windy.
    .source = { -own }
card-half-hearted-poke = Half-Hearted Poke
    .text = 1 damage, then move yourself to the back. You were there, nobody can deny it.
    .source = { -own }
card-wild-swing = Wild Swing
    .text = 3 damage; you suffer 1 damage. Your own knee was in the way.
    .source = { -own }
card-bandwagon = Bandwagon
    .text = 1 damage, and 1 more for each attack card that other heroes have activated earlier this round, at most 4 in all. Whoever comes late finds the monster tired.
    .source = { -own }
card-coup-de-grace = Coup de Grâce
    .text = 3 damage if at least half the monster's strength, rounded up, already lies on it, otherwise 1. Somebody has to get the last line.
    .source = { -own }
card-show-off-slash = Show-Off Slash
    .text = 2 damage. If the monster is beaten this round, you also take 1 medal. The pose is half the blow.
    .source = { -own }


## Other action cards

card-you-go-first = You Go First!
    .text = Another hero moves to the front. Good manners can be a weapon.
    .source = { -own }
card-into-the-bushes = Into the Bushes
    .text = Move yourself to the back. Pure strategy, of course.
    .source = { -own }
card-switch-places = Switch Places
    .text = You and another hero swap positions: each takes over the other's position card, if there is one. The view was better over there.
    .source = { -own }
card-sticky-fingers = Sticky Fingers
    .text = Draw 1 random card from another hero's hand, action card or treasure. You only wanted to see how it is sewn.
    .source = { -own }
card-healing-potion = Healing Potion
    .text = A hero heals 2 damage, or as much as there is. Tastes of cherry and regret.
    .source = { -own }
card-tripwire = Tripwire
    .text = Another hero's attack card deals 2 damage less this round, at least 0. If it is already activated, up to 2 of the damage it dealt are removed. It does nothing to other cards. Who leaves string lying about in a dungeon?
    .source = { -own }
card-friendly-nudge = Friendly Nudge
    .text = A hero moves to the position you choose. Shoulder to shoulder, elbow to rib.
    .source = { -own }
card-nosy-parker = Nosy Parker
    .text = Look at another hero's hand. You may swap 1 card of yours for 1 of theirs. Nobody keeps secrets among friends.
    .source = { -own }
card-taunt-the-beast = Taunt the Beast
    .text = Another hero moves to the front. If the monster strikes back this round, that hero suffers 1 damage more by it, even if it would have been none. It wasn't you who said that about its mother.
    .source = { -own }
card-regroup = Regroup
    .text = Front and back are empty: everyone is in the middle. Once more from the top, please.
    .source = { -own }


## Reaction cards

card-duck = Duck!
    .text = Reaction, when you are about to suffer damage: prevent up to 3 of it. Your shoelace had come undone anyway.
    .source = { -own }
card-no-after-you = No, After You!
    .text = Reaction, when another hero's card that targets you alone would move you: you stay, and that hero moves to the position meant for you. Against Switch Places nobody moves. Courtesy is a contest.
    .source = { -own }
card-hands-off = Hands Off!
    .text = Reaction, when another hero's card would look at, take or swap cards of your hand: that part is cancelled, and that hero suffers 1 damage. The pocket bites.
    .source = { -own }
card-objection = Objection!
    .text = Reaction, when another hero has just revealed an action card that is no attack: its effect is cancelled, and the card is discarded as usual. Article 7 of the guild rules, section whatever.
    .source = { -own }
card-last-reserve = Last Reserve
    .text = Reaction, when the monster phase begins and 1 or 2 damage are missing: place 2 damage. They count as dealt by you this round. You had been saving your strength. All along.
    .source = { -own }
card-thats-mine = That's Mine!
    .text = Reaction, when the treasures are about to be distributed and you would not choose first: you take 1 treasure first. Then they are distributed as usual, and you are skipped. You lost exactly this one years ago.
    .source = { -own }


## Treasures

card-handful-of-coins = Handful of Coins
    .text = 1 point. Some of them are buttons.
    .source = { -own }
card-silver-goblet = Silver Goblet
    .text = 2 points. With lip marks of three dynasties.
    .source = { -own }
card-gold-bar = Gold Bar
    .text = 3 points. Heavy, shiny, no further questions.
    .source = { -own }
card-kings-crown = King's Crown
    .text = 4 points. The king is not using it at the moment.
    .source = { -own }
card-dragon-egg = Dragon Egg
    .text = 5 points. Please keep cool.
    .source = { -own }
card-glass-beads = Glass Beads
    .text = 0 points. But they rattle so nicely.
    .source = { -own }
card-cursed-skull = Cursed Skull
    .text = −2 points. When played: it goes to another hero's hand instead of yours. A gift comes from the heart.
    .source = { -own }
card-rusty-chamber-pot = Rusty Chamber Pot
    .text = −1 point. Used, by an important person.
    .source = { -own }
card-half-an-amulet = Half an Amulet
    .text = 0 points. If you hold both halves, each is worth 4. True love, or at least 8 points.
    .source = { -own }
card-dwarven-beaker = Dwarven Beaker
    .text = 1 point. 2 beakers are worth 3 points together, 3 beakers 6. Dwarves never drink alone.
    .source = { -own }
card-cloak-of-shadows = Cloak of Shadows
    .text = 1 point. When played: move yourself to the back. Also comes in black.
    .source = { -own }
card-healing-salve = Healing Salve
    .text = 1 point. When played: a hero heals 1 damage, if there is any. Best before the last age of the world.
    .source = { -own }
card-enchanted-sword = Enchanted Sword
    .text = 2 points. When played: 2 damage to the monster, dealt by you, but not as an attack card. It fights by itself and talks while doing so.
    .source = { -own }
card-war-horn = War Horn
    .text = 1 point. When played: another hero moves to the front. You blow, they go.
    .source = { -own }
card-golden-fishing-rod = Golden Fishing Rod
    .text = 2 points. When played: you and another hero each draw 1 random card from the other's hand, at the same time. Something always bites.
    .source = { -own }
card-crystal-ball = Crystal Ball
    .text = 1 point. When played: look secretly at the top monster of the pile and at another hero's hand. The future is blurred, the hand is not.
    .source = { -own }
card-ribbon-of-honour = Ribbon of Honour
    .text = 1 point. When played: take 1 medal, if any is left. For special merits in unwrapping.
    .source = { -own }
card-lit-bomb = Lit Bomb
    .text = 0 points. When played: 5 damage to the monster, dealt by you; then the card leaves the match. A treasure only in a manner of speaking.
    .source = { -own }


## Rather normal monsters

card-cellar-rat-in-plate = Cellar Rat in Plate
    .text = Strength 3 / 4 / 5 / 6 and treasures 1 / 1 / 2 / 2 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 1 damage. The armour was the cook's colander.
    .source = { -own }
card-grumpy-goblin = Grumpy Goblin
    .text = Strength 3 / 4 / 6 / 7 and treasures 1 / 2 / 2 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 2 damage. Not before the first mushroom coffee.
    .source = { -own }
card-highway-raccoon = Highway Raccoon
    .text = Strength 4 / 5 / 6 / 7 and treasures 1 / 2 / 2 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the back loses 1 random treasure; a hero without one suffers 1 damage. Your treasure or your sandwich.
    .source = { -own }
card-rattlebones = Rattlebones
    .text = Strength 4 / 5 / 7 / 8 and treasures 2 / 2 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 2 damage, each in the middle 1. You hear it coming and wish you did not.
    .source = { -own }
card-apprentice-slime = Apprentice Slime
    .text = Strength 4 / 5 / 6 / 8 and treasures 1 / 2 / 2 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: Each hero in the middle suffers 1 damage. First year of training, very motivated.
    .source = { -own }
card-shadow-wolf = Shadow Wolf
    .text = Strength 4 / 5 / 7 / 8 and treasures 2 / 2 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the back suffers 2 damage. The shadows were taken.
    .source = { -own }
card-mushroom-gnome = Mushroom Gnome
    .text = Strength 3 / 5 / 6 / 7 and treasures 1 / 2 / 2 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: Each hero who dealt no damage this round suffers 1. Cannot stand idlers.
    .source = { -own }
card-orc-on-holiday = Orc on Holiday
    .text = Strength 5 / 6 / 8 / 9 and treasures 2 / 3 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 3 damage. Out of office, but armed.
    .source = { -own }
card-swarm-of-bats = Swarm of Bats
    .text = Strength 4 / 6 / 7 / 8 and treasures 2 / 2 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: Every hero suffers 1 damage. There is one for each of you.
    .source = { -own }
card-snapping-casket = Snapping Casket
    .text = Strength 4 / 5 / 7 / 8 and treasures 2 / 3 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero with the most treasures (at least 1), or each of them in a tie, suffers 2 damage. It only eats gold. And what is attached to it.
    .source = { -own }
card-hoarse-harpy = Hoarse Harpy
    .text = Strength 5 / 6 / 7 / 9 and treasures 2 / 2 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 2 damage, the one at the back 1. Sing-along is obligatory.
    .source = { -own }
card-gerda-the-spider = Gerda the Spider
    .text = Strength 5 / 6 / 8 / 9 and treasures 2 / 3 / 3 / 3 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero who dealt the most damage this round (at least 1), or each of them in a tie, suffers 2 damage. Gerda never forgets a face. She has eight eyes for it.
    .source = { -own }


## Monsters not quite so fat

card-two-headed-ogre = Two-Headed Ogre
    .text = Strength 6 / 8 / 10 / 11 and treasures 3 / 3 / 4 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 3 damage, each in the middle 1. One head counts, the other hits.
    .source = { -own }. Strength with 6 heroes: 11 instead of 12 as first proposed. { -aim }
card-bespectacled-basilisk = Bespectacled Basilisk
    .text = Strength 5 / 7 / 9 / 10 and treasures 2 / 3 / 3 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: Each hero in the middle suffers 2 damage. Without glasses it would hit the wrong ones.
    .source = { -own }
card-crypt-count = Crypt Count
    .text = Strength 5 / 7 / 9 / 10 and treasures 2 / 3 / 4 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the back suffers 3 damage. He was in the shadows first, by four hundred years.
    .source = { -own }. Strength with 6 heroes: 10 instead of 11 as first proposed. { -aim }
card-stone-golem = Stone Golem
    .text = Strength 6 / 8 / 10 / 11 and treasures 3 / 3 / 4 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 4 damage. He does not mean it personally. He means nothing at all.
    .source = { -own }. Strength with 6 heroes: 11 instead of 12 as first proposed. { -aim }
card-bog-witch = Bog Witch
    .text = Strength 5 / 7 / 8 / 10 and treasures 2 / 3 / 3 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: Every hero suffers 1 damage; each who dealt none this round suffers 1 more. Stir, don't stare.
    .source = { -own }
card-toll-troll = Toll Troll
    .text = Strength 6 / 7 / 9 / 11 and treasures 3 / 3 / 4 / 4 with 3 / 4 / 5 / 6 heroes. Counterattack: The heroes at the front and at the back each lose 1 random treasure; a hero without one suffers 2 damage. Please have your treasure ready.
    .source = { -own }


## Fat monsters

card-ancient-dragon = Ancient Dragon
    .text = Strength 8 / 10 / 12 / 14 and treasures 4 / 5 / 6 / 7 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the front suffers 4 damage, each in the middle 2, the one at the back 1. Sleeps on gold, wakes up badly.
    .source = { -own }. Strength with 3 heroes: 8 instead of 7 as first proposed. { -aim }
card-demon-prince = Demon Prince
    .text = Strength 7 / 9 / 11 / 13 and treasures 4 / 5 / 6 / 7 with 3 / 4 / 5 / 6 heroes. Counterattack: The hero at the back suffers 4 damage, all others 1. Royalty starts at the rear.
    .source = { -own }. Strength with 3 heroes: 7 instead of 6 as first proposed. { -aim }
card-cistern-kraken = Cistern Kraken
    .text = Strength 7 / 9 / 11 / 13 and treasures 3 / 5 / 6 / 7 with 3 / 4 / 5 / 6 heroes. Counterattack: Each hero in the middle suffers 3 damage, the one at the front 1. Eight arms, and the middle is within reach of all of them.
    .source = { -own }. Strength with 3 heroes: 7 instead of 6 as first proposed. { -aim }
card-retired-lich = Retired Lich
    .text = Strength 7 / 9 / 10 / 13 and treasures 3 / 4 / 5 / 6 with 3 / 4 / 5 / 6 heroes. Counterattack: Every hero suffers 2 damage; the hero with the most treasures (at least 1), or each of them in a tie, suffers 2 more. His pension is your purse.
    .source = { -own }. Strength with 3, 4 and 6 heroes: 7, 9 and 13 instead of 6, 8 and 12 as first proposed. { -aim }


## Kinds of cards

family-attack = Attack
family-trick = Action
family-reaction = Reaction
family-treasure = Treasure
family-normal = Rather normal monster
family-mid = Monster, not quite so fat
family-fat = Fat monster


## The table

zone-monster = Monster
zone-laid = In front of { $player }
    .short = On the table
zone-hand = { $player }'s hand
    .short = Hand
zone-offered = Treasures to share out
zone-monsters = Monsters to come
zone-actions = Action pile
zone-discard = Discard pile
zone-treasures = Treasure pile
zone-fought = Monsters of earlier rounds
zone-gone = Treasures out of the match
counter-hurt = Damage
counter-dealt = Dealt this round
counter-medals = Medals
counter-medals-left = Medals left
counter-strength = Strength
counter-wound = Damage on it
counter-missing = Still missing
counter-spoils = Treasures
place-front = front
place-middle = middle
place-back = back
state-front = at the front (Spearhead)
state-middle = in the middle
state-back = at the back (In the Shadows)
state-start = start player
state-taunted = has annoyed the monster
state-tripped = about to trip
headline-round = Round { $round } of { $rounds }
monster-stands = Strength { $strength }, damage { $wound }. Still needed: { $missing }. Treasures: { $treasures }.
monster-falls = Strength { $strength }, damage { $wound }: that is enough. Treasures: { $treasures }.


## Questions

# Choices that are put together, and steps through long lists.
form-lay = Lay a certain one of equal cards …
form-discard = Discard a certain one of equal cards …
form-take = Take a certain one of equal cards …
form-card = Which card?
form-swap = Swap certain cards …
form-swap-mine = What do you give?
form-swap-theirs = What do you take?
step-swap = Give away: { $card } …

ask-layable = Which card do you lay face down?
ask-nothing-to-lay = You hold nothing but reactions. This round you lay nothing.
ask-discards = A new round: do you throw one action card away?
ask-on-offer = Which treasure do you keep? The rest goes to the left.
ask-another-hero = “{ $card }”: which other hero?
ask-a-hero = “{ $card }”: which hero? You may choose yourself.
ask-a-hero-and-a-place = “{ $card }”: who goes where?
ask-swaps = Do you swap one of your cards for one of theirs?
ask-react-reveal = { $player } has revealed “{ $card }”. Do you object?
ask-react-hit = You are about to suffer { $n } damage. Do you react?
ask-react-move = { $player } wants to send you away; new position: { $place }. Do you react?
ask-react-swap = { $player } wants to swap positions with you. Do you react?
ask-react-look = { $player } reaches for your hand. Do you react?
ask-react-reserve = { $n } damage missing! Do you have something left?
ask-react-spoils = { $n ->
    [one] 1 treasure lies there, and { $player } would choose first. Do you react?
   *[other] { $n } treasures lie there, and { $player } would choose first. Do you react?
}


## Choices

do-lay = Lay “{ $card }”
do-lay-nothing = Lay nothing
do-discard = Throw away “{ $card }”
do-keep-all = Keep everything
do-take = Take “{ $card }”
do-hero = { $player } ({ $place }, damage { $hurt })
do-hero-self = Yourself ({ $place }, damage { $hurt })
do-place = { $player } to this position: { $place }
do-swap = Give “{ $mine }” for “{ $theirs }”
do-no-swap = Swap nothing
do-react = Play “{ $card }”
do-no-react = Let it happen


## What happened

log-deal = { $player } is dealt { $cards }.
log-deal-unseen = { $n ->
    [one] { $player } is dealt 1 action card.
   *[other] { $player } is dealt { $n } action cards.
}
# $m: the strength of the monster
log-round = Round { $n }: { $first } appears, strength { $m }.
# $to: all who lay a card
log-lay = A card lies face down in front of { $to }.
log-lay-nothing = { $player } has nothing to lay.
log-reveal = { $player } reveals { $first }.
log-react = { $player } reacts with { $first }.
# $m: what is still missing; $name: more, if nothing was missing before
log-strike = { $n ->
    [0] { $player } deals no damage to the monster.
   *[other] { $name ->
        [more] { $player } deals another { $n } damage to the monster.
       *[other] { $m ->
            [0] { $player } deals { $n } damage to the monster. That is enough.
           *[other] { $player } deals { $n } damage to the monster. Still needed: { $m }.
        }
    }
}
# $to: whom the card is for; $name: the position, if one is chosen
log-aim = { $name ->
    [front] { $player } chooses { $to } and the front.
    [middle] { $player } chooses { $to } and the middle.
    [back] { $player } chooses { $to } and the back.
   *[other] { $player } chooses { $to }.
}
log-aim-self = { $name ->
    [front] { $player } chooses their own hero and the front.
    [middle] { $player } chooses their own hero and the middle.
    [back] { $player } chooses their own hero and the back.
   *[other] { $player } chooses their own hero.
}
log-no-effect = { $first } by { $player } has no effect.
# $name: late, if the damage lay there already; then $m is what is still missing now
log-stumble = { $name ->
    [late] { $n ->
        [0] No damage by { $player } lies there. The wire takes nothing away.
       *[other] { $player } has stumbled: { $n } damage comes off again. Still needed: { $m }.
    }
   *[other] { $player } stumbles: { $n } damage less.
}
log-tripwire = { $player } stretches a tripwire for { $to }.
log-wire-lapses = No attack by { $player } this round: the tripwire has no effect.
log-taunt = { $player } taunts the monster. Now it is after { $to }.
# $to: who is pushed away, then $m is 1
log-move = { $m ->
    [0] { $name ->
        [front] { $player } goes to the front.
        [back] { $player } vanishes to the back.
       *[middle] { $player } goes to the middle.
    }
   *[other] { $name ->
        [front] { $player } goes to the front, and { $to } falls back to the middle.
       *[back] { $player } vanishes to the back, and { $to } is pushed to the middle.
    }
}
log-already-there = { $name ->
    [front] { $player } is at the front already.
    [back] { $player } is at the back already.
   *[middle] { $player } is in the middle already.
}
log-same-place = { $player } and { $to } are both in the middle. There is nothing to swap.
log-all-there = Everybody is in the middle already.
# $m: how much it is altogether now
log-suffer = { $player } suffers { $n } damage, { $m } altogether now.
log-prevent = { $player } prevents { $n } damage.
log-heal = { $n ->
    [0] { $player } has no damage that could heal.
   *[other] { $player } heals { $n } damage, { $m } left.
}
# $to: from whom
log-hand-over = { $player } gets { $first } from { $to }.
log-hand-over-unseen = { $player } gets a card from { $to }.
log-empty-hand = There are no cards in { $player }'s hand.
log-peek = { $player } looks at { $to }'s hand: { $cards }.
log-peek-unseen = { $player } looks at { $to }'s hand.
log-foresee = { $player } sees what comes next: { $first }.
log-foresee-unseen = { $player } sees what comes next.
log-gift = { $player } presents { $to } with something: { $first }.
log-vanish = { $first } is gone for good.
log-return = { $player } takes { $first } back.
# $name: most (damage), pose (Show-Off Slash), ribbon (Ribbon of Honour)
log-medal = { $name ->
    [most] { $player } has dealt the most damage and gets a medal.
    [pose] { $player } gets a medal for the pose.
   *[ribbon] { $player } gets a medal.
}
log-no-medal = There are no medals left, so { $player } gets none.
# $to: who have dealt the same
log-tie = { $to } have dealt the same damage ({ $n }): no medal.
# $m: the strength
log-beaten = { $first } is defeated: { $n } damage against strength { $m }.
log-spoils = { $n ->
    [0] There are no treasures left.
    [one] 1 treasure is laid out.
   *[other] { $n } treasures are laid out.
}
log-flees = { $first } still stands; { $n } more damage was needed. Now comes the counterattack, then the flight, treasure and all.
log-nobody-hit = The counterattack hits nobody.
log-richest = { $n ->
    [one] { $player } holds the most treasures: 1.
   *[other] { $player } holds the most treasures: { $n }.
}
log-lose-treasure = { $player } loses a treasure: { $first }.
log-lose-treasure-unseen = { $player } loses a treasure.
log-look = { $player } looks at the treasures: { $cards }.
log-look-unseen = { $n ->
    [one] { $player } looks at 1 treasure.
   *[other] { $player } looks at { $n } treasures.
}
log-take = { $player } takes { $first }.
log-take-unseen = { $player } takes a treasure.
log-surplus = { $n ->
    [one] 1 treasure is left over and leaves the match.
   *[other] { $n } treasures are left over and leave the match.
}
log-discard = { $player } throws { $first } away.
log-discard-unseen = { $player } throws away a card.
log-draw = { $player } draws { $cards }.
log-draw-unseen = { $n ->
    [one] { $player } draws 1 action card.
   *[other] { $player } draws { $n } action cards.
}
log-reshuffle = { $n ->
    [one] The discard pile is shuffled: 1 card.
   *[other] The discard pile is shuffled: { $n } cards.
}
log-start-player = { $player } is the start player now.
# $name: nothing, if there is no treasure; $m: the damage that is taken off
log-score = { $name ->
    [nothing] { $n ->
        [one] { $player } has { $n } point. No treasure, damage: { $m }.
       *[other] { $player } has { $n } points. No treasure, damage: { $m }.
    }
   *[other] { $n ->
        [one] { $player } has { $n } point. Treasures: { $cards }; damage: { $m }.
       *[other] { $player } has { $n } points. Treasures: { $cards }; damage: { $m }.
    }
}
log-boast = { $player } has the most medals ({ $n }) and may boast.
log-win = { $n ->
    [one] { $player } wins with { $n } point.
   *[other] { $player } wins with { $n } points.
}


## Why not

no-target-yourself = The card speaks of another hero. You cannot choose yourself.
no-such-swap = Choose one card of your own hand and one of theirs. Cards that are laid are not in the hand.
no-laying-nothing = You have a card that you can lay, so you must lay one.
no-reaction-face-down = A reaction card is never laid face down. You play it from your hand when its condition comes up.
no-card-of-yours = You can only lay a card of your own hand.
no-treasure-away = Only action cards can be thrown away. Treasures stay in your hand.
no-such-treasure = Take one of the treasures that lie there. Nobody may take none.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Lesson

lesson-goal = Beat eight monsters together, and have the most points alone: treasures and medals count, wounds count against you.
lesson-turn = A round: a monster appears, and everybody lays a card face down. The cards are revealed and resolved one after the other; they deal damage and move heroes to the front or to the back. If the monster falls, treasures are shared out, from the back on. If not, it strikes.
lesson-lay = A goblin with strength 3! Everybody lays a card face down at the same time. You stand at the front. Which card beats the goblin all by itself?
    .title = Secretly, all at once
    .hint = That will not do it. Read what the cards say about positions: you are at the front.
    .done = The Shield Ram deals 4 from the front: beaten, and you alone dealt the most, so the medal is yours. Reactions such as Duck! are never laid.
lesson-bushes = The golem is too strong for today, and it hits whoever is at the front for 4. That is you. In the shadows somebody already feels safe …
    .title = Positions are everything
    .hint = Either you stay at the front, or you hit the golem, or both. Is there no card that just gets you out of there?
    .done = You are at the back, and whoever was there stands in the middle. Let the golem swing at thin air.
lesson-push = The skeleton is beaten, treasures will be shared out, and whoever is at the back chooses first. You have revealed “You Go First!” Who shall be so kind?
    .title = After you!
    .hint = Who would take the best treasure otherwise? Look at the positions.
    .done = Out of the shadows and to the front. Now nobody is at the back, and the start player chooses first.
lesson-reserve = All cards are revealed, and 2 damage are missing. You hold a reaction for just this moment.
    .title = Just in time
    .hint = Then the harpy would strike back, at you too. Play the card.
    .done = 5 damage: beaten. And since you have now dealt 4, the medal is yours as well.
lesson-duck = The dragon has not fallen and strikes back: 4 damage for whoever is at the front. Damage counts as minus points at the end. Do something!
    .title = Reactions
    .hint = 4 minus points? Look at your hand again.
    .done = You suffer only 1. The others are hit all the same, of course. Terrible.
lesson-take = You are at the back and choose first. Treasures are points, but look at what you already hold before you reach for the crown.
    .title = Sharing like friends
    .hint = That is 3 or 4 points. There is something that makes 8.
    .done = Two halves are worth 4 each. The rest goes to the left. After eight monsters the most points win. That is all you need to begin.
