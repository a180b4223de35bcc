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
game-minutes = { $minutes } Minuten
play-now = Sofort gegen Bots spielen
new-table = Neuer Tisch
join-title = An einen Tisch setzen
join-link = Link oder Kennung eines Tisches
join-go = Los
join = Mitspielen
watch = Zuschauen
no-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, oder frag Freunde nach ihrem Link.
table-of = Tisch von { $host }
my-tables = Meine Tische
no-own-tables = Tische, an denen du spielst, bleiben hier, damit du später weiterspielen kannst.
continue = Weiterspielen
forget = Aus dieser Liste nehmen


## Ein neuer Tisch

setup = Aufbau
setup-seats = Plätze
setup-seat = Platz { $n }
setup-person = ein Mensch
setup-clock = Bedenkzeit
setup-seconds = Sekunden
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
no-table = Diesen Tisch gibt es nicht
table-closed = Dieser Tisch ist geschlossen
connecting = Verbindung wird aufgebaut …
reconnecting = Die Verbindung ist weg; neuer Versuch läuft …
seats = Plätze
seat-free = frei
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
watching = Alle Plätze sind besetzt. Du schaust zu.
wait-seats = Warte auf Mitspielende, oder setze Bots auf die freien Plätze.
wait-ready = Warte, bis alle bereit sind.
invite = Einladen
invite-how = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Link kopieren
copied = Kopiert
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
all-moves = Züge ({ $n })
filter = Nur Züge mit diesem Wort zeigen
trick-empty = Der Stich ist leer: Lege hier ein Set ab
time-left = Zeit: noch { $time }
rule-link = Regel { $rule }, öffnet sich in einem neuen Tab
undo = Rückgängig
undo-asked = { $player } möchte einen Zug zurücknehmen.
agree = Zustimmen
disagree = Ablehnen
notify-me = Benachrichtigen, wenn ich dran bin
title-your-turn = Du bist dran
your-turn = { $game }: Du bist dran.
said-pass = Passe
said-skip = Muss
log = Verlauf
chat = Chat
log-and-chat = Verlauf und Chat
chat-say = Etwas sagen
send = Senden


## Nach der Partie

winners = { $n ->
    [one] { $players } gewinnt!
   *[other] Es gewinnen: { $players }
}
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
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
stat-change = Power in SP getauscht
stat-bet = Wetten
record = Aufzeichnung der Partie herunterladen
proof = Beweis des Mischens
proof-about = Eben in deinem Browser berechnet, aus dem Geheimnis des Servers, das seit dem Ende der Partie offenliegt.
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
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Stelle der Partie
replay-seat = Gesehen von
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
set-sound = Klänge
set-animation = Bewegungen
set-large = Große Schrift
about-what = Heldenrunde spielt Tischspiele rund um Helden: im Browser, im Terminal und aus Python. Die Regeln werden eingehalten, und jeder abgelehnte Zug wird erklärt.
about-unofficial = Dies ist eine inoffizielle, nichtkommerzielle Umsetzung. Die Namen der Spiele gehören ihren Verlagen. Texte und Zeichnungen sind unsere eigenen.
about-credits = Dank
about-icons = Symbole:
about-fair = Der Server legt sich vor einer Partie auf sein Mischen fest, alle tragen etwas dazu bei, und nach der Partie prüft dein Browser beides.
about-privacy = Es gibt keine Konten und keine Überwachung. Was die Seite sich über dich merkt, bleibt in diesem Browser.


## Lektion

lesson-step = Schritt { $n } von { $all }
lesson-ch-pair = Auf dem Tisch liegen zwei 4er. Wer folgt, legt genauso viele Karten eines Wertes, gleich hoch oder höher. Wähle zwei passende Karten aus deiner Hand und spiele sie.
    .title = Paar schlägt Paar
    .hint = Das schlägt das Paar nicht. Nimm die beiden 5er.
    .done = Zwei 5er schlagen zwei 4er. Wer alle Karten zuerst los ist, gewinnt die Runde.
lesson-ch-equal = Eine 6 liegt da. Auch ein gleicher Wert schlägt sie, und er zwingt die nächste Person zu passen. Spiele die gleiche Karte.
    .title = Gleich lässt die Nächsten passen
    .hint = Auch das schlüge sie. Finde aber die Karte, die die nächste Person zum Passen zwingt.
    .done = Die 6 auf die 6: Wer als Nächstes dran wäre, muss einmal passen.
lesson-ch-upgrade = Zwei 8er liegen da, und du hast nur eine. Doch in deiner Reserve ist ein Fisch: +1. Wähle den Fisch und die richtige Karte, oder zieh ihn darauf.
    .title = Aufwertungen bleiben in der Hülle
    .hint = Das ginge, gibt aber kein Paar 8er. In welche Karte gehört der Fisch?
    .done = Die 7 ist jetzt eine 8, und sie bleibt es die ganze Partie, bei wem auch immer.
lesson-ch-quill = Du brauchst drei Karten. Die 7 trägt einen Stachel: Für 1 Power ist sie ein Joker und nimmt den Wert der anderen an. Spiele alle drei.
    .title = Stachel, der Joker
    .hint = Nimm beide 5er und die Karte mit dem Stachel.
    .done = Zwei 5er und der Stachel sind drei 5er. Das kostete 1 Power. Ungenutzt hätte er dir 1 gebracht.
