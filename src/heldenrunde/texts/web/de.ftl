# Wörter des Browser-Clients, deutsch.

## Überall

skip-to-content = Zum Inhalt springen
page-not-loaded = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
not-found = Diese Seite gibt es nicht
to-home = Zur Startseite
close = Schließen
back = Zurück
next = Weiter
skip = Überspringen
clear = Verwerfen
guest = Gast
you = du
your-name = Dein Name
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln
nav-cards = Karten
nav-settings = Einstellungen
nav-about = Über


## Startseite

home-title = Helden am Tisch
home-lead = Heldenhafte Kartenspiele im Browser: sofort gegen Bots oder mit Freunden per Link. Ohne Konto, ohne Installation.
games = Spiele
game-players = { $least } bis { $most } Personen
game-players-exactly = { $n } Personen
game-minutes = { $minutes } Minuten
play-now = Sofort gegen Bots spielen
play-strength = Wie gut sollen die Bots spielen?
play-strength-now = Bots: { $level } (ändern)
level-random = zufällig
    .about = Sie tun irgendetwas, das erlaubt ist. Gut zum Umschauen.
level-easy = leicht
    .about = Sie kennen das Spiel, tun aber oft etwas Merkwürdiges.
level-normal = normal
    .about = Sie spielen nach guten Faustregeln.
new-table = Neuer Tisch
join-title = Öffentliche Tische
join-link = Link oder Kennung eines Tisches
join-go = Los
join = Mitspielen
watch = Zuschauen
no-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, oder frag Freunde nach ihrem Link.
table-of = Tisch von { $host }
my-tables = Meine Tische
my-tables-all = Alle zeigen ({ $n })
turn-yours = Du bist am Zug
turn-of = Am Zug: { $players }
turn-nobody = Die Partie läuft
waiting-for-players = Wartet auf Mitspielende: { $taken } von { $seats } sind da
table-is-gone = Diesen Tisch gibt es nicht mehr.
continue = Weiterspielen
forget = Aus dieser Liste nehmen


## Ein neuer Tisch

setup = Aufbau
setup-game = Spiel
setup-more = Mehr Einstellungen
setup-fewer = Weniger Einstellungen
setup-seats = Plätze
setup-seat = Platz { $n }
setup-person = ein Mensch
team = Team { $n }
seat-for-friend = frei, für jemanden
setup-clock = Bedenkzeit
setup-seconds = Sekunden
setup-react = Sekunden zum Reagieren
setup-react-help = So lange steht der Tisch für alle still, wenn jemand reagieren könnte, ob es jemand kann oder nicht.
setup-public = In der Liste der öffentlichen Tische zeigen
clock-none = so lange man will
clock-decision = so viele Sekunden je Entscheidung
clock-player = so viele Sekunden je Person
bot-random = Bot, spielt zufällig
bot-easy = Bot, leicht
bot-normal = Bot, normal
open-table = Tisch eröffnen


## Vor der Partie

table = Tisch
no-table = Dieser Tisch lässt sich nicht öffnen
table-closed = Dieser Tisch ist geschlossen
connecting = Verbindung wird aufgebaut …
reconnecting = Die Verbindung ist weg; neuer Versuch läuft …
seat-away = Vorerst spielt ein Bot
host = leitet den Tisch
is-ready = bereit
not-ready = nicht bereit
be-ready = Ich bin bereit
not-yet = Doch noch nicht bereit
start = Partie beginnen
starting = Die Partie beginnt …
leave = Verlassen
kick = Wegschicken
you-watch = Du schaust zu
watching = Alle Plätze sind besetzt. Du schaust zu.
wait-seats = Warte auf Mitspielende, oder setze Bots auf die freien Plätze.
wait-ready = Warte, bis alle bereit sind.
invite = Einladen
invite-how = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Link kopieren
copied = Kopiert
share = Teilen …
share-text = Spiel mit mir { $game }:
commitment = Festlegung des Servers auf sein Mischen


