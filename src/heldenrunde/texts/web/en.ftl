# Words of the browser client, English.

## Everywhere

skip-to-content = Skip to the content
page-not-loaded = This page could not be loaded. Check the connection and try again.
offline = The server cannot be reached. Check the connection and try again.
not-found = There is no such page
to-home = To the start page
close = Close
back = Back
next = Next
skip = Skip
clear = Clear
guest = Guest
you = you
your-name = Your name
nav = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-cards = Cards
nav-settings = Settings
nav-about = About


## Home

home-title = Heroes round the table
home-lead = Hero-themed card games for the browser: against bots at once, or with friends by link. No account, nothing to install.
games = Games
game-players = { $least } to { $most } players
game-minutes = { $minutes } minutes
play-now = Play now against bots
new-table = New table
join-title = Join a table
join-link = Link or code of a table
join-go = Go
join = Join
watch = Watch
no-tables = There is no public table right now. Open one, or ask friends for their link.
table-of = { $host }’s table
my-tables = My tables
no-own-tables = The tables you play at stay here, so that you can go on later.
continue = Continue
forget = Remove from this list


## A new table

setup = Set-up
setup-seats = Seats
setup-seat = Seat { $n }
setup-person = a person
setup-clock = Time to think
setup-seconds = Seconds
setup-public = Show in the list of public tables
clock-none = as long as you like
clock-decision = so many seconds per decision
clock-player = so many seconds per player
bot-random = Bot, plays at random
bot-easy = Bot, easy
bot-normal = Bot, normal
open-table = Open the table


## Before the match

table = Table
no-table = This table cannot be opened
table-closed = This table is closed
connecting = Connecting …
reconnecting = The connection is lost; trying again …
seats = Seats
seat-free = free
seat-away = A bot plays for now
host = host
is-ready = ready
not-ready = not ready
be-ready = I am ready
not-yet = Not ready after all
start = Start the match
starting = The match is starting …
leave = Leave
kick = Send away
watching = All seats are taken. You are watching.
wait-seats = Wait for players, or put bots on the free seats.
wait-ready = Wait until everybody is ready.
invite = Invite
invite-how = Whoever opens this link can sit down, or watch.
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy = Copy the link
copied = Copied
commitment = Commitment of the server to its shuffles


## At the table

bot-name = { $seat ->
    [0] Ada
    [1] Basil
    [2] Cleo
    [3] Dario
    [4] Enid
    [5] Falk
    [6] Greta
   *[other] Hugo
}
a-bot = Bot
question = What to do
to-act = to move
face-down = face-down card
active = ability activated
pick-more = Pick more cards
all-moves = Moves ({ $n })
filter = Show only moves with this word
trick-empty = The trick is empty: lay a set here
hs-trick-empty = The trick is empty: lay a card here
time-left = Time left: { $time }
rule-link = Rule { $rule }, opens in a new tab
hint = Hint
hint-says = A bot would choose: { $move }.
hint-late = The table has moved on. Ask for a hint again.
hinted = suggested
auto-passing = You pass here by yourself in a moment, unless you do something.
woken-me = { $game }: it is about you.
woken-win = { $game }: somebody is about to win the match.
undo = Undo
undo-asked = { $player } would like to take back a move.
agree = Agree
disagree = Refuse
notify-me = Notify me when it is my turn
title-your-turn = Your turn
your-turn = { $game }: it is your turn.
said-pass = Pass
said-skip = Skipped
said-strike = Take that!
said-react = Not so fast!
said-stumble = Oops!
log = Log
chat = Chat
log-and-chat = Log and chat
chat-say = Say something
send = Send


## KAPOW!

kp-board = Your boards
kp-attacks = Attacks
kp-defences = Defences
kp-others = Everything else
kp-alliances = Your halves of alliance cards
kp-dice = Dice
kp-no-dice = All your dice are placed.
kp-workshop = Snap faces onto your action dice
kp-loose = Loose faces
kp-action-die = Action die { $n }
kp-attach = Attach { $face } to action die { $n }
kp-detach = Take { $face } off action die { $n }
kp-empty = Empty place: pick a loose face first
kp-swap = Exchange { $face }, { $where }
kp-automaton = Automaton
kp-partner = Your team
kp-rows = Solo side


