# Words that all games share, English.

## Lists and players

# $most: all but the last, with commas between them
list-and = { $most } and { $last }
quoted = “{ $name }”
# What is asked is asked of others.
ask-others = Waiting for { $players }.
ask-watching = You are watching. Waiting for { $players }.
# A seat that nobody has given a name to; seats are counted from 0, people from 1.
player = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
    [6] Player 7
    [7] Player 8
    [8] Player 9
    [9] Player 10
   *[other] Player at seat { $seat }
}


## Choices that are refused in any game

not-your-turn = It is not your turn. Wait until you are asked.
match-over = The match is over. Nobody can choose anything any more.
already-answered = You have already answered. Wait for the others.
not-an-option = This is not one of your choices. Choose one that is offered.


## Not being asked

auto-pass = Auto-pass
auto-pass-is-on = on
auto-pass-on = Pass for me when I may react
auto-pass-about = Where you have to decide you are asked as always. The others cannot tell.
wake-if = Wake me if …
wake-me = it is about me: my turn, my fight, my loss
wake-win = somebody is about to win the match
skip-trick = Do not ask again this trick
skip-round = Do not ask again this round
skip-turn = Do not ask again this turn
skip-combat = Do not ask again this combat
skip-own-turn = Do not ask again until my turn
span-trick = this trick
span-round = this round
span-turn = this turn
span-combat = this combat
span-own-turn = until my turn
not-again = Do not ask again:
not-asked = Not asked
# $what: what one would be asked about; $span: one of the above
left-alone = { $what } ({ $span })
ask-me-again = Ask me again


## Requests that cannot be met

unknown-game = There is no game called “{ $about }”. Choose one of these: { $games }.
bad-seats = { $about } cannot be played with “{ $seats }” players. Choose one of these numbers: { $allowed }.
bad-option-seats = The option { $option } with the value “{ $value }” is not for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }. Choose { $right } seats, or another value.
unknown-option = { $about } has no option called “{ $option }”. Its options are: { $options }.
bad-option = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seed = This is not a seed. Use a whole number or exactly 32 bytes, or leave it out for a random one.
damaged-save = This save or record cannot be read: it is damaged or incomplete. Use another copy.
other-version = This match of { $about } was played under version { $found } of the rules, but here version { $ours } applies. Open it with the release of Heldenrunde that made it.
record-illegal = This record cannot be replayed; use an unchanged copy. Decision { $number } breaks the rules: { $why }
record-before-rules = This record is not whole; use an unchanged copy. Its rules begin at decision { $decision }.
imagined-no-record = An imagined match has no record, because nobody played it. Take the record of the real match.
imagined-not-heard = Nobody has heard an imagined match from its beginning. Ask the real match.
unknown-card = There is no card “{ $card }” in { $about }. Its cards are numbered from 0 to { $most }.
no-such-factory = The bot “{ $bot }” cannot be found. Name it MODULE:FACTORY, and the module must be importable from here: { $why }.
factory-without-seed = The factory “{ $bot }” makes no bot. It is called with seed=NUMBER: { $why }.
bot-without-choose = What the factory “{ $bot }” makes is no bot: it needs choose(view).
no-such-step = There is no step { $number }. The lesson has { $most }.
no-such-seat = There is no seat “{ $seat }”. Choose one from 0 to { $most }.
unknown-level = There is no level “{ $level }”. Choose one of these: { $levels }.
unknown-bot = There is no bot called “{ $bot }”. Choose one of these: { $bots }.


## The server: tables

