# Munchkin: texts of the rules and cards, English.
# In a rule every line is one group of sentences. "(Our ruling.)" at the end of a line marks that line: there the
# published rules are silent, unclear, or cannot be used as they are.

game = Munchkin
    .about = A card game for 3 to 6 players, or up to 8 with two sets, about the noble art of dungeon crawling without the boring parts: kick open doors, kill monsters, grab treasures and stab your friends in the back. Everybody may interfere at any time, help has its price, and whoever reaches the winning level first by killing a monster wins.
    .length = 60–90 minutes


## Chapters

chapter-MU-1 = Set-up
chapter-MU-2 = A turn
chapter-MU-3 = Combat
chapter-MU-4 = Death
chapter-MU-5 = Cards
chapter-MU-6 = Winning
chapter-MU-7 = Options


## MU-1 Set-up

rule-MU-1-1 =
    168 cards in two decks, 95 doors and 73 treasures, each shuffled, and one die. Each player starts as a human of level 1 without class and with 4 doors + 4 treasures in hand. The character has the player's sex.
    Every player states it at the start, male or female, for all to see. (Our ruling.)
rule-MU-1-2 =
    Each deck has its own face-up discard pile; an empty deck is rebuilt by shuffling that pile. With deck and pile both empty nobody can draw that kind.
    A deck is rebuilt when a card has to come from it, in the middle of a draw too; what is then still missing is not drawn. (Our ruling.)
rule-MU-1-3 =
    From the opening hand a player may at once lay out one race, one class and items (MU-5.5, MU-5.6).
    All hands are dealt first; then a Hoard is played; then the players lay out in turn order, with Half-Breed or Super Munchkin a second race or class too; then a Divine Intervention is played, so that new clerics profit (MU-5.16). (Our ruling.)
rule-MU-1-4 =
    Level never sinks below 1; a loss at level 1 does nothing. Combat strength may sink below 1, to 0 and under.
rule-MU-1-5 =
    The starting player may be found in any way. Turns go clockwise until the game ends.
    The starting player is drawn at random. (Our ruling.)
rule-MU-1-6 =
    A card that contradicts the rules wins.
    Level 0 and a tenth level without a kill need a card that allows just that. What neither rules nor cards settle is settled by the rulings here. (Our ruling.)
rule-MU-1-7 =
    Public: levels, sex, all cards on the table and their state, the size of every hand and deck, every card while it is revealed, drawn face up, discarded or looted, and the top card of each discard pile. Secret: hands, the order of the decks, cards drawn face down, which cards charity passes (giver and receiver know). Nobody looks through a discard pile without a card that allows it. A card that went openly into a hand may be remembered; the table remembers it for nobody. Whoever was shown a hand (MU-5.9) sees these cards as long as they stay there. (Our ruling.)


## MU-2 A turn

rule-MU-2-1 =
    Phase 1, kick open the door: reveal the top door to all. A monster: combat at once, then straight to charity. A curse: it hits the active player at once (if it can) and is discarded; on to phase 2. Anything else: to the hand, or played at once if it could be played now (so an enhancer, Mate or Wandering Monster goes to the hand); on to phase 2.
rule-MU-2-2 =
    Phase 2, look for trouble: if no monster was met in phase 1, the player may play one monster, not more, from hand and fight it at once, then straight to charity.
rule-MU-2-3 =
    Phase 3, loot the room: if no monster was met this turn, the player may draw one door face down into the hand, whatever it is (a curse so drawn hits nobody, a monster is not fought).
    They may also leave it. (Our ruling.)
rule-MU-2-4 =
    Phase 4, charity: with more than 5 cards in hand (dwarf: 6) the excess, no more, goes to the player with the lowest level, split as evenly as possible among several (the giver decides who gets an odd card); if the active player is (one of) the lowest, all of it is discarded and nobody gets any.
    The giver picks the cards and who gets which; they pass unseen by the others. Level counts, not strength. (Our ruling.)
rule-MU-2-5 =
    What the own turn allows — playing items, switching items, selling, and races and classes — is allowed from its beginning until the cards are given in charity, between the phases too, but not in combat (races and classes: there too). A player whose character died draws the new cards first of all (MU-4.2).
rule-MU-2-6 =
    After charity the turn ends and the next player clockwise begins. Hands have no limit at any other time, and none for the other players.
rule-MU-2-7 =
    A monster that came up in phase 1 or was played in phase 2 has been met, even if it does not attack, is waved off, bribed or removed: the phases after it are skipped all the same, unless a card grants looting (Friendship Potion, Transferral Potion: phase 3 follows, without phase 2). Whether to fight a Stoned Golem and whether to bribe a Floating Nose is decided before the combat; who is not ahead may ask for help first, and with a helper there is a fight. What an Amazon gives is, with a helper, one of the treasures of the combat and shared as agreed. (Our ruling.)


## MU-3 Combat

rule-MU-3-1 =
    Strength = current level + all modifiers, good and bad, of items in use, cards played and abilities paid for; the side adds fighter and helper, the monsters add up theirs. Higher than the monsters' total: win. Equal or lower: lose (a side with a warrior, fighter or helper, wins ties). Special text of the monsters is applied before the result counts; everything is reckoned anew after each change.
rule-MU-3-2 =
    Monster bonuses against a race or class apply as soon as anyone on the side qualifies, fighter or helper, but only once per monster; they go again when nobody qualifies any more.
    Different bonuses of one monster add up (one for dwarves and one for halflings: both). (Our ruling.)
rule-MU-3-3 =
    Help: a fighter who cannot win alone may ask others one after the other, anyone; each agrees or refuses; exactly one may help, adding their strength. Free bargaining: any carried items of the fighter, any number of the monsters' treasures, and who picks first. A fighter who is ahead may not ask. Details: MU-3.12.
rule-MU-3-4 =
    Anyone — fighter, helper, bystander — at any time in a combat, own or not: one-shot items (on either side, also straight from the hand), Wandering Monster plus a monster from the same hand, Mate, monster enhancers, cards that change a player's level, curses, a thief's backstab. Any number of cards.
rule-MU-3-5 =
    Several monsters fight together, strengths added, one result for all. Enhancers add up; one counts for its monster and that monster's Mate, whichever of the two came first; with different monsters the player of the card chooses which when playing it.
    A Mate is a whole second monster: level, bonuses, special text, levels, treasures and running are all its own. (Our ruling.)
rule-MU-3-6 =
    If one of several monsters is removed by a card the fight goes on against the rest; losing then yields no treasure for the removed one, winning does (MU-3.9).
rule-MU-3-7 =
    Once the fighter claims victory everyone gets a reasonable moment (2.6 seconds at the table) to interfere; the combat ends only when nobody does.
    Everybody must have passed since the last change (card, ability, new helper, level, loss of an item …), even a change that leaves the side ahead. Giving up waits for the same passes: all have passed and the side is ahead: win; is not ahead: the fighter acts, asks for help, or runs. (Our ruling.)
rule-MU-3-8 =
    In combat there is no stealing, selling, trading, no playing of ordinary items and no taking items out of the pack.
    This binds fighter and helper (nobody steals from them or trades with them either); bystanders may trade with and steal from each other. (Our ruling.)
rule-MU-3-9 =
    Win: first the levels: +1 per monster killed (some give 2), never for one removed without being killed; then MU-6.1; then treasures as shown plus extras of the enhancers, for killed and removed monsters alike unless the removing card says otherwise, drawn face down if alone, face up with a helper. Received cards may be laid out at once if allowed. Only the fighter levels up, not the helper (exception: an elf helper gets 1 per monster killed). Monsters are discarded. Then charity.
    "With a helper" = someone was helping at the moment of the win. If somebody else takes over the combat (Transferral Potion), the level for a monster that a card has killed already stays with who fought till then; the treasures stay with the combat. (Our ruling.)
rule-MU-3-10 =
    Lose: no level, no treasure. Fighter and helper both must run, per person and per monster: die + modifiers (races, items, monsters) ≥ 5 escapes; otherwise that monster's bad stuff hits that person. Each runner chooses the order of monsters for their own rolls and for their own bad stuff. Dead: no more rolls. Some monsters hurt even those who escape; some do not pursue up to a given level: no roll needed. Step by step: MU-3.14.
rule-MU-3-11 =
    Afterwards the monsters are discarded, with the cards played on them; then charity (not if the active player died, MU-4.2).
rule-MU-3-12 =
    The bargain. One request at a time, with its terms; the same player may be asked again only with other terms or after a change in the combat, and at most three times between two changes; an offer is followed by at most three counter-offers. Agreed is agreed: neither can step back, only a card can part them (then a new helper may be asked). The helper's share of the treasures is a number; the two pick in turn from what was drawn, the agreed one first, until the helper has the share or nothing is left, and the fighter takes the rest. Promised items pass, to the table, when the combat is won, and not if it is lost; what was lost meanwhile is not replaced; a Big item can be promised only to one who can carry it. Nothing else is enforced. (Our ruling.)
rule-MU-3-13 =
    A one-shot adds to a side's total once (a Mate does not double it).
    Once played it lies by the combat and belongs to nobody; it is discarded when the combat ends. Its owner need not have it in use: hand, table and pack are alike. (Our ruling.)
rule-MU-3-14 =
    Running, in this order. (1) The fighter gives up (MU-3.7); from now on no card that changes strength or monsters, only cards about running, level changers and curses, and none of these between a roll and its result. (2) The fighter runs from all monsters, then the helper. (3) The runner picks one of the monsters not yet dealt with; one that does not pursue them (level at this moment) or a card for automatic escape needs no roll; else roll, reactions, result. (4) What it does to those who escape, or its bad stuff, happens at once, before the next monster is picked; so the chosen order serves rolls and bad stuff. (5) Bodies are looted when both are through (MU-4.3). (Our ruling.)
