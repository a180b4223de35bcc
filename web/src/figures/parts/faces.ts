import { oval, parts } from './shapes';

/** Around the middle between the eyes. */
export const EYES = parts({
  dots: [`2.ink ${oval(9, 0, 3.2, 4)}`, `2.white ${oval(10, -1.4, 1.1)}`],
  round: [`2white ${oval(9.5, 0, 6)}`, `2.iris ${oval(9, 0.6, 3.2)}`, `2.white ${oval(10, -0.8, 1)}`],
  big: [`2white ${oval(10, 1, 8, 9.5)}`, `2.iris ${oval(9.5, 2, 5, 6.5)}`, `2.black ${oval(9.5, 3, 2.6, 3.6)}`, `2.white ${oval(11, -1, 1.9)}`],
  narrow: ['2white M3 1Q9-5 16-1Q10 5 3 1Z', `2.iris ${oval(9.5, 0, 2.5)}`],
  sly: ['2white M3 2L16-3Q16 5 9 5T3 2Z', `2.iris ${oval(9, 1.6, 2.3)}`],
  angry: ['2white M3-1L16-6Q18 5 10 6T3-1Z', `2.iris ${oval(9, 1, 2.6)}`],
  sleepy: ['2white M3 0H16Q16 7 9.5 7T3 0Z', `2.iris ${oval(9.5, 2, 2.4)}`, '2~ink M2 0H17'],
  shut: ['2~ink M4 0Q10 5 16 0'],
  smiling: ['2~ink M4 2Q10-5 16 2'],
  glow: [`2.trim ${oval(9.5, 0, 5, 4)}`, `2.white ${oval(9.5, 0, 2.6, 2)}`],
  slit: [`2trim ${oval(9.5, 0, 6, 6.5)}`, '2.black M9.5-5.5Q12 0 9.5 5.5Q7 0 9.5-5.5Z'],
  sparks: [`2.trim ${oval(10, 0, 3.4)}`],
  crazy: [`white ${oval(-10, 0, 7.5)}`, `.iris ${oval(-9, 1, 2)}`, `white ${oval(9.5, 0, 5)}`, `.iris ${oval(8.5, 0, 2)}`],
  lashes: [`2white ${oval(9.5, 0.5, 5.6, 6)}`, `2.iris ${oval(9.2, 1, 3.6, 4.2)}`, `2.white ${oval(10.2, -0.8, 1.2)}`, '2~ink M3.4-2Q9-8 16-3L19-6'],
  cyclops: [`white ${oval(0, 0, 11)}`, `.iris ${oval(0, 1, 6)}`, `.black ${oval(0, 1, 3)}`, `.white ${oval(2.4, -2, 2)}`],
  patch: [`white ${oval(-9.5, 0, 5.4)}`, `.iris ${oval(-9, 0.6, 2.6)}`, '.black M2-4H18Q17 8 10 8T2-4Z', '~ink M-24-10L24 0'],
  visor: ['.trim M-17-3H17V4H-17Z', '.white M-14-2H2V0H-14Z'],
  crosses: ['2~ink M5-4L13 4M13-4L5 4'],
  eight: [`2.trim ${oval(7, 2, 4.4)}`, `2.trim ${oval(16, -1, 3.2)}`, `2.trim ${oval(5, -8, 2.4)}`, `2.trim ${oval(13, -9, 2)}`, `2.black ${oval(7, 2.4, 1.6)}`],
  hypno: [`2white ${oval(10, 0, 8)}`, `2~iris ${oval(10, 0, 5)}`, `2.iris ${oval(10, 0, 2.2)}`],
});

export const BROWS = parts({
  straight: ['2~locks M4-8H16'],
  fierce: ['2.ink M2-5L17-12L18-8L4-2Z'],
  worried: ['2~ink M4-11L16-7'],
  bushy: ['2locks M2-6Q9-14 19-8Q18-4 10-6T2-6Z'],
  raised: ['~ink M-16-8H-5', '~ink M5-12Q11-16 17-11'],
});

/** Around the mouth; the nose sits above it. */
export const NOSES = parts({
  button: ['.skin- M-3-6Q0-9 3-6T0-3T-3-6Z'],
  line: ['~ink M0-13L3-5Q1-4-2-5'],
  big: [`skin ${oval(0, -7, 6, 5.4)}`],
  hook: ['skin M-3-14Q6-14 8-4Q4 2-2-2Q-6-4-3-14Z'],
  long: ['skin M-4-12Q0-15 4-12L9 10Q4 14 0 9Z'],
  pig: [`skin ${oval(0, -4, 10, 7.5)}`, `2.black ${oval(3.5, -4, 1.8, 3)}`],
  muzzle: ['white M-13-1Q-12-10 0-11T13-1Q9 9 0 9T-13-1Z', '.black M-5-9Q0-12 5-9Q5-4 0-3T-5-9Z', '~ink M0-3V2'],
  snout: ['skin M-12-1Q-10-16 0-16T12-1Q8 9 0 9T-12-1Z', '.black M-6-13Q0-17 6-13Q6-7 0-6T-6-13Z', '~ink M0-6V1'],
  rat: ['pink M-4 0Q0-6 4 0T0 6T-4 0Z', '2~ink M6 1L22-3M6 4L21 6'],
  whiskers: ['.black M-4-7H4L0-3Z', '2~ink M10-4L27-8M10-1L27 1'],
  beak: ['trim M-11-8Q0-16 11-8Q6 2 0 10Q-6 2-11-8Z', '~ink M-9-4Q0 0 9-4'],
  bill: ['trim M-10-10Q0-15 10-10L20 0Q16 9 0 9T-20 0Z', '~ink M-19 0Q0 6 19 0', '2.black M3-7L5-5'],
  hawk: ['trim M-8-12Q0-17 8-12Q12 0 1 15Q-3 6-9 2Q-11-5-8-12Z', '~ink M-9-1Q-2-3 6-1'],
});

