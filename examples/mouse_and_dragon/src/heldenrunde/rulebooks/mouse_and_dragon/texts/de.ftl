# Maus und Drache, deutsch.

game = Maus und Drache
    .about = Vier Duelle der Tiere, und ab und zu schlägt das kleinste das größte.

chapter-MD-1 = Aufbau
rule-MD-1-1 = Zwei spielen, mit zehn Karten: Tiere der Stärke 0 (die Maus) bis 9 (der Drache), jedes einmal.
rule-MD-1-2 = Alle bekommen vier Karten. Die Hände sind geheim.
rule-MD-1-3 = Die letzten zwei Karten liegen offen auf dem Tisch: das Lager.
rule-MD-1-4 = Alle haben drei Münzen. Jeder sieht, wie viele jemand hat.

chapter-MD-2 = Ein Duell
rule-MD-2-1 = Ein Duell beginnt mit dem Zug der Person, die herausfordert, dann ist die andere am Zug. Im ersten Duell fordert die erste Person heraus, später wer das letzte gewonnen hat.
rule-MD-2-2 = In deinem Zug legst du eine Handkarte offen aus.
rule-MD-2-3 = Zur Karte darfst du Münzen zahlen. In diesem Duell macht jede sie um 1 stärker.
rule-MD-2-4 = Bevor du legst, darfst du eine Handkarte gegen eine aus dem Lager tauschen, einmal in jedem Duell. Deine Karte liegt dann offen im Lager.

chapter-MD-3 = Wer gewinnt
rule-MD-3-1 = Die stärkere Karte gewinnt das Duell.
rule-MD-3-2 = Von zwei gleich starken gewinnt die Karte der Person, die herausgefordert hat.
rule-MD-3-3 = Wer gewinnt, nimmt beide Karten und legt sie offen vor sich. Wer verliert, bekommt eine Münze.

chapter-MD-4 = Besondere Tiere
rule-MD-4-1 = Die Maus schlägt den Drachen, was auch immer gezahlt wurde.
rule-MD-4-2 = Wer die Eule legt, sieht sich die andere Hand an.
rule-MD-4-3 = Wer ein Duell mit dem Fuchs verliert, bekommt eine Münze mehr.

chapter-MD-5 = Das Ende
rule-MD-5-1 = Nach vier Duellen ist die Partie vorbei. Wer mehr Karten gewonnen hat, gewinnt sie.
rule-MD-5-2 = Bei gleich vielen Karten entscheiden mehr übrige Münzen.
rule-MD-5-3 = Sind es auch gleich viele Münzen, gewinnen beide.

## Tiere

card-mouse = Maus
    .text = Schlägt den Drachen.
card-frog = Frosch
card-hare = Hase
card-fox = Fuchs
    .text = Verliert er, bekommst du eine Münze mehr.
card-hawk = Habicht
card-owl = Eule
    .text = Du siehst dir die andere Hand an.
card-wolf = Wolf
card-boar = Keiler
card-bear = Bär
card-dragon = Drache
    .text = Nur die Maus fürchtet ihn nicht.

## Der Tisch

headline-duel = Duell { $n } von 4
zone-table = Das Duell
zone-camp = Lager
zone-hand = Hand von { $player }
    .short = Hand
zone-won = Gewonnen von { $player }
    .short = Gewonnen
counter-coins = Münzen
points = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

ask-move = Welche Karte legst du?
do-lay = { $card } legen
do-boost = { $n ->
    [one] { $card } mit 1 Münze legen
   *[other] { $card } mit { $n } Münzen legen
}
do-swap = { $card } gegen { $other } tauschen
form-boost = Eine Karte mit Münzen legen …
form-card = Karte
form-coins = Münzen

no-card-of-yours = Diese Karte hast du nicht. Leg eine aus deiner Hand.
no-such-sum = { $coins ->
    [0] Du hast keine Münzen mehr. Leg die Karte ohne.
    [one] Du hast 1 Münze. Zahl die oder nichts.
   *[other] Du hast { $coins } Münzen. Zahl 1 bis { $coins }.
}
no-such-swap = Tausch eine Handkarte gegen eine, die im Lager liegt.
no-second-swap = Du hast in diesem Duell schon getauscht. Leg eine Karte.

## Was geschah

log-deal = { $player } bekommt { $cards }.
log-deal-unseen = { $player } bekommt vier Karten.
log-challenge = { $player } fordert heraus.
log-lay = { $player } legt { $cards }.
log-boost = { $n ->
    [one] { $player } legt { $cards } mit 1 Münze.
   *[other] { $player } legt { $cards } mit { $n } Münzen.
}
log-swap = { $player } tauscht { $cards } gegen { $on }.
log-look = { $player } sieht sich die Hand von { $to } an: { $cards }.
log-look-unseen = { $player } sieht sich die Hand von { $to } an.
log-win = { $player } gewinnt das Duell: { $cards } schlägt { $on }.
log-gain = { $n ->
    [one] { $player } bekommt 1 Münze.
   *[other] { $player } bekommt { $n } Münzen.
}