rule-MU-3-15 =
    Cards take effect at once in the order played, nothing is stacked; only a card made to cancel (Wishing Ring) comes before an effect. Where the players must be asked one after another, clockwise from the active player; two truly at once: higher die roll first. (Our ruling.)
rule-MU-3-16 =
    An ordinary item that comes to fighter or helper during the combat does not count in it: out of a pile or deck it goes to the hand and waits, out of another's things it lies in the pack. Exception: a card that says it is used now (Help Me Out Here!). Own items in its way are discarded for it, no more than needed; a one-shot counts at once; the Kneepads do if the combat would be won with the helper who then cannot refuse. (Our ruling.)
rule-MU-3-17 =
    A race or class lost or discarded in combat takes its abilities and the use of its items with it at once. The active player may also lay out a race or class in their own combat (MU-5.2).
    What was already bought by discards stays; an item no longer usable lies in the pack from then on, also if only its Cheat! was taken from it. (Our ruling.)
rule-MU-3-18 =
    When the last monster is removed the combat is over at once: no level, nobody runs, treasures of the removed monsters as MU-3.9 and the cards say; no monster can be added any more. Then MU-2.7. (Our ruling.)


## MU-4 Death

rule-MU-4-1 =
    The dead keep class, race, level; everything else, hand and table, is laid out face up and looted: from the highest level down (ties rolled, higher first) each other player may take one card of their choice, into the hand or laid out at once if the usual rules allow it, until everyone had one or nothing is left; the rest is discarded.
    Sex, Super Munchkin, Half-Breed and lasting curses stay too. (Our ruling.)
rule-MU-4-2 =
    If it was the dead player's turn it ends, without charity, and the next player is up; a helper's death leaves the active player's turn as it is (charity follows). The new character is there at once and may help, but has no cards until its next turn begins: then first of all 4 doors + 4 treasures face down, and races, classes, items may be laid out as in MU-1.3.
rule-MU-4-3 =
    If fighter and helper both die, both bodies are laid out after the last roll, the fighter's is looted first, and neither of the two loots. Until the looting is over a dead player plays nothing, gets nothing and gains no level. (Our ruling.)
rule-MU-4-4 =
    After the looting the new character is a player like any other: asked for help it brings level, race and class; it is counted in charity and may receive cards by charity, gift or as a share; curses and level cards work on it. The 4 + 4 come on top of what it has by then. (Our ruling.)


## MU-5 Cards

rule-MU-5-1 =
    Cards in hand are not in play and can be taken only by cards that say so. What lies on the table can't go back to the hand: it is traded, sold or discarded.
    Discarded means for a cost, a curse, bad stuff or MU-5.5; nobody throws items or hand cards away just so. Only races and classes go at will. (Our ruling.)
rule-MU-5-2 =
    One race and one class at a time; no race is human, no class is no class. Played on one's own turn (in combat too) or at the moment they are received; discardable at any time, in combat too. Abilities begin and end with the card.
    Replacing one by another is a single action, so nothing that hangs on it is lost in between; the same class or race twice is not allowed. (Our ruling.)
rule-MU-5-3 =
    Super Munchkin: at any time with one class in play and a second to add; both classes count fully; it is lost with either class, the other class stays.
    It comes together with the second class, as one action, even in another's turn. Half-Breed: at any time with a race in play: half human, or two races; lost when no race is left (one of two lost: it stays). The second race follows MU-5.2. If Super Munchkin or Half-Breed goes while two classes or races are there, their owner keeps one of them. (Our ruling.)
rule-MU-5-4 =
    Abilities paid by discarding may use any own card in hand or in play, but not the class card itself (the one whose ability it is); "your whole hand" needs at least one card.
    Lasting curses, and one-shots already played, are no payment. An item in use may be paid; its bonus goes with it. Who may choose between losing the whole hand and something else has no such choice without a card in hand. (Our ruling.)
rule-MU-5-5 =
    Items: any number of small ones carried, one Big one (dwarf: any number). On ceasing to be a dwarf with several, all but one go at once: they may be sold if it is the own turn outside combat (MU-5.8), otherwise each is given to the lowest-level player who can still carry it, otherwise discarded.
    The loser chooses which one stays and, among equally low players, who gets what; one item after the other, laid out by the receiver, who can't refuse. The same goes for whoever loses a Cheat! card. A Hireling takes a Big item straight from the hand, too. (Our ruling.)
rule-MU-5-6 =
    In use at a time: 1 headgear, 1 armour, 1 footgear, 2 × 1 hand or 1 × 2 hands, items without a slot freely, unless a card says otherwise; restrictions of race, class or sex bind use, not carrying. The rest is in the pack, turned sideways, and gives nothing, but is carried (it can be sold, traded, stolen, taken). Items come out of the pack only on the own turn, neither in combat nor running.
    They go into it at the same times only, and items are switched at most twelve times in a turn. Nobody has to use what they could. (Our ruling.)
rule-MU-5-7 =
    Items are played on the own turn outside combat or the moment they are received; one-shots also in any combat, from the hand too.
    One-shots that have nothing to do with combat (Wishing Ring, Wand of Dowsing) whenever their text fits. A Big item beyond the limit cannot be laid out. (Our ruling.)
rule-MU-5-8 =
    Selling: on the own turn outside combat, discard items from table or hand worth at least 1000 gold together for a level at once, 2000 two, and so on, no change; never to level 10.
    Items worth nothing may be added to a sale; a sale that would lead past 9 ends at 9, the rest is lost; at level 9 there is no selling. A halfling's dearest item counts double when that brings a level. (Our ruling.)
rule-MU-5-9 =
    Trading: items on the table only, no other cards, at any time, in others' turns too, when not in combat oneself; gifts and bribes allowed. Traded items are laid out at once; they may be sold at once only on the own turn outside combat. Showing one's hand to others is allowed.
    Neither partner may be in combat; the receiver must agree; both parts of a trade pass at the same moment. Nobody proposes more than three trades in a turn, and an offer is followed by at most three counter-offers. What was promised for later or for not helping binds nobody. It is the whole hand that is shown, to one player. (Our ruling.)
rule-MU-5-10 =
    Curses: revealed in phase 1 they hit the active player; otherwise kept and played on anyone, oneself too, at any time. They act at once and are discarded (Sex Change and Chicken on Your Head stay while they last). A curse on something the victim does not have does nothing and is discarded; of several candidates the victim chooses.
    Malign Mirror stays until its combat is over. The Chicken leaves with the headgear in use, whatever curse or bad stuff takes it. The victim cannot sell, give away or pack the item first. (Our ruling.)
rule-MU-5-11 =
    A monster drawn otherwise than by kicking the door goes to the hand: for trouble in phase 2 of an own turn, or with Wandering Monster in any combat. A plural name is still one monster.
rule-MU-5-12 =
    Level changers may be played at any time, on anyone. Hoard and Divine Intervention are played the moment they are drawn, face up or down; they never stay in a hand (MU-5.16).
rule-MU-5-13 =
    "At any time" = between any two steps, whoever's turn it is: before a door, between phases, in combat, before a roll. Not between a roll and its result (only cards that react to a roll come there), not between the last pass and the rewards of a win, not inside another card, a looting or a charity. A choice that somebody owes is made first. When a small item comes to the table, thieves who have passed may think again. (Our ruling.)
rule-MU-5-14 =
    An item that comes straight to the table (trade, gift, theft, a card, MU-5.5) lies in use if its new owner wants, may use it and has the place free; else in the pack. Whoever has the turn can still switch; all others decide at once. Making room by packing something else needs MU-5.6. (Our ruling.)
rule-MU-5-15 =
    Who holds a Big item already (and is no dwarf) can neither be given nor take another to the table; in a trade the state after it counts, so Big for Big is fine. From loot or charity it goes to the hand. (Our ruling.)
rule-MU-5-16 =
    Hoard: 3 more treasures for the one who drew it, face up into the common pile if it was drawn face up, else face down. Divine Intervention: all clerics, whoever drew it, go up 1 level at the same moment; at level 9 that wins. Both are then discarded and are not made up for: who drew Divine Intervention when looting the room draws no other card. A Hoard is discarded when its treasures are drawn. (Our ruling.)
rule-MU-5-17 =
    Cards that bring monsters or change a monster's level are played only during a combat, whoever's turn it is.


## MU-6 Winning

rule-MU-6-1 =
    The first to reach level 10 wins; level 10 only by killing a monster (exception: Divine Intervention); other gains stop at 9. Several at once win together. The table may choose another winning level; then read it for 10.
rule-MU-6-2 =
    All levels of one combat — fighter's and elf helper's — come at the same moment; then the game ends, without treasures or charity, if anyone has 10. Nobody goes above 10. An elf helper's levels count as killing. (Our ruling.)
rule-MU-6-3 =
    A level card cannot be played on (nor Steal a Level by) a player of level 9. (Our ruling.)
rule-MU-6-4 =
    Even the longest dungeon closes: after 30 rounds (the table may choose 1 to 60) the match ends and the highest level wins, several together. So every match ends. (Our ruling.)


## MU-7 Options

rule-MU-7-1 =
    Faster game: phase 0, listen at the door: at the very beginning of the turn draw a door face down, it may be played; then arrange and go on as usual; and looting the room draws a treasure face down instead of a door.
    A monster so drawn is not fought now. (Our ruling.)
rule-MU-7-2 =
    Shared victory: if the fighter reaches level 10 in a combat with a helper, the helper wins too, at any level.
rule-MU-7-3 =
    Several sets are shuffled together and allow more players. Decks are data, so that other sets could join them.
    Up to eight play; from seven on there are at least two sets. (Our ruling.)