table-unknown = There is no such table. Check the link, or open a new table.
table-older-rules = This match of { $about } is played by { $needs ->
    [0] an older version
   *[other] version { $needs }
} of the rules, this server has version { $ours }. Nothing is lost: it leaves the match as it is. Try again in a moment; if that does not help, tell whoever runs the server which version it needs.
table-newer-rules = This match of { $about } is played by version { $needs } of the rules, this server still has version { $ours }. It is being renewed: try again in a moment.
table-newer-program = A newer release of Heldenrunde plays at this table already. This server is being renewed: try again in a moment.
table-undo-older-rules = The rules were renewed after this decision, so it cannot be taken back. Play on from here.
table-bad-token = This token is not valid at this table. Take a seat anew, or watch without a token.
table-busy = Too much is happening at this table at once. Try again in a moment.
table-bad-name = This name does not do. Take 1 to { $most } visible characters.
table-name-taken = Somebody here is already called “{ $name }”. Take another name.
table-bad-bot = There is no bot “{ $bot }”. Choose one of these: { $bots }.
table-only-bots = At least one seat has to be left for a person. Take away a bot.
table-bad-grace = The time until a bot takes over goes from 0 (never) to { $most } seconds.
table-bad-react = The time to react goes from { $least } to { $most } seconds.
table-bad-clock = There is no such clock. Choose one of these: { $clocks }.
table-bad-seconds = This time to think does not do. Choose { $least } to { $most } seconds.
table-not-asked = You are not asked anything right now, so there is nothing to give a hint for.
table-not-seated = Only who sits at this table can do that. Take a seat, or watch.
table-not-host = Only the host of the table can do that. Ask them to.
table-not-in-lobby = That is possible only before the match begins.
table-seated-already = You already sit at this table. Play from your seat.
table-full = There is no free seat at this table. Watch, or open a table of your own.
table-over = The match at this table is over. Open a new table, or play again.
table-not-over = The match is not over yet. Until then its record stays secret; try again afterwards.
table-nothing-left = The match is over at this moment, so nothing is left to play. Choose an earlier one.
table-nobody-there = Nobody whom you could send away sits on this seat. Choose another seat.
table-too-small = { $people ->
    [one] 1 person sits
   *[other] { $people } people sit
} at the table; there have to be as many seats without a bot.
table-other-game = The game of a table cannot be changed. Open a new table for another game.
table-bad-digest = This is not a SHA-256. Send 64 hexadecimal digits in lower case.
table-seats-empty = There are still free seats. Wait for players, or seat bots.
table-not-ready = Not everybody is ready. Wait for the others.
table-not-starting = Contributions to the shuffles are shown only while the match is starting.
table-not-started = The match has not begun yet. Try again afterwards.
table-bad-nonce = This is not the contribution you committed to. Send the 32 hexadecimal digits whose SHA-256 you sent.
table-not-playing = That is possible only while a match is being played.
table-stale = Something has happened meanwhile: the table is at version { $version }. Look at the new state and choose again.
table-bad-chat = This cannot be said. Take 1 to { $most } characters.
table-nothing-to-undo = You have decided nothing yet that could be taken back.
table-undo-asked-already = It is already being asked whether something may be taken back. Wait for the answers.
table-key-used = Something else was already asked for with this key. Take a new one for every request.
table-no-vote = Nobody is asking you whether something may be taken back.
table-cannot-leave = Here you cannot ask to be left alone for that long.


## The server: requests

server-open-at = Heldenrunde is running: { $url } (stop with Ctrl+C)
server-bad-request = This request cannot be understood, at { $where }. See /api/schema for what there is.
server-bad-message = This message cannot be understood. Send JSON like {"{"}"type": "do", "key": …, "command": …{"}"}.
server-no-hello = First comes a greeting, and it comes at once. Connect again and send {"{"}"type": "hello"{"}"}.
server-no-such-page = There is no such page. See /api/schema for what there is.
server-bad-method = This page cannot be called in this way. See /api/schema for how.
server-no-such-language = There is no such language. Choose one of these: { $languages }.
server-no-such-decision = There are not so many decisions in this match. Choose 0 to { $most }.
server-others-seat = You can look from a seat that is not yours only when the match is over.
server-not-filmed = This part of the match was played by older rules and was not filmed. You can look at it from decision { $first } on.
server-foreign-origin = This request comes from a foreign web page and is not accepted. Open the page of this server.
server-too-large = This request is too large. Be brief.
server-too-often = This was too much at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
server-too-many-sockets = Too many connections are open from here. Close one, or wait { $seconds } seconds.
server-too-many-watchers = Too many people are watching this table. Try again in { $seconds } seconds.
server-too-many-public = Too many public tables are open from here. Open one that is not public, or wait until one begins.
server-foreign-host = This server does not know itself by the name “{ $host }”. Put it into the settings, as public_url or in hosts.
server-fault = Something went wrong inside the server; nothing has changed. Try again.
server-store-gone = The database does not answer right now. Send the same again soon, with the same key.


## The server: settings

