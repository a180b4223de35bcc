# Das Testspiel, deutsch.

game = Testspiel
    .about = Ein Dutzend Züge mit zehn Tieren, um einen Tisch auszuprobieren.

chapter-TOY-1 = Züge
rule-TOY-1-1 = Reihum ist man am Zug. Nach dem letzten Zug gewinnt der vollste Beutel.
rule-TOY-1-2 = Eine Karte wird offen vor allen ausgelegt und bringt eine Münze für sich und für jede Karte in ihr.
rule-TOY-1-3 = Eine Handkarte wird in eine andere gesteckt.
rule-TOY-1-4 = Die letzte Karte des Stapels wird gezogen.
rule-TOY-1-5 = Von dem, was im Beutel ist, darf jeder Teil bezahlt werden. Er ist weg.

## Tiere

card-ant = Ameise
    .text = Sie ist klein.
card-bee = Biene
card-cat = Katze
card-dog = Hund
card-elk = Elch
card-fox = Fuchs
card-gnu = Gnu
card-hen = Henne
card-ibis = Ibis
card-jay = Häher

## Der Tisch

headline-turn = Zug { $n }
zone-hand = Hand von { $player }
    .short = Hand
zone-pile = Stapel
zone-table = Ausgelegt
counter-purse = Beutel
counter-turns = Züge übrig
points = { $n } Münzen

ask-move = Was tust du?
do-lay = { $card } auslegen
do-slip = { $card } in { $into } stecken
do-draw = Eine Karte ziehen
do-pass = Passen
form-pay = Münzen bezahlen …
form-pay-coins = Münzen
no-such-sum = So viele Münzen hast du nicht.

log-lay = { $player } legt { $cards } aus.
log-slip = { $player } steckt { $cards } in { $on }.
log-slip-unseen = { $player } steckt eine Karte in eine andere.
log-draw = { $player } zieht { $cards }.
log-draw-unseen = { $player } zieht eine Karte.
log-pay = { $player } bezahlt { $n }.
log-pass = { $player } passt.