rule-MU-7-4 =
    In a mix all treasures make one deck, doors and their counterparts of other sets (stations, alleys) the other, and a word for one kind means its counterparts too: door = station = alley, curse = trap, gold = credits, hireling = every kind of follower. Big and Complex are separate limits (one each). Here there are only cards of the one base game, several times.


## Examples

example-MU-1 =
    Fighter and helper are elves. They face a Drooling Slime (1, +4 against elves) with a Mate and Enraged (+5), and somebody throws a Sleep Potion (+2) for the monsters. Each slime is 1 + 4 + 5 = 10, both 20, with the potion 22.
    Rules: MU-3.2, MU-3.5, MU-3.13.
    .title = Slimes in numbers
example-MU-2 =
    A fighter of strength 7 and a warrior of level 3 stand against 3,872 Orcs: 10 against 10, ahead by the warrior's tie. The last one to pass plays Lose Your Class on the helper instead: no longer ahead, all passes are void, and no second helper may be asked. They act or run, both of them.
    Rules: MU-3.1, MU-3.3, MU-3.7, MU-3.12, MU-5.10.
    .title = A tie that falls apart
example-MU-3 =
    Bigfoot (12, 3 treasures) and a Lame Goblin (1, 1 treasure). Pollymorph removes Bigfoot; level 6 beats the goblin: 1 level, 3 + 1 = 4 treasures. Had the goblin won: nothing at all. Had Bigfoot been alone: 3 treasures, no level, charity without looting.
    Rules: MU-2.7, MU-3.6, MU-3.9, MU-3.18.
    .title = A parrot among monsters
example-MU-4 =
    Level 6 loses to the Plutonium Dragon (pursues nobody up to level 5) and Flying Frogs (−1 to run, 2 levels). Frogs first, a 5: caught, level 4, and now the dragon does not pursue. Dragon first, a 3: dead, without a roll against the frogs.
    Rules: MU-3.10, MU-3.14, MU-4.1.
    .title = Frogs before dragons
example-MU-5 =
    Fighter of level 7 and helper of level 5 have lost to the dragon. Before the first roll somebody plays a level card on the helper: level 6, pursued. The fighter dies, the helper rolls a 5 and escapes. Then helper and bystanders loot, and the next turn begins without charity.
    Rules: MU-3.14, MU-4.2, MU-4.3, MU-5.12.
    .title = A friendly level
example-MU-6 =
    Charity with 8 cards, levels 4 (giver), 2, 2 and 5: 3 cards leave, 2 to one and 1 to the other level 2, as the giver likes. A dwarf would give 2, one each. A giver of level 2 would discard 3.
    Rules: MU-2.4.
    .title = Giving is hard
example-MU-7 =
    1,900 gold are one level, 2,000 two. Level 8 sells 2,300 gold and is level 9. On level 9 nothing can be sold.
    Rules: MU-5.8, MU-6.1.
    .title = Gold is gold
example-MU-8 =
    Fighter of level 7, elf helper of level 8, two monsters killed: 9 and 10, the helper wins alone. Both on level 9 with one monster: both win.
    Rules: MU-3.9, MU-6.2.
    .title = Elves win too
example-MU-9 =
    The helper's share is 2, the helper picks first. Of 3 treasures one is a Hoard: 3 more face up, 5 to pick from. Helper, fighter, helper, and the fighter takes the last two.
    Rules: MU-3.12, MU-5.16.
    .title = Sharing a hoard
example-MU-10 =
    Warrior and thief by Super Munchkin: without the thief Super Munchkin goes, the warrior stays. Elf and dwarf by Half-Breed: without the elf Half-Breed stays, half dwarf, half human.
    Rules: MU-5.3.
    .title = Losing half of it


## Monsters

card-potted-plant = Potted Plant
    .text = Level 1, 1 treasure. An elf on the side makes it 1 treasure more. Running from it always works. Bad stuff: none, it is a plant.
    .source = Name and figures: from the published game; the words are our own
card-lame-goblin = Lame Goblin
    .text = Level 1, 1 treasure, +1 to run away. Bad stuff: he catches up in his own time, lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-crabs = Crabs
    .text = Level 1, 1 treasure. Nobody runs from these. Bad stuff: discard the armour you use and everything you use below the waist.
    .source = Name and figures: from the published game; the words are our own
card-drooling-slime = Drooling Slime
    .text = Level 1, 1 treasure, +4 against elves. Bad stuff: discard the footgear you use; with bare feet lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-maul-rat = Maul Rat
    .text = Level 1, 1 treasure, +3 against clerics. Bad stuff: lose 1 level and some dignity.
    .source = Name and figures: from the published game; the words are our own
card-gelatinous-octahedron = Gelatinous Octahedron
    .text = Level 2, 1 treasure, +1 to run away. Bad stuff: it digests all your Big items.
    .source = Name and figures: from the published game; the words are our own
card-pit-bull = Pit Bull
    .text = Level 2, 1 treasure. When you run, throw it a stick (any staff, pole, wand or rat on one) and escape. Bad stuff: lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-flying-frogs = Flying Frogs
    .text = Level 2, 1 treasure, −1 to run away. Bad stuff: lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-mr-bones = Mr. Bones
    .text = Level 2, 1 treasure, undead. Whoever escapes still loses 1 level. Bad stuff: lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-large-angry-chicken = Large Angry Chicken
    .text = Level 2, 1 treasure. Roast it (with fire) and get 1 level more. Bad stuff: lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-undead-horse = Undead Horse
    .text = Level 4, 2 treasures, undead, +5 against dwarves. Bad stuff: lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-snails-on-speed = Snails on Speed
    .text = Level 4, 2 treasures, −2 to run away. Bad stuff: roll the die and lose that many cards of hand and items, your choice.
    .source = Name and figures: from the published game; the words are our own
card-leperchaun = Leperchaun
    .text = Level 4, 2 treasures, +5 against elves. Bad stuff: your left and your right neighbour each pick one of your items, which is discarded.
    .source = Name and figures: from the published game; the words are our own
card-harpies = Harpies
    .text = Level 4, 2 treasures, +5 against wizards. They sing. Bad stuff: lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-shrieking-geek = Shrieking Geek
    .text = Level 6, 2 treasures, +6 against warriors. Bad stuff: you become as ordinary as he is. Discard all races and classes.
    .source = Name and figures: from the published game; the words are our own
card-platycore = Platycore
    .text = Level 6, 2 treasures, +6 against wizards. Bad stuff: discard your whole hand or lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-pukachu = Pukachu
    .text = Level 6, 2 treasures. Beat it alone and with nothing but your level for 1 level more. Bad stuff: discard your whole hand.
    .source = Name and figures: from the published game; the words are our own
card-lawyers = Lawyers
    .text = Level 6, 2 treasures. They do not attack thieves: a colleague may exchange 2 treasures for 2 new ones. Bad stuff: everybody else takes a card of your hand unseen, the rest is discarded.
    .source = Name and figures: from the published game; the words are our own
card-amazon = Amazon
    .text = Level 8, 2 treasures. She does not attack women, but gives them 1 treasure. Bad stuff: lose all classes; without a class 3 levels.
    .source = Name and figures: from the published game; the words are our own
card-gazebo = Gazebo
    .text = Level 8, 2 treasures. Nobody may help you. Bad stuff: lose 3 levels.
    .source = Name and figures: from the published game; the words are our own
card-ghoulfiends = Ghoulfiends
    .text = Level 8, 2 treasures. Only levels count for your side. Bad stuff: down to the lowest level of any player.
    .source = Name and figures: from the published game; the words are our own
card-face-sucker = Face Sucker
    .text = Level 8, 2 treasures, +6 against elves. Bad stuff: discard the headgear you use and lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-floating-nose = Floating Nose
    .text = Level 10, 3 treasures. Before the combat you may hand over an item worth 200 gold and go. Potion of Halitosis kills it. Nobody runs from it. Bad stuff: lose 3 levels.
    .source = Name and figures: from the published game; the words are our own
card-3872-orcs = 3,872 Orcs
    .text = Level 10, 3 treasures, +6 against dwarves. Bad stuff: roll the die. 1 or 2: dead; otherwise lose that many levels.
    .source = Name and figures: from the published game; the words are our own
card-net-troll = Net Troll
    .text = Level 10, 3 treasures. Bad stuff: each other player of the highest level takes one of your items.
    .source = Name and figures: from the published game; the words are our own
card-bigfoot = Bigfoot
    .text = Level 12, 3 treasures, +3 against dwarves, +3 against halflings. Bad stuff: he eats the headgear you use.
    .source = Name and figures: from the published game; the words are our own
card-wannabe-vampire = Wannabe Vampire
    .text = Level 12, 3 treasures. A cleric in the combat may chase him off: his treasure stays, no level. Bad stuff: lose 3 levels.
    .source = Name and figures: from the published game; the words are our own
card-tongue-demon = Tongue Demon
    .text = Level 12, 3 treasures, +4 against clerics. Before the combat discard an item of your choice. Bad stuff: lose 2 levels, an elf 3.
    .source = Name and figures: from the published game; the words are our own
card-stoned-golem = Stoned Golem
    .text = Level 14, 4 treasures. You may leave him to his thoughts; only halflings must fight. Bad stuff: dead.
    .source = Name and figures: from the published game; the words are our own
card-insurance-salesman = Insurance Salesman
    .text = Level 14, 4 treasures. Your levels do not impress him: only bonuses count. Bad stuff: discard items worth 1,000 gold, or all you have.
    .source = Name and figures: from the published game; the words are our own
card-unspeakable-horror = Unspeakably Awful Indescribable Horror
    .text = Level 14, 4 treasures, +4 against warriors. Bad stuff: no words for it, dead. A wizard only loses the class.
    .source = Name and figures: from the published game; the words are our own
