# KAPOW!: texts of the rules, boards and cards, English.
# In a rule every line is one group of sentences. "(Our ruling.)" at the end of a line marks that line,
# on a line of its own the whole rule: there the published rules are silent or unclear.

game = KAPOW!
    .about = A duel of heroes and villains with dice that you build yourself. Behind your screen you place what you rolled on attacks, defences and plans; then the screens are lifted, blows land, and whoever is still standing snaps new faces onto the dice. For one player against an automaton, two against each other or together against two automata, or four in two teams.
    .length = 20–40 minutes

# Where boards, figures and cards come from: no public list of them exists.
-known = From the published rules
-part = Name from the published rules; dice and figures are Heldenrunde's own where the rules do not give them
-own = Heldenrunde's own, to complete the set


## Chapters

chapter-KP-1 = Set-up
chapter-KP-2 = Phase 1: choose abilities
chapter-KP-3 = Phase 2: attack and defend
chapter-KP-4 = Phase 3: power up and follow up
chapter-KP-5 = Phase 4: clean up
chapter-KP-6 = Dice, faces, health
chapter-KP-7 = Two against two
chapter-KP-8 = Solo
chapter-KP-9 = Cooperative


## KP-1 Set-up

rule-KP-1-1 =
    Everyone has a screen, a player board (the same for all) and a health counter. All trait dice, action dice and loose faces form the general supply; no face is on a die. The supply holds what is in the box and no more, and what you start with comes out of it.
rule-KP-1-2 =
    First game, as soon as one of you is new: no character boards. You have 20 health, which is also the most you can have, one trait die of each colour (red, yellow, purple, green, blue) and one action die with a single joker face on it. The starting player is drawn at random.
rule-KP-1-3 =
    When everybody has played before, each of you has a character board. It says how much health you have, which is also the most you can have, and which dice and faces you start with. The character with the least health gets the starting-player marker. In a tie it goes to a random villain among those tied; if there is no villain among them, to a random one of them.
rule-KP-1-4 =
    The faces are Might and Energy (offensive), Toughness and Agility (defensive), X-Factor and Joker (special), and blank. Every trait die but the red one has one blank side. An action die has six places for faces; an empty place is blank.
rule-KP-1-5 =
    Any two may fight, hero against hero and villain against villain as well.
    Characters are picked freely or dealt at random, openly and before anything is rolled. No character takes part twice. If you start with several action dice, you spread your starting faces over them as you like, unless the board says which face goes where. (Our ruling.)
rule-KP-1-6 =
    A round has four phases, and nobody begins the next one before all have finished. Phases 1 and 4 are played by all at the same time, phases 2 and 3 in turn, beginning with whoever has the marker at that moment. Round follows round until somebody is knocked out.


## KP-2 Phase 1: choose abilities

rule-KP-2-1 =
    Screens up! All players roll all their dice at once, empty action dice too. Then you may place dice on abilities of your player board and your character board.
    A die stays unplaced if nothing fits, or if you like it so. (Our ruling for the latter.)
rule-KP-2-2 =
    An ability is chosen when its box is filled with exactly the right number and kinds of dice. Abilities that need no dice are chosen in every round. Each chosen ability, or each filled section of it, triggers once in the round, at the moment it names.
rule-KP-2-3 =
    A place of a box can ask for: a symbol; a blank; any die, blank or not; any action die, blank or not; an action die that is not blank; a joker and nothing else; a symbol without jokers; a matching pair, that is two equal faces, one of which may be a joker; or one of several things.
    A joker may stand for any of these, for a blank too, unless it is excluded. Details stand in KP-2.8 and KP-2.9.
rule-KP-2-4 =
    “Fill any number” abilities have sections. Each can be filled once a round, one by one, and also at different times of the phase.
rule-KP-2-5 =
    Immediate abilities are announced aloud and take effect at once, still behind the screen. The dice on them can no longer be moved or rerolled in this phase. Everything else you may change as often as you like until everybody is ready, also after an announcement of the other side.
rule-KP-2-6 =
    A joker, or any other die that may stand in for something, counts as the other type only for the place it lies on. Everything else sees the face that was rolled.
rule-KP-2-7 =
    Before the screens go up and after they are lifted, everyone may look at all dice and faces of the others: how many, which kinds, and how they are built. What is rolled behind a screen is secret.
rule-KP-2-8 =
    An open pair (any = any) takes two equal faces, also two blanks or two jokers, or a joker with any face, blank included. A pair that names a symbol needs at least one die that shows it; the other may be a joker. If one place of a pair asks for more (not blank), the joker may be one type for the pair and another for its place: a blank left and a joker right pay “any = not blank”, a joker left and a blank right do not. (Our ruling.)
rule-KP-2-9 =
    A place for an action die takes a real action die: a joker on a trait die never stands in for it, and a joker on an action die is not blank. Wherever its face or “any die” fits, an action die may lie like a trait die.
rule-KP-2-10 =
    After a reroll only the new face counts.
    A die that lies on a board may be rerolled as long as it does not lie on an immediate ability. It is taken off first, and what it paid for is no longer chosen unless the box is filled again. An immediate ability that rerolls other dice never rerolls those that pay for it. (Our ruling.)
rule-KP-2-11 =
    The phase ends when all are ready at the same time; only then are the screens lifted. Until then whoever is ready may openly take it back and go on changing things. An announcement makes the others unready again; what is named with it is part of it. Only complete boxes count at the end: dice in half-filled boxes are unplaced. (Our ruling.)
rule-KP-2-12 =
    The name of an immediate ability is public, and so is every change of health or tokens it makes. Which dice paid for it, what was rerolled and what came of it stay secret until the screens are lifted. (Our ruling.)


## KP-3 Phase 2: attack and defend

rule-KP-3-1 =
    2A, reveal: all screens are lifted together.
rule-KP-3-2 =
    2B, attack: from the starting player on, each of you may attack. Your attack is (base + all boosts) × multiplier. You make one base attack per round; without one there is no attack, and boosts and multiplier lapse. At most one multiplier counts, and always after the boosts.
rule-KP-3-3 =
    Whoever is attacked defends. Defence is reckoned in the same way: one base defence, all boosts, one multiplier; without a base it is 0. If the defence is at least as high as the attack, the attack is blocked. Otherwise the defender loses the difference in health. Defence abilities that give faces give them now; they are attached in phase 4.
rule-KP-3-4 =
    With 0 health or less, for whatever reason and in whatever phase, you are knocked out: the match ends at once and the other side wins, even if healing would have come later in the round. Nothing revives you.
    If one single effect brings both to 0, the match is a draw. (Our ruling.)
rule-KP-3-5 =
    2C, stand by: players who have not defended so far trigger their defence abilities now, in turn. They may gain faces by them.
rule-KP-3-6 =
    2D, new starting player: the highest defence of the round takes the marker, and it counts already in phase 3. In a tie, also at 0 : 0, the marker stays where it is.
rule-KP-3-7 =
    Attack and defence are not carried over into the next round. The dice stay on the boards until phase 4.
rule-KP-3-8 =
    Some characters can use several base attacks and so make several attacks, each with all boosts and the multiplier. A defender triggers defence abilities only at the first attack of the round, but subtracts the total defence from each.
rule-KP-3-9 =
    If several of your abilities trigger at the same moment, you choose their order, in every phase.
rule-KP-3-10 =
    Of several chosen bases, and of several chosen multipliers, you trigger one and skip the others. A skipped ability does nothing at all: its faces and other effects are not gained either.
    Which one it is you decide when you attack or defend; the defender knows the attack by then. You may also forgo your attack; boosts and multiplier then lapse. All other chosen abilities trigger whether you like it or not, unless they say “may”. (Our ruling.)
rule-KP-3-11 =
    A base attack is an attack even if its total is 0: it is the moment at which the defender defends. Totals never fall below 0. (Our ruling.)
