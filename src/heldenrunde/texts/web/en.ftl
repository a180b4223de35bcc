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
game-players-exactly = { $n } players
game-minutes = { $minutes } minutes
play-now = Play now against bots
play-strength = How well should the bots play?
play-strength-now = Bots: { $level } (change)
level-random = at random
    .about = They do anything that is allowed. Good for having a look.
level-easy = easy
    .about = They know the game, but often do something odd.
level-normal = normal
    .about = They play by good rules of thumb.
new-table = New table
join-title = Public tables
join-link = Link or code of a table
join-go = Go
join = Join
watch = Watch
no-tables = There is no public table right now. Open one, or ask friends for their link.
table-of = { $host }’s table
my-tables = My tables
my-tables-all = Show all ({ $n })
turn-yours = It is your turn
turn-of = To move: { $players }
turn-nobody = The match is on
waiting-for-players = Waiting for players: { $taken } of { $seats } are there
table-is-gone = This table is no longer there.
continue = Continue
forget = Remove from this list


## A new table

setup = Set-up
setup-game = Game
setup-more = More settings
setup-fewer = Fewer settings
setup-seats = Seats
setup-seat = Seat { $n }
setup-person = a person
team = Team { $n }
seat-for-friend = free, for a friend
setup-clock = Time to think
setup-seconds = Seconds
setup-react = Seconds to react
setup-react-help = So long the table stands still for everybody when somebody might react, whether anybody can or not.
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
you-watch = You are watching
watching = All seats are taken. You are watching.
wait-seats = Wait for players, or put bots on the free seats.
wait-ready = Wait until everybody is ready.
invite = Invite
invite-how = Whoever opens this link can sit down, or watch.
invite-link = Link to this table
invite-qr = QR code with the link to this table
copy = Copy the link
copied = Copied
share = Share …
share-text = Play { $game } with me:
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
forms = Put together
form-send = Do it
nothing-there = There is nothing to choose from.
might-react = Somebody might react …
react-or-pass = Without an answer you pass.
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
log-show = Show in the log
log-all = Everything
log-mine = Only what concerns me
log-high = Only high points
chat = Chat
look-closely = Point at a card, and it lies here large.
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
kp-rivals = Opponents
kp-partner = Your team
kp-rows = Solo side


## After the match

winners = { $n ->
    [one] Victory for { $players }
   *[other] The winners: { $players }
}
you-win = You win!
highlights = Highlights
points-by-round = Points by round
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
proof-fair = Fair: the shuffles are proven
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
replay-back = One decision back
replay-on = One decision on
replay-moment-back = One moment back
replay-moment-on = One moment on
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
set-table = Table
table-felt = felt, in the colour of the game
table-wood = wood
table-night = night sky
set-avatar = Avatar
avatar-by-name = the one that goes with my name
avatar-number = Avatar { $n }
avatar-more = Other avatars
set-pace = What happens is shown
pace-slow = slowly
pace-normal = at a normal pace
pace-fast = fast
pace-off = at once
set-sound = Sounds
set-volume = Volume
set-animation = Animations
set-large = Large text
set-confirm = Confirm every move
    .about = Otherwise a double click or a second tap on a card plays it at once where only one move can be meant.
set-plain = Plain table
    .about = Every game is drawn in the same simple way: names and figures, no pictures.
about-what = Heldenrunde plays hero-themed tabletop games: in the browser, in the terminal and from Python. The rules are enforced, and every refused move is explained.
about-unofficial = This is an unofficial, non-commercial implementation. Names of games belong to their publishers. Texts and drawings are our own.
about-credits = Credits
about-icons = Icons:
about-fonts = Typefaces:
style-link = All drawings, faces and colours on one page
style-title = Drawings and styles
style-lead = Everything the client draws, in light and dark.
style-buttons = Buttons and fields
style-panels = Panels
style-tables = Tables
style-figures = Figures
style-pieces = Backs, dice and tokens
style-faces = Cards
style-heading = Heading
style-words = The quick brown fox jumps over twelve lazy dogs: 0123456789.
style-a-button = Button
style-a-primary = Main button
style-disabled = Not now
style-field = Field
style-error = This cannot be.
about-fair = The server commits to its shuffles before a match, every player contributes to them, and after the match your browser checks both.
about-privacy = There are no accounts and no trackers. What the page keeps about you stays in this browser.


## Lesson

lesson-step = Step { $n } of { $all }
lesson-goal-title = The goal
lesson-turn-title = A turn in twenty seconds
lesson-begin = Begin
lesson-match = First match, with a guide
lesson-match-about = At last a first match against easy bots. The next sensible move is pointed out, until you turn that off.
guide-on = Whenever it is your turn, a sensible move is pointed out.
guide-says = A sensible move: { $move }
guide-off = Without a guide

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
