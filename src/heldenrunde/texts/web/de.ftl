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
no-table = Dieser Tisch lässt sich nicht öffnen
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
kp-swap = { $face } tauschen, { $where }
kp-automaton = KI
kp-partner = Dein Team
kp-rows = Soloseite


## Nach der Partie

winners = { $n ->
    [one] Sieg für { $players }
   *[other] Es gewinnen: { $players }
}
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
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
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
lesson-ch-kodora = Vor einer Runde darfst du eine Karte mit einer Kodora setzen, mit 2 Siegpunkten darauf. Bist du Erste oder Erster, bekommst du sie zurück und 2 dazu. Du hast 8, und mit 10 gewinnt, wer Erster wird. Trau dich.
    .title = Die Kodora-Wette
    .hint = Wähle die Karte mit einer Kodora und setze sie.
    .done = 8 − 2 + 4 = 10: Werde in dieser Runde Erster, und die Partie ist deine. Mehr brauchst du für den Anfang nicht.
lesson-hs-story = Jede Runde ziehst du drei Storykarten. Eine kommt auf dein Tableau, und ab jetzt darfst du sie aufladen. Deine Hand ist voll mit Köpfchen. Welche Karte macht daraus am meisten?
    .title = Eine Geschichte beginnt
    .hint = Die würdest du mit dieser Hand kaum brauchen. Welche Karte hilft Köpfchen?
    .done = Das Superhirn liegt bis zum Ende der Partie auf deinem Tableau. So wächst du von Runde zu Runde.
lesson-hs-charge = Eine Fähigkeit wirkt nur, solange Ausdauer auf ihr liegt. Du hast 2, und jede deiner Fähigkeiten kostet 1. Wähle beide und lade sie auf.
    .title = Ausdauer macht den Unterschied
    .hint = Da bleibt Ausdauer ungenutzt. Wähle beide Fähigkeiten und lade sie dann auf.
    .done = Jetzt bekommen deine Köpfchen-Karten +6, und mit vier Stichen gibt es 1 SP mehr. Nach der Runde kommt alle Ausdauer zu dir zurück.
lesson-hs-evil = Nun wählen alle geheim: Gut bringt 1 SP je Stich, böse 4 SP für gar keinen. Sieh dir deine Hand an. Was bist du?
    .title = Gut oder böse?
    .hint = Mit so vielen niedrigen Karten gewinnst du kaum einen Stich. Welche Seite mag das?
    .done = Die Masken werden zusammen gedreht. Mit dieser Hand duckst du dich unter allen acht Stichen weg: 4 SP, und 1 dazu, weil du dickköpfig bist.
lesson-hs-follow = Schnelligkeit führt, und du hast Schnelligkeit, also musst du bedienen. Du bist gut und willst den Stich.
    .title = Farbe bedienen
    .hint = Das bedient, gewinnt aber nicht. Die höchste Karte der führenden Farbe holt den Stich.
    .done = Die 12 ist die höchste Schnelligkeit. Die anderen Karten mussten auf der Hand bleiben, sogar die 13: Sie ist Köpfchen.
lesson-hs-trump = Stärke führt, und du hast keine. Dann darfst du alles spielen. Eine Karte schlägt sogar die 13.
    .title = Liebe besiegt alles
    .hint = Eine Karte einer anderen Farbe gewinnt nie, wie hoch sie auch ist. Welche Farbe ist Trumpf?
    .done = Liebe ist Trumpf: Die niedrigste Liebe schlägt die höchste Karte jeder anderen Farbe.
lesson-hs-tie = Eine Stärke 10 führt. Dein Größenwandler ist aufgeladen: Zu der Karte, die du spielst, darfst du +2 oder −2 ansagen. Du willst gewinnen. Beginne mit der Ansage.
    .title = Gleich ist nicht genug
    .hint = Allein sind deine Karten zu niedrig, und −2 macht es schlimmer. Wähle den Größenwandler.
    .done = Spiele jetzt die 9: Sie zählt 11. Die 8 wäre nur eine 10, und von gleichen Karten gewinnt die zuerst gespielte.