rule-KP-3-12 =
    Several attacks are resolved one after the other, each completely, in the order the attacker likes. The total defence that was fixed at the first attack, or in 2C, holds for the round and is what 2D compares. (Our ruling.)
rule-KP-3-13 =
    Boosts that come before the base wait for it. Without a base they lapse. (Our ruling.)
rule-KP-3-14 =
    After the reveal a chosen ability triggers even if its dice or faces are changed or taken away. Nothing is turned or rolled anew. Whatever looks at a face sees what is there now. (Our ruling.)


## KP-4 Phase 3: power up and follow up

rule-KP-4-1 =
    3A: from the starting player on, each triggers the abilities for “power up” and “when powering up”. Dice and faces you gain go to your own pool. One finishes before the next begins.
rule-KP-4-2 =
    3B: from the starting player on, each triggers the abilities for “follow-up”. They are not part of powering up and begin when everybody has powered up.
rule-KP-4-3 =
    Who comes first has first choice of the supply.


## KP-5 Phase 4: clean up

rule-KP-5-1 =
    4A: all dice leave the boards, and alliance cards, and go back to their owners. 4B: all players may rearrange all their faces on their action dice, new ones and old ones, just as they like. Faces may also stay in the pool without a die.
    Each place takes one face. You choose without seeing what the others do, and may take “done” back until all are done; afterwards all of it is open. (Our ruling.)
rule-KP-5-2 =
    Then the next round begins with phase 1. The marker stays where KP-3.6 has put it.
rule-KP-5-3 =
    A match has at most as many rounds as the table has set, 30 if nothing else was said. After the last one the side with more health wins; with equal health it is a draw. (Our ruling, so that every match comes to an end.)



## KP-6 Dice, faces, health

rule-KP-6-1 =
    What you gain, lose or exchange comes from the supply and goes there, unless something else is said. An action die that goes back loses its faces to the supply. What the supply does not have, nobody can gain.
rule-KP-6-2 =
    A die that you gain without being told to roll it can be used from the next round on. A face that you gain without being told to attach it waits for phase 4. To attach one you need a blank place; without it the face stays in your pool. A face that you have to give up may come from your pool or off a die, as you choose.
rule-KP-6-3 =
    To exchange something is neither to gain nor to give up.
rule-KP-6-4 =
    A trait die is not an action die: an ability gives the kind it names. An action die you gain comes without faces. “Non-joker face” means one of the five coloured types, “face” alone any type, a joker too.
rule-KP-6-5 =
    The health you start with is the most you can have; healing beyond it is lost. Losing health is not an attack: it passes by any defence and hits at once, also when one of your own abilities costs you health.
rule-KP-6-6 =
    Abilities for “this round” apply whenever it makes sense. Abilities with several moments trigger at each of them.
rule-KP-6-7 =
    Whoever gains chooses colour or type, unless the ability does. If the supply has none of it, choose another that the ability allows; if there is none, you gain nothing. Several things are gained one by one. (Our ruling.)
rule-KP-6-8 =
    A face that is taken off a die leaves a blank place. If you have to give up what you do not have, you give up nothing. (Our ruling.)


## KP-7 Two against two

rule-KP-7-1 =
    You play with two boxes: each team has a supply of its own, and one health counter with the health of both characters together, which is also the most the team can have. The team with less health starts; in a tie the team with more villains; otherwise a random one.
rule-KP-7-2 =
    Each team gets 4 alliance cards, one of each colour: orange, green, blue and purple. They are dealt at random, colour by colour, or drafted: the starting team takes one and leaves its twin of the same colour to the others; these take two of different colours and leave their twins; the starting team takes one of the last colour and leaves the twin.
rule-KP-7-3 =
    An alliance card has two halves, one for each partner. The team may turn it round every round before dice lie on it. It triggers only if everything on both halves is paid. You place dice on your own half only, and only its effects are yours.
rule-KP-7-4 =
    “In turn” means by team, the starting team first. Within a team the partners act one after the other, in an order they choose anew for each step.
rule-KP-7-5 =
    Before the screens are lifted, each player secretly aims at one of the others. This is “your opponent” for all abilities and the attack of this round. Partners may agree in secret. The arrows are revealed together with the boards and stay in sight.
rule-KP-7-6 =
    Whoever is attacked several times triggers defence abilities at the first attack only and subtracts the total defence from each. The team with the higher sum of defences takes the marker; in a tie it stays.
rule-KP-7-7 =
    The first team to bring the other to 0 health wins.
rule-KP-7-8 =
    Alliance cards lie between the partners; while the screens are up, the other team does not see them.
    Which cards a team has is public. How they are turned and what lies on them is secret until the reveal. Within a team nothing is secret. (Our ruling.)
rule-KP-7-9 =
    Each player has boards, dice, faces, arrow and screen of their own, and one base attack, one base defence and one multiplier of each kind per round, the halves of alliance cards included. You gain only from the supply of your own team.
rule-KP-7-10 =
    An alliance card may be turned, also after the roll, as long as no die lies on it. An immediate one takes effect for both when both halves are filled and both agree; from then on its dice are fixed. The effect of a half comes at its own moment, in the turn of the player it belongs to. If the other half is not filled, the card does nothing for either, and its dice are unplaced. (Our ruling.)
rule-KP-7-11 =
    2C is for every player who has not been attacked, starting team first. The defences of both partners count in the sum. (Our ruling.)


## KP-8 Solo

rule-KP-8-1 =
    Set up with character boards. The automaton has neither screen nor player board and uses the solo side of its character. Its health, dice and faces are those of the front. The marker goes by KP-1.3.
rule-KP-8-2 =
    Phase 1 has two steps: first you roll and choose, then the automaton rolls and places. After that you change nothing any more.
rule-KP-8-3 =
    The automaton goes through its abilities from top to bottom. It chooses each one that it can fill with the dice it has left, of sections as many as possible, and goes on to the next.
rule-KP-8-4 =
    It uses as few jokers as possible, and then as few action dice as possible. Of several effects on a list it takes the topmost it can, but a lower one if that takes fewer jokers or action dice. With nothing but jokers it takes the topmost.
rule-KP-8-5 =
    “2 attack”, “trait die” and so on simply give what they say. The automaton has no bases, boosts or multipliers: it adds up all its attack, and all its defence. Dice and faces come to it when it powers up, not while it defends, unless something else is said.
rule-KP-8-6 =
    When the automaton has to choose a type, also for your Adapt, it is drawn at random. Every colour or type that is possible and available is equally likely, however many of it there are.
    When it gives up a face, the type is drawn like this; it takes the face out of its pool if there is one, otherwise off the first action die that has it. (Our ruling.)
rule-KP-8-7 =
    In clean-up it attaches as many faces as it can, die by die, jokers first. You choose the order of its other faces. It never rearranges.
rule-KP-8-8 =
    For one ability the automaton compares all ways to fill it with the dice it has left: most sections, then fewest jokers in all, then fewest action dice in all, then the highest entries, best section first. For “any die” it takes of what this leaves a blank first, then Might, Energy, Toughness, Agility, X-Factor, and a joker last. It never saves dice for a later row. A joker counts as one wherever it lies, also as “any die” or as an action die that is not blank. (Our ruling.)
rule-KP-8-9 =
    All its attack is one attack, which it makes if more than 0 is left of it after all that lowers it. All its defence is one defence. Whatever else a row does without naming a moment, such as health or your losses, happens when it powers up, from the top row to the bottom. Where a rule lets its owner choose, faces and dice are chosen as in KP-8.6. (Our ruling.)
rule-KP-8-10 =
    For your abilities the automaton is the opponent: the dice it gained, the faces it shows and the blanks it placed all count. (Our ruling.)