lesson-ch-brando = Zwei 8er liegen da, und du hast eine einzelne 9. Sie trägt Brando: Für 1 Power aktiviert, zählt sie als zwei Karten.
    .title = Brando zählt doppelt
    .hint = Nimm die 9 mit Brando.
    .done = Eine 9 als Paar 9er: So wirst du Karten los.
lesson-ch-form = Vier 8er! Eine Karte mit Mystischer Form schlägt alles, allein gespielt und für 2 Power, egal welchen Wert sie hat.
    .title = Die Mystische Form
    .hint = Nimm die 2: Sie trägt eine Mystische Form.
    .done = Jetzt hilft nur noch eine andere Mystische Form.
lesson-ch-kodora = Vor einer Runde darfst du eine Karte mit einer Kodora wetten, mit 2 Siegpunkten darauf. Bist du Erste oder Erster, bekommst du sie zurück und 2 dazu. Du hast 8, und mit 10 gewinnt, wer Erster wird. Trau dich.
    .title = Die Kodora-Wette
    .hint = Wähle die Karte mit einer Kodora und wette sie.
    .done = 8 − 2 + 4 = 10: Werde in dieser Runde Erster, und die Partie ist deine. Mehr brauchst du für den Anfang nicht.

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
lesson-mu-equip = Alle beginnen auf Stufe 1, und deine Stärke ist deine Stufe plus deine benutzten Gegenstände. Lege den Helm der Tapferkeit aus: antippen und bestätigen.
    .title = Erst anziehen
    .hint = Noch nicht: Setz zuerst den Helm aus deiner Hand auf.
    .done = Er sitzt auf deinem Kopf und zählt +1. Platz ist für eine Kopfbedeckung, eine Rüstung, ein Paar Schuhe und zwei Hände; alles andere wartet im Gepäck.
lesson-mu-door = Dein Zug beginnt mit einer Tür. Dahinter ist vielleicht ein Monster, das du sofort bekämpfst, ein Fluch, der dich trifft, oder etwas anderes, das du behältst. Tritt sie ein.
    .title = Die Tür eintreten
    .hint = Tritt sie einfach ein.
    .done = Das ist der Kern des Spiels: eine Tür, vielleicht ein Kampf, Stufen und Schätze.
lesson-mu-slimes = Zwei Elfen kämpfen gegen zwei Sabbernde Schleime. Jeder Schleim: 1, +5, weil er wütend ist, +4 gegen Elfen, also 10; beide 20, gegen 21. Auf deiner Hand ist ein Schlaftrank, +2 für eine der Seiten. Verdirb ihnen den Sieg.
    .title = Schleim in Zahlen
    .hint = Das machte sie nur stärker oder ließe sie siegen. Für wen soll der Trank zählen?
    .done = 22 gegen 21: Jetzt liegen die Monster vorn. Wer in keinem Kampf steckt, darf sich in jeden einmischen.
lesson-mu-tie = 7 und 3 gegen 10: Gleichstand, und den gewinnt nur eine Seite mit einem Krieger. Cleo ist einer. Du hast einen Fluch, der eine Klasse nimmt. Auf wen?
    .title = Ein Gleichstand, der zerfällt
    .hint = Er muss die treffen, deren Klasse den Gleichstand gewinnt: Cleo, den Krieger.
    .done = Ohne den Krieger ist der Gleichstand verloren, alle dürfen neu überlegen, und ein zweiter Helfer ist nicht erlaubt.
lesson-mu-help = Du hast 7, die Orks 10. Basil ist auf Stufe 5 und Krieger. Bitte ihn um Hilfe: Biete ihm 2 der 3 Schätze und lass ihn zuerst wählen. „Um Hilfe bitten …“ öffnet das Angebot.
    .title = Hilfe hat ihren Preis
    .hint = Das ist ein Angebot, aber nicht dieses: Basil, 2 Schätze, und der Helfer wählt zuerst.
    .done = Sagt er ja, steht es 12 gegen 10. Nach dem Sieg liegen die Schätze offen: Er wählt, du wählst, er wählt. Andere hätten ein Gegenangebot versucht.
lesson-mu-frogs = Du hast verloren und läufst weg, vor einem Monster nach dem anderen; mit 5 oder 6 entkommst du. Die Fliegenden Frösche (−1 auf Weglaufen) kosten 2 Stufen, der Drache das Leben, aber er verfolgt niemanden bis Stufe 5. Du bist auf Stufe 6. Vor wem läufst du zuerst weg?
    .title = Frösche vor Drachen
    .hint = Der Drache wäre tödlich. Denk daran, was die Frösche mit deiner Stufe machen.
    .done = Erwischen dich die Frösche, bist du auf Stufe 4, und der Drache hat kein Interesse mehr.
lesson-mu-gold = Gegenstände verkaufst du in deinem Zug: Je volle 1.000 Gold sind eine Stufe. 1.900 sind eine, 2.000 sind zwei. Verkaufe für genau zwei Stufen, und behalte das Rapier.
    .title = Gold ist Gold
    .hint = Rechne nach: 1.100, 500 und 400 sind 2.000. Das Rapier bleibt.
    .done = Zwei Stufen für 2.000 Gold. Die letzte Stufe aber muss man erkämpfen. Mehr brauchst du nicht, um anzufangen.
