# Mouse and Dragon, English.

game = Mouse and Dragon
    .about = Four duels of animals, and once in a while the smallest beats the biggest.

chapter-MD-1 = Set-up
rule-MD-1-1 = Two players, and ten cards: animals of strength 0 (the mouse) to 9 (the dragon), each once.
rule-MD-1-2 = Everybody is dealt four cards. Hands are secret.
rule-MD-1-3 = The last two cards lie open on the table: the camp.
rule-MD-1-4 = Everybody has three coins. All see how many somebody has.

chapter-MD-2 = A duel
rule-MD-2-1 = A duel begins with the challenger's turn, then it is the other's. In the first duel the first player is the challenger, later whoever won the last one.
rule-MD-2-2 = In your turn you lay one card from your hand, open.
rule-MD-2-3 = With the card you may pay coins. In this duel each adds 1 to its strength.
rule-MD-2-4 = Before you lay, you may swap a card of your hand for one of the camp, once in each duel. Your card then lies open in the camp.

chapter-MD-3 = Who wins
rule-MD-3-1 = The stronger card wins the duel.
rule-MD-3-2 = Of two equally strong cards the challenger's wins.
rule-MD-3-3 = The winner takes both cards and lays them open. The loser gets a coin.

chapter-MD-4 = Animals of a special kind
rule-MD-4-1 = The mouse beats the dragon, whatever was paid.
rule-MD-4-2 = Whoever lays the owl looks at the other's hand.
rule-MD-4-3 = Whoever loses a duel with the fox gets one coin more.

chapter-MD-5 = The end
rule-MD-5-1 = After four duels the match is over. Whoever has won more cards wins it.
rule-MD-5-2 = With as many cards, more coins left decide.
rule-MD-5-3 = With as many coins, too, both win.

## Animals

card-mouse = Mouse
    .text = Beats the dragon.
card-frog = Frog
card-hare = Hare
card-fox = Fox
    .text = If it loses, you get one coin more.
card-hawk = Hawk
card-owl = Owl
    .text = You look at the other hand.
card-wolf = Wolf
card-boar = Boar
card-bear = Bear
card-dragon = Dragon
    .text = Only the mouse does not fear it.

## The table

headline-duel = Duel { $n } of 4
zone-table = The duel
zone-camp = Camp
zone-hand = { $player }'s hand
    .short = Hand
zone-won = Won by { $player }
    .short = Won
counter-coins = Coins
points = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

ask-move = Which card do you lay?
do-lay = Lay { $card }
do-boost = { $n ->
    [one] Lay { $card } with 1 coin
   *[other] Lay { $card } with { $n } coins
}
do-swap = Swap { $card } for { $other }
form-boost = Lay a card with coins …
form-card = Card
form-coins = Coins

no-card-of-yours = You do not have this card. Lay one from your hand.
no-such-sum = { $coins ->
    [0] You have no coins left. Lay the card without any.
    [one] You have 1 coin. Pay that or nothing.
   *[other] You have { $coins } coins. Pay 1 to { $coins }.
}
no-such-swap = Swap a card of your hand for one that lies in the camp.
no-second-swap = You have swapped in this duel already. Lay a card.

## What happened

log-deal = { $player } is dealt { $cards }.
log-deal-unseen = { $player } is dealt four cards.
log-challenge = { $player } is the challenger.
log-lay = { $player } lays { $cards }.
log-boost = { $n ->
    [one] { $player } lays { $cards } with 1 coin.
   *[other] { $player } lays { $cards } with { $n } coins.
}
log-swap = { $player } swaps { $cards } for { $on }.
log-look = { $player } looks at the hand of { $to }: { $cards }.
log-look-unseen = { $player } looks at the hand of { $to }.
log-win = { $player } wins the duel: { $cards } beats { $on }.
log-gain = { $n ->
    [one] { $player } gets 1 coin.
   *[other] { $player } gets { $n } coins.
}