rule-KP-8-11 =
    There are three levels. Normal: as on the boards. Easy: the automaton begins with 3 health less, and its attack is 1 lower every round. Hard: it begins with 3 health more, and its attack is 1 higher every round if it has one. It never has more health than it began with; who starts is for the boards to say. When you play together, this goes for each of the two automata. (Our ruling.)


## KP-9 Cooperative

rule-KP-9-1 =
    Two players against two automata. Set up as for two against two, without screens and arrows; the automata have neither player boards nor alliance cards, and their solo sides are up. Phase 1 has two steps as in solo: first the players, then the automata.
rule-KP-9-2 =
    Everyone attacks the character of the other team that has the highest defence; if the two are equal, the one who sits opposite. Outside an attack “your opponent”, or “the player”, is always the one opposite, even with the lower defence. Inside an attack it is whoever is attacked.
rule-KP-9-3 =
    After the reveal each player says which base defence and multiplier will count. So all four total defences are known before the first attack. The abilities themselves trigger as always, at the first attack or in 2C. (Our ruling.)
rule-KP-9-4 =
    The players get one alliance card of each colour at random. Each automaton sits opposite one player, who rolls and places for it. The players choose in which order the automata act, and what KP-8.7 leaves open. The automata share one supply and one health counter. (Our ruling.)


## Examples. H is the heroine, V the villain; A and B are any two players.

example-KP-1 =
    H rolls X-Factor, joker, Energy, Agility and a blank action die. She pays Grow with X-Factor and Energy, Block with the joker and the blank, and Sucker Punch with Agility. V rolls two blanks, Might, Agility and Energy. He pays Pow! with Might and Energy, puts one blank on Time Warp, announces it, rerolls the other blank and gets X-Factor; with Agility that pays Activate.
    V starts: attack 3 against defence 2, H has 19 health. H defended higher (2 : 0) and takes the marker, so she powers up first: a red trait die. V gains an action die and an Energy face. In the follow-up Sucker Punch costs him 3 health for the die. It is 19 : 17.
    Rules: KP-2.5, KP-3.2, KP-3.3, KP-3.6, KP-4.1, KP-4.2.
    .title = A round
example-KP-2 =
    Pow! (3), Wham! (5), Charge Up (+3) and Combo (×2) are all chosen: (5 + 3) × 2 = 16. Pow! is skipped. A second multiplier would change nothing: ×2, never ×4. Without Pow! and Wham! there is no attack at all, and Charge Up and Combo lapse.
    Rules: KP-3.2, KP-3.10.
    .title = One base, one multiplier
example-KP-3 =
    Both sections of Brace and Reflexes are chosen, but no base defence: the defence is 0, and an attack of 3 costs 3 health. Leap and Fortress are both chosen: only one of them triggers. With Fortress that is defence 4 and exactly one face, none from Leap.
    Rules: KP-3.3, KP-3.10.
    .title = No base, no defence
example-KP-4 =
    Nobody attacks, and A has chosen Leap. The face comes in 2C, the defence of 2 against 0 takes the marker, and A powers up first in the same round.
    Rules: KP-3.5, KP-3.6.
    .title = Standing by
example-KP-5 =
    A has the marker and attacks with 5. B has 4 health, no defence, and a mighty attack waiting: B is out, and that attack never comes. Had B announced Catch Breath in phase 1, it would be 6 − 5 = 1, and B would strike back. At 19 of 20 health it gives 1.
    Rules: KP-2.5, KP-3.4, KP-6.5.
    .title = Out is out
example-KP-6 =
    Fuse has 2 health and has chosen Blast (2), Pow! (3) and Chain Reaction (+2) against Fortress (4) and 4 health. Pow! first: 5 − 4 = 1, and the defender gets a face. If Fuse goes on, Short Fuse costs 2 health, and Fuse is out before the second attack. With 3 health the second attack comes: 4 − 4 = 0, and no second face.
    Rules: KP-3.4, KP-3.8, KP-3.12, KP-6.5.
    .title = Two attacks
example-KP-7 =
    Catch Breath (any = not blank): a blank and a joker pay, two jokers pay, Might and Might pay, two blanks do not. Headbutt (Toughness = Toughness): Toughness and a joker pay, for an attack of 2 + 1 = 3, since only one die shows Toughness; two jokers do not pay.
    Rules: KP-2.6, KP-2.8.
    .title = Pairs and jokers
example-KP-8 =
    Laser Array (Energy and an action die that is not blank): a trait die with a joker pays the Energy but never the action die; an action die with a joker pays either; an empty action die neither.
    Rules: KP-2.3, KP-2.9.
    .title = Action dice
example-KP-9 =
    Might and Energy lie on Pow!, a blank on Time Warp. The reroll takes the Energy off Pow!, and it shows Toughness: Pow! is no longer chosen, and the Might is free again. The blank on Time Warp stays, and no later section can reroll it. The other player was ready, but may now change everything that does not lie on immediate abilities.
    Rules: KP-2.5, KP-2.10, KP-2.11.
    .title = Rerolling what is placed
example-KP-10 =
    The supply has one red die left. A has the marker in phase 2, but B has the higher defence. B powers up first and takes red with Grow; A's Grow has to take another colour.
    Rules: KP-3.6, KP-4.3, KP-6.7.
    .title = First choice
example-KP-11 =
    Sucker Punch against somebody who only exchanged a die by New Plan: nothing. Against Grow and Activate in one round: 2 dice, 6 health. If both have 3 health, both gained a die and both chose Sucker Punch, whoever took the marker in 2D wins; the other's follow-up never comes.
    Rules: KP-3.4, KP-4.2, KP-6.3.
    .title = Sucker Punch
example-KP-12 =
    A1 attacks B1 with 5, then A2 attacks B1 with 3. B1 has Fortress: team B loses 1 + 0 health, and B1 gains one face. B2, at whom nobody aimed, defends with Block in 2C: the defence of team B is 4 + 2 = 6.
    Rules: KP-7.6, KP-7.11.
    .title = Two against one
example-KP-13 =
    Tough Nut as automaton shows Toughness, a joker, Might, Might, Might and a blank on trait dice and a joker on an action die. Row 3: the three Mights without a joker, although three Toughness stand higher. Row 4: Toughness with the joker of the trait die. Row 5: nothing. Row 6: the action die. Row 7: the blank. Attack 1 + 8 + 2 = 11, defence 2 + 3 = 5; one face and 1 health when it powers up.
    Rules: KP-8.3, KP-8.4, KP-8.5, KP-8.8, KP-8.9.
    .title = The automaton places
example-KP-14 =
    The players defend with 2 and 5: both automata attack the second one, who triggers the defence once and subtracts 5 from each attack. With 3 and 3 each automaton attacks the player opposite. “The player loses 1 health” always means the one opposite.
    Rules: KP-9.2, KP-9.3.
    .title = Whom the automata attack


## Player board

card-pow = Pow!
    .text = Might + Energy. Base attack: 3.
    .short = 3
    .source = { -known }
card-zap = Zap!
    .text = Energy + Energy + any die. Base attack: 4.
    .short = 4
    .source = { -own }
card-wham = Wham!
    .text = Might + Might + Energy. Base attack: 5.
    .short = 5
    .source = { -own }
card-kapow = Kapow!
    .text = Might + Might + Energy + Energy. Base attack: 8.
    .short = 8
    .source = { -own }
card-press-on = Press On
    .text = Fill any number: Might (no joker) | Energy (no joker). Attack boost: +1 for each filled section.
    .short = +1 each
    .source = { -own }
card-charge-up = Charge Up
    .text = X-Factor + Energy. Attack boost: +3.
    .short = +3
    .source = { -own }
card-combo = Combo
    .text = X-Factor = X-Factor. Attack multiplier: ×2.
    .short = ×2
    .source = { -own }
card-block = Block
    .text = Toughness + any die. Base defence: 2.
    .short = 2
    .source = { -part }
