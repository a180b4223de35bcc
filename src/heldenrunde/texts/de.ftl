# Worte, die alle Spiele gemeinsam haben, deutsch.

## Listen und Spieler

# $most: alle bis auf das Letzte, durch Kommas getrennt
list-and = { $most } und { $last }
quoted = „{ $name }“
# Was gefragt wird, werden andere gefragt.
ask-others = Warten auf { $players }.
ask-watching = Du schaust zu. Warten auf { $players }.
# Ein Platz, dem niemand einen Namen gegeben hat; Plätze zählen ab 0, Menschen ab 1.
player = { $seat ->
    [0] Spieler 1
    [1] Spieler 2
    [2] Spieler 3
    [3] Spieler 4
    [4] Spieler 5
    [5] Spieler 6
    [6] Spieler 7
    [7] Spieler 8
    [8] Spieler 9
    [9] Spieler 10
   *[other] Spieler auf Platz { $seat }
}


## Was in jedem Spiel abgelehnt wird

not-your-turn = Du bist nicht dran. Warte, bis du gefragt wirst.
match-over = Die Partie ist zu Ende. Niemand kann mehr etwas wählen.
already-answered = Du hast schon geantwortet. Warte auf die anderen.
not-an-option = Das steht nicht zur Wahl. Wähle etwas, das dir angeboten wird.


## Nicht gefragt werden

auto-pass = Von selbst passen
auto-pass-is-on = an
auto-pass-on = Für mich passen, wenn ich reagieren darf
auto-pass-about = Wo du entscheiden musst, wirst du gefragt wie immer. Die anderen merken nichts davon.
wake-if = Weck mich, wenn …
wake-me = es um mich geht: mein Zug, mein Kampf, mein Verlust
wake-win = jemand die Partie zu gewinnen droht
skip-trick = Diesen Stich nicht mehr fragen
skip-round = Diese Runde nicht mehr fragen
skip-turn = Diesen Zug nicht mehr fragen
skip-combat = Diesen Kampf nicht mehr fragen
skip-own-turn = Bis zu meinem Zug nicht mehr fragen
span-trick = diesen Stich
span-round = diese Runde
span-turn = diesen Zug
span-combat = diesen Kampf
span-own-turn = bis zu meinem Zug
not-again = Nicht mehr fragen:
not-asked = Nicht gefragt
# $what: wonach man gefragt würde; $span: eines der obigen
left-alone = { $what } ({ $span })
ask-me-again = Wieder fragen


## Was nicht geht

unknown-game = Ein Spiel „{ $about }“ gibt es nicht. Wähle eines von diesen: { $games }.
bad-seats = { $about } lässt sich nicht mit „{ $seats }“ Personen spielen. Wähle eine dieser Zahlen: { $allowed }.
bad-option-seats = Die Einstellung { $option } mit dem Wert „{ $value }“ ist nicht für { $seats ->
        [one] 1 Person
       *[other] { $seats } Personen
    }. Wähle { $right } Plätze oder einen anderen Wert.
unknown-option = { $about } hat keine Einstellung „{ $option }“. Es gibt diese: { $options }.
bad-option = Die Einstellung { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-seed = Das ist kein Startwert für den Zufall. Nimm eine ganze Zahl oder genau 32 Bytes, oder lass ihn weg.
damaged-save = Dieser Spielstand oder diese Aufzeichnung ist nicht lesbar: beschädigt oder unvollständig. Nimm eine andere Kopie.
other-version = Diese Partie { $about } wurde nach Version { $found } der Regeln gespielt, hier gilt aber Version { $ours }. Öffne sie mit der Ausgabe von Heldenrunde, aus der sie stammt.
record-illegal = Diese Aufzeichnung lässt sich nicht nachspielen; nimm eine unveränderte Kopie. Entscheidung { $number } verstößt gegen die Regeln: { $why }
record-before-rules = Diese Aufzeichnung ist unvollständig; nimm eine unveränderte Kopie. Die Regeln gelten in ihr ab Entscheidung { $decision }.
imagined-no-record = Eine vorgestellte Partie hat keine Aufzeichnung, denn niemand hat sie gespielt. Nimm die der echten Partie.
imagined-not-heard = Von einer vorgestellten Partie hat niemand den Anfang gehört. Frag die echte Partie.
unknown-card = Eine Karte „{ $card }“ gibt es in { $about } nicht. Die Karten haben die Nummern 0 bis { $most }.
no-such-factory = Den Bot „{ $bot }“ finde ich nicht. Nenne ihn MODUL:FABRIK, und das Modul muss von hier aus zu importieren sein: { $why }.
factory-without-seed = Die Fabrik „{ $bot }“ macht keinen Bot. Sie wird mit seed=ZAHL aufgerufen: { $why }.
bot-without-choose = Was die Fabrik „{ $bot }“ macht, ist kein Bot: es braucht choose(view).
no-such-step = Einen Schritt { $number } gibt es nicht. Die Lektion hat { $most }.
no-such-seat = Einen Platz „{ $seat }“ gibt es nicht. Wähle einen von 0 bis { $most }.
unknown-level = Die Stufe „{ $level }“ gibt es nicht. Wähle eine von diesen: { $levels }.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }.