server-unknown-setting = There is no setting “{ $name }”. There are these: { $names }.
server-bad-setting = The setting { $name } cannot be “{ $value }”. Allowed: { $expected }
server-no-port = The server cannot listen at { $host }, port { $port }. Perhaps one is running there already; choose another port with --port.
server-no-database = The database cannot be reached. Check that it is running and that its address is right.
server-bad-database = This database cannot be used. Check the setting database. ({ $why })
server-no-config = The file { $file } with the settings cannot be read. Check its name and its permissions.
server-bad-config = The file { $file } is not TOML: { $why }.


## The terminal and the command line

# Errors
cli-bad-language = There is no language “{ $given }”; choose one of: { $languages }.
cli-bad-pace = There is no pace “{ $given }”; choose one of: { $paces }.
cli-no-such-option = There is no option { $option } here; --help lists what there is.
cli-missing = { $name } is missing; --help shows how the command is called.
cli-bad-value = The value of { $name } does not fit; --help shows what it takes.
cli-no-such-command = There is no command “{ $given }”; --help lists what there is.
cli-bad-command = This command cannot be understood; --help shows what there is. ({ $message })
cli-missing-extra = For “heldenrunde{ $command }” the package { $package } is missing. Install it with: pip install "heldenrunde[{ $extra }]".
cli-compiled = The compiled engine plays.
cli-interrupted = Interrupted.
cli-no-file = There is no file { $file }.
cli-folder = { $file } is a folder, not a file.
cli-no-permission = You are not allowed to open the file { $file }.
cli-cannot-read = The file { $file } cannot be read.
cli-cannot-write = The file { $file } cannot be written.
cli-no-place = The file { $file } cannot be written there.
cli-not-json = The file { $file } is not a record: it does not hold JSON.
cli-not-a-record = The file { $file } is not the record of a match.
cli-other-game = The file { $file } holds a match of { $found }, not of { $wanted }.
cli-option-form = An option is given as name=value, not as “{ $option }”.
cli-no-terminal = To play on the whole screen a terminal is needed; with --plain you play line by line.
cli-no-games = At least one match must be played, not { $games }.
cli-no-rule = Neither a rule has the number “{ $wanted }” nor does this word stand in one; the rules go from { $first } to { $last }.
cli-no-card = No card is called “{ $wanted }”, and on none stands this word.
cli-no-server = No server answers at { $server }. Check the address, and whether it is running.
cli-strange-server = What answers there does not speak as a Heldenrunde server of this version does. Check the address, or update one of the two.
cli-bad-address = “{ $given }” is not the address of a server or table. It looks like http://127.0.0.1:8000 or https://example.org/t/TABLE.
cli-bad-bots = There cannot be { $bots } bots at a table for { $seats }; you sit there as well.
cli-bad-bot-level = There is no bot “{ $given }” at servers; choose one of: { $levels }.

# Rules, cards, games
cli-example = Example
cli-examples = Examples
cli-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
cli-game-seats = { $least } to { $most } players
cli-game-option = --option { $name }={ $default } (values: { $allowed }): { $text }