## After the match

winners = { $n ->
    [one] Victory for { $players }
   *[other] The winners: { $players }
}
tie = A draw.
to-result = To the result
look-at-table = Look at the table
rematch = Play again
rematch-join = Join the next match
replay = Replay
statistics = Statistics
stat-play = Sets played
stat-win-trick = Tricks won
stat-pass = Passes
stat-skip = Forced passes
stat-slide = Upgrades slid in
stat-activate = Abilities activated
stat-change = Power changed into VP
stat-bet = Bets
stat-charge = Charges filled
stat-use = Abilities used
stat-remove = Charges removed
stat-score-good = Rounds as a hero
stat-score-evil = Rounds as a villain
stat-strike = Blows at monsters
stat-medal = Medals
stat-take = Treasures taken
stat-suffer = Times hit
stat-react = Reactions
stat-move = Changes of position
stat-announce = Immediate abilities
stat-attack = Attacks
stat-blocked = Attacks blocked
stat-hit = Hits taken
stat-trigger = Other abilities triggered
stat-gain-die = Dice gained
stat-gain-face = Faces gained
stat-marker = Marker taken
record = Download the record of the match
proof = Proof of the shuffles
proof-about = Computed just now in your browser from the secret of the server, which is open since the end of the match.
proof-elsewhere = This match was played on from a moment of another one. Its shuffles are those of that match, and were proven there.
proof-commitment = The secret is the one the server had committed to before the match.
    .fails = The secret is not the one the server had committed to before the match!
proof-contributions = Every contribution of a player is the one committed to beforehand.
    .fails = A contribution is not the one committed to beforehand!
proof-own = Your own contribution is part of the shuffles.
    .fails = Your own contribution was left out, perhaps because it came too late.
proof-key = The key of all shuffles follows from the secret and the contributions.
    .fails = The key of the shuffles does not follow from the secret and the contributions!


## Replay

replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the match
replay-seat = Seen by
play-on = Play on from here
to-table = To the table


## Books

rules-search = Search the rules by word or number
cards-search = Search the cards
chapters = Chapters
examples = Examples
nothing-found = Nothing found.


## Settings and about

set-language = Language
set-theme = Colours
set-auto = as the device
set-light = light
set-dark = dark
set-sound = Sounds
set-animation = Animations
set-large = Large text
about-what = Heldenrunde plays hero-themed tabletop games: in the browser, in the terminal and from Python. The rules are enforced, and every refused move is explained.
about-unofficial = This is an unofficial, non-commercial implementation. Names of games belong to their publishers. Texts and drawings are our own.
about-credits = Credits
about-icons = Icons:
about-fair = The server commits to its shuffles before a match, every player contributes to them, and after the match your browser checks both.
about-privacy = There are no accounts and no trackers. What the page keeps about you stays in this browser.


## Lesson

lesson-step = Step { $n } of { $all }
lesson-ch-pair = On the table lie two 4s. Whoever follows lays just as many cards of one value, equal or higher. Pick two fitting cards of your hand and play them.
    .title = A pair beats a pair
    .hint = That does not beat the pair. Take the two 5s.
    .done = Two 5s beat two 4s. Whoever gets rid of all cards first wins the round.
lesson-ch-equal = One 6 lies there. An equal value also beats it, and forces the next player to pass. Play the equal card.
    .title = Equal makes the next one pass
    .hint = That would beat it too, but find the card that makes the next player pass.
    .done = The 6 on a 6: the next player is forced to pass once.