card-hippogriff = Hippogriff
    .text = Level 16, 4 treasures, 2 levels, pursues nobody up to level 3. Bad stuff: everybody else, from the right on, takes one of your treasures: a visible one, or one from the hand unseen.
    .source = Name and figures: from the published game; the words are our own
card-king-tut = King Tut
    .text = Level 16, 4 treasures, 2 levels, undead, pursues nobody up to level 3. Whoever is above level 3 and flees loses 2 levels even when escaping. Bad stuff: lose all items and the whole hand.
    .source = Name and figures: from the published game; the words are our own
card-wight-brothers = Wight Brothers
    .text = Level 16, 4 treasures, 2 levels, undead, pursues nobody up to level 3. Whoever is above level 3 and flees loses 2 levels even when escaping. Bad stuff: down to level 1.
    .source = Name and figures: from the published game; the words are our own
card-squidzilla = Squidzilla
    .text = Level 18, 4 treasures, 2 levels, pursues nobody up to level 4. Every elf fights at −4 and is always pursued. Bad stuff: dead.
    .source = Name and figures: from the published game; the words are our own
card-bullrog = Bullrog
    .text = Level 18, 5 treasures, 2 levels, pursues nobody up to level 4. Bad stuff: dead.
    .source = Name and figures: from the published game; the words are our own
card-plutonium-dragon = Plutonium Dragon
    .text = Level 20, 5 treasures, 2 levels, pursues nobody up to level 5. Glows in the dark. Bad stuff: dead.
    .source = Name and figures: from the published game; the words are our own


## Curses

card-curse-change-class = Curse! Change Class
    .text = If you have a class: the uppermost class of the discarded doors takes the place of all you have. If there is none, they are simply lost.
    .source = Name and figures: from the published game; the words are our own
card-curse-change-race = Curse! Change Race
    .text = If you have a race: the uppermost race of the discarded doors takes the place of all you have. If there is none, they are simply lost.
    .source = Name and figures: from the published game; the words are our own
card-curse-change-sex = Curse! Change Sex
    .text = Your sex changes for good. In your next combat the confusion costs 5.
    .source = Name and figures: from the published game; the words are our own
card-curse-chicken = Curse! Chicken on Your Head
    .text = −1 to all your die rolls until a curse or bad stuff takes your headgear.
    .source = Name and figures: from the published game; the words are our own
card-curse-duck = Curse! Duck of Doom
    .text = Never touch a duck in a dungeon. Lose 2 levels.
    .source = Name and figures: from the published game; the words are our own
card-curse-income-tax = Curse! Income Tax
    .text = Discard an item of your choice. Everybody else discards items worth as much; who cannot loses all items and 1 level.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-big = Curse! Lose 1 Big Item
    .text = Discard a Big item of your choice.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-level = Curse! Lose 1 Level
    .text = You forget something important. Lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-small = Curse! Lose 1 Small Item
    .text = Discard an item of your choice that is not Big.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-armor = Curse! Lose the Armor You Are Wearing
    .text = Discard the armour in use.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-footgear = Curse! Lose the Footgear You Are Wearing
    .text = Discard the footgear in use.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-headgear = Curse! Lose the Headgear You Are Wearing
    .text = Discard the headgear in use; a chicken on your head flies off too.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-two-cards = Curse! Lose Two Cards
    .text = Your left neighbour takes a card of your hand unseen, then the right one does.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-class = Curse! Lose Your Class
    .text = Discard a class; without one lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-curse-lose-race = Curse! Lose Your Race
    .text = Discard all your races. You are human, sorry.
    .source = Name and figures: from the published game; the words are our own
card-curse-malign-mirror = Curse! Malign Mirror
    .text = In your next combat no item gives a bonus except armour.
    .source = Name and figures: from the published game; the words are our own
card-curse-truly-obnoxious = Truly Obnoxious Curse!
    .text = Discard the item that gives you the largest bonus right now.
    .source = Name and figures: from the published game; the words are our own


## Races and classes

card-elf = Elf
    .text = Race. +1 to run away. As a helper you go up 1 level for each monster killed.
    .source = Name and figures: from the published game; the words are our own
card-dwarf = Dwarf
    .text = Race. You carry any number of Big items and keep 6 cards at the end of your turn.
    .source = Name and figures: from the published game; the words are our own
card-halfling = Halfling
    .text = Race. Once a turn one item you sell counts double. After a failed roll to run away you may discard a card and roll once more.
    .source = Name and figures: from the published game; the words are our own
card-half-breed = Half-Breed
    .text = With two races you are both. With one you have its advantages and none of its disadvantages.
    .source = Name and figures: from the published game; the words are our own
card-warrior = Warrior
    .text = Class. Berserking: discard up to 3 cards in a combat, +1 each. Your side wins ties.
    .source = Name and figures: from the published game; the words are our own
card-wizard = Wizard
    .text = Class. Flight: after a failed roll to run away discard up to 3 cards, +1 each. Charm: discard your whole hand, at least 3 cards, and a monster leaves its treasure and goes.
    .source = Name and figures: from the published game; the words are our own
card-thief = Thief
    .text = Class. Backstab: discard a card, another player in combat has 2 less. Theft: discard a card and roll; on 4 or more a small item is yours, otherwise lose 1 level.
    .source = Name and figures: from the published game; the words are our own
card-cleric = Cleric
    .text = Class. Resurrection: instead of drawing face up, take from the top of the discard pile, for one hand card each. Turning: against undead discard up to 3 cards in a combat, +3 each.
    .source = Name and figures: from the published game; the words are our own
card-super-munchkin = Super Munchkin
    .text = Comes with a second class. Gone as soon as one of the two is.
    .source = Name and figures: from the published game; the words are our own


## Monster enhancers

card-ancient = Ancient
    .text = Monster enhancer: +10 levels, 2 treasures more. It remembers when dungeons were dungeons.
    .source = Name and figures: from the published game; the words are our own
card-humongous = Humongous
    .text = Monster enhancer: +10 levels, 2 treasures more. The ceiling has to go.
    .source = Name and figures: from the published game; the words are our own
card-enraged = Enraged
    .text = Monster enhancer: +5 levels, 1 treasure more. Who said what about its mother?
    .source = Name and figures: from the published game; the words are our own
card-intelligent = Intelligent
    .text = Monster enhancer: +5 levels, 1 treasure more. It has read the rules.
    .source = Name and figures: from the published game; the words are our own
card-baby = Baby
    .text = Monster enhancer: −5 levels, 1 treasure less, neither below 1. Aww.
    .source = Name and figures: from the published game; the words are our own


## Other doors

card-wandering-monster = Wandering Monster
    .text = With a monster from your hand: it joins any combat.
    .source = Name and figures: from the published game; the words are our own
card-mate = Mate
    .text = A monster in combat is joined by a second one just like it.
    .source = Name and figures: from the published game; the words are our own
card-illusion = Illusion
    .text = A monster in combat and what modifies it goes; one from your hand takes its place.
    .source = Name and figures: from the published game; the words are our own
card-out-to-lunch = Out to Lunch
    .text = All monsters of the combat have a break. They are discarded, and the fighter draws 2 treasures.
    .source = Name and figures: from the published game; the words are our own
card-help-me-out-here = Help Me Out Here!
    .text = In your own lost combat take an item from anybody that turns it into a won one.
    .source = Name and figures: from the published game; the words are our own
card-cheat = Cheat!
    .text = Lay it on one of your items: you carry and use it whatever it says.
    .source = Name and figures: from the published game; the words are our own
card-divine-intervention = Divine Intervention
    .text = The moment it is drawn all clerics go up 1 level, even to the last one.
    .source = Name and figures: from the published game; the words are our own


## Items

card-helm-of-courage = Helm of Courage
    .text = +1, headgear, 200 gold. Courage sold separately.
    .source = Name and figures: from the published game; the words are our own
card-horny-helmet = Horny Helmet
    .text = +1, headgear, 600 gold. An elf gets +2 on top.
    .source = Name and figures: from the published game; the words are our own
card-bad-ass-bandana = Bad-Ass Bandana
    .text = +3, headgear, only for humans, 400 gold. Hides the receding hairline.
    .source = Name and figures: from the published game; the words are our own
card-pointy-hat = Pointy Hat of Power
    .text = +3, headgear, only for wizards, 400 gold. Mind the chandelier.
    .source = Name and figures: from the published game; the words are our own
card-leather-armor = Leather Armor
    .text = +1, armour, 200 gold. Squeaks.
    .source = Name and figures: from the published game; the words are our own
card-slimy-armor = Slimy Armor
    .text = +1, armour, 200 gold. Blades slide off. So does everything else.
    .source = Name and figures: from the published game; the words are our own
card-flaming-armor = Flaming Armor
    .text = +2, armour, 400 gold. It counts as fire. Keep away from marshmallows.
    .source = Name and figures: from the published game; the words are our own
card-short-wide-armor = Short Wide Armor
    .text = +3, armour, only for dwarves, 400 gold. Tailored.
    .source = Name and figures: from the published game; the words are our own
card-mithril-armor = Mithril Armor
    .text = +3, armour, Big, not for wizards, 600 gold. Light as a feather of lead.
    .source = Name and figures: from the published game; the words are our own
card-boots-butt-kicking = Boots of Butt-Kicking
    .text = +2, footgear, 400 gold. Left or right, the result is the same.
    .source = Name and figures: from the published game; the words are our own
card-boots-running = Boots of Running Really Fast
    .text = Footgear, 400 gold. +2 to run away.
    .source = Name and figures: from the published game; the words are our own
card-sandals-protection = Sandals of Protection
    .text = Footgear, 700 gold. Curses that you turn up behind a door do nothing to you. With socks if you must.
    .source = Name and figures: from the published game; the words are our own