## Der Server: Tische

table-unknown = Diesen Tisch gibt es nicht. Prüfe den Link, oder öffne einen neuen Tisch.
table-older-rules = Diese Partie { $about } wird nach { $needs ->
    [0] einer älteren Version
   *[other] Version { $needs }
} der Regeln gespielt, dieser Server hat Version { $ours }. Es ist nichts verloren: Er lässt sie, wie sie ist. Versuch es gleich noch einmal; bleibt es dabei, sag dem Betreiber des Servers, welche Version sie braucht.
table-newer-rules = Diese Partie { $about } wird nach Version { $needs } der Regeln gespielt, dieser Server hat noch Version { $ours }. Er wird gerade erneuert: Versuch es gleich noch einmal.
table-newer-program = An diesem Tisch spielt schon eine neuere Ausgabe von Heldenrunde. Dieser Server wird gerade erneuert: Versuch es gleich noch einmal.
table-undo-older-rules = Seit dieser Entscheidung wurden die Regeln erneuert, weiter zurück geht es nicht. Spiel von hier aus weiter.
table-bad-token = Dieser Ausweis gilt an diesem Tisch nicht. Setz dich neu hin, oder sieh ohne Ausweis zu.
table-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Versuche es gleich noch einmal.
table-bad-name = Dieser Name geht nicht. Nimm 1 bis { $most } Zeichen, die man sehen kann.
table-name-taken = „{ $name }“ heißt hier schon jemand. Nimm einen anderen Namen.
table-bad-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }.
table-only-bots = Mindestens ein Platz muss für einen Menschen frei sein. Nimm einen Bot weg.
table-bad-grace = Die Wartezeit, bis ein Bot übernimmt, geht von 0 (nie) bis { $most } Sekunden.
table-bad-react = Die Zeit zum Reagieren geht von { $least } bis { $most } Sekunden.
table-bad-clock = Diese Uhr gibt es nicht. Wähle eine von diesen: { $clocks }.
table-bad-seconds = Diese Bedenkzeit geht nicht. Wähle { $least } bis { $most } Sekunden.
table-not-asked = Du wirst gerade nichts gefragt, deshalb gibt es keinen Tipp.
table-not-seated = Das kann nur, wer an diesem Tisch sitzt. Setz dich hin, oder sieh zu.
table-not-host = Das kann nur, wer den Tisch leitet. Bitte darum.
table-not-in-lobby = Das geht nur, bevor die Partie beginnt.
table-seated-already = Du sitzt schon an diesem Tisch. Spiele von deinem Platz aus.
table-full = An diesem Tisch ist kein Platz mehr frei. Sieh zu, oder öffne einen eigenen Tisch.
table-over = Die Partie an diesem Tisch ist zu Ende. Öffne einen neuen Tisch, oder spielt noch einmal.
table-not-over = Die Partie ist noch nicht zu Ende. Bis dahin bleibt die Aufzeichnung geheim; versuche es danach.
table-nothing-left = In diesem Moment ist die Partie vorbei, es gibt nichts mehr zu spielen. Wähl einen früheren.
table-nobody-there = Auf diesem Platz sitzt niemand, den du fortschicken könntest. Wähle einen anderen Platz.
table-too-small = Am Tisch sitzen { $people ->
    [one] 1 Mensch
   *[other] { $people } Menschen
}; so viele Plätze ohne Bot muss es geben.
table-other-game = Das Spiel eines Tisches steht fest. Öffne für ein anderes Spiel einen neuen Tisch.
table-bad-digest = Das ist kein SHA-256. Schicke 64 kleine hexadezimale Ziffern.
table-seats-empty = Es sind noch Plätze frei. Warte auf Mitspielende, oder setz Bots hin.
table-not-ready = Noch nicht alle sind bereit. Warte auf die anderen.
table-not-starting = Beiträge zum Mischen werden nur gezeigt, während die Partie beginnt.
table-not-started = Die Partie hat noch nicht begonnen. Versuche es danach.
table-bad-nonce = Das ist nicht der Beitrag, auf den du dich festgelegt hast. Schicke die 32 hexadezimalen Ziffern, deren SHA-256 du geschickt hast.
table-not-playing = Das geht nur, während eine Partie läuft.
table-stale = Inzwischen ist etwas geschehen: Der Tisch steht bei Version { $version }. Sieh dir den neuen Stand an und wähle noch einmal.
table-bad-chat = So lässt sich das nicht sagen. Nimm 1 bis { $most } Zeichen.
table-nothing-to-undo = Du hast noch nichts entschieden, das sich zurücknehmen ließe.
table-undo-asked-already = Es wird schon gefragt, ob etwas zurückgenommen werden darf. Warte auf die Antworten.
table-key-used = Mit diesem Schlüssel wurde schon um etwas anderes gebeten. Nimm für jede Bitte einen neuen.
table-no-vote = Dich fragt gerade niemand, ob etwas zurückgenommen werden darf.
table-cannot-leave = Hier kannst du nicht verlangen, so lange nicht gefragt zu werden.