lesson-ch-upgrade = Two 8s lie there, and you hold only one. But in your reserve is a fish: +1. Pick the fish and the right card, or drag it there.
    .title = Upgrades stay in the sleeve
    .hint = That would be allowed, but would not make a pair of 8s. Into which card does the fish belong?
    .done = The 7 is now an 8, and stays one for the whole match, in whoever’s hand it will be.
lesson-ch-quill = You need three cards. The 7 carries a Quill: for 1 power it is a joker and takes the value of the others. Play all three.
    .title = Quill, the joker
    .hint = Take both 5s and the card with the Quill.
    .done = Two 5s and the Quill are three 5s. That cost 1 power. Unused it would have earned you 1.
lesson-ch-brando = Two 8s lie there, and you hold a single 9. It carries Brando: activated, for 1 power, it counts as two cards.
    .title = Brando counts twice
    .hint = Take the 9 with Brando.
    .done = One 9 as a pair of 9s: one card less in your hand.
lesson-ch-form = Four 8s! A card with a Mystic Form beats anything, played alone and for 2 power, whatever its value.
    .title = The Mystic Form
    .hint = Take the 2: it carries a Mystic Form.
    .done = Only another Mystic Form could still beat it.
lesson-ch-kodora = Before a round you may bet a card with Kodora, with 2 victory points on it. If you are first, you get them back and 2 more. You have 8, and with 10 whoever is first wins the match. Dare it.
    .title = The Kodora bet
    .hint = Pick the card with Kodora and bet it.
    .done = 8 − 2 + 4 = 10: be first in this round, and the match is yours. That is all you need to begin.
lesson-hs-story = Each round you draw three story cards, keep one for your tableau and may charge it from now on. Your hand is full of Brains. Which card makes the most of it?
    .title = A story begins
    .hint = You would hardly ever use that with this hand. Which card helps Brains?
    .done = Mastermind lies on your tableau for the rest of the match. So you grow from round to round.
lesson-hs-charge = An ability works only while stamina lies on it. You have 2, and each of your abilities costs 1. Pick both and charge them.
    .title = Stamina makes it work
    .hint = That leaves stamina unused. Pick both abilities, then charge them.
    .done = Now Brains cards get +6, and with four tricks there is 1 VP more. After the round all stamina comes back to you.
lesson-hs-evil = Now everybody chooses in secret: good gives 1 VP per trick, evil gives 4 VP for no trick at all. Look at your hand. What will you be?
    .title = Good or evil?
    .hint = With so many low cards you will hardly win a trick. Which side likes that?
    .done = The masks are turned together. With this hand you will duck all eight tricks: 4 VP, and 1 more because you are stubborn.
lesson-hs-follow = Speed is led, and you have Speed, so you must follow. You are good and want the trick.
    .title = Follow suit
    .hint = That follows suit, but does not win. The highest card of the suit led takes the trick.
    .done = The 12 is the highest Speed. The other cards had to stay in your hand, even the 13: it is Brains.
lesson-hs-trump = Strength is led, and you have none. Then you may play anything. One card beats even the 13.
    .title = Love conquers all
    .hint = A card of another suit never wins, however high. Which suit is trump?
    .done = Love is trump: the lowest Love beats the highest of any other suit.
lesson-hs-tie = A Strength 10 leads. Size Shifter is charged: with the card you play you may declare +2 or −2. You want to win. Begin with the declaration.
    .title = Equal is not enough
    .hint = Alone your cards are too low, and −2 makes it worse. Pick Size Shifter.
    .done = Now play the 9: it counts 11. The 8 would only be a 10, and of equal cards the first played wins.
lesson-hs-give = Oh no: you are evil and have won a trick. But the Blackmailer is charged: you may hand the trick to somebody. Who minds most? Masks and charged abilities lie open.
    .title = A trick nobody wants
    .hint = Look at the masks: whom does a trick cost 4 VP, and more?
    .done = You are without a trick again, and a villain has one. You lead the next trick all the same.