## Am Tisch

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
question = Was zu tun ist
to-act = ist am Zug
face-down = verdeckte Karte
active = Fähigkeit aktiviert
pick-more = Wähle weitere Karten
forms = Zusammenstellen
form-send = So machen
nothing-there = Es gibt nichts zur Auswahl.
might-react = Vielleicht reagiert jemand …
react-or-pass = Ohne Antwort passt du.
all-moves = Züge ({ $n })
filter = Nur Züge mit diesem Wort zeigen
trick-empty = Der Stich ist leer: Lege hier ein Set ab
hs-trick-empty = Der Stich ist leer: Leg eine Karte hierher
time-left = Zeit: noch { $time }
rule-link = Regel { $rule }, öffnet sich in einem neuen Tab
hint = Tipp
hint-says = Ein Bot würde wählen: { $move }.
hint-late = Am Tisch ist es weitergegangen. Frag noch einmal nach einem Tipp.
hinted = vorgeschlagen
auto-passing = Du passt hier gleich von selbst, wenn du nichts tust.
woken-me = { $game }: Es geht um dich.
woken-win = { $game }: Jemand droht die Partie zu gewinnen.
undo = Rückgängig
undo-asked = { $player } möchte einen Zug zurücknehmen.
agree = Zustimmen
disagree = Ablehnen
notify-me = Benachrichtigen, wenn ich dran bin
title-your-turn = Du bist dran
your-turn = { $game }: Du bist dran.
said-pass = Passe
said-skip = Muss
said-strike = Nimm das!
said-react = Moment mal!
said-stumble = Hoppla!
log = Verlauf
log-show = Im Verlauf zeigen
log-all = Alles
log-mine = Nur was mich betrifft
log-high = Nur Höhepunkte
chat = Chat
look-closely = Zeig auf eine Karte, dann liegt sie hier groß.
log-and-chat = Verlauf und Chat
chat-say = Etwas sagen
send = Senden


## KAPOW!

kp-board = Deine Tableaus
kp-attacks = Angriffe
kp-defences = Verteidigungen
kp-others = Alles andere
kp-alliances = Deine Hälften der Bündniskarten
kp-dice = Würfel
kp-no-dice = Alle deine Würfel sind gelegt.
kp-workshop = Steck Seiten auf deine Aktionswürfel
kp-loose = Lose Seiten
kp-action-die = Aktionswürfel { $n }
kp-attach = { $face } an Aktionswürfel { $n } anlegen
kp-detach = { $face } von Aktionswürfel { $n } nehmen
kp-empty = Leerer Platz: Nimm erst eine lose Seite
kp-swap = { $face } tauschen, { $where }
kp-automaton = KI
kp-rivals = Gegner
kp-partner = Dein Team
kp-rows = Soloseite


## Nach der Partie

winners = { $n ->
    [one] Sieg für { $players }
   *[other] Es gewinnen: { $players }
}
you-win = Du gewinnst!
highlights = Höhepunkte
points-by-round = Punkte je Runde
tie = Unentschieden.
to-result = Zum Ergebnis
look-at-table = Den Tisch ansehen
rematch = Noch einmal
rematch-join = Zur nächsten Partie
replay = Noch einmal ansehen
statistics = Statistik
stat-play = Gespielte Sets
stat-win-trick = Gewonnene Stiche
stat-pass = Gepasst
stat-skip = Zum Passen gezwungen
stat-slide = Eingeschobene Aufwertungen
stat-activate = Aktivierte Fähigkeiten
stat-change = Power gegen SP getauscht
stat-bet = Wetten
stat-charge = Gefüllte Ladungen
stat-use = Genutzte Fähigkeiten
stat-remove = Entfernte Ladungen
stat-score-good = Runden als gut
stat-score-evil = Runden als böse
stat-strike = Treffer bei Monstern
stat-medal = Orden
stat-take = Genommene Schätze
stat-suffer = Selbst getroffen
stat-react = Reaktionen
stat-move = Positionswechsel
stat-announce = Sofort-Fähigkeiten
stat-attack = Angriffe
stat-blocked = Geblockte Angriffe
stat-hit = Erlittene Treffer
stat-trigger = Sonstige Fähigkeiten
stat-gain-die = Erhaltene Würfel
stat-gain-face = Erhaltene Seiten
stat-marker = Marker genommen
record = Aufzeichnung der Partie herunterladen
proof = Beweis des Mischens
proof-fair = Fair: Das Mischen ist bewiesen
proof-about = Eben in deinem Browser berechnet, aus dem Geheimnis des Servers, das seit dem Ende der Partie offenliegt.
proof-elsewhere = Diese Partie ist aus dem Moment einer anderen weitergespielt. Gemischt ist wie dort, und dort wurde es bewiesen.
proof-commitment = Das Geheimnis ist das, auf das sich der Server vor der Partie festgelegt hatte.
    .fails = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hatte!
