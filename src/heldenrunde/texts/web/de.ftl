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
   *[other] Falk
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
kp-automaton = KI
kp-partner = Dein Team
kp-rows = Soloseite


## Nach der Partie

winners = { $n ->
    [one] { $players } gewinnt!
   *[other] Es gewinnen: { $players }
}
no-winner = Die KI hat gewonnen.
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
lesson-kp-grow = Du bist die Heldin, dein Schirm steht, und das sind deine Würfel. Jedes Kästchen deiner Tableaus verlangt Symbole. Wachsen will X-Faktor und Energie und bringt dir einen weiteren Würfel. Nimm beide Würfel und dann das Kästchen, oder zieh sie dorthin.
    .title = Würfel in Kästchen
    .hint = Such Wachsen unter „Alles andere“: Es nimmt den X-Faktor und die Energie.
    .done = Wachsen ist gewählt. Bis alle bereit sind, kannst du Würfel zurücknehmen: einfach antippen.
lesson-kp-block = Eine Verteidigung wäre klug. Block will Zähigkeit und einen beliebigen Würfel. Zähigkeit hast du nicht, aber der Joker steht für alles, und „beliebig“ nimmt auch den leeren Würfel.
    .title = Der Joker springt ein
    .hint = Nimm den Joker und den leeren Aktionswürfel und leg sie auf Block.
    .done = Verteidigung 2. Für alles andere bleibt der Joker ein Joker.
lesson-kp-punch = Eine Gewandtheit ist übrig. Unerwarteter Schlag kostet den Schurken beim Nachrüsten 3 Lebenspunkte für jeden Würfel, den er diese Runde bekommt. Auch Heldinnen mögen billige Tricks.
    .title = Ein billiger Trick
    .hint = Leg die Gewandtheit auf Unerwarteter Schlag, die letzte Fähigkeit des Tableaus.
    .done = Jetzt wärst du bereit. Die Schirme fallen, wenn alle es sind.
lesson-kp-warp = Seitenwechsel: Jetzt bist du der Schurke. Macht und Energie liegen schon auf Pow!. Zweimal leer hast du noch; Zeitsprung nimmt jeden Würfel und lässt dich einen anderen neu werfen. Das wirkt sofort: Du sagst es an, und der Würfel darauf bleibt liegen. Nimm dafür den Aktionswürfel, denn der blaue hat bessere Seiten.
    .title = Sofort-Fähigkeiten
    .hint = Leg den leeren Aktionswürfel auf Zeitsprung.
    .done = Du wirfst den blauen Würfel neu: X-Faktor! Mit der Gewandtheit reicht das für Aktivieren.
lesson-kp-defend = Die Schirme sind gefallen, und du bist wieder die Heldin. Der Schurke hat den Marker und greift zuerst an: Pow! mit 3. Verteidige dich mit deiner Basisverteidigung.
    .title = Angriff und Verteidigung
    .hint = Du hast nur Block gewählt. Nutze es.
    .done = 3 − 2 = 1: Dir bleiben 19 Lebenspunkte. Deine Verteidigung von 2 schlägt seine 0, also nimmst du den Marker und rüstest zuerst auf.
lesson-kp-die = Aufrüsten. Wachsen gibt dir einen Eigenschaftswürfel in der Farbe deiner Wahl. Die Heldin im Regelheft nimmt einen roten: Er hat keine leere Seite.
    .title = Noch ein Würfel
    .hint = Nimm den roten Würfel.
    .done = Ab der nächsten Runde wirfst du ihn mit. Danach bekommt der Schurke durch Aktivieren einen Aktionswürfel und eine Energie-Seite.
lesson-kp-follow = Alle haben aufgerüstet. Jetzt wird nachgerüstet. Der Schurke hat 1 Würfel bekommen.
    .title = Nachrüsten
    .hint = Löse Unerwarteter Schlag aus.
    .done = Der Schurke verliert 3 Lebenspunkte, und dagegen hilft keine Verteidigung: Es steht 19 zu 17.
lesson-kp-attach = Aufräumen, als Schurke: Dein neuer Aktionswürfel ist leer, und eine Energie-Seite liegt lose da. Nimm die Seite und dann einen leeren Platz des zweiten Aktionswürfels.
    .title = Bau deine Würfel
    .hint = Nimm die Energie-Seite, dann einen leeren Platz von Aktionswürfel 2.
    .done = Ein Aktionswürfel hat sechs Plätze; nächste Runde kann er Energie zeigen. Mehr brauchst du für den Anfang nicht.