card-leap = Leap
    .text = Agility + Agility. Base defence: 2, and you gain 1 non-joker face.
    .short = 2 and a face
    .source = { -part }
card-fortress = Fortress
    .text = Toughness + Toughness + Agility. Base defence: 4, and you gain 1 non-joker face.
    .short = 4 and a face
    .source = { -own }
card-force-field = Force Field
    .text = Toughness + Toughness + Agility + Agility. Base defence: 6, and you gain 1 face, a joker if you like.
    .short = 6 and a face, also joker
    .source = { -own }
card-brace = Brace
    .text = Fill any number: Toughness (no joker) | Agility (no joker). Defence boost: +1 for each filled section.
    .short = +1 each
    .source = { -own }
card-reflexes = Reflexes
    .text = Agility + X-Factor. Defence multiplier: ×2.
    .short = ×2
    .source = { -own }
card-time-warp = Time Warp
    .text = Fill any number: any die | any die | any die. Immediate: for each filled section reroll one other die of yours that does not lie on an immediate ability.
    .short = reroll 1 die each
    .source = { -part }
card-catch-breath = Catch Breath
    .text = Any die = a die that is not blank. Immediate: you gain 2 health.
    .short = +2 health
    .source = { -part }
card-grow = Grow
    .text = X-Factor + Energy. Power up: you gain 1 trait die of the colour you like.
    .short = 1 trait die
    .source = { -known }
card-activate = Activate
    .text = X-Factor + Agility. Power up: you gain 1 action die and 1 non-joker face.
    .short = action die and face
    .source = { -known }
card-train = Train
    .text = X-Factor. Power up: you gain 1 non-joker face.
    .short = 1 face
    .source = { -own }
card-breakthrough = Breakthrough
    .text = A joker and nothing else + any die. Power up: you gain 1 face, a joker if you like.
    .short = face, also joker
    .source = { -own }
card-adapt = Adapt
    .text = Any die + any die. Power up: you gain 1 non-joker face of the type your opponent names.
    .short = face the opponent names
    .source = { -part }
card-new-plan = New Plan
    .text = Any die. Power up: with the supply, exchange 1 trait die of yours for another colour, or up to 2 faces of yours for other non-joker faces.
    .short = exchange 1 die or 2 faces
    .source = { -part }
card-side-swipe = Side Swipe
    .text = Might + Agility. Power up: your opponent loses 2 health.
    .short = opponent −2 health
    .source = { -part }
card-sucker-punch = Sucker Punch
    .text = Agility. Follow-up: your opponent loses 3 health for each die, trait or action, that they gained this round; what was exchanged does not count.
    .short = opponent −3 health per die gained
    .source = { -part }


## Tough Nut

card-tough-nut = Tough Nut
    .text = Hero, volume 1. Health 23. Dice: red, yellow, 2 purple, blue.
    .source = { -part }
card-hard-shell = Hard Shell
    .text = No dice. Defence boost: +1.
    .short = +1
    .source = { -own }
card-headbutt = Headbutt
    .text = Toughness = Toughness. Base attack: 2, and 1 more for each die showing Toughness that you placed this round, these included; at most 6.
    .short = 2 + Toughness placed
    .source = { -own }
card-iron-diet = Iron Diet
    .text = Toughness + X-Factor. Power up: you gain 3 health.
    .short = +3 health
    .source = { -own }
card-knuckle-down = Knuckle Down
    .text = Might + Toughness. Follow-up: your opponent loses 1 health, or 3 if your total defence this round was 3 or more.
    .short = opponent −1 or −3 health
    .source = { -own }
card-solo-tough-nut = Tough Nut, solo side
    .text =
        Row 1: 2 defence and 1 attack.
        Row 2: 1 health.
        Row 3: Toughness + Toughness + Toughness → 6 defence and 1 health; Might + Might + Might → 8 attack.
        Row 4: twice at most: Toughness + Toughness → 3 defence; Might + Might → 5 attack; Energy + Energy → 4 attack.
        Row 5: X-Factor + Energy → 1 trait die; X-Factor + Toughness → 1 trait die.
        Row 6: an action die that is not blank → 2 attack.
        Row 7: twice at most: Might → 2 attack; X-Factor → 2 non-joker faces; any die → 1 non-joker face.
    .source = { -own }


## Elusivity

card-elusivity = Elusivity
    .text = Hero, volume 1. Health 22. Dice: red, yellow, 2 green, blue; an action die with Agility.
    .source = { -part }
card-slippery = Slippery
    .text = No dice. Defence boost: +1 if at least 2 of the dice you placed show Agility.
    .short = +1 with 2 Agility
    .source = { -own }
card-teleport = Teleport
    .text = Agility + X-Factor. Base defence: 3, and you gain 1 face of a type that one of these two dice shows; a joker gives a joker, a blank nothing.
    .short = 3 and a face shown
    .source = { -part }
card-flying-kick = Flying Kick
    .text = Agility = Agility. Attack boost: +3.
    .short = +3
    .source = { -own }
card-vanish = Vanish
    .text = Agility + Agility + any die. Defence multiplier: ×2.
    .short = ×2
    .source = { -own }
card-solo-elusivity = Elusivity, solo side
    .text =
        Row 1: 1 defence.
        Row 2: 1 non-joker face.
        Row 3: Agility + Agility + Agility → 6 defence and 1 non-joker face; Energy + Energy + Energy → 7 attack.
        Row 4: twice at most: Agility + Agility → 3 defence and 1 attack; Might + Energy → 4 attack.
        Row 5: X-Factor + Agility → 1 trait die; X-Factor + Energy → 1 trait die.
        Row 6: an action die that is not blank → 2 attack and 1 defence.
        Row 7: twice at most: Agility → 1 attack and 1 defence; Might → 2 attack; any die → 1 non-joker face.
    .source = { -own }


## Time Out

card-time-out = Time Out
    .text = Hero, volume 1. Health 22. Dice: red, yellow, purple, green, blue; an empty action die; 2 time tokens.
    .source = { -part }
card-rewind = Rewind
    .text = No dice. Immediate: once a round you may spend 1 time token and reroll any number of your dice that do not lie on immediate abilities.
    .short = 1 token: reroll any dice
    .source = { -own }
card-pause-button = Pause Button
    .text = X-Factor + any die. Power up: you gain 1 time token (you can hold 3) and 1 non-joker face.
    .short = 1 token and a face
    .source = { -own }
card-slow-motion = Slow Motion
    .text = Energy + Agility. This round: every attack of your opponent on you is 3 lower, but never below 0.
    .short = attacks on you −3
    .source = { -own }
card-time-bomb = Time Bomb
    .text = Energy = Energy. Follow-up: your opponent loses 1 health, and 1 more for each time token you hold.
    .short = opponent −1 and tokens
    .source = { -own }
card-solo-time-out = Time Out, solo side
    .text =
        Row 1: before it places: if 2 or more of its dice show blank, it rerolls its blank trait dice once.
        Row 2: 1 defence.
        Row 3: X-Factor + X-Factor + X-Factor → 1 trait die and the player loses 1 health; Energy + Energy + Energy → 7 attack.
        Row 4: twice at most: X-Factor + Energy → 1 trait die; Might + Energy → 4 attack.
        Row 5: Toughness + Toughness → 4 defence; Agility + Agility → 3 defence.
        Row 6: an action die that is not blank → 2 defence.
        Row 7: three times at most: X-Factor → 1 non-joker face and 1 health; any die → 1 non-joker face.
    .source = { -own }


## Victor Kane

card-victor-kane = Victor Kane
    .text = Villain, volume 1. Health 20. Dice: red, 2 yellow, blue; an action die with Energy and X-Factor.
    .source = { -part }
card-war-chest = War Chest
    .text = No dice. Power up: if you gained no die this round, you gain 1 non-joker face; this comes last.
    .short = 1 face if no die
    .source = { -own }