## Der Server: Anfragen

server-open-at = Heldenrunde läuft: { $url } (beenden mit Strg+C)
server-bad-request = Diese Anfrage ist nicht verständlich, bei { $where }. Was es gibt, steht unter /api/schema.
server-bad-message = Diese Nachricht ist nicht verständlich. Schicke JSON der Form {"{"}"type": "do", "key": …, "command": …{"}"}.
server-no-hello = Als Erstes gehört eine Begrüßung, und zwar gleich. Verbinde dich neu und schicke {"{"}"type": "hello"{"}"}.
server-no-such-page = Diese Seite gibt es nicht. Was es gibt, steht unter /api/schema.
server-bad-method = So lässt sich diese Seite nicht aufrufen. Was geht, steht unter /api/schema.
server-no-such-language = Diese Sprache gibt es nicht. Wähle eine von diesen: { $languages }.
server-no-such-decision = So viele Entscheidungen gibt es in dieser Partie nicht. Wähle 0 bis { $most }.
server-others-seat = Von einem fremden Platz aus lässt sich erst zusehen, wenn die Partie zu Ende ist.
server-not-filmed = Dieser Teil der Partie wurde nach älteren Regeln gespielt und nicht aufgezeichnet. Ansehen lässt sie sich ab Entscheidung { $first }.
server-foreign-origin = Diese Anfrage kommt von einer fremden Webseite und wird nicht angenommen. Öffne die Seite dieses Servers.
server-too-large = Diese Anfrage ist zu groß. Fasse dich kürzer.
server-too-often = Das war zu viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es dann noch einmal.
server-too-many-sockets = Von hier sind schon zu viele Verbindungen offen. Schließ eine, oder warte { $seconds } Sekunden.
server-too-many-watchers = An diesem Tisch sehen schon zu viele zu. Versuche es in { $seconds } Sekunden noch einmal.
server-too-many-public = Von hier sind schon zu viele öffentliche Tische offen. Öffne einen, der nicht öffentlich ist, oder warte, bis einer beginnt.
server-foreign-host = Unter dem Namen „{ $host }“ kennt sich dieser Server nicht. Trag ihn unter public_url oder hosts in die Einstellungen ein.
server-fault = Im Server ist ein Fehler passiert; es hat sich nichts geändert. Versuche es noch einmal.
server-store-gone = Die Datenbank antwortet gerade nicht. Schicke dasselbe mit demselben Schlüssel gleich noch einmal.


## Der Server: Einstellungen

server-unknown-setting = Eine Einstellung „{ $name }“ gibt es nicht. Es gibt diese: { $names }.
server-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein. Erlaubt: { $expected }
server-no-port = An { $host }, Port { $port }, kann der Server nicht lauschen. Vielleicht läuft dort schon einer; wähle mit --port einen anderen Port.
server-no-database = Die Datenbank ist nicht erreichbar. Prüfe, ob sie läuft und ob die Adresse stimmt.
server-bad-database = Mit dieser Datenbank geht es nicht. Prüfe die Einstellung database. ({ $why })
server-no-config = Die Datei { $file } mit den Einstellungen lässt sich nicht lesen. Prüfe ihren Namen und ihre Rechte.
server-bad-config = Die Datei { $file } ist kein TOML: { $why }.


## Das Terminal und die Kommandozeile