proof-contributions = Alle Beiträge der Mitspielenden sind die, auf die sie sich vorher festgelegt hatten.
    .fails = Ein Beitrag ist nicht der, der vorher festgelegt wurde!
proof-own = Dein eigener Beitrag steckt im Mischen.
    .fails = Dein eigener Beitrag fehlt, vielleicht kam er zu spät.
proof-key = Der Schlüssel allen Mischens folgt aus dem Geheimnis und den Beiträgen.
    .fails = Der Schlüssel des Mischens folgt nicht aus dem Geheimnis und den Beiträgen!


## Noch einmal ansehen

replay-first = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-moment-back = Ein Moment zurück
replay-moment-on = Ein Moment weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Stelle der Partie
replay-seat = Gesehen von
play-on = Von hier weiterspielen
to-table = Zum Tisch


## Bücher

rules-search = Regeln durchsuchen, nach Wort oder Nummer
cards-search = Karten durchsuchen
chapters = Kapitel
examples = Beispiele
nothing-found = Nichts gefunden.


## Einstellungen und Über

set-language = Sprache
set-theme = Farben
set-auto = wie das Gerät
set-light = hell
set-dark = dunkel
set-table = Tisch
table-felt = Filz, in der Farbe des Spiels
table-wood = Holz
table-night = Nachthimmel
set-avatar = Avatar
avatar-by-name = der zu meinem Namen gehört
avatar-number = Avatar { $n }
avatar-more = Andere Avatare
set-pace = Was geschieht, wird gezeigt
pace-slow = langsam
pace-normal = in normalem Tempo
pace-fast = schnell
pace-off = sofort
set-sound = Klänge
set-volume = Lautstärke
set-animation = Bewegungen
set-large = Große Schrift
set-confirm = Jeden Zug bestätigen
    .about = Sonst spielt ein Doppelklick oder ein zweites Antippen eine Karte sofort aus, wenn nur ein Zug gemeint sein kann.
set-plain = Einfacher Tisch
    .about = Jedes Spiel wird auf dieselbe schlichte Art gezeichnet: Namen und Zahlen, keine Bilder.
about-what = Heldenrunde spielt Tischspiele rund um Helden: im Browser, im Terminal und aus Python. Die Regeln werden eingehalten, und jeder abgelehnte Zug wird erklärt.
about-unofficial = Dies ist eine inoffizielle, nichtkommerzielle Umsetzung. Die Namen der Spiele gehören ihren Verlagen. Texte und Zeichnungen sind unsere eigenen.
about-credits = Dank
about-icons = Symbole:
about-fonts = Schriften:
style-link = Alle Zeichnungen, Karten und Farben auf einer Seite
style-title = Zeichnungen und Stile
style-lead = Alles, was hier gezeichnet wird, in Hell und Dunkel.
style-buttons = Knöpfe und Felder
style-panels = Tafeln
style-tables = Tische
style-figures = Figuren
style-pieces = Rückseiten, Würfel und Marken
style-faces = Karten
style-heading = Überschrift
style-words = Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich: 0123456789.
style-a-button = Knopf
style-a-primary = Hauptknopf
style-disabled = Jetzt nicht
style-field = Feld
style-error = Das geht nicht.
about-fair = Der Server legt sich vor einer Partie auf sein Mischen fest, alle tragen etwas dazu bei, und nach der Partie prüft dein Browser beides.
about-privacy = Es gibt keine Konten und keine Überwachung. Was die Seite sich über dich merkt, bleibt in diesem Browser.


## Lektion

lesson-step = Schritt { $n } von { $all }
lesson-goal-title = Das Ziel
lesson-turn-title = Ein Zug in zwanzig Sekunden
lesson-begin = Los
lesson-match = Erste Partie, mit Rat
lesson-match-about = Zum Schluss eine erste Partie gegen leichte Bots. Der nächste sinnvolle Zug wird dir gezeigt, bis du das abstellst.
guide-on = Wenn du dran bist, wird dir ein sinnvoller Zug gezeigt.
guide-says = Ein sinnvoller Zug: { $move }
guide-off = Ohne Rat

## Munchkin

said-accept = Abgemacht!
said-refuse = Nein.
stat-victory = Gewonnene Kämpfe
stat-level-up = Aufstiege
stat-level-down = Abstiege
stat-help = Anderen geholfen
stat-curse = Erlittene Flüche
stat-die = Tode
stat-sell = Verkäufe