card-laser-array = Laser Array
    .text = Energy + an action die that is not blank. Base attack: 3, and 1 more for each non-blank action die that you placed this round, this one included; at most 7.
    .short = 3 + action dice
    .source = { -own }
card-private-guard = Private Guard
    .text = Any die = any die. Base defence: 2, and you gain 1 Energy face.
    .short = 2 and Energy
    .source = { -own }
card-hostile-takeover = Hostile Takeover
    .text = X-Factor = X-Factor. Power up: take 1 non-joker face of your choice from your opponent, out of the pool or off a die; if there is none, you gain 1.
    .short = take 1 face
    .source = { -own }
card-solo-victor-kane = Victor Kane, solo side
    .text =
        Row 1: 1 non-joker face.
        Row 2: 1 defence.
        Row 3: Energy + Energy + Energy → 7 attack; X-Factor + X-Factor + X-Factor → 1 trait die and 1 non-joker face.
        Row 4: twice at most: X-Factor + Energy → 1 trait die; Might + Energy → 4 attack.
        Row 5: Toughness + Toughness → 4 defence; Agility + Agility → 3 defence.
        Row 6: twice at most: an action die that is not blank → 2 attack.
        Row 7: twice at most: Toughness → 1 defence; Agility → 1 defence; any die → 1 non-joker face.
    .source = { -own }


## Coquette

card-coquette = Coquette
    .text = Villain, volume 1. Health 17. Dice: red, yellow, purple, green, blue; an action die with Energy.
    .source = { -part }
card-heartbreak = Heartbreak
    .text = No dice. Follow-up: if your opponent gained health this round, they lose 2.
    .short = −2 health if healed
    .source = { -own }
card-charm = Charm
    .text = X-Factor + Agility. Reveal, this round: choose 1 boost or multiplier that your opponent has chosen; it has no effect. If there is none, their total attack is 2 lower.
    .short = stop 1 boost or multiplier
    .source = { -own }
card-stolen-kiss = Stolen Kiss
    .text = X-Factor + Toughness. Power up: your opponent gives you 1 face of their choice; if they have none, you gain 2 health.
    .short = 1 face from the opponent
    .source = { -own }
card-cruel-beauty = Cruel Beauty
    .text = Agility + Might. Base attack: 3, or 5 if your opponent has chosen no base defence.
    .short = 3 or 5
    .source = { -own }
card-solo-coquette = Coquette, solo side
    .text =
        Row 1: 1 defence.
        Row 2: follow-up: the player loses 1 health for each die they gained this round.
        Row 3: Agility + Agility + Agility → 4 attack and 2 defence; Might + Might + Might → 6 attack.
        Row 4: twice at most: Agility + X-Factor → 1 attack, 2 defence and the player returns 1 face of their choice; Might + Energy → 4 attack.
        Row 5: X-Factor + Energy → 1 trait die; X-Factor + X-Factor → 1 trait die.
        Row 6: an action die that is not blank → 2 attack.
        Row 7: twice at most: Toughness → 1 defence; any die → 1 non-joker face.
    .source = { -own }


## Spoiler Alert

card-spoiler-alert = Spoiler Alert
    .text = Villain, volume 1. Health 18. Dice: yellow, purple, green, 2 blue; an empty action die.
    .source = { -part }
card-knew-it-coming = Knew It Coming
    .text = No dice. Defence boost: +1 for each attack boost section and multiplier that the attacker uses, at most +2.
    .short = +1 per boost, up to 2
    .source = { -own }
card-leak = Leak
    .text = X-Factor. Immediate, and at the reveal: name one ability of the player board; if your opponent has chosen it, they lose 2 health at the reveal.
    .short = name an ability: −2 health
    .source = { -own }
card-ruin-the-ending = Ruin the Ending
    .text = Any die = a die that is not blank. This round, and power up: your opponent's follow-up abilities do not trigger, and you gain 1 non-joker face.
    .short = no follow-up; 1 face
    .source = { -own }
card-plot-twist = Plot Twist
    .text = X-Factor + Agility. Attack multiplier: ×2.
    .short = ×2
    .source = { -own }
card-solo-spoiler-alert = Spoiler Alert, solo side
    .text =
        Row 1: 1 defence.
        Row 2: power up: the player loses 2 health if they chose Grow or Activate.
        Row 3: X-Factor + X-Factor + X-Factor → 5 attack and 1 trait die; Energy + Energy + Energy → 6 attack.
        Row 4: twice at most: X-Factor + Agility → 1 attack and 1 defence; Might + Energy → 3 attack.
        Row 5: Toughness + Toughness → 4 defence; Agility + Agility → 3 defence.
        Row 6: an action die that is not blank → 1 attack.
        Row 7: twice at most: X-Factor → 1 trait die; any die → 1 non-joker face.
    .source = { -own }


## Crescendo

card-crescendo = Crescendo
    .text = Hero, volume 2. Health 20. Dice: red, yellow, purple, green, blue.
    .source = { -part }
card-overture = Overture
    .text = No dice. Power up: you, then your opponent, gain 1 non-joker face each.
    .short = 1 face each
    .source = { -own }
card-rising-beat = Rising Beat
    .text = Energy = Energy. Base attack: 2 plus the number of the round, at most 7.
    .short = 2 + round
    .source = { -own }
card-standing-ovation = Standing Ovation
    .text = Toughness + Agility. Base defence: 4; whoever attacked you this round gains 1 non-joker face when powering up.
    .short = 4; a face for the attacker
    .source = { -own }
card-encore = Encore
    .text = X-Factor + Toughness. Power up: you gain 1 trait die; your opponent gains 1 non-joker face.
    .short = 1 trait die; a face for them
    .source = { -own }
card-solo-crescendo = Crescendo, solo side
    .text =
        Row 1: the automaton and the player gain 1 non-joker face each.
        Row 2: 1 attack for every 2 completed rounds, at most 4.
        Row 3: Energy + Energy + Energy → 7 attack; Toughness + Toughness + Toughness → 6 defence.
        Row 4: twice at most: Might + Energy → 4 attack; Toughness + Agility → 4 defence.
        Row 5: X-Factor + Toughness → 1 trait die; X-Factor + any die → 1 action die.
        Row 6: an action die that is not blank → 2 attack and 1 defence.
        Row 7: twice at most: Energy → 2 attack; Might → 2 attack; any die → 1 non-joker face.
    .source = { -own }


## Fuse

card-fuse = Fuse
    .text = Hero, volume 2. Health 20. Dice: 2 red, 2 yellow, blue.
    .source = { -part }
card-short-fuse = Short Fuse
    .text = No dice. When attacking: you may use two base attacks as two separate attacks; if you do, you lose 2 health before the second.
    .short = second attack for 2 health
    .source = { -own }
card-blast = Blast
    .text = Energy + any die. Base attack: 2.
    .short = 2
    .source = { -own }
card-chain-reaction = Chain Reaction
    .text = Might + X-Factor. Attack boost: +2 for each of your attacks.
    .short = +2
    .source = { -own }
card-smoke-screen = Smoke Screen
    .text = Energy + Agility. Base defence: 3.
    .short = 3
    .source = { -own }
card-solo-fuse = Fuse, solo side
    .text =
        Row 1: 1 attack.
        Row 2: power up: it loses 1 health if its total attack was 8 or more.
        Row 3: Might + Might + Might → 7 attack; Energy + Energy + Energy → 6 attack.
        Row 4: twice at most: Might + Energy → 3 attack; Energy + Energy → 2 attack.
        Row 5: X-Factor + Energy → 1 trait die; X-Factor + Might → 1 action die.
        Row 6: an action die that is not blank → 1 attack.
        Row 7: twice at most: Toughness → 2 defence; Agility → 2 defence; any die → 1 non-joker face.
    .source = { -own }


## Patchwork