# Simulation
cli-sim-progress = Matches
cli-sim-title = { $game }: { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-score = Mean score
cli-sim-decisions = Decisions
cli-sim-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-errors = { $n ->
    [one] 1 match
   *[other] { $n } matches
} could not be finished; the first: match { $first }

# Replay and verify
cli-unfinished = The match is not over: it stands after { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}.
cli-verify-holds = Holds
cli-verify-open = Open
cli-verify-earlier = The first { $n } decisions were made by version { $version } of the rules; only the release of Heldenrunde with these rules can check them. From there on it went by version { $ours }.
cli-verify-other-sources = The match was played by version { $version } of the rules, but from sources that this release does not know ({ $hash }). What follows holds for the sources of this release.
cli-settled = { $matches ->
    [one] 1 running match is
   *[other] { $matches } running matches are
} kept, { $films ->
    [one] 1 match is
   *[other] { $films } matches are
} filmed: a new release can take them over.
cli-verify-legal = The match was played again from its key: { $n ->
    [one] its 1 decision was
   *[other] all { $n } decisions were
} legal.
cli-verify-result = The result follows from these decisions. { $result }
cli-verify-result-computed = The record claims no result; this one follows from the decisions. { $result }
cli-verify-other-result = The record claims another result than its decisions lead to.
cli-verify-no-proof = The record carries no proof of its shuffles, because it does not come from a server: whether they were fixed before the match cannot be checked.
cli-verify-commitment = The secret of the server fits its commitment { $commitment }. If the table showed this one before the match, the secret was fixed by then.
cli-verify-other-commitment = The secret of the server does not fit the commitment for this table and these rules.
cli-verify-other-promise = The record does not hold the commitment that the table showed. It was not saved.
cli-verify-nonces = { $n ->
    [one] 1 person has contributed to the shuffles, and what they showed fits what they had committed to
   *[other] { $n } people have contributed to the shuffles, and what they showed fits what they had committed to
}: nobody chose the shuffles alone.
cli-verify-other-nonce = The contribution of seat { $seat } is not the one committed to.
cli-verify-no-nonces = Nobody but the server has contributed to the shuffles: it chose them alone.
cli-verify-key = The key of all shuffles follows from the secret and the contributions.
cli-verify-other-key = The key of the shuffles does not follow from the secret and the contributions.
cli-verify-meaning = What holds proves that the shuffles were not changed and that the result follows by the rules from the options and decisions of this record. It does not prove who sat at the table or that they chose these options and decided so, nor that whoever held the key did not look at hidden cards during the match.

# The client
app-player-name = Player { $n }
app-bot-name = Bot { $n }
app-bot-thumb = play by rules of thumb
app-bot-random = play at random
app-language = English
app-face-down = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
app-pieces = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
app-count = { $n }
app-on-top = on top: { $piece }
app-no-longer = no longer: { $states }
app-picked = Done, { $n ->
    [0] none picked
    [one] 1 picked
   *[other] { $n } picked
}
app-back = Back
app-form-count = { $how ->
    [exactly] Pick exactly { $most }.
    [most] Pick { $most } at most.
   *[between] Pick { $least } to { $most }.
}
app-hand = Cards
app-empty = nothing
app-active = active
app-secret = secret
app-tone-red = red
app-tone-blue = blue
app-tone-yellow = yellow
app-tone-green = green
app-tone-purple = purple
app-newest-first = { $zone }, newest first
app-narrowed = { $shown } of { $all } moves; Esc shows all
# $wake: off, or what wakes one all the same
app-auto-state = { $wake ->
    [off] Auto-pass is off.
    [both] Auto-pass is on; you are asked if it is about you or somebody is about to win.
    [me] Auto-pass is on; you are asked if it is about you.
    [win] Auto-pass is on; you are asked if somebody is about to win.
   *[none] Auto-pass is on, whatever happens.
}
app-left-alone = You are not asked about: { $list }.
app-asked-again = You are asked again about everything you have skipped.
app-by-itself = By itself: { $move }.
app-skip = Do not ask again
app-skip-key = n – { $how }
app-choose-how = Enter chooses, Esc goes back.
app-table = Table
app-log = What happened
app-rules = Rules
app-cards = Cards
app-help = Help
app-filter = Show only moves with this word …
app-search = Search by word or number …
app-nothing-found = Nothing found.
app-close = Esc closes
app-lesson-goal = The goal: { $text }
app-lesson-turn = A turn in twenty seconds: { $text }
app-lesson-step = Step { $n } of { $all }, { $title }: { $text } ({ $rule })
app-lesson-match = Now a first match against easy bots. A sensible next move is pointed out, until you turn that off with “guide” (key g).
app-sensible = A sensible move: { $move }
app-guide = { $on ->
    [yes] From now on the next sensible move is pointed out.
   *[no] Nothing is pointed out any more.
}
app-key-help = ? Help
app-key-rules = r Rules
app-key-cards = c Cards
app-key-log = l Log
app-key-filter = / Filter
app-key-auto = p Auto
app-key-guide = g Guide
app-key-save = s Save
app-key-leave = q Quit
app-save-title = Save
app-save-ask = Into which file? Enter saves, Esc goes back.
app-save-where = Say where: save FILE.
app-saved = Saved in { $file }.
app-film = … any key shows all that has happened
app-pace = What happens is shown { $pace ->
    [slow] slowly
    [fast] fast
    [off] at once
   *[normal] at a normal pace
}.
app-quit = Quit?
app-quit-ask = The match is not over. Saved, it can go on later with --load.
app-quit-save = Save and quit
app-quit-leave = Quit
app-quit-stay = Go on playing
app-over = The match is over.
app-place = Place { $place }: { $name } ({ $score })
app-end-again = Play again
app-end-save = Save the record
app-end-look = Look at the table
app-end-leave = Quit
app-menu-game = Game
app-menu-seats = Players
app-menu-bot = The bots
app-menu-language = Language
app-menu-start = Start the match
app-menu-learn = Learn the game
app-menu-rules = Read the rules
app-menu-cards = Look at the cards
app-menu-help = Help
app-menu-quit = Quit
app-menu-keys = ↑ ↓ move · ← → change · Enter chooses · q quits

# A table of a server
app-said = { $name }: { $text }
app-lost = The connection is lost; trying again …
app-connected = The connection is back.
app-gone = The table is gone
app-sent-away = You do not sit at this table any more: its host has sent you away.
app-no-result = The table was closed before the end, without a result.
app-until = Your time is up at { $time }.
app-might-react = Somebody might react …
app-react-until = Without an answer you pass at { $time }.
app-told-joined = { $name } sits down.
app-told-left = { $name } leaves the table.
app-told-changed = The host has changed the table; everybody has to be ready anew.
app-told-started = The match begins.
app-told-away = { $name } is gone: a bot plays for them.
app-told-back = { $name } is back.
app-told-undo-asked = { $name } would like to take a decision back.
app-told-undone = { $name } has taken a decision back.
app-told-rematch = The others go on at a new table: “Play again” leads there.
app-told-closed = The table has been closed.
app-public-open = { $game }, table of { $host }: { $taken } of { $seats } seats taken
app-public-playing = { $game }, table of { $host }: watch the match
app-tables = { $n ->
    [0] There is no public table at { $server } right now.
    [one] 1 public table at { $server }:
   *[other] { $n } public tables at { $server }:
}
app-tables-prompt = A number leads to a table; new opens one (games: { $games }); ? explains more.
app-tables-bad = “{ $given }” is neither the number of a table nor a command. Please choose again, or type ? for help.
app-tables-keys = ↑ ↓ move · ← → change · Enter chooses · F5 looks · q quits
app-tables-game = Game
app-tables-seats = Players
app-tables-bots = Of these bots
app-tables-level = The bots
app-tables-level-normal = play by rules of thumb
app-tables-level-easy = make mistakes
app-tables-level-random = play at random
app-tables-public = Who may come
app-tables-public-yes = everybody: the table is listed
app-tables-public-no = only who has the link
app-tables-open = Open this table
app-lobby = { $game }. Whoever has this link can sit down: { $link }
app-lobby-free = free
app-lobby-bot-normal = a bot that plays by rules of thumb
app-lobby-bot-easy = a bot that makes mistakes
app-lobby-bot-random = a bot that plays at random
app-lobby-you = you
app-lobby-host = host
app-lobby-ready = ready
app-lobby-gone = not connected
app-lobby-commitment = The server has fixed its part of the shuffles: { $commitment }
app-lobby-prompt = Type ready when you are; ? explains more.
app-lobby-prompt-host = Type start when all are there, bots to fill the free seats; ? explains more.
app-lobby-bad = “{ $given }” is not a command. Type ? for help.
app-lobby-keys = ↑ ↓ move · Enter chooses · t says something · q quits
app-lobby-do-ready = I am ready
app-lobby-do-wait = Wait, I am not ready
app-lobby-do-bots = Seat bots on the free seats
app-lobby-do-start = Start the match
app-lobby-do-say = Say something
app-lobby-do-leave = Give up my seat
app-lobby-do-quit = Quit and keep my seat
app-say = Say something
app-say-how = Everybody at the table will read it. Enter sends, Esc goes back.
app-key-say = t Talk
app-key-undo = u Take back
app-wish = Take back?
app-wish-ask = { $name } would like to take a decision back. Do you agree?
app-wish-yes = Yes
app-wish-no = No
app-quit-ask-there = The match is not over. If you leave, a bot will play for you after a while, until you come back with the same command.

# Line by line
app-plain-wish = Do you agree? Type yes or no.
app-plain-wait = You are not asked right now. Wait for the others.
app-plain-left = You leave the table. The same command brings you back to your seat.
app-plain-ended-there = The input ended before the match was over. The same command brings you back to your seat.
app-plain-welcome = { $game } with { $n } players. A question mark explains the commands.
app-plain-prompt = Your choice: { $n ->
    [one] 1
   *[other] 1 to { $n }
}, or ? for help.
app-plain-prompt-back = Your choice: { $n ->
    [one] 1
   *[other] 1 to { $n }
}. “back” leads back.
app-plain-number = A number from { $least } to { $most }. “back” leads back.
app-plain-some = { $least ->
    [one] One number, or several with spaces between them
   *[other] At least { $least } numbers with spaces between them
}, up to { $most }. “back” leads back.
app-plain-some-or-none = Numbers with spaces between them, up to { $most }, or 0 for none. “back” leads back.
app-plain-keep = So far: { $value }. Enter alone keeps that.
app-plain-no-back = You are at the question already; there is nothing to go back to.
app-plain-bad-part = “{ $given }” does not fit here. Please choose again, or type back.
app-plain-skip = skip { $span } – { $how }
app-plain-auto-how = auto on, auto off; auto wake me win says what you are asked all the same, auto wake nothing of it; ask: to be asked about everything again.
app-plain-bad = “{ $given }” is neither a number from 1 to { $n } nor a command. Please choose again, or type ? for help.
app-plain-not-saved = The match is not over and not saved. Type save FILE to keep it, or quit once more to leave it.
app-plain-ended = The input ended before the match was over. The match was not saved; --save FILE would keep it.
app-plain-ended-saved = The input ended before the match was over. It is saved in { $file } and goes on with --load.

help-plain = A number chooses the move with this number. What ends with … asks on: for the next step of a long list, or for the parts of something that you put together yourself, such as a trade, or which of equal cards you mean. If it is refused, you stand before it again and change it. After a turn only what has changed on the table is told. The commands are:
    ? — this help
    back — a step back, also out of something half made
    table — everything that lies on the table
    moves — the question and the moves once more
    rules — the rule of the question; rules CH-3 a chapter, rules WORD what a word stands in
    cards NAME — what a card does
    auto — whether you pass by yourself; auto on, auto off; auto wake me win, auto wake me, auto wake: what you are asked all the same
    skip — nothing, and not this question again; skip trick, skip round: for how long
    ask — to be asked again what you have skipped
    guide — point out the next sensible move, or no longer (in a match of your own)
    log — what happened last
    save FILE — save the match
    quit — leave
help-plain-company = At a table of a server also:
    say TEXT — talk to the others
    undo — take your last decision back, if nothing was revealed or the others agree
    yes, no — whether you agree when somebody wants to take something back
help-tables = The commands are:
    NUMBER — sit down at this table, or watch it if the match has begun
    new GAME PLAYERS BOTS — open a table, as in: new custom-heroes 4 2
    list — look again
    quit — leave
help-lobby = The commands are:
    table — who sits where
    ready — you are ready; wait — you are not
    bots — the host seats bots on the free seats; bots easy, bots random for weaker ones
    start — the host starts the match
    say TEXT — talk to the others
    leave — give up your seat
    quit — leave and keep your seat
help-app-company = The others
    t — say something
    u — take your last decision back, if nothing was revealed or the others agree
help-app = Moves
    ↑ ↓ and Enter, or a click — choose a move from the list
    1–9, a–z — play the move with this key at once
    / — type a word: only moves with it stay in the list; Esc shows all again
    … at the end of a line — it goes on: to the next step, or you put something together yourself
    0 — done picking; Esc — a step back
    p — pass by yourself when you may react, what wakes you all the same, and what you want to be asked again
    n — nothing, and do not ask this again this trick, this round, this turn
    f — how fast what happens is shown: slowly, normally, fast, at once; any key shows at once what is still to come
    g — point out the next sensible move, or no longer (in a match of your own)
    { "" }
    Cards
    Tab — from the moves to your cards and on; the heavy frame shows where you are
    ← → — from card to card; below them stands what a card is, and why it cannot be played
    Enter, space or a click — pick a card: only moves with the picked cards stay in the list
    { "" }
    Signs
    ▶ — whose turn it is
    ✓ and ╔═╗ — a picked card
    ┏━┓ — the card you are at
    ┌┄┐ — a card that cannot be played now
    ★ — an ability in effect
    B+2, Ko — upgrades: the first letters of the name, in the colour of the upgrade
    { "" }
    Windows
    r — rules, opened at the rule of the question
    c — cards
    l — the whole log
    s — save the match
    q — quit
