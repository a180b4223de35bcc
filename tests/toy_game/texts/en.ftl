# The toy, English.

game = Toy
    .about = A dozen turns with ten animals, to try a table out.

chapter-TOY-1 = Turns
rule-TOY-1-1 = Seats take turns. After the last one the fullest purse wins.
rule-TOY-1-2 = A card is laid open before everybody, and brings a coin for itself and for each card in it.
rule-TOY-1-3 = A card of the hand is slipped into another one.
rule-TOY-1-4 = The last card of the pile is drawn.
rule-TOY-1-5 = Of what is in the purse any part may be paid. It is lost.

## Animals

card-ant = Ant
    .text = It is small.
card-bee = Bee
card-cat = Cat
card-dog = Dog
card-elk = Elk
card-fox = Fox
card-gnu = Gnu
card-hen = Hen
card-ibis = Ibis
card-jay = Jay

## The table

headline-turn = Turn { $n }
zone-hand = { $player }'s hand
    .short = Hand
zone-pile = Pile
zone-table = Laid out
counter-purse = Purse
counter-turns = Turns left
points = { $n } coins

ask-move = What do you do?
do-lay = Lay { $card }
do-slip = Slip { $card } into { $into }
do-draw = Draw a card
do-pass = Pass
form-pay = Pay coins …
form-pay-coins = Coins
no-such-sum = You do not have so many coins.

log-lay = { $player } lays { $cards }.
log-slip = { $player } slips { $cards } into { $on }.
log-slip-unseen = { $player } slips a card into another.
log-draw = { $player } draws { $cards }.
log-draw-unseen = { $player } draws a card.
log-pay = { $player } pays { $n }.
log-pass = { $player } passes.