card-patchwork = Patchwork
    .text = Hero, volume 2. Health 19. Dice: yellow, purple, green, blue; an action die with Might and Energy, another with Toughness and a joker.
    .source = { -own }
card-tinkerer = Tinkerer
    .text = No dice. Power up: you may exchange 1 face of yours for another non-joker face.
    .short = exchange 1 face
    .source = { -own }
card-assemble = Assemble
    .text = Any action die + X-Factor. Power up: you gain 1 face, a joker if you like.
    .short = 1 face, also joker
    .source = { -own }
card-scrap-cannon = Scrap Cannon
    .text = An action die that is not blank + any action die. Base attack: 4.
    .short = 4
    .source = { -own }
card-spare-plating = Spare Plating
    .text = An action die that is not blank. Defence boost: +2.
    .short = +2
    .source = { -own }
card-solo-patchwork = Patchwork, solo side
    .text =
        Row 1: 1 non-joker face.
        Row 2: 1 defence.
        Row 3: an action die that is not blank + an action die that is not blank + an action die that is not blank → 6 attack and 2 defence; Might + Might + Might → 7 attack.
        Row 4: twice at most: an action die that is not blank + X-Factor → 1 action die and 1 non-joker face; Might + Energy → 4 attack.
        Row 5: Toughness + Toughness → 4 defence; Agility + Agility → 4 defence.
        Row 6: twice at most: an action die that is not blank → 2 attack and 1 defence.
        Row 7: twice at most: X-Factor → 1 trait die; any die → 1 non-joker face.
    .source = { -own }


## Mindset

card-mindset = Mindset
    .text = Villain, volume 2. Health 15. Dice: yellow, green, 2 blue; two empty action dice.
    .source = { -part }
card-open-mind = Open Mind
    .text = No dice. This round: you may place one die showing blank as X-Factor.
    .short = one blank as X-Factor
    .source = { -own }
card-psionic-attack = Psionic Attack
    .text = X-Factor + blank. Attack boost: +1 for each die showing blank that you and your opponent placed; a joker placed as a blank does not count.
    .short = +1 per blank placed
    .source = { -part }
card-mind-blast = Mind Blast
    .text = Blank + blank. Base attack: 2; you may use it in addition to another base attack, as a separate attack.
    .short = 2, also as a second attack
    .source = { -own }
card-thought-shield = Thought Shield
    .text = Blank + any die. Base defence: 1, and 1 more for each die showing blank that you placed; at most 4.
    .short = 1 + blanks placed
    .source = { -own }
card-solo-mindset = Mindset, solo side
    .text =
        Row 1: if it has any attack from other rows: 1 attack more for each die showing blank that it placed, at most 3.
        Row 2: 1 defence.
        Row 3: X-Factor + X-Factor + X-Factor → 1 trait die and the player loses 1 health; Energy + Energy + Energy → 6 attack.
        Row 4: twice at most: blank + blank → 3 attack; Agility + Agility → 3 defence.
        Row 5: X-Factor + Energy → 1 trait die; X-Factor + Agility → 1 trait die.
        Row 6: an action die that is not blank → 2 defence.
        Row 7: twice at most: X-Factor → 1 non-joker face; any die → 1 non-joker face.
    .source = { -own }


## Echo

card-echo = Echo
    .text = Villain, volume 2. Health 16. Dice: red, yellow, purple, green, blue; an empty action die.
    .source = { -part }
card-resonance = Resonance
    .text = No dice. Attack boost: +1 if you attacked in the round before.
    .short = +1 if you attacked
    .source = { -own }
card-sound-wave = Sound Wave
    .text = Energy = Energy. Base attack: 3.
    .short = 3
    .source = { -own }
card-reverberate = Reverberate
    .text = Any die = any die. Base defence: 2; whoever's attack on you is blocked loses 1 health.
    .short = 2; blocked: −1 health
    .source = { -own }
card-replicate = Replicate
    .text = X-Factor + any die. Power up: you gain 1 non-joker face of a type that a die your opponent placed this round shows.
    .short = 1 face the opponent shows
    .source = { -part }
card-solo-echo = Echo, solo side
    .text =
        Row 1: 2 defence.
        Row 2: 1 non-joker face.
        Row 3: Might + Might + Might → 8 attack; Energy + Energy + Energy → 6 attack and 1 non-joker face.
        Row 4: twice at most: Agility + Agility → 2 defence and 1 attack; Toughness + Toughness → 3 defence.
        Row 5: X-Factor + X-Factor → 1 trait die and 1 health.
        Row 6: an action die that is not blank → 3 attack.
        Row 7: twice at most: X-Factor → 1 trait die; any die → 1 non-joker face.
    .source = { -part }


## Leech

card-leech = Leech
    .text = Villain, volume 2. Health 18. Dice: red, yellow, purple, green, blue; an action die with Might.
    .source = { -own }
card-thirst = Thirst
    .text = No dice. When attacking: if your attack costs your opponent 3 or more health, you gain 1 health.
    .short = +1 health if 3 hit
    .source = { -own }
card-leech-strike = Leech Strike
    .text = Might + X-Factor. Base attack: 4.
    .short = 4
    .source = { -own }
card-blood-price = Blood Price
    .text = Any die. Immediate: you lose 1 health and reroll up to 2 other dice of yours that do not lie on immediate abilities.
    .short = −1 health: reroll 2
    .source = { -own }
card-sap-power = Sap Power
    .text = X-Factor + Toughness. Power up: your opponent returns 1 face of their choice to the supply, and you gain 1 non-joker face.
    .short = opponent −1 face, you +1
    .source = { -own }
card-solo-leech = Leech, solo side
    .text =
        Row 1: 1 attack.
        Row 2: if its attack costs the player 3 or more health, it gains 1.
        Row 3: Might + Might + Might → 6 attack and 2 health; X-Factor + X-Factor + X-Factor → 1 trait die and 2 health.
        Row 4: twice at most: Might + X-Factor → 3 attack and 1 health; Might + Energy → 3 attack.
        Row 5: Toughness + Toughness → 4 defence; Agility + Agility → 3 defence.
        Row 6: an action die that is not blank → 2 attack.
        Row 7: twice at most: X-Factor → 1 trait die; any die → 1 non-joker face.
    .source = { -own }


## Alliance cards

card-double-team = Double Team
    .text = Orange. One half: Might → Attack boost: +2; the other half: Energy → Attack boost: +2.
    .left = Attack boost: +2
    .right = Attack boost: +2
    .source = { -own }
card-alley-oop = Alley-Oop
    .text = Orange. One half: Agility → no effect of its own; the other half: Might + Energy → Base attack: 6.
    .left = no effect of its own
    .right = Base attack: 6
    .source = { -own }
card-shield-wall = Shield Wall
    .text = Blue. One half: Toughness → Defence boost: +2; the other half: Toughness → Defence boost: +2.
    .left = Defence boost: +2
    .right = Defence boost: +2
    .source = { -own }
card-cover-me = Cover Me
    .text = Blue. One half: Toughness + Agility → Base defence: 4; the other half: Any die → Base defence: 2.
    .left = Base defence: 4
    .right = Base defence: 2
    .source = { -own }
card-training-partners = Training Partners
    .text = Green. One half: X-Factor → Power up: you gain 1 non-joker face; the other half: Any die → Power up: you gain 1 non-joker face.
    .left = Power up: 1 non-joker face
    .right = Power up: 1 non-joker face
    .source = { -own }
card-shared-lab = Shared Lab
    .text = Green. One half: X-Factor → Power up: you gain 1 trait die; the other half: Energy → no effect of its own.
    .left = Power up: 1 trait die
    .right = no effect of its own
    .source = { -own }
card-breathing-space = Breathing Space
    .text = Purple. One half: Any die → Immediate: reroll up to 2 other dice of yours; the other half: Any die → Immediate: reroll up to 2 other dice of yours.
    .left = Immediate: reroll up to 2 other dice
    .right = Immediate: reroll up to 2 other dice
    .source = { -own }