card-sneaky-sword = Sneaky Bastard Sword
    .text = +2, 1 hand, 400 gold. It giggles.
    .source = Name and figures: from the published game; the words are our own
card-buckler = Buckler of Swashing
    .text = +2, 1 hand, 400 gold. For the entrance through the window.
    .source = Name and figures: from the published game; the words are our own
card-broad-sword = Broad Sword
    .text = +3, 1 hand, only for women, 400 gold. Cuts the cake, too.
    .source = Name and figures: from the published game; the words are our own
card-gentlemens-club = Gentlemen's Club
    .text = +3, 1 hand, only for men, 400 gold. Members only.
    .source = Name and figures: from the published game; the words are our own
card-cheese-grater = Cheese Grater of Peace
    .text = +3, 1 hand, only for clerics, 400 gold. Blessed are the cheesemakers.
    .source = Name and figures: from the published game; the words are our own
card-dagger-treachery = Dagger of Treachery
    .text = +3, 1 hand, only for thieves, 400 gold. Fits between any two shoulder blades.
    .source = Name and figures: from the published game; the words are our own
card-rapier = Rapier of Unfairness
    .text = +3, 1 hand, only for elves, 600 gold. Touché before you said hello.
    .source = Name and figures: from the published game; the words are our own
card-hammer-kneecapping = Hammer of Kneecapping
    .text = +4, 1 hand, only for dwarves, 600 gold. Exactly the right height.
    .source = Name and figures: from the published game; the words are our own
card-mace-sharpness = Mace of Sharpness
    .text = +4, 1 hand, only for clerics, 600 gold. Somebody misunderstood something.
    .source = Name and figures: from the published game; the words are our own
card-shield-ubiquity = Shield of Ubiquity
    .text = +4, 1 hand, Big, only for warriors, 600 gold. Where is the rest of you?
    .source = Name and figures: from the published game; the words are our own
card-staff-napalm = Staff of Napalm
    .text = +5, 1 hand, only for wizards, 800 gold. It counts as fire, and as a stick. Best smelled in the morning.
    .source = Name and figures: from the published game; the words are our own
card-rat-on-a-stick = Rat on a Stick
    .text = +1, 1 hand, no value. When you run, throw it to one monster of level 8 or less and escape. It counts as a stick.
    .source = Name and figures: from the published game; the words are our own
card-tuba-of-charm = Tuba of Charm
    .text = 1 hand, Big, 300 gold. +3 to run away; when you escape, draw a treasure.
    .source = Name and figures: from the published game; the words are our own
card-eleven-foot-pole = Eleven-Foot Pole
    .text = +1, 2 hands, 200 gold. One foot longer than the competition. It counts as a stick.
    .source = Name and figures: from the published game; the words are our own
card-chainsaw = Chainsaw of Bloody Dismemberment
    .text = +3, 2 hands, Big, 600 gold. Needs no further introduction.
    .source = Name and figures: from the published game; the words are our own
card-huge-rock = Huge Rock
    .text = +3, 2 hands, Big, no value. It was lying around.
    .source = Name and figures: from the published game; the words are our own
card-bow-with-ribbons = Bow With Ribbons
    .text = +4, 2 hands, only for elves, 800 gold. Deadly and festive.
    .source = Name and figures: from the published game; the words are our own
card-swiss-army-polearm = Swiss Army Polearm
    .text = +4, 2 hands, Big, only for humans, 600 gold. With corkscrew. It counts as a stick.
    .source = Name and figures: from the published game; the words are our own
card-spiky-knees = Spiky Knees
    .text = +1, no slot, 200 gold. Not for praying.
    .source = Name and figures: from the published game; the words are our own
card-singing-sword = Singing & Dancing Sword
    .text = +2, no slot, not for thieves, 400 gold. Thieves hate attention.
    .source = Name and figures: from the published game; the words are our own
card-impressive-title = Really Impressive Title
    .text = +3, no slot, no value. Does not fit on the door plate.
    .source = Name and figures: from the published game; the words are our own
card-limburger-sandwich = Limburger and Anchovy Sandwich
    .text = +3, no slot, only for halflings, 400 gold. Only halflings get close enough.
    .source = Name and figures: from the published game; the words are our own
card-stepladder = Stepladder
    .text = +3, no slot, Big, only for halflings, 400 gold. Eye to eye at last.
    .source = Name and figures: from the published game; the words are our own
card-pantyhose = Pantyhose of Giant Strength
    .text = +3, no slot, not for warriors, 600 gold. No ladders, guaranteed.
    .source = Name and figures: from the published game; the words are our own
card-cloak-obscurity = Cloak of Obscurity
    .text = +4, no slot, only for thieves, 600 gold. Where did you put it?
    .source = Name and figures: from the published game; the words are our own
card-kneepads-allure = Kneepads of Allure
    .text = No slot, not for clerics, 600 gold. A player of higher level cannot refuse you help and gets nothing for it; but you cannot win the match with such a helper.
    .source = Name and figures: from the published game; the words are our own


## One-shots

card-sleep-potion = Sleep Potion
    .text = +2 for either side of any combat, 100 gold, usable once. Yawn.
    .source = Name and figures: from the published game; the words are our own
card-idiotic-bravery = Potion of Idiotic Bravery
    .text = +2 for either side of any combat, 100 gold, usable once. Hold my goblet.
    .source = Name and figures: from the published game; the words are our own
card-halitosis = Potion of Halitosis
    .text = +2 for either side of any combat, 100 gold, usable once. Or it kills the Floating Nose at once.
    .source = Name and figures: from the published game; the words are our own
card-sports-drink = Nasty-Tasting Sports Drink
    .text = +2 for either side of any combat, 200 gold, usable once. Now with more nasty.
    .source = Name and figures: from the published game; the words are our own
card-yuppie-water = Yuppie Water
    .text = 100 gold, usable once. +2 for each elf of the side in any combat. From a spring you cannot afford.
    .source = Name and figures: from the published game; the words are our own
card-cotion = Cotion of Ponfusion
    .text = +3 for either side of any combat, 100 gold, usable once. Shake refore buse.
    .source = Name and figures: from the published game; the words are our own
card-flaming-poison = Flaming Poison Potion
    .text = +3 for either side of any combat, 100 gold, usable once. It counts as fire.
    .source = Name and figures: from the published game; the words are our own
card-freezing-explosive = Freezing Explosive Potion
    .text = +3 for either side of any combat, 100 gold, usable once. Make up your mind.
    .source = Name and figures: from the published game; the words are our own
card-acid-potion = Electric Radioactive Acid Potion
    .text = +5 for either side of any combat, 200 gold, usable once. Do not shake, stir, or look at.
    .source = Name and figures: from the published game; the words are our own
card-magic-missile = Magic Missile
    .text = +5 for either side of any combat, 300 gold, usable once. Never misses the wrong one.
    .source = Name and figures: from the published game; the words are our own
card-pretty-balloons = Pretty Balloons
    .text = +5 for either side of any combat, no value, usable once. Look over there!
    .source = Name and figures: from the published game; the words are our own
card-doppleganger = Doppleganger
    .text = 300 gold, usable once. Alone in your combat you count twice. Nobody can help you then.
    .source = Name and figures: from the published game; the words are our own
card-flask-of-glue = Flask of Glue
    .text = 100 gold, usable once. Whoever has just escaped must roll again.
    .source = Name and figures: from the published game; the words are our own
card-instant-wall = Instant Wall
    .text = 300 gold, usable once. After the fighter gave up, before the first roll: one or two players of the side escape, if they like.
    .source = Name and figures: from the published game; the words are our own
card-invisibility = Invisibility Potion
    .text = 200 gold, usable once. After your failed roll to run away you escape all the same.
    .source = Name and figures: from the published game; the words are our own
card-friendship-potion = Friendship Potion
    .text = 200 gold, usable once. All monsters of a combat go: no level, no treasure, but the room may be looted.
    .source = Name and figures: from the published game; the words are our own
card-pollymorph = Pollymorph Potion
    .text = 1,300 gold, usable once. A monster becomes a parrot and leaves its treasure.
    .source = Name and figures: from the published game; the words are our own
card-magic-lamp = Magic Lamp
    .text = 500 gold, usable once. On your turn: a monster vanishes, even after a failed roll. If it was the only one, its treasure is yours.
    .source = Name and figures: from the published game; the words are our own
card-transferral = Transferral Potion
    .text = 300 gold, usable once. Another player takes over the combat; the active one may loot the room afterwards.
    .source = Name and figures: from the published game; the words are our own
card-loaded-die = Loaded Die
    .text = 300 gold, usable once. After one of your own rolls, turn the die to any number.
    .source = Name and figures: from the published game; the words are our own
card-wand-of-dowsing = Wand of Dowsing
    .text = 1,100 gold, usable once. Take any card from either discard pile. It counts as a stick.
    .source = Name and figures: from the published game; the words are our own
card-wishing-ring = Wishing Ring
    .text = 500 gold, usable once. Cancels a curse, just before it hits or while it lasts.
    .source = Name and figures: from the published game; the words are our own


## Levels and others

card-gual-gold = 1,000 Gold Pieces
    .text = Go up 1 level.
    .source = Name and figures: from the published game; the words are our own
card-gual-anthill = Boil an Anthill
    .text = Go up 1 level. Experience is experience.
    .source = Name and figures: from the published game; the words are our own
card-gual-bribe-gm = Bribe GM With Food
    .text = Go up 1 level.
    .source = Name and figures: from the published game; the words are our own
card-gual-addition = Convenient Addition Error
    .text = Go up 1 level. 4 + 4 = 9.
    .source = Name and figures: from the published game; the words are our own
card-gual-obscure = Invoke Obscure Rules
    .text = Go up 1 level, page 97, footnote 12.
    .source = Name and figures: from the published game; the words are our own
