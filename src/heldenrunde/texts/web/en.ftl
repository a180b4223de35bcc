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
no-table = There is no such table
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
   *[other] Falk
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
time-left = Time left: { $time }
rule-link = Rule { $rule }, opens in a new tab
undo = Undo
undo-asked = { $player } would like to take back a move.
agree = Agree
disagree = Refuse
notify-me = Notify me when it is my turn
title-your-turn = Your turn
your-turn = { $game }: it is your turn.
said-pass = Pass
said-skip = Skipped
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
kp-automaton = Automaton
kp-partner = Your team
kp-rows = Solo side


## After the match

winners = { $n ->
    [one] { $players } wins!
   *[other] The winners: { $players }
}
no-winner = The automata have won.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
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