lesson-hs-give = Oje: Du bist böse und hast einen Stich gewonnen. Aber die Erpresserin ist aufgeladen: Du darfst den Stich jemandem geben. Wen stört er am meisten? Masken und aufgeladene Fähigkeiten liegen offen.
    .title = Ein Stich, den niemand will
    .hint = Sieh dir die Masken an: Wen kostet ein Stich 4 SP und mehr?
    .done = Du bist wieder ohne Stich, und jemand anders Böses hat einen. Den nächsten Stich eröffnest du trotzdem.
lesson-hs-order = Die Runde ist vorbei. Du bist böse und hast genau 1 Stich. Dafür bringt der Schattenumhang 2 SP, und mit Doppelleben kannst du danach die Seite wechseln. Was kommt zuerst?
    .title = Die richtige Reihenfolge
    .hint = Als Guter bekämst du für den Schattenumhang nichts. Nutze ihn zuerst.
    .done = 2 SP, dann wirst du gut: noch 1 SP für deinen Stich. Mehr musst du zum Anfangen nicht wissen.
lesson-bh-lay = Ein Goblin mit Stärke 3! Alle legen gleichzeitig eine Karte verdeckt aus. Du stehst vorne. Welche Karte besiegt den Goblin ganz allein?
    .title = Geheim und alle auf einmal
    .hint = Das reicht nicht. Lies, was die Karten über Positionen sagen: Du stehst vorne.
    .done = Der Schildrammer macht von vorne 4 Schaden: besiegt, und du allein hast den meisten Schaden gemacht, also bekommst du den Orden. Reaktionen wie Wegducken werden nie ausgelegt.
lesson-bh-bushes = Der Golem ist für heute zu stark, und wer vorne steht, bekommt 4 Schaden ab. Das bist du. In den Schatten fühlt sich schon jemand sicher …
    .title = Auf die Position kommt es an
    .hint = Damit bleibst du vorne, oder du piekst den Golem auch noch. Bringt dich keine Karte einfach weg von hier?
    .done = Du stehst hinten, und wer dort war, steht in der Mitte. Soll der Golem doch in die Luft schlagen.
lesson-bh-push = Das Skelett ist besiegt, gleich werden Schätze verteilt, und wer hinten steht, wählt zuerst. Du hast „Du zuerst!“ aufgedeckt. Wer ist so nett?
    .title = Nach dir!
    .hint = Wer würde sonst den besten Schatz nehmen? Sieh dir die Positionen an.
    .done = Raus aus den Schatten und ab nach vorne. Jetzt steht niemand hinten, und wer die Startkarte hat, wählt zuerst.
lesson-bh-reserve = Alle Karten sind aufgedeckt, und 2 Schaden fehlen. Für genau diesen Moment hast du eine Reaktion auf der Hand.
    .title = Gerade noch
    .hint = Dann schlägt die Harpyie zurück, auch auf dich. Spiele die Karte.
    .done = 5 Schaden: besiegt. Und weil 4 davon jetzt von dir sind, gehört dir auch der Orden.
lesson-bh-duck = Der Drache steht noch und schlägt zurück: 4 Schaden für den Helden vorne. Schaden sind am Ende Minuspunkte. Tu etwas!
    .title = Reaktionen
    .hint = 4 Minuspunkte? Sieh noch einmal auf deine Hand.
    .done = Du erleidest nur 1. Die anderen trifft es natürlich trotzdem. Schrecklich.
lesson-bh-take = Du stehst hinten und wählst zuerst. Schätze sind Punkte, aber sieh nach, was du schon hast, bevor du nach der Krone greifst.
    .title = Teilen wie unter Freunden
    .hint = Das sind 3 oder 4 Punkte. Etwas anderes macht 8 daraus.
    .done = Zwei Hälften sind je 4 Punkte wert. Der Rest geht nach links. Nach acht Monstern gewinnen die meisten Punkte. Mehr musst du zum Anfangen nicht wissen.

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