card-rescue = Rescue
    .text = Purple. One half: Agility → no effect of its own; the other half: X-Factor → Power up: your team gains 3 health.
    .left = no effect of its own
    .right = Power up: 3 health for the team
    .source = { -own }


## Faces, dice, moments

face-might = Might
face-energy = Energy
face-toughness = Toughness
face-agility = Agility
face-x-factor = X-Factor
face-joker = Joker
face-blank = Blank
colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-green = green
colour-blue = blue
colour-orange = orange
colour-action = black
moment-immediate = Immediate
moment-reveal = Reveal
moment-attack = Base attack
moment-attack-boost = Attack boost
moment-attack-times = Attack multiplier
moment-defence = Base defence
moment-defence-boost = Defence boost
moment-defence-times = Defence multiplier
moment-attacking = When attacking
moment-this-round = This round
moment-power-up = Power up
moment-follow-up = Follow-up
die-red = red die
die-yellow = yellow die
die-purple = purple die
die-green = green die
die-blue = blue die
die-action = action die
die-built = action die ({ $faces })
automaton-state = Health { $health } of { $most }, attack { $attack }, defence { $defence }.
# $die: one of the above
die-shows = { $die } with { $face }
row-1 = Row 1
row-2 = Row 2
row-3 = Row 3
row-4 = Row 4
row-5 = Row 5
row-6 = Row 6
row-7 = Row 7
# Several equal things.
several = { $n } × { $name }


## Options of a table

option-mode = Way to play
    .help = Who plays against whom, and whether with characters: in a first game both have the same dice.
option-mode-duel = Duel with characters
option-mode-first = First game, without characters
option-mode-teams = Two against two
option-mode-solo = Solo against an automaton
option-mode-coop = Together against two automata
option-characters = Characters
    .help = Whether chance decides who plays whom, or everybody picks in turn.
option-characters-dealt = dealt by chance
option-characters-chosen = picked by the players
option-alliance = Alliance cards
    .help = Only for two against two: whether they are dealt, or the teams pick in turn.
option-alliance-dealt = dealt by chance
option-alliance-drafted = picked by the teams
option-difficulty = Difficulty
    .help = Only against automata: how much health they have and how hard they hit.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-rounds = Rounds at most
    .help = After this many rounds the side with more health wins. Matches are rarely that long.


## The table

zone-dice = Dice of { $player }
zone-board = Boards of { $player }
zone-box = { $ability }, { $player }
zone-row = Row { $row }, { $player }
zone-pool = Loose faces of { $player }
zone-alliances = Alliance cards of { $players }
zone-supply = Supply
zone-supply-of = Supply of { $players }
counter-health = Health
counter-most = Most health
counter-attack = Attack
counter-defence = Defence
counter-tokens = Time tokens
state-marker = starting player
state-ready = ready
state-aims = aims at { $player }
screen-up = behind a screen
automaton = Automaton
headline-round = Round { $round } of at most { $limit }
headline-set-up = Set-up
headline-choose = Choose abilities
headline-attack = Attack and defend
headline-power-up = Power up
headline-follow-up = Follow up
headline-clean-up = Clean up
headline-over = The match is over
headline-draw = A draw
headline-won = Victory for { $players }.
headline-lost = Victory for { $players } ({ $n } health left).
need-pair = matching pair
need-or = or
need-any = any die
need-non-blank = not blank
need-action = action die
need-action-non-blank = action die, not blank
need-only-joker = only a joker
need-no-joker = { $face }, no joker
ability-section = { $ability }, section { $n }
# $effect: what the ability does
ability-cost = { $ability } ({ $cost } → { $effect })
ability-free = { $ability } ({ $effect })
effect = { $moment }: { $short }
cost-and = { $first } + { $rest }
cost-pair = { $first } = { $rest }
# Whose half of an alliance card is which.
alliance-half = { $player }: { $cost } → { $effect }
where-pool = from the pool
where-die = from action die { $n }
# $gives: one or several of the following
solo-row = Row { $row }: { $gives }
gives-attack = { $n } attack
gives-defence = { $n } defence
gives-face = { $n ->
    [one] 1 non-joker face
   *[other] { $n } non-joker faces
}
gives-trait = 1 trait die
gives-action = 1 action die
gives-health = { $n } health
gives-hurt = the player loses { $n } health
gives-return = the player returns a face
gives-reroll-blanks = with 2 blanks or more, blank trait dice are rolled once more
gives-punish-dice = follow-up: the player loses 1 health per die gained
gives-punish-growth = the player loses 2 health for Grow or Activate
gives-share-faces = a non-joker face each for automaton and player
gives-louder = 1 attack for every 2 rounds, at most 4
gives-burnt = loses 1 health after an attack of 8 or more
gives-blank-minded = 1 attack more per blank placed, at most { $n }
gives-feeds = 1 health when its attack costs 3 or more


## Questions

# Choices that are put together, and steps through long lists.
form-fill = Fill a box with certain dice …
form-fill-box = Which box?
form-fill-dice = Which dice?
step-choose = Fill a box …
step-take-back = Take dice back …
step-turn = Turn an alliance card …
step-ready = Be ready …
step-swap-face = Exchange a face …
step-swap-face-of = { $face } { $where } …
step-swap-die = Exchange a die …
step-swap-die-of = { $die } …

ask-free-characters = Which character do you play?
ask-automaton-character = Which character does the automaton play?
ask-open-alliances = Which alliance card does your team take?
ask-placements-left = { $n ->
    [one] Careful: the dice you have left can still pay for an ability. Place them, or be ready.
   *[other] Careful: the dice you have left can still pay for one of { $n } abilities. Place them, or be ready.
}
ask-placements = Place your dice, or be ready.
ask-ready = You are ready. Waiting for { $players }.
ask-done = You are done. Waiting for { $players }.
ask-pay = Which dice pay? { $ability }
ask-reroll = Which die do you roll again?
ask-reroll-some = { $n ->
    [0] Which dice do you roll again?
    [one] Another die, or roll this one?
   *[other] Another die, or roll these { $n }?
}
ask-name = Which ability do you think your opponent has chosen?
ask-charming-ids = Charm: which ability of your opponent has no effect?
ask-guard = Which base defence do you use?
ask-guards-against = Attack by { $player }: { $n }. Which base defence do you use?
ask-attacks = Your attack is on { $player }. Which base attack do you use?
ask-orders-attack = Which of you two attacks first?
ask-orders-attack-automata = Which automaton attacks first?
ask-orders-hold = Which of you two defends first?
ask-orders-power-up = Which of you two powers up first?
ask-orders-power-up-automata = Which automaton powers up first?
ask-orders-follow-up = Which of you two follows up first?
ask-orders-follow-up-automata = Which automaton follows up first?
ask-powers = Which ability do you trigger next?
ask-face-types = Which face do you take?
ask-trait-colours = Which trait die do you take?
ask-types-for = A face for { $player }: which type do you name?
ask-own-faces = Which face do you give up?
ask-victims-faces = Which face do you take from your opponent?
ask-plans = What do you exchange with the supply?
ask-swap-choices = Do you exchange a face with the supply?
ask-arrangements = Arrange your faces on your action dice.
ask-next-faces = { $player }: which face is attached next?


## Choices