card-gual-studliness = Potion of General Studliness
    .text = Go up 1 level.
    .source = Name and figures: from the published game; the words are our own
card-gual-hireling = Kill the Hireling
    .text = Go up 1 level; the Hireling, whoever's it is, is discarded. Only while one is in play.
    .source = Name and figures: from the published game; the words are our own
card-gual-mutilate = Mutilate the Bodies
    .text = Go up 1 level. Only right after a combat.
    .source = Name and figures: from the published game; the words are our own
card-gual-whine = Whine at the GM
    .text = Go up 1 level. Not while you have the highest level.
    .source = Name and figures: from the published game; the words are our own
card-steal-a-level = Steal a Level
    .text = Another player loses 1 level, and you go up 1.
    .source = Name and figures: from the published game; the words are our own
card-hoard = Hoard!
    .text = The moment it is drawn: 3 more treasures.
    .source = Name and figures: from the published game; the words are our own
card-hireling = Hireling
    .text = +1, and carries and uses one more item for you, whatever its limits. Leave him behind to escape all monsters; his item goes with him.
    .source = Name and figures: from the published game; the words are our own


## Options of the table

option-faster = Faster game
    .help = Listen at the door first, and loot treasures (MU-7.1). Default: off.
option-shared = Shared victory
    .help = The helper in the winning combat wins too (MU-7.2). Default: off.
option-goal = Winning level
    .help = The level that wins the match (MU-6.1). Default: 10.
option-rounds = Rounds at most
    .help = After so many rounds the highest level wins (MU-6.4). Default: 30.
option-sets = Sets of cards
    .help = How many sets of 168 cards are shuffled together (MU-7.3). Default: 1.


## The table

zone-hand = { $player }'s hand
    .short = Hand
zone-traits = { $player }'s race and class
    .short = Race and class
zone-worn = { $player }'s items in use
    .short = In use
zone-pack = { $player }'s pack
    .short = Pack
zone-extras = { $player }'s helpers and tricks
    .short = Helpers and tricks
zone-curses = Curses on { $player }
    .short = Curses
zone-combat = Combat
zone-played = Played into the combat
zone-faceup = Open on the table
zone-doors = Doors
zone-treasures = Treasures
zone-dowsed = In the discard piles
zone-old-doors = Discarded doors
zone-old-treasures = Discarded treasures
pile-top = { $n ->
    [one] { $n } card: { $card }.
   *[other] { $n } cards, on top { $card }.
}
pile-size = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
counter-level = Level
counter-strength = Strength
counter-die = Die
state-female = female
state-male = male
state-turn = has the turn
state-fighter = fights
state-helper = helps
state-dead = is dead
state-reborn = has just come back, without cards
badge-gold = { $n } gold
badge-big = Big
badge-head = headgear
badge-armour = armour
badge-feet = footgear
badge-hand = 1 hand
badge-hands = 2 hands
badge-bound = free of all limits
badge-promised = promised to the helper
badge-offered = on offer
badge-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
badge-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
badge-undead = undead
mate-of = Mate of { $card }
nothing = nothing
headline-round = Round { $round } of { $limit }
headline-goal = Winning level: { $goal }
headline-combat = { $ours } against { $theirs }
combat-sums = { $ahead ->
    [yes] { $ours } ({ $our }) against { $theirs } ({ $their }): the players are ahead. Levels: { $levels }, treasures: { $treasures }.
   *[no] { $ours } ({ $our }) against { $theirs } ({ $their }): the monsters are ahead. Levels: { $levels }, treasures: { $treasures }.
}
part-level = { $player }: level { $n }
part-gear = items +{ $n }
part-ability = abilities +{ $n }
part-minus = −{ $n } by curses, backstabs and monsters
part-potions = potions and the like +{ $n }
part-double = everything × { $n }
part-foe = { $card } { $n }
part-enhanced = { $cards } { $n }
part-against = { $card } on the side +{ $n }
part-none = nothing


## Deals and the combat, in the browser

points = Level { $n }
tag-turn = on turn
slot-further = More in use
combat-ahead = The players win as soon as everybody has passed.
combat-behind = Not enough yet.
combat-prize = { $levels ->
    [one] At stake: { $levels } level, treasures: { $treasures }
   *[other] At stake: { $levels } levels, treasures: { $treasures }
}
combat-window = Who still may interfere:
combat-thinks = may still act
combat-passed = has passed
deal-help = Ask for help …
    .title = Ask for help
    .about = Offer any number of the monsters’ treasures and any items you carry. Agreed is agreed: the promise is kept when you win.
    .do = Ask
deal-counter-help = Counter-offer …
    .title = Counter-offer
    .about = Change what does not suit you. Treasures and items go to the helper when the combat is won.
    .do = Offer that
deal-trade = Trade or gift …
    .title = Trade or gift
    .about = Items on the table against items on the table, as many as you like; nothing for something is a gift, and the other side has to agree.
    .do = Offer that
deal-counter-trade = Counter-offer …
    .title = Counter-offer
    .about = Change what does not suit you.
    .do = Offer that
deal-sell = Sell …
    .title = Sell items
    .about = Every full 1,000 gold buy a level at once. There is no change, and the last level cannot be bought.
    .do = Sell
deal-pack = Put away …
    .title = Put an item into the pack
    .about = In the pack it gives no bonus, and its place is free.
    .do = Put away
deal-show = Show your hand …
    .title = Show your hand
    .about = Whoever you show it to sees these cards as long as they are in your hand.
    .do = Show
deal-pay = Pay otherwise …
    .title = Pay
    .about = With any items on the table that are worth enough.
    .do = Pay
deal-whom = Whom?
deal-share = Treasures for the helper
deal-first = Who picks first?
deal-first-helper = The helper picks first
deal-first-fighter = The fighter picks first
deal-order-helper = Order: helper, fighter, helper … until the helper has the share; the rest is the fighter’s.
deal-order-fighter = Order: fighter, helper, fighter … until the helper has the share; the rest is the fighter’s.
deal-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
deal-items-mine = Your items on top
deal-items-of = Items of { $player } on top
deal-give = You give
deal-get = You get from { $player }
deal-sell-which = What do you sell?
deal-pack-which = Which item?
deal-pay-which = What do you pay with?
deal-gold = Worth { $n } gold
offer-title = An offer
offer-helper = { $player } gets
offer-fighter = { $player } gets
offer-help = Help in this combat


## Questions

# Choices that are put together, and steps through long lists.
form-get = You get
step-ask = Ask { $player } for help …
step-steal = Steal from { $player } …
step-trade = Trade with { $player } …
step-card = { $card } …

ask-sexes = What is your character: female or male?
ask-layout-moves = Lay out a race, a class and items from your first hand.
ask-start = Your turn. Arrange your things, then kick open the door.
ask-middle = No monster so far. Arrange your things, then go on.
ask-end = The end of your turn is near. Arrange your things before charity.
ask-bystander = Do you want to interfere?
ask-which-door = Open a new door, or resurrect the last one for a card of your hand: { $card }?
ask-trouble-or-loot = Look for trouble with a monster from your hand, loot the room, or leave it?
ask-loot-or-leave = Loot the room?
ask-combat-moves = A combat. Do something, or pass.
ask-last-moves = Nobody interferes, and you are not ahead. Do something, ask for help, or run away.
ask-help-answers = { $first ->
    [helper] { $helper } helps { $player }? Treasures for the helper: { $n }, and the helper picks first. Items: { $items }.
   *[fighter] { $helper } helps { $player }? Treasures for the helper: { $n }, and the fighter picks first. Items: { $items }.
}
ask-trade-answers = { $player } wants to trade. You give: { $give }. You get: { $get }. Agreed?
ask-run-moves = You run. From which monster first?
ask-run-others = { $player } runs. Interfere, or pass.
ask-reaction-moves = { $die ->
    [0] { $player } runs, without a roll. Any reaction?
   *[other] { $player } runs, the die shows { $die }. Any reaction?
}
ask-wall-answers = An Instant Wall is offered to you. Do you want to escape behind it?
ask-keep-or-turn = Your roll. Keep it?
ask-ring-or-pass = { $card } is about to hit { $player }. Does anybody wish otherwise?
ask-candidates = Which card do you lose?
ask-own-classes = Which class do you lose?
ask-taxable = Which item do you declare to the taxman?
ask-payments = Pay with items worth { $price } gold.
ask-golem-options = A Stoned Golem. Fight it, or leave it alone? Who is not ahead may ask for help first.
ask-demon-items = Before the combat the Tongue Demon wants an item. Which one?
ask-one-too-many = You may no longer have two of these. Which one do you discard?
ask-uses = Do you use { $card } at once?
ask-compellable = Who cannot refuse your kneepads?
ask-nose-options = The Floating Nose can be bought off. Fight it, or hand something over? Who is not ahead may ask for help first.
ask-deals = A professional courtesy: exchange treasures for new ones?
ask-dowsed = Which card do you take from the discard piles?
ask-new-cards = You have received cards. Lay something out at once?
ask-cards-to-pay = Which card do you discard for it?
ask-own-hand = Which card of your hand do you discard?
ask-victims-items = Which item does the Leperchaun take?
ask-troll-items = Which item do you take?
ask-griff-treasures = Which treasure do you take?
ask-hand-or-levels = Lose your whole hand or 2 levels?
ask-hand-and-items = Which card do you lose to the snails?
ask-treasures-shown = Which treasure do you take?
ask-resurrections = How many treasures do you resurrect from the discard pile? On top lies { $card }.
ask-loot = A body. Which card do you take?
ask-gifts = Charity: which card goes to whom?
ask-big-farewells = You carry too many Big items. Which one goes?


## Choices