# Fehler
cli-bad-language = Die Sprache „{ $given }“ gibt es nicht; zur Wahl stehen: { $languages }.
cli-bad-pace = Das Tempo „{ $given }“ gibt es nicht; zur Wahl stehen: { $paces }.
cli-no-such-option = Die Option { $option } gibt es hier nicht; --help zeigt, was es gibt.
cli-missing = { $name } fehlt; --help zeigt, wie der Befehl aufgerufen wird.
cli-bad-value = Der Wert von { $name } passt nicht; --help zeigt, was möglich ist.
cli-no-such-command = Den Befehl „{ $given }“ gibt es nicht; --help zeigt, was es gibt.
cli-bad-command = Dieser Befehl ist nicht verständlich; --help zeigt, was es gibt. ({ $message })
cli-missing-extra = Für „heldenrunde{ $command }“ fehlt das Paket { $package }. Installiere es mit: pip install "heldenrunde[{ $extra }]".
cli-compiled = Es spielt die kompilierte Fassung der Regeln.
cli-interrupted = Abgebrochen.
cli-no-file = Die Datei { $file } gibt es nicht.
cli-folder = { $file } ist ein Ordner, keine Datei.
cli-no-permission = Du darfst die Datei { $file } nicht öffnen.
cli-cannot-read = Die Datei { $file } lässt sich nicht lesen.
cli-cannot-write = Die Datei { $file } lässt sich nicht schreiben.
cli-no-place = Die Datei { $file } lässt sich dort nicht schreiben.
cli-not-json = Die Datei { $file } ist keine Aufzeichnung: Sie enthält kein JSON.
cli-not-a-record = Die Datei { $file } ist nicht die Aufzeichnung einer Partie.
cli-other-game = Die Datei { $file } enthält eine Partie { $found }, nicht { $wanted }.
cli-option-form = Eine Einstellung wird als name=wert angegeben, nicht als „{ $option }“.
cli-no-terminal = Um auf dem ganzen Bildschirm zu spielen, braucht es ein Terminal; mit --plain spielst du Zeile für Zeile.
cli-no-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
cli-no-rule = Weder hat eine Regel die Nummer „{ $wanted }“, noch steht dieses Wort in einer; die Regeln gehen von { $first } bis { $last }.
cli-no-card = Keine Karte heißt „{ $wanted }“, und auf keiner steht dieses Wort.
cli-no-server = Unter { $server } antwortet kein Server. Prüfe die Adresse, und ob er läuft.
cli-strange-server = Was dort antwortet, spricht nicht wie ein Heldenrunde-Server dieser Version. Prüfe die Adresse, oder aktualisiere eines von beiden.
cli-bad-address = „{ $given }“ ist nicht die Adresse eines Servers oder Tisches. Sie sieht aus wie http://127.0.0.1:8000 oder https://example.org/t/TISCH.
cli-bad-bots = An einem Tisch für { $seats } können nicht { $bots } Bots sitzen; du sitzt auch dort.
cli-bad-bot-level = Den Bot „{ $given }“ gibt es auf Servern nicht; zur Wahl stehen: { $levels }.

# Regeln, Karten, Spiele
cli-example = Beispiel
cli-examples = Beispiele
cli-copies = { $n ->
    [one] 1 Exemplar
   *[other] { $n } Exemplare
}
cli-game-seats = { $least } bis { $most } Personen
cli-game-option = --option { $name }={ $default } (Werte: { $allowed }): { $text }