do-take-character = Play { $character }
do-take-alliance = Take { $ability }
do-choose = Fill { $ability }
do-pay = { $ability }: { $dice }
do-take-back = Take the dice off { $ability }
do-turn = Turn round: { $ability }
do-rewind = Announce { $ability }
do-reroll = Roll again: { $die }
do-roll = Roll
do-name = Name { $ability }
do-ready = Ready
do-ready-at = Ready, aiming at { $player }
do-unready = Change something after all
do-back = Back
do-charm = Rob of its effect: { $ability }
do-guard = Defend with { $ability }
do-attack = Attack with { $ability }
do-forgo = Do not attack
do-first = { $player } first
do-trigger = { $ability }
do-take-face = Take { $face }
do-take-die = Take: { $die }
do-name-face = Name { $face }
do-give = Give up { $face } ({ $where })
do-take-over = Take { $face } ({ $where })
do-swap-die = Exchange: { $die } → { $other }
do-swap-face = Exchange: { $face } → { $other } ({ $where })
do-stop = Exchange nothing
do-attach = Attach { $face } to action die { $n }
do-detach = Take { $face } off action die { $n }
do-attach-face = Attach { $face }
do-done = Done


## What happened

log-begin = The supply is laid out.
log-character = { $player } plays { $first }.
log-opponent = An automaton plays { $first }.
log-level = { $n ->
    [-1] Easy, for { $player }: { $m } health to begin with, and weaker attacks.
   *[other] Hard, for { $player }: { $m } health to begin with, and stronger attacks.
}
log-starts = Starting-player marker: { $player }.
log-alliance = { $n ->
    [one] Alliance card
   *[other] Alliance cards
} for { $player }: { $cards }.
log-round = Round { $n }: the dice are rolled.
log-ready = { $player } is ready.
log-unready = { $player } wants to change something after all.
log-announce = Announced by { $player }: { $first }.
log-name = { $player } names { $first }.
log-automaton = { $player } shows { $on } and places: attack { $n }, defence { $m }.
log-reveal = { $n ->
    [0] { $player } shows { $on } and has chosen nothing.
   *[other] { $player } shows { $on } and has chosen: { $cards }.
}
log-reveal-at = { $n ->
    [0] { $player } aims at { $to }, shows { $on } and has chosen nothing.
   *[other] { $player } aims at { $to }, shows { $on } and has chosen: { $cards }.
}
log-charm = { $player } charms { $to }: { $first } has no effect.
log-dull = { $player } charms { $to }: attack −{ $n }.
log-attack = { $player } attacks { $to } with { $first }: { $name }.
log-its-attack = { $player } attacks { $to }: { $n }.
log-forgo = { $player } does not attack.
log-defend = { $player } defends with { $first }: { $name }.
log-hit = { $player } is hit: −{ $n } ({ $name ->
    [team] team: { $m } health
   *[other] { $m } health
} left).
log-blocked = { $player } blocks the attack of { $to }.
log-marker = Higher defence ({ $n } : { $m }): the starting-player marker goes to { $player }.
log-trigger = { $player } triggers { $first }.
log-no-effect = { $first } ({ $player }) has no effect.
log-gain-die = { $player } gains: { $first }.
log-gain-face = { $player } gains a face: { $first }.
log-lose-face = { $player } returns a face to the supply: { $first }.
log-give-face = { $player } gives { $to } a face: { $first }.
log-swap = { $player } exchanges: { $first } → { $last }.
log-token = { $player } gains a time token and has { $n }.
log-gain-health = { $first }: { $player } gains { $n } health ({ $name ->
    [team] team: { $m }
   *[other] now { $m }
}).
log-lose-health = { $first }: { $player } loses { $n } health ({ $name ->
    [team] team: { $m }
   *[other] { $m }
} left).
log-follow-up = Follow-up, { $first }: { $player } loses { $n } health ({ $name ->
    [team] team: { $m }
   *[other] { $m }
} left).
log-done = { $player } has cleaned up.
log-arrange = { $n ->
    [0] { $player } has taken all faces off.
   *[other] { $player } has rearranged faces. On action dice: { $cards }.
}
log-attach = { $player } has attached faces. On action dice: { $cards }.
log-win = Victory for { $player }!
log-win-by-health = The last round is over. Victory for { $player } by { $n } : { $m } health!
log-draw = The last round is over. Both sides have { $n } health: a draw.


## Why not

is-ready = You are ready, so everything stays as it lies. First take back that you are ready.
no-turn = The card cannot be turned while a die lies on it.
no-such-box = That is no box of your boards. Choose an ability of your own.
no-take-back = These dice stay: they lie on an immediate ability, or nowhere.
box-full = This box is filled already. Take its dice off first.
partner-busy = Your partner is rolling dice again. Wait a moment before you fill this half.
dice-do-not-pay = These dice do not fill this box. Look at the symbols it asks for.
no-dice-for-box = Your free dice do not fill this box.

# The figure beside a player in the result.
points = Health { $n }

## Lesson

lesson-goal = Bring the other side down to 0 health.
lesson-turn = A round: everybody rolls, and behind a screen puts dice into the boxes of abilities. The screens go up: attacks and defences, then power-ups, which give you new dice and faces, then follow-ups. At last you build your dice, and roll again.
lesson-grow = You are the heroine, your screen is up, and these are your dice. Each box on your boards asks for symbols. Grow wants X-Factor and Energy and gives you another die. Put both dice on it.
    .title = Dice into boxes
    .hint = Grow takes the X-Factor and the Energy.
    .done = Grow is chosen. Until everybody is ready you may still take dice back.
lesson-block = A defence would be wise. Block wants Toughness and any die. You have no Toughness, but the joker stands for anything, and “any die” takes the blank one as well.
    .title = The joker helps out
    .hint = Pick the joker and the blank action die, and put them on Block.
    .done = Defence 2. For everything else the joker stays a joker.
lesson-punch = An Agility and a Might are left. Sucker Punch costs the villain 3 health in the follow-up for every die he gains this round. Even heroines like a cheap trick.
    .title = A cheap trick
    .hint = Put the Agility on Sucker Punch.
    .done = The Might finds no use today: a die may stay unplaced.
lesson-ready = That is your plan. Say that you are ready: the screens are lifted when everybody is.
    .title = Ready
    .hint = Your plan is good as it is. Say that you are ready.
    .done = The villain is still brooding. Let us look behind his screen.
lesson-warp = Change sides: now you are the villain. Might and Energy already lie on Pow!. You have two blanks and a Toughness; Time Warp takes any die and lets you roll another one again. It is immediate: you announce it, and the die on it stays there. Use the action die for it, for the blue die has better sides.
    .title = Immediate abilities
    .hint = Put the blank action die on Time Warp.
    .done = It is announced, and the action die is spent. Which die do you roll again?
lesson-reroll = Roll the blue die again. It shows nothing now, and five of its six sides are better than that.
    .title = Once more
    .hint = That die is of use already. Roll the blue one, which is blank.
    .done = X-Factor! With the Agility that pays for Activate, and you are ready.
lesson-attack = The screens are lifted, and you, the villain, have the marker: you attack first. Pow! deals 3.
    .title = Attack and defence
    .hint = You have paid for Pow!. Use it.
    .done = The heroine defends herself with Block: 3 − 2 = 1, so she has 19 health left. Her defence of 2 beats your 0, so she takes the marker and is first to power up.
lesson-die = The heroine is you again. Power up: Grow gives you a trait die of the colour you like. The heroine of the rulebook takes a red one: it has no blank side.
    .title = Another die
    .hint = Take the red die.
    .done = You roll it from the next round on. Now the villain powers up: Activate has given him an action die.
lesson-face = The villain again. With the action die Activate gives you a face for it, of the type you like. Take Energy: Pow! wants it.
    .title = A face of your choice
    .hint = A good face too, but take Energy for your next Pow!.
    .done = Then came the follow-ups: you had gained a die, so the Sucker Punch cost you 3 health, and no defence helps against that. It is 19 to 17.
lesson-attach = Clean-up, as the villain: your new action die is empty, and an Energy face lies loose. Put the face on the second action die.
    .title = Build your dice
    .hint = Put the Energy face on action die 2.
    .done = An action die has six places, and next round it can show Energy. That is all you need to begin.