do-pass = Let it happen
# If all others let it happen, too.
do-pass-ahead = Win the fight ({ $ours } : { $theirs })
do-pass-behind = Do nothing for now ({ $ours } : { $theirs })
do-pass-start = Kick open the door
do-pass-middle = Go on
do-pass-end = End the turn
do-pass-set-up = Done
do-keep = Keep the roll
do-take-nothing = Take nothing
do-female = Female
do-male = Male
do-done = Done
do-deck = Open a new door
do-discard = Resurrect the last door: { $card }
do-loot = Loot the room
do-leave = Leave it
do-run-away = Run away
do-accept = Accept
do-refuse = Refuse
do-berserk = Go berserk (discard a card, +1)
do-turn-undead = Turn the undead (discard a card, +3)
do-flight = Flight (discard a card, +1 to the roll)
do-again = Roll again (discard a card)
do-servant = Leave the Hireling behind and escape
do-fight = Fight
do-ignore = Leave it alone
do-no-deal = No exchange
do-hand = Discard the whole hand
do-levels = Lose 2 levels
do-unseen = Take a treasure from the hand unseen
do-lose = Discard { $card }
do-take = Take { $card }
do-resurrect = From the discard pile: { $n }
do-charity = { $card } for { $player }
do-pay = Pay with { $cards }
do-curse = { $card } on { $player }
do-level = { $card } for { $player }
do-steal-level = { $card } from { $player }
do-wand = { $card }: search the discard piles
do-ring = { $card } against { $other }
do-wish = Cancel the curse with { $card }
do-drop = Discard { $card }
do-half-breed = Play { $card }
do-super-munchkin = { $card } with { $other }
do-steal = Steal { $card } from { $player }
do-lay = Lay out { $card }
do-replace = Lay out { $card } instead of { $other }
do-use = Use { $card }
do-pack = Put { $card } into the pack
do-sell = Sell { $cards }
do-cheat = { $card } on { $other }
do-hireling = Hire { $card }
do-hold = Give { $card } to the Hireling
do-trade = Offer { $player } a trade: { $give } for { $get }
do-gift = Offer { $player } a gift: { $give }
do-counter-trade = Counter-offer: { $give } for { $get }
do-ask = { $first ->
    [helper] Ask { $player } for help: treasures { $n }, your helper picks first; items: { $items }
    [fighter] Ask { $player } for help: treasures { $n }, you pick first; items: { $items }
   *[none] Ask { $player } for help: no treasures; items: { $items }
}
do-counter = { $first ->
    [helper] Counter-offer: treasures { $n }, the helper picks first; items: { $items }
    [fighter] Counter-offer: treasures { $n }, the fighter picks first; items: { $items }
   *[none] Counter-offer: no treasures; items: { $items }
}
do-compel = { $player } cannot refuse your kneepads
do-throw-side = { $card } for the players
do-throw-foes = { $card } for the monsters
do-halitosis = Kill { $other } with { $card }
do-yuppie = Serve { $card } to the elves
do-double = Play { $card } and count twice
do-friendship = { $card }: all monsters leave
do-pollymorph = { $card } on { $other }
do-lamp = { $card }: { $other } vanishes
do-transfer = { $card }: { $player } takes over
do-enhance = { $card } on { $other }
do-wander = { $card } with { $other }
do-mate = { $card } for { $other }
do-illusion = { $card }: { $other } becomes { $monster }
do-lunch = { $card }: all monsters leave, 2 treasures
do-help-me = { $n ->
    [0] { $card }: take { $other }
   *[other] { $card }: take { $other } and discard { $gone }
}
do-chase = Chase { $card } away
do-charm = Charm { $card } (your whole hand)
do-backstab = Stab { $player } in the back (discard a card)
do-run = Run from { $card }
do-rat = Throw { $card } to { $other } and escape
do-stick = Throw { $card } for { $other } to fetch
do-wall = { $card } for { $players }
do-glue = Pour { $card } in the way
do-invisible = Drink { $card } and escape
do-loaded-die = { $card }: turn the die to { $n }
do-bribe = Hand over { $card } and go
do-trouble = Look for trouble with { $card }
do-give = Give { $card } to { $player }
do-drop-big = Discard { $card }: nobody can carry it

# What one can be left alone with
again-interfering = Interfering


## What happened

log-begins = { $player } begins.
log-sex = { $name ->
    [female] { $player } plays a woman.
   *[male] { $player } plays a man.
}
log-draw = { $n ->
    [0] { $player } draws no card.
   *[other] { $player } draws { $cards }.
}
log-draw-unseen = { $name ->
    [door] { $n ->
        [one] { $player } draws a door face down.
       *[other] { $player } draws { $n } doors face down.
    }
   *[treasure] { $n ->
        [one] { $player } draws a treasure face down.
       *[other] { $player } draws { $n } treasures face down.
    }
}
log-reshuffle = { $name ->
    [doors] { $n ->
        [one] The doors are made anew from one discarded card.
       *[other] The doors are made anew from { $n } discarded cards.
    }
   *[treasures] { $n ->
        [one] The treasures are made anew from one discarded card.
       *[other] The treasures are made anew from { $n } discarded cards.
    }
}
log-turn = Turn { $n }: { $player }.
log-door = { $n ->
    [0] { $player } kicks open the door: { $cards }.
   *[other] { $player } kicks open the door: { $cards }, level { $n }.
}
log-trouble = { $player } looks for trouble: { $cards }, level { $n }.
log-loot = { $n ->
    [0] { $player } loots the room; nothing goes to the hand.
   *[other] { $player } loots the room: { $cards }.
}
log-loot-unseen = { $n ->
    [one] { $player } loots the room and draws a card face down.
   *[other] { $player } loots the room and draws { $n } cards face down.
}
log-charity = Charity from { $player } to { $to }: { $cards }.
log-charity-unseen = Charity from { $player } to { $to }: one card.
log-lay = { $name ->
    [use] { $player } lays out and uses { $cards }.
    [pack] { $player } lays { $cards } into the pack.
   *[other] { $player } lays out { $cards }.
}
log-use = { $player } uses { $cards }.
log-pack = { $name ->
    [unfit] { $player } can no longer use { $cards }.
   *[other] { $player } puts { $cards } into the pack.
}
log-hold = { $player } hands { $cards } to { $on }.
log-discard = { $player } discards { $cards }.
log-play = { $m ->
    [0] { $n ->
        [0] { $player } plays { $cards }.
       *[other] { $player } plays { $cards } on { $to }.
    }
   *[other] { $player } plays { $cards } on { $on }.
}
log-throw = { $name ->
    [foes] { $player } throws { $cards } for the monsters: +{ $n }.
   *[side] { $player } throws { $cards } for the players: +{ $n }.
}
log-enhance = { $name ->
    [minus] { $player } plays { $cards } on { $on }: −{ $n } levels.
   *[plus] { $player } plays { $cards } on { $on }: +{ $n } levels.
}
log-cheat = { $player } lays { $cards } on { $on } and uses it.
log-sell = { $player } sells for { $m } gold: { $cards }.
log-offer = { $name ->
    [gift] { $player } offers { $to } a gift: { $cards }.
    [wish] { $player } would like to have from { $to }: { $on }.
   *[swap] { $player } offers { $to } a trade: { $cards } for { $on }.
}
log-get = { $player } gets from { $to }: { $cards }.
log-show-hand = { $player } shows { $to } the hand: { $cards }.
log-show-hand-unseen = { $n ->
    [one] { $player } shows { $to } the hand, one card.
   *[other] { $player } shows { $to } the hand, { $n } cards.
}
log-give = { $player } gives to { $to }: { $cards }.
log-take = { $player } takes from { $to }: { $cards }.
log-level-up = { $n ->
    [one] { $player } goes up to level { $m }.
   *[other] { $player } goes up { $n } levels to level { $m }.
}
log-level-down = { $n ->
    [one] { $player } goes down to level { $m }.
   *[other] { $player } goes down { $n } levels to level { $m }.
}
log-level-same = { $player } stays on level { $n }.
log-curse = { $name ->
    [door] { $player } kicks open the door: { $cards }.
   *[hand] { $to } plays { $cards } on { $player }.
}
log-curse-idle = { $name ->
    [sandals] { $cards } does nothing: { $player } uses { $on }.
   *[other] { $cards } does nothing to { $player }.
}
log-curse-stays = { $cards } stays with { $player }.
log-curse-off = { $cards } is over for { $player }.
log-wish = { $player } plays { $cards }: { $on } is cancelled for { $to }.
log-new-sex = { $name ->
    [female] { $player } is a woman now.
   *[male] { $player } is a man now.
}
log-takes-over = { $player } plays { $cards }: { $to } takes over the combat.
log-joins = { $player } plays { $on } and sends { $cards } into the combat, level { $n }.
log-illusion = { $player } plays { $on }: instead of { $first } now { $last }, level { $n }.
log-leaves = { $name ->
    [ignored] { $player } leaves { $cards } alone.
    [chased] { $player } chases { $cards } away.
    [charmed] { $player } charms { $cards }.
    [amazon] No attack on women by { $cards }, but a treasure as a gift.
   *[lawyers] No attack on thieves by { $cards }, nor on { $player }.
}
log-bribes = { $player } bribes { $on } with { $cards }.
log-slays = { $player } kills { $cards } with { $on }.
log-help-me = { $player } plays { $cards } and takes { $on } from { $to }.
log-parts = { $player } can no longer help { $to }.
log-ask-help = { $player } asks { $to } for help and offers { $n ->
    [0] no treasure
    [one] one treasure
   *[other] { $n } treasures
}{ $m ->
    [0] { "" }
   *[other] , and { $cards }
}{ $name ->
    [helper] ; the helper picks first
    [fighter] ; the fighter picks first
   *[none] { "" }
}.
log-counter = { $player } makes { $to } a counter-offer for help: { $n ->
    [0] no treasure
    [one] one treasure
   *[other] { $n } treasures
}{ $m ->
    [0] { "" }
   *[other] , and { $cards }
}{ $name ->
    [helper] ; the helper picks first
    [fighter] ; the fighter picks first
   *[none] { "" }
}.
log-accept = { $player } agrees.
log-refuse = { $player } refuses.
log-help = { $player } helps { $to }: together { $n } against { $m }.
log-berserk = { $player } goes berserk: +{ $n }.
log-turn-undead = { $player } turns the undead: +{ $n }.
log-backstab = { $player } stabs { $to } in the back: −{ $n }.
log-victory = { $player } wins with { $n } against { $m } and kills { $cards }.
log-cleared = No monster is left, the combat is over.
log-spoils = The treasure { $cards } is turned up.
log-pick = { $player } takes { $cards }.
log-resurrect = { $player } resurrects { $cards }.
log-give-up = { $player } gives up, with { $n } against { $m }, and runs.
log-roll = { $name ->
    [run] { $player } runs from { $on } and rolls { $n }.
    [theft] { $player } rolls for the theft: { $n }.
    [loot] { $player } rolls for the body: { $n }.
   *[other] { $player } rolls for the bad stuff: { $n }.
}
log-roll-as = { $name ->
    [run] { $player } runs from { $on } and rolls { $n }; that counts { $m }.
    [theft] { $player } rolls for the theft: { $n }; that counts { $m }.
   *[other] { $player } rolls for the bad stuff: { $n }; that counts { $m }.
}
log-turn-die = { $player } turns the die to { $n } with { $cards }.
log-flight = { $player } flies a little further: +{ $n }; that counts { $m }.
log-distract = { $player } throws { $cards } down and distracts { $on }.
log-servant = { $player } escapes and leaves behind { $cards }.
log-escape = { $name ->
    [free] { $player } escapes { $cards } without a roll.
   *[roll] { $player } escapes { $cards }.
}
log-caught = Caught: { $player } ({ $cards }).
log-die = { $player } is dead.
log-body = { $player } leaves behind { $cards }.
log-thief = { $player } reaches for { $cards } of { $to }.
log-steal = { $player } steals { $cards } from { $to }.
log-theft-fails = { $player } is caught in the act and lets go of { $cards }.
log-filch = { $player } draws from the hand of { $to }: { $cards }.
log-filch-unseen = { $player } draws a card from the hand of { $to }.
log-dowse = { $player } finds among the discards: { $cards }.
log-hoard = { $player } finds { $cards }: three more treasures.
log-divine = { $name ->
    [later] { $player } draws { $cards }. It works when all have laid out.
   *[now] { $n ->
        [0] { $player } draws { $cards }, but there is no cleric.
        [one] { $player } draws { $cards }: one cleric goes up.
       *[other] { $player } draws { $cards }: { $n } clerics go up.
    }
}
log-closes = { $n ->
    [one] The dungeon closes after one round.
   *[other] The dungeon closes after { $n } rounds.
}
log-win = { $player } wins on level { $n }.


