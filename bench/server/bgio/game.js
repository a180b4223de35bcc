// Climbing, a small stand-in for Custom Heroes: four seats, hidden hands and reserves, cards slid into cards, tricks,
// points, a new deal each round. The state has the fields of a Custom Heroes view, so that the messages are as long.
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core');

const SEATS = 4;
const HEROES = 40; // 0..39, four of each value 1..10
const SLIDERS = 44; // 60..103, worth 1..3 when they are slid into a hero
const POINTS = [5, 3, 2, 0];
const ROUNDS = 4;

const range = (from, count) => Array.from({ length: count }, (_, i) => from + i);
const seats = (make) => range(0, SEATS).map(make);
const worth = (G, card) => 1 + Math.floor(card / 4) + (G.inside[card] || []).reduce((sum, s) => sum + 1 + (s % 3), 0);
const after = (G, seat) => {
  const order = seats((i) => (seat + 1 + i) % SEATS);
  return order.find((other) => G.playing.includes(other));
};

const deal = (G, random) => {
  const deck = random.Shuffle(range(0, HEROES));
  G.hands = seats((seat) => deck.slice(seat * 10, seat * 10 + 10));
  seats((seat) => G.reserves[seat].push(...G.bag.splice(0, 2)));
  Object.assign(G, { trick: [], laid: [], played: [], places: [], playing: range(0, SEATS), round: G.round + 1, value: 0, last: null });
};

const setup = ({ random }) => {
  const G = {
    hands: [], reserves: seats(() => []), inside: {}, bag: random.Shuffle(range(60, SLIDERS)), trick: [], played: [],
    bets: seats(() => []), aside: [], power: seats(() => 2), vp: seats(() => 0), threshold: 99, round: 0, playing: [],
    places: [], leader: 0, last: null, laid: [], size: 1, value: 0, mystic: false, falling: false, spooks: seats(() => 0),
    slid: seats(() => 0), winner: null, next: 0,
  };
  deal(G, random);
  return G;
};

const endTrick = (G, seat) => {
  G.played.push(...G.trick);
  Object.assign(G, { trick: [], laid: [], value: 0, last: null, leader: seat });
  G.slid = seats(() => 0);
};

const endRound = (G, random) => {
  G.places.push(...G.playing);
  G.places.forEach((seat, place) => { G.vp[seat] += POINTS[place]; });
  G.next = G.places[SEATS - 1];
  if (G.round === ROUNDS) {
    G.winner = G.vp.indexOf(Math.max(...G.vp));
    return;
  }
  endTrick(G, G.next);
  deal(G, random);
};

const play = ({ G, playerID, random }, card, slider) => {
  const seat = Number(playerID);
  const hand = G.hands[seat], reserve = G.reserves[seat];
  if (!hand.includes(card) || (slider !== null && !reserve.includes(slider))) return INVALID_MOVE;
  if (worth(G, card) + (slider === null ? 0 : 1 + (slider % 3)) <= G.value) return INVALID_MOVE;
  if (slider !== null) {
    reserve.splice(reserve.indexOf(slider), 1);
    (G.inside[card] = G.inside[card] || []).push(slider);
    G.slid[seat] += 1;
  }
  hand.splice(hand.indexOf(card), 1);
  G.trick.push(card);
  G.value = worth(G, card);
  G.last = seat;
  G.laid.push([seat, 1, slider === null ? [] : [slider], 1, G.value]);
  G.next = after(G, seat);
  if (hand.length === 0) {
    G.playing.splice(G.playing.indexOf(seat), 1);
    G.places.push(seat);
    if (G.playing.length === 1) endRound(G, random);
  }
};

const pass = ({ G, playerID }) => {
  const seat = Number(playerID);
  if (G.value === 0) return INVALID_MOVE;
  G.laid.push([seat, 0, [], 0, 0]);
  G.next = after(G, seat);
  // All others have passed since the last card: whoever laid it leads, or the next one if that seat is done.
  const since = G.laid.length - 1 - G.laid.findLastIndex((laid) => laid[1] === 1);
  if (since >= G.playing.filter((other) => other !== G.last).length) {
    const leader = G.playing.includes(G.last) ? G.last : after(G, G.last);
    endTrick(G, leader);
    G.next = leader;
  }
};

const hide = (cards) => cards.map(() => null);

const Climbing = {
  name: 'climbing',
  setup,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hide(hand))),
    reserves: G.reserves.map((reserve, seat) => (String(seat) === playerID ? reserve : hide(reserve))),
    bag: hide(G.bag),
  }),
  turn: { minMoves: 1, maxMoves: 1, order: { ...TurnOrder.DEFAULT, first: ({ G }) => G.next, next: ({ G }) => G.next } },
  // `client: false`: with hidden cards only the server can work a move out.
  moves: { play: { client: false, move: play }, pass: { client: false, move: pass } },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
};

module.exports = { Climbing };