lesson-hs-order = The round is over. You are evil with exactly 1 trick. Shadow Cape gives 2 VP for just that, and with Double Life you can then change sides. What comes first?
    .title = The right order
    .hint = As a good person you would get nothing for the Shadow Cape. Use it first.
    .done = 2 VP, then you turn good: 1 VP more for your trick. That is all you need to begin.
lesson-bh-lay = A goblin with strength 3! Everybody lays a card face down at the same time. You stand at the front. Which card beats the goblin all by itself?
    .title = Secretly, all at once
    .hint = That will not do it. Read what the cards say about positions: you are at the front.
    .done = The Shield Ram deals 4 from the front: beaten, and you alone dealt the most, so the medal is yours. Reactions such as Duck! are never laid.
lesson-bh-bushes = The golem is too strong for today, and it hits whoever is at the front for 4. That is you. In the shadows somebody already feels safe …
    .title = Positions are everything
    .hint = Either you stay at the front, or you hit the golem, or both. Is there no card that just gets you out of there?
    .done = You are at the back, and whoever was there stands in the middle. Let the golem swing at thin air.
lesson-bh-push = The skeleton is beaten, treasures will be shared out, and whoever is at the back chooses first. You have revealed “You Go First!” Who shall be so kind?
    .title = After you!
    .hint = Who would take the best treasure otherwise? Look at the positions.
    .done = Out of the shadows and to the front. Now nobody is at the back, and the start player chooses first.
lesson-bh-reserve = All cards are revealed, and 2 damage are missing. You hold a reaction for just this moment.
    .title = Just in time
    .hint = Then the harpy would strike back, at you too. Play the card.
    .done = 5 damage: beaten. And since you have now dealt 4, the medal is yours as well.
lesson-bh-duck = The dragon has not fallen and strikes back: 4 damage for whoever is at the front. Damage counts as minus points at the end. Do something!
    .title = Reactions
    .hint = 4 minus points? Look at your hand again.
    .done = You suffer only 1. The others are hit all the same, of course. Terrible.
lesson-bh-take = You are at the back and choose first. Treasures are points, but look at what you already hold before you reach for the crown.
    .title = Sharing like friends
    .hint = That is 3 or 4 points. There is something that makes 8.
    .done = Two halves are worth 4 each. The rest goes to the left. After eight monsters the most points win. That is all you need to begin.

## Munchkin

said-accept = Agreed!
said-refuse = No.
stat-victory = Combats won
stat-level-up = Times a level went up
stat-level-down = Times a level went down
stat-help = Helped others
stat-curse = Curses suffered
stat-die = Deaths
stat-sell = Sales
lesson-mu-equip = Everybody begins on level 1, and your strength is your level plus your items in use. Lay out the Helm of Courage: tap it, then confirm.
    .title = Dress first
    .hint = Not yet: first put on the helm from your hand.
    .done = It sits on your head and counts +1. There is room for one headgear, one armour, one pair of shoes and two hands; everything else waits in the pack.
lesson-mu-door = Your turn begins with a door. Behind it may be a monster, which you fight at once, a curse, which hits you, or anything else, which you keep. Kick it open.
    .title = Kick open the door
    .hint = Just kick it open.
    .done = That is the heart of the game: a door, perhaps a combat, levels and treasures.
lesson-mu-slimes = Two elves fight two Drooling Slimes. Each slime: 1, +5 because it is enraged, +4 against elves, so 10; both 20, against 21. In your hand is a Sleep Potion, +2 for either side. Spoil their victory.
    .title = Slimes in numbers
    .hint = That would only make them stronger, or let them win. For whom should the potion count?
    .done = 22 against 21: now the monsters are ahead. Whoever is in nobody’s combat may interfere in everybody’s.
lesson-mu-tie = 7 and 3 against 10: a tie, and ties are won only with a warrior on the side. Cleo is one. You hold a curse that takes a class away. On whom?
    .title = A tie that falls apart
    .hint = It has to hit the one whose class wins the tie: Cleo, the warrior.
    .done = Without the warrior the tie is lost, everybody may think again, and a second helper is not allowed.