export const MOUTHS = parts({
  smile: ['~ink M-8-1Q0 7 8-1'],
  flat: ['~ink M-6 1H6'],
  frown: ['~ink M-7 4Q0-3 7 4'],
  smirk: ['~ink M-6 2Q4 5 9-3'],
  grin: ['white M-11-2Q0 2 11-2Q8 8 0 8T-11-2Z', '~ink M-5 0V6M0 1V8M5 0V6'],
  open: ['black M-9-2Q0 0 9-2Q8 9 0 9T-9-2Z', '.red M-5 6Q0 2 5 6Q2 9 0 9T-5 6Z'],
  shout: [`black ${oval(0, 2, 8, 9)}`, '.white M-6-3Q0-7 6-3L4 0H-4Z', `.red ${oval(0, 7, 4, 3)}`],
  lips: ['red M-8 0Q-3-5 0-2Q3-5 8 0Q0 8-8 0Z', '~ink M-8 0Q0 2 8 0'],
  fangs: ['black M-12-2Q0 1 12-2Q9 8 0 8T-12-2Z', '2.white M4-0.6L7 6L10-1.5Z'],
  teeth: ['black M-14-2Q0 2 14-2Q12 10 0 10T-14-2Z', '.white M-12-1L-9 4L-6 0L-3 5L0 1L3 5L6 0L9 4L12-1Q0 2-12-1Z', '.white M-7 9L-4 5L-1 9L2 5L5 9Z'],
  tusks: ['~ink M-11 2Q0-2 11 2', '2white M7 2Q6-8 11-10Q12-2 12 4Z'],
  under: ['~ink M-12 2Q0-4 12 2', '2white M4-1L6-7L9 0Z'],
  wide: ['~ink M-17-2Q0 9 17-2'],
  tongue: ['black M-11-3Q0 0 11-3Q10 6 0 6T-11-3Z', 'red M-5 3H6Q10 18 6 28Q0 32-4 26Q2 16-5 3Z', '~ink M1 6Q5 16 2 24'],
  drool: ['black M-12-3Q0 1 12-3Q10 7 0 7T-12-3Z', '.white M-6-1L-3 3L0 0Z', 'sky M5 4Q9 4 9 16Q7 22 4 17Q4 10 5 4Z'],
  puke: ['black M-9-3Q0-6 9-3Q9 5 0 5T-9-3Z', 'leaf M-6 1Q0 4 6 1Q12 22 10 40Q4 34 0 41Q-4 34-10 40Q-12 20-6 1Z'],
  forked: ['~ink M-12-2Q0 4 12-2', '~red M0 2V12L-4 18M0 12L4 18'],
  fire: ['black M-12-3Q0 0 12-3Q10 7 0 7T-12-3Z', 'fire M-8 3Q0 6 8 3Q16 18 8 27Q6 20 2 18Q0 26-4 29Q-6 22-10 23Q-14 14-8 3Z'],
  stitched: ['~ink M-10 1H10M-7-2V4M-2-2V4M3-2V4M8-2V4'],
  zigzag: ['~ink M-11 1L-7-2L-3 2L1-2L5 2L9-2L12 1'],
  grille: ['.black M-11-3H11V5H-11Z', '~trim M-7-2V4M-2-2V4M3-2V4M8-2V4'],
  cigar: ['~ink M-7 2Q0 4 7 0', 'wood M5 0L20 6L19 10L5 5Z', '.fire M18 5L22 7L21 11L17 9Z'],
});

export const BEARDS = parts({
  stubble: ['.skin- M-21-3Q-17 11 0 12T21-3Q13 3 9-4Q0-7-9-4Q-13 3-21-3Z'],
  goatee: ['locks M-6 6Q0 3 6 6Q6 16 0 21Q-6 16-6 6Z'],
  full: ['locks M-24-14Q-22-2-10-6Q0-10 10-6Q22-2 24-14Q28 20 0 28Q-28 20-24-14Z', '~ink M-6 1Q0 4 6 1'],
  long: ['locks M-24-14Q-20-2-8-6Q0-9 8-6Q20-2 24-14Q26 20 10 42L0 34L-8 44Q-26 20-24-14Z', '~ink M-6 1Q0 4 6 1M-8 16Q-6 26-3 30M8 16Q7 24 5 28'],
  braids: ['locks M-24-14Q-20-2-8-6Q0-9 8-6Q20-2 24-14Q28 12 14 18L12 40H5L4 20H-4L-5 40H-12L-14 18Q-28 12-24-14Z', '2.trim M4 30H13V34H4Z', '~ink M-6 1Q0 4 6 1'],
  moustache: ['locks M0-5Q9-8 17 0Q12 4 0-1Q-12 4-17 0Q-9-8 0-5Z'],
  handlebar: ['locks M0-4Q7-8 14-2Q18-2 20-8Q22 6 10 4Q4 2 0-1Q-4 2-10 4Q-22 6-20-8Q-18-2-14-2Q-7-8 0-4Z'],
  tentacles: ['2skin M0-4Q14-6 14 8Q18 14 14 24H9Q12 14 8 8Q8 22 3 28H-1Q4 14 0 6Z'],
  veil: ['cloth M-22-10Q0-4 22-10Q24 12 0 24Q-24 12-22-10Z', '~trim M-22-10Q0-4 22-10'],
  mane: ['2locks M4 8Q20 10 28-6L38-10L34 2L42 6L32 14L36 24L24 22L20 34L10 26L0 36V16Z'],
});