# Simulation
cli-sim-progress = Partien
cli-sim-title = { $game }: { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
cli-sim-seat = Platz
cli-sim-bot = Bot
cli-sim-wins = Siege
cli-sim-share = Anteil
cli-sim-score = Punkte im Mittel
cli-sim-decisions = Entscheidungen
cli-sim-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-sim-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-errors = { $n ->
    [one] 1 Partie ließ
   *[other] { $n } Partien ließen
} sich nicht zu Ende spielen; die erste: Partie { $first }

# Wiedergabe und Prüfung
cli-unfinished = Die Partie ist nicht zu Ende: Sie steht nach { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}.
cli-verify-holds = Stimmt
cli-verify-open = Offen
cli-verify-earlier = Die ersten { $n } Entscheidungen wurden nach Version { $version } der Regeln getroffen; prüfen kann sie nur die Ausgabe von Heldenrunde mit diesen Regeln. Danach ging es nach Version { $ours } weiter.
cli-verify-other-sources = Die Partie wurde nach Version { $version } der Regeln gespielt, aber aus Quellen, die diese Ausgabe nicht kennt ({ $hash }). Was hier folgt, gilt für die Quellen dieser Ausgabe.
cli-settled = { $matches ->
    [one] 1 laufende Partie ist
   *[other] { $matches } laufende Partien sind
} gesichert, { $films ->
    [one] 1 Partie
   *[other] { $films } Partien
} aufgezeichnet: Eine neue Ausgabe kann sie übernehmen.
cli-verify-legal = Die Partie wurde aus ihrem Schlüssel neu gespielt: { $n ->
    [one] Ihre 1 Entscheidung war
   *[other] Alle { $n } Entscheidungen waren
} regelgerecht.
cli-verify-result = Das Ergebnis folgt aus diesen Entscheidungen. { $result }
cli-verify-result-computed = Die Aufzeichnung nennt kein Ergebnis; aus den Entscheidungen folgt dieses. { $result }
cli-verify-other-result = Die Aufzeichnung behauptet ein anderes Ergebnis, als aus ihren Entscheidungen folgt.
cli-verify-no-proof = Die Aufzeichnung enthält keinen Beweis für ihr Mischen, weil sie nicht von einem Server stammt: Ob es vor der Partie feststand, lässt sich nicht prüfen.
cli-verify-commitment = Das Geheimnis des Servers passt zu seiner Festlegung { $commitment }. Wenn der Tisch vor der Partie diese gezeigt hat, stand das Geheimnis da schon fest.
cli-verify-other-commitment = Das Geheimnis des Servers passt nicht zur Festlegung für diesen Tisch und diese Regeln.
cli-verify-other-promise = Die Aufzeichnung enthält nicht die Festlegung, die der Tisch gezeigt hat. Sie wurde nicht gespeichert.
cli-verify-nonces = { $n ->
    [one] 1 Person hat zum Mischen beigetragen, und was sie gezeigt hat, passt zu dem, worauf sie sich vorher festgelegt hatte
   *[other] { $n } Personen haben zum Mischen beigetragen, und was sie gezeigt haben, passt zu dem, worauf sie sich vorher festgelegt hatten
}: Niemand hat das Mischen allein bestimmt.
cli-verify-other-nonce = Der Beitrag von Platz { $seat } ist nicht der, auf den er sich festgelegt hatte.
cli-verify-no-nonces = Außer dem Server hat niemand zum Mischen beigetragen: Er hat es allein bestimmt.
cli-verify-key = Der Schlüssel allen Mischens folgt aus dem Geheimnis und den Beiträgen.
cli-verify-other-key = Der Schlüssel allen Mischens folgt nicht aus dem Geheimnis und den Beiträgen.
cli-verify-meaning = Was stimmt, beweist, dass das Mischen nicht verändert wurde und dass das Ergebnis nach den Regeln aus den Einstellungen und Entscheidungen dieser Aufzeichnung folgt. Es beweist nicht, wer am Tisch saß und ob dort diese Einstellungen galten und so entschieden wurde, und auch nicht, dass niemand mit dem Schlüssel während der Partie verdeckte Karten angesehen hat.

# Das Spielfeld
app-player-name = Spieler { $n }
app-bot-name = Bot { $n }
app-bot-thumb = spielen nach Faustregeln
app-bot-random = spielen zufällig
app-language = Deutsch
app-face-down = { $n ->
    [one] 1 verdeckt
   *[other] { $n } verdeckt
}
app-pieces = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
app-count = { $n }
app-on-top = obenauf: { $piece }
app-no-longer = nicht mehr: { $states }
app-picked = Fertig, { $n ->
    [0] nichts gewählt
    [one] 1 gewählt
   *[other] { $n } gewählt
}
app-back = Zurück
app-form-count = { $how ->
    [exactly] Wähle genau { $most }.
    [most] Wähle höchstens { $most }.
   *[between] Wähle { $least } bis { $most }.
}
app-hand = Karten
app-empty = nichts
app-active = aktiv
app-secret = geheim
app-tone-red = rot
app-tone-blue = blau
app-tone-yellow = gelb
app-tone-green = grün
app-tone-purple = violett
app-newest-first = { $zone }, das Neueste zuerst
app-narrowed = { $shown } von { $all } Zügen; Esc zeigt alle
# $wake: off, oder was einen trotzdem weckt
app-auto-state = { $wake ->
    [off] Von selbst passen ist aus.
    [both] Von selbst passen ist an; gefragt wirst du, wenn es um dich geht oder jemand zu gewinnen droht.
    [me] Von selbst passen ist an; gefragt wirst du, wenn es um dich geht.
    [win] Von selbst passen ist an; gefragt wirst du, wenn jemand zu gewinnen droht.
   *[none] Von selbst passen ist an, was auch geschieht.
}
app-left-alone = Nicht gefragt wirst du nach: { $list }.
app-asked-again = Du wirst wieder nach allem gefragt, was du übersprungen hast.
app-by-itself = Von selbst: { $move }.
app-skip = Nicht mehr fragen
app-skip-key = n – { $how }
app-choose-how = Enter wählt, Esc geht zurück.
app-table = Tisch
app-log = Verlauf
app-rules = Regeln
app-cards = Karten
app-help = Hilfe
app-filter = Nur Züge mit diesem Wort …
app-search = Suche nach Wort oder Nummer …
app-nothing-found = Nichts gefunden.
app-close = Esc schließt
app-lesson-goal = Das Ziel: { $text }
app-lesson-turn = Ein Zug in zwanzig Sekunden: { $text }
app-lesson-step = Schritt { $n } von { $all }, { $title }: { $text } ({ $rule })
app-lesson-match = Jetzt eine erste Partie gegen leichte Bots. Ein sinnvoller nächster Zug wird dir gezeigt, bis du das mit „guide“ (Taste g) abstellst.
app-sensible = Ein sinnvoller Zug: { $move }
app-guide = { $on ->
    [yes] Ab jetzt wird dir der nächste sinnvolle Zug gezeigt.
   *[no] Es wird nichts mehr gezeigt.
}
app-key-help = ? Hilfe
app-key-rules = r Regeln
app-key-cards = c Karten
app-key-log = l Verlauf
app-key-filter = / Filter
app-key-auto = p Auto
app-key-guide = g Rat
app-key-save = s Sichern
app-key-leave = q Beenden
app-save-title = Speichern
app-save-ask = In welche Datei? Enter speichert, Esc geht zurück.
app-save-where = Sag, wohin: save DATEI.
app-saved = Gespeichert in { $file }.
app-film = … jede Taste zeigt alles, was geschehen ist
app-pace = Was geschieht, wird { $pace ->
    [slow] langsam
    [fast] schnell
    [off] sofort
   *[normal] in normalem Tempo
} gezeigt.
app-quit = Beenden?
app-quit-ask = Die Partie ist nicht zu Ende. Gespeichert kann sie später mit --load weitergehen.
app-quit-save = Speichern und beenden
app-quit-leave = Beenden
app-quit-stay = Weiterspielen
app-over = Die Partie ist zu Ende.
app-place = Platz { $place }: { $name } ({ $score })
app-end-again = Noch einmal
app-end-save = Aufzeichnung speichern
app-end-look = Tisch ansehen
app-end-leave = Beenden
app-menu-game = Spiel
app-menu-seats = Personen
app-menu-bot = Die Bots
app-menu-language = Sprache
app-menu-start = Partie beginnen
app-menu-learn = Das Spiel lernen
app-menu-rules = Regeln lesen
app-menu-cards = Karten ansehen
app-menu-help = Hilfe
app-menu-quit = Beenden
app-menu-keys = ↑ ↓ bewegen · ← → ändern · Enter wählt · q beendet

# Ein Tisch auf einem Server
app-said = { $name }: { $text }
app-lost = Die Verbindung ist weg; neuer Versuch …
app-connected = Die Verbindung steht wieder.
app-gone = Der Tisch ist weg
app-sent-away = Du sitzt nicht mehr an diesem Tisch: Wer ihn eröffnet hat, hat dich weggeschickt.
app-no-result = Der Tisch wurde vor dem Ende geschlossen, ohne Ergebnis.
app-until = Deine Zeit läuft um { $time } Uhr ab.
app-might-react = Vielleicht reagiert jemand …
app-react-until = Ohne Antwort passt du um { $time } Uhr.
app-told-joined = { $name } setzt sich.
app-told-left = { $name } verlässt den Tisch.
app-told-changed = Der Tisch wurde geändert; alle müssen sich neu bereit melden.
app-told-started = Die Partie beginnt.
app-told-away = { $name } ist weg: Ein Bot spielt weiter.
app-told-back = { $name } ist wieder da.
app-told-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
app-told-undone = { $name } hat eine Entscheidung zurückgenommen.
app-told-rematch = Die anderen machen an einem neuen Tisch weiter: „Noch einmal“ führt dorthin.
app-told-closed = Der Tisch wurde geschlossen.
app-public-open = { $game }, Tisch von { $host }: { $taken } von { $seats } Plätzen besetzt
app-public-playing = { $game }, Tisch von { $host }: bei der Partie zusehen
app-tables = { $n ->
    [0] Auf { $server } gibt es gerade keinen öffentlichen Tisch.
    [one] 1 öffentlicher Tisch auf { $server }:
   *[other] { $n } öffentliche Tische auf { $server }:
}
app-tables-prompt = Eine Zahl führt an einen Tisch; new eröffnet einen (Spiele: { $games }); ? erklärt mehr.
app-tables-bad = „{ $given }“ ist weder die Nummer eines Tisches noch ein Befehl. Bitte wähle noch einmal, oder gib ? für Hilfe ein.
app-tables-keys = ↑ ↓ bewegen · ← → ändern · Enter wählt · F5 neu · q beendet
app-tables-game = Spiel
app-tables-seats = Personen
app-tables-bots = Davon Bots
app-tables-level = Die Bots
app-tables-level-normal = spielen nach Faustregeln
app-tables-level-easy = machen Fehler
app-tables-level-random = spielen zufällig
app-tables-public = Wer darf kommen
app-tables-public-yes = alle: Der Tisch steht in der Liste
app-tables-public-no = nur wer den Link hat
app-tables-open = Diesen Tisch eröffnen
app-lobby = { $game }. Wer diesen Link hat, kann sich setzen: { $link }
app-lobby-free = frei
app-lobby-bot-normal = ein Bot, der nach Faustregeln spielt
app-lobby-bot-easy = ein Bot, der Fehler macht
app-lobby-bot-random = ein Bot, der zufällig spielt
app-lobby-you = das bist du
app-lobby-host = hat den Tisch eröffnet
app-lobby-ready = bereit
app-lobby-gone = nicht verbunden
app-lobby-commitment = Der Server hat seinen Teil des Mischens festgelegt: { $commitment }
app-lobby-prompt = Gib ready ein, wenn du bereit bist; ? erklärt mehr.
app-lobby-prompt-host = Gib start ein, wenn alle da sind, bots für Bots auf den freien Plätzen; ? erklärt mehr.
app-lobby-bad = „{ $given }“ ist kein Befehl. Gib ? für Hilfe ein.
app-lobby-keys = ↑ ↓ bewegen · Enter wählt · t sagt etwas · q beendet
app-lobby-do-ready = Ich bin bereit
app-lobby-do-wait = Moment, ich bin noch nicht bereit
app-lobby-do-bots = Bots auf die freien Plätze setzen
app-lobby-do-start = Partie beginnen
app-lobby-do-say = Etwas sagen
app-lobby-do-leave = Meinen Platz aufgeben
app-lobby-do-quit = Beenden und meinen Platz behalten
app-say = Etwas sagen
app-say-how = Alle am Tisch lesen es. Enter sendet, Esc geht zurück.
app-key-say = t Sagen
app-key-undo = u Zurück
app-wish = Zurücknehmen?
app-wish-ask = { $name } möchte eine Entscheidung zurücknehmen. Bist du einverstanden?
app-wish-yes = Ja
app-wish-no = Nein
app-quit-ask-there = Die Partie ist nicht zu Ende. Wenn du gehst, spielt nach einer Weile ein Bot für dich, bis du mit demselben Befehl zurückkommst.

# Zeile für Zeile
app-plain-wish = Bist du einverstanden? Gib yes oder no ein.
app-plain-wait = Du wirst gerade nicht gefragt. Warte auf die anderen.
app-plain-left = Du verlässt den Tisch. Derselbe Befehl bringt dich zurück an deinen Platz.
app-plain-ended-there = Die Eingabe endete vor dem Ende der Partie. Derselbe Befehl bringt dich zurück an deinen Platz.
app-plain-welcome = { $game } mit { $n } Personen. Ein Fragezeichen erklärt die Befehle.
app-plain-prompt = Deine Wahl: { $n ->
    [one] 1
   *[other] 1 bis { $n }
}, oder ? für Hilfe.
app-plain-prompt-back = Deine Wahl: { $n ->
    [one] 1
   *[other] 1 bis { $n }
}. „zurück“ führt zurück.
app-plain-number = Eine Zahl von { $least } bis { $most }. „zurück“ führt zurück.
app-plain-some = { $least ->
    [one] Eine Nummer oder mehrere mit Leerzeichen dazwischen
   *[other] Mindestens { $least } Nummern mit Leerzeichen dazwischen
}, höchstens { $most }. „zurück“ führt zurück.
app-plain-some-or-none = Nummern mit Leerzeichen dazwischen, höchstens { $most }, oder 0 für nichts. „zurück“ führt zurück.
app-plain-keep = Bisher: { $value }. Enter allein lässt es dabei.
app-plain-no-back = Du bist schon bei der Frage; weiter zurück geht es nicht.
app-plain-bad-part = „{ $given }“ passt hier nicht. Bitte wähle noch einmal, oder tippe zurück.
app-plain-skip = skip { $span } – { $how }
app-plain-auto-how = auto on, auto off; auto wake me win sagt, wonach du trotzdem gefragt wirst, auto wake nach nichts davon; ask: nach allem wieder gefragt werden.
app-plain-bad = „{ $given }“ ist weder eine Zahl von 1 bis { $n } noch ein Befehl. Bitte wähle noch einmal, oder gib ? für Hilfe ein.
app-plain-not-saved = Die Partie ist nicht zu Ende und nicht gespeichert. Mit save DATEI behältst du sie, mit noch einem quit verlässt du sie.
app-plain-ended = Die Eingabe endete vor dem Ende der Partie. Die Partie wurde nicht gespeichert; mit --save DATEI bliebe sie erhalten.
app-plain-ended-saved = Die Eingabe endete vor dem Ende der Partie. Sie ist in { $file } gespeichert und geht mit --load weiter.

help-plain = Eine Zahl wählt den Zug mit dieser Nummer. Was mit … endet, fragt weiter: nach dem nächsten Schritt einer langen Liste, oder nach den Teilen von etwas, das du selbst zusammenstellst, zum Beispiel einem Tausch oder welche von gleichen Karten du meinst. Wird es abgelehnt, stehst du wieder davor und änderst es. Nach einem Zug wird vom Tisch nur erzählt, was sich geändert hat. Die Befehle sind:
    ? — diese Hilfe
    zurück — einen Schritt zurück, auch aus etwas halb Zusammengestelltem
    table — alles, was auf dem Tisch liegt
    moves — noch einmal die Frage und die Züge
    rules — die Regel zur Frage; rules CH-3 ein Kapitel, rules WORT alles, worin ein Wort steht
    cards NAME — was eine Karte tut
    auto — ob du von selbst passt; auto on, auto off; auto wake me win, auto wake me, auto wake: wonach du trotzdem gefragt wirst
    skip — nichts tun und diese Frage nicht noch einmal; skip trick, skip round: für wie lange
    ask — wieder gefragt werden, was du übersprungen hast
    guide — den nächsten sinnvollen Zug zeigen oder nicht mehr (in einer eigenen Partie)
    log — was zuletzt geschah
    save DATEI — die Partie speichern
    quit — beenden
help-plain-company = An einem Tisch auf einem Server auch:
    say TEXT — mit den anderen reden
    undo — deine letzte Entscheidung zurücknehmen, wenn nichts aufgedeckt wurde oder die anderen einverstanden sind
    yes, no — ob du einverstanden bist, wenn jemand etwas zurücknehmen will
help-tables = Die Befehle sind:
    ZAHL — an diesen Tisch setzen, oder zusehen, wenn die Partie begonnen hat
    new SPIEL PERSONEN BOTS — einen Tisch eröffnen, etwa: new custom-heroes 4 2
    list — neu nachsehen
    quit — beenden
help-lobby = Die Befehle sind:
    table — wer wo sitzt
    ready — du bist bereit; wait — du bist es nicht
    bots — wer den Tisch eröffnet hat, setzt Bots auf die freien Plätze; bots easy, bots random für schwächere
    start — wer den Tisch eröffnet hat, beginnt die Partie
    say TEXT — mit den anderen reden
    leave — deinen Platz aufgeben
    quit — beenden und deinen Platz behalten
help-app-company = Die anderen
    t — etwas sagen
    u — deine letzte Entscheidung zurücknehmen, wenn nichts aufgedeckt wurde oder die anderen einverstanden sind
help-app = Züge
    ↑ ↓ und Enter, oder ein Klick — einen Zug aus der Liste wählen
    1–9, a–z — den Zug mit dieser Taste sofort spielen
    / — ein Wort tippen: Nur Züge mit ihm bleiben in der Liste; Esc zeigt wieder alle
    … am Ende einer Zeile — es geht weiter: zum nächsten Schritt, oder du stellst selbst etwas zusammen
    0 — fertig gewählt; Esc — einen Schritt zurück
    p — von selbst passen, wenn du reagieren darfst, was dich trotzdem weckt und wonach du wieder gefragt werden willst
    n — nichts tun und diesen Stich, diese Runde, diesen Zug nicht mehr danach gefragt werden
    f — wie schnell gezeigt wird, was geschieht: langsam, normal, schnell, sofort; jede Taste zeigt sofort, was noch kommt
    g — den nächsten sinnvollen Zug zeigen oder nicht mehr (in einer eigenen Partie)
    { "" }
    Karten
    Tab — von den Zügen zu deinen Karten und weiter; der kräftige Rahmen zeigt, wo du bist
    ← → — von Karte zu Karte; darunter steht, was eine Karte ist und warum sie nicht spielbar ist
    Enter, Leertaste oder ein Klick — eine Karte greifen: Nur Züge mit den gegriffenen Karten bleiben in der Liste
    { "" }
    Zeichen
    ▶ — wer am Zug ist
    ✓ und ╔═╗ — eine gegriffene Karte
    ┏━┓ — die Karte, bei der du bist
    ┌┄┐ — eine Karte, die gerade nicht spielbar ist
    ★ — eine Fähigkeit, die gerade wirkt
    B+2, Ko — Aufwertungen: die ersten Buchstaben des Namens in der Farbe der Aufwertung
    { "" }
    Fenster
    r — Regeln, aufgeschlagen bei der Regel zur Frage
    c — Karten
    l — der ganze Verlauf
    s — die Partie speichern
    q — beenden