## Why not

no-such-curse = You can play only a curse of your hand, on a living player.
no-such-level = A level card of your hand works only if its condition holds, and never on a player just below the winning level.
no-laying-now = You lay out items on your turn outside combat or when you receive them, one Big one at most; races and classes on your turn.
no-cheating-now = You cheat on your turn outside combat, with one of your own items.
no-theft-now = Only a thief steals, a small item, while neither of you is in combat, and for a card.
no-backstab-now = Only a thief stabs others who fight, once each in a combat, and for a card.
no-throwing-now = One-shots are thrown into a combat, from your hand or table.
no-monsters-now = Monsters and what changes them come only into a running combat, from your hand.
no-super-munchkin = Super Munchkin needs exactly one class in play and another one in your hand.
no-half-breed = A Half-Breed needs a race in play.
no-such-trait = You can discard only a race or class in front of you.
no-running-now = The fighter runs when all have passed and the side is not ahead.
no-berserk-now = A warrior in combat discards up to three cards for this.
no-turning-now = A cleric in combat with undead discards up to three cards for this.
no-charm-now = A wizard in combat discards the whole hand for this, at least three cards.
no-compelling = The Kneepads work only on a player of higher level, and not in a combat that would win the match.
no-pass-now = You cannot pass now: choose something.
no-combat-cards-now = The combat is given up: only cards about running, level cards and curses are left.
no-sale-now = You sell on your own turn, outside combat.
no-sale-at-the-top = On level { $level } you cannot sell any more: the last level must be won by a kill.
no-item-to-sell = You can sell only your own items of hand and table, each once.
no-gold = That is worth { $gold } gold; a level costs 1,000.
no-such-farewell = Too many Big items: give one to the lowest player who can carry it, or sell it on your turn.
no-item-to-pay = You pay with your own items on the table, each once.
no-payment = That is worth { $gold } gold, but { $price } are due.
no-switch-now = Items go in use or into the pack only on your own turn, outside combat.
no-more-switches = You have switched items { $most } times this turn. Enough dressing up.
no-item-in-use = You are not using this item, or it is tied to a card.
no-item-in-pack = This item is not in your pack.
no-use-of-item = You may not use this item, or its place is taken.
no-monster-from-hand = You fight a monster of your hand when you look for trouble, or send it into a combat with a Wandering Monster.
no-more-offers = You have proposed { $most } trades this turn. Give the others a rest.
no-more-counters = After { $most } counter-offers it is yes or no.
no-same-offer = That is the offer on the table. Accept it or change it.
no-hand-to-show = For that you need cards in hand that this player does not know yet.
no-such-partner = Choose another living player.
no-trade-in-combat = Who is in combat does not trade.
no-empty-trade = A trade is about at least one item.
no-item-to-trade = Only items on the table can be traded, each once, by their owners.
no-second-big = Somebody would carry too many Big items.
no-request-now = Only the fighter asks for help, before giving up.
no-second-helper = You already have a helper. One is all you get.
no-help-for-two = With a Doppleganger nobody can help you.
no-help-here = Nobody may help against this monster.
no-help-needed = You are ahead: no help is needed.
no-more-requests = This player was asked { $most } times. Wait until something changes.
no-same-request = This player has refused just these terms.
no-such-share = { $most ->
    [0] There are no treasures to share.
    [one] There is one treasure to share.
   *[other] There are { $most } treasures to share.
}
no-item-to-promise = You can promise only items that you carry, each once.

## Lesson

lesson-goal = Be the first to reach the highest level; the last level must be won in combat.
lesson-turn = Your turn: kick open a door. Fight the monster behind it, alone or with help; if your side is stronger, you go up a level and take treasures. No monster? Look for trouble from your hand, or loot the room. Others may interfere, and they will.
lesson-equip = Everybody begins on level 1, and your strength is your level plus your items in use. Lay out the Helm of Courage.
    .title = Dress first
    .hint = Not yet: first put on the helm from your hand.
    .done = It sits on your head and counts +1. There is room for one headgear, one armour, one pair of shoes and two hands; everything else waits in the pack.
lesson-door = Your turn begins with a door. Behind it may be a monster, which you fight at once, a curse, which hits you, or anything else, which you keep. Kick it open.
    .title = Kick open the door
    .hint = Just kick it open.
    .done = A monster! That is the heart of the game: a door, perhaps a combat, levels and treasures.
lesson-fight = A Lame Goblin of level 1. Your side counts 2: level 1 and the helm. Whoever is ahead wins when all have passed, and the others have passed already. So pass, and win.
    .title = The first combat
    .hint = You are ahead as it is. Save your cards for a better day, and pass.
    .done = Won: you go up a level and draw the monster’s treasure.
lesson-slimes = Two elves fight two Drooling Slimes. Each slime: 1, +5 because it is enraged, +4 against elves, so 10; both 20, against 21. In your hand is a Sleep Potion, +2 for either side. Spoil their victory.
    .title = Slimes in numbers
    .hint = That would only make them stronger, or let them win. For whom should the potion count?
    .done = 22 against 21: now the monsters are ahead. Whoever is in nobody’s combat may interfere in everybody’s.
lesson-tie = 7 and 3 against 10: a tie, and ties are won only with a warrior on the side. { $right } is one. You hold a curse that takes a class away. On whom?
    .title = A tie that falls apart
    .hint = It has to hit the one whose class wins the tie: the warrior.
    .done = Without the warrior the tie is lost, everybody may think again, and a second helper is not allowed.
lesson-help = You have 7, the Orcs 10. { $left } is on level 5, and a warrior. Ask there for help: offer 2 of the 3 treasures, and the first pick.
    .title = Help has its price
    .hint = Not that: ask the warrior, for 2 treasures, and let your helper pick first.
    .done = Agreed: 12 against 10. The treasures lie open: your helper picks, you pick, your helper picks. Others would have tried a counter-offer.
lesson-frogs = You have lost and run, from one monster after the other; a 5 or 6 escapes. The Flying Frogs (−1 to run) cost 2 levels, the dragon your life, but it pursues nobody up to level 5. You are on level 6. From whom do you run first?
    .title = Frogs before dragons
    .hint = The dragon would be deadly. Think of what the frogs do to your level.
    .done = The frogs catch you, so you are on level 4, and the dragon is no longer interested.
lesson-gold = Items can be sold on your turn: every full 1,000 gold are one level. 1,900 are one, 2,000 are two. Sell for exactly two levels, and keep the Rapier.
    .title = Gold is gold
    .hint = Count again: 1,100, 500 and 400 make 2,000. The Rapier stays.
    .done = Two levels for 2,000 gold. The last level, however, must be won in combat. That is all you need to begin.