lesson-mu-help = You have 7, the Orcs 10. Basil is on level 5, and a warrior. Ask him for help: offer him 2 of the 3 treasures and let him pick first. “Ask for help …” opens the offer.
    .title = Help has its price
    .hint = That is an offer, but not the one: Basil, 2 treasures, and the helper picks first.
    .done = If he agrees, it is 12 against 10. After the victory the treasures lie open: he picks, you pick, he picks. Others would have tried a counter-offer.
lesson-mu-frogs = You have lost and run, from one monster after the other; a 5 or 6 escapes. The Flying Frogs (−1 to run) cost 2 levels, the dragon your life, but it pursues nobody up to level 5. You are on level 6. From whom do you run first?
    .title = Frogs before dragons
    .hint = The dragon would be deadly. Think of what the frogs do to your level.
    .done = If the frogs catch you, you are on level 4, and the dragon is no longer interested.
lesson-mu-gold = Items can be sold on your turn: every full 1,000 gold are one level. 1,900 are one, 2,000 are two. Sell for exactly two levels, and keep the Rapier.
    .title = Gold is gold
    .hint = Count again: 1,100, 500 and 400 make 2,000. The Rapier stays.
    .done = Two levels for 2,000 gold. The last level, however, must be won in combat. That is all you need to begin.
lesson-kp-grow = You are the heroine, your screen is up, and these are your dice. Each box on your boards asks for symbols. Grow wants X-Factor and Energy and gives you another die. Pick both dice and then the box, or drag them there.
    .title = Dice into boxes
    .hint = Look for Grow under “Everything else”: it takes the X-Factor and the Energy.
    .done = Grow is chosen. Until everybody is ready you may still take dice back: just tap them.
lesson-kp-block = A defence would be wise. Block wants Toughness and any die. You have no Toughness, but the joker stands for anything, and “any die” takes the blank one as well.
    .title = The joker helps out
    .hint = Pick the joker and the blank action die, and put them on Block.
    .done = Defence 2. For everything else the joker stays a joker.
lesson-kp-punch = One Agility is left. Sucker Punch costs the villain 3 health in the follow-up for every die he gains this round. Even heroines like a cheap trick.
    .title = A cheap trick
    .hint = Put the Agility on Sucker Punch, the last ability of the board.
    .done = Now you would be ready. The screens go up when all are.
lesson-kp-warp = Change sides: now you are the villain. Might and Energy already lie on Pow!. You have two blanks; Time Warp takes any die and lets you roll another one again. It is immediate: you announce it, and the die on it stays there. Use the action die for it, for the blue die has better sides.
    .title = Immediate abilities
    .hint = Put the blank action die on Time Warp, among the immediate abilities.
    .done = You roll the blue die again: X-Factor! With the Agility that pays for Activate.
lesson-kp-defend = The screens are lifted, and the heroine is you again. The villain has the marker and attacks first: Pow! for 3. Defend yourself with your base defence.
    .title = Attack and defence
    .hint = You have only chosen Block. Use it.
    .done = 3 − 2 = 1: you have 19 health left. Your defence of 2 beats his 0, so you take the marker and are first to power up.
lesson-kp-die = Power up. Grow gives you a trait die of the colour you like. The heroine of the rulebook takes a red one: it has no blank side.
    .title = Another die
    .hint = Take the red die.
    .done = You roll it from the next round on. Then the villain gains an action die and an Energy face by Activate.
lesson-kp-follow = Everybody has powered up. Now come the follow-ups. The villain has gained 1 die.
    .title = The follow-up
    .hint = Trigger Sucker Punch.
    .done = The villain loses 3 health, and no defence helps against that: it is 19 to 17.
lesson-kp-attach = Clean-up, as the villain: your new action die is empty, and an Energy face lies loose. Pick the face and then an empty place of the second action die.
    .title = Build your dice
    .hint = Pick the Energy face, then an empty place of action die 2.
    .done = An action die has six places, and next round it can show Energy. That is all you need to begin.
