# Worte, die alle Spiele gemeinsam haben, deutsch.

## Listen und Spieler

# $most: alle bis auf das Letzte, durch Kommas getrennt
list-and = { $most } und { $last }
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


## Was nicht geht

unknown-game = Ein Spiel „{ $about }“ gibt es nicht. Wähle eines von diesen: { $games }.
bad-seats = { $about } lässt sich nicht mit „{ $seats }“ Personen spielen. Wähle eine ganze Zahl von { $least } bis { $most }.
unknown-option = { $about } hat keine Einstellung „{ $option }“. Es gibt diese: { $options }.
bad-option = Die Einstellung { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-seed = Das ist kein Startwert für den Zufall. Nimm eine ganze Zahl oder genau 32 Bytes, oder lass ihn weg.
damaged-save = Dieser Spielstand oder diese Aufzeichnung ist nicht lesbar: beschädigt oder unvollständig. Nimm eine andere Kopie.
other-version = Diese Partie { $about } wurde nach Version { $found } der Regeln gespielt, hier gilt aber Version { $ours }. Öffne sie mit der Ausgabe von Heldenrunde, aus der sie stammt.
record-illegal = Diese Aufzeichnung lässt sich nicht nachspielen; nimm eine unveränderte Kopie. Entscheidung { $number } verstößt gegen die Regeln: { $why }
imagined-no-record = Eine vorgestellte Partie hat keine Aufzeichnung, denn niemand hat sie gespielt. Nimm die der echten Partie.
no-such-seat = Einen Platz „{ $seat }“ gibt es nicht. Wähle einen von 0 bis { $most }.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }.
