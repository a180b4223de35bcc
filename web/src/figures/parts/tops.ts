import { oval, parts } from './shapes';

/** Beside the eyes. */
export const EARS = parts({
  human: ['2skin M21-4Q30-8 29 2Q28 10 22 9Z'],
  elf: ['2skin M20-3Q32-8 44-18Q42 4 22 9Z', '2.skin- M25 1Q33-3 38-10Q36 2 26 5Z'],
  goblin: ['2skin M19-4Q36-12 48-8Q44 6 38 8Q30 14 20 9Z', '2.skin- M25 1Q35-5 42-4Q38 5 27 6Z'],
  cat: ['2skin M5-20L20-38Q28-26 26-8Z', '2.pink M13-22L20-31Q23-24 22-15Z'],
  fox: ['2skin M4-18L22-44Q31-26 28-6Z', '2.white M13-21L21-34Q25-24 24-13Z'],
  round: [`2skin ${oval(20, -20, 10)}`, `2.skin- ${oval(20, -20, 5.4)}`],
  mouse: [`2skin ${oval(24, -18, 15)}`, `2.pink ${oval(24, -18, 9)}`],
  floppy: ['2cloth M13-20Q30-26 34-2Q34 14 25 16Q18 4 16-8Z'],
  cow: ['2skin M20-14Q34-22 44-14Q38-2 22-4Z', '2.pink M26-11Q34-16 39-12Q34-7 27-8Z'],
  horse: ['2skin M5-18L13-38Q22-28 17-12Z', '2.skin- M10-20L13-30Q17-24 15-16Z'],
  fins: ['2cloth M20-8L42-20L36-6L44 2L34 6L36 16L20 10Z', '2~ink M24-2L38-10M24 2L36 3'],
  bolts: ['2steel M22-2H32V8H22Z', '2~ink M28-2V8'],
  wings: ['2white M20 0Q26-20 44-26Q42-18 36-14Q44-14 46-18Q42-4 32-2Q38 0 42-2Q34 10 22 8Z'],
  headphones: ['~ink M-26-4Q-28-36 0-36T26-4', '2trim M21-8H31V14H21Q18 3 21-8Z'],
});

/** From the top of the head. */
export const HAIRS = parts({
  short: ['locks M-25 22Q-30-6 0-6T25 22Q22 8 12 4Q0 10-14 6Q-22 10-25 22Z'],
  spikes: ['locks M-26 24L-34 6L-25 6L-30-10L-16-6L-12-18L-2-7L8-19L13-6L27-12L25 4L35 4L26 24Q22 12 14 16L8 7L-2 15L-10 6L-16 16Q-22 12-26 24Z'],
  flat: ['locks M-24 20V-8L-14-12L14-12L24-8V20Q22 8 16 6H-16Q-22 8-24 20Z'],
  side: ['locks M-25 24Q-32-8 2-7Q28-6 25 22Q22 10 14 6Q-4 16-18 6Q-23 14-25 24Z'],
  bob: ['locks M-27 46Q-36-8 0-8T27 46Q17 44 19 18Q8 16 0 6Q-8 16-19 18Q-17 44-27 46Z'],
  long: ['locks M-28 70Q-38-8 0-8T28 70Q16 66 19 20Q6 14 2 5Q-8 18-19 20Q-16 66-28 70Z'],
  waves: ['locks M-24 66Q-38 60-30 46Q-40 34-31 22Q-34-9 0-9T31 22Q40 34 30 46Q38 60 24 66Q14 52 20 20Q10 18 4 5Q-6 19-20 20Q-14 52-24 66Z'],
  afro: ['locks M-23 26Q-40 22-35 4Q-36-12-20-14Q-8-26 6-19Q24-22 30-8Q42 2 34 14Q36 24 23 26Q22 10 10 8Q0 4-10 8Q-22 10-23 26Z'],
  bun: [`locks ${oval(0, -12, 10, 9)}`, 'locks M-25 24Q-30-7 0-7T25 24Q20 10 0 4Q-20 10-25 24Z', '~trim M-16-18L16-8'],
  tail: ['locks M14-8Q40-16 42 14Q42 36 32 50Q34 26 22 8Z', 'locks M-25 24Q-30-7 0-7T25 24Q20 8 6 4Q-6 14-20 10Z'],
  pigtails: ['2locks M20 4Q40 0 38 26Q40 40 30 48Q24 30 22 18Z', '2.trim M19 6L25 4L26 12L20 14Z', 'locks M-25 24Q-30-7 0-7T25 24Q18 12 0 3Q-18 12-25 24Z'],
  mohawk: ['locks M-6 10L-13-12L-6-9L-6-24L2-12L8-22L8-8L14-10L6 10Q0 6-6 10Z'],
  topknot: ['locks M-5-4Q-14-20 0-23Q14-20 5-4Z', 'locks M-24 18Q-26-6 0-6T24 18Q18 2 0 2T-24 18Z'],
  bald: ['.skin+ M-12 4Q-6-1 0 1Q-6 5-10 10Z'],
  ring: ['2locks M16 12Q28 8 27 34Q22 36 20 26Z'],
  curls: [`locks ${oval(-20, 12, 8)}`, `locks ${oval(20, 12, 8)}`, `locks ${oval(-13, 0, 9)}`, `locks ${oval(13, 0, 9)}`, `locks ${oval(0, -4, 10)}`],
  quiff: ['locks M-24 22Q-28 0-12-4Q-2-26 22-16Q34-10 24 0Q26 10 24 20Q20 8 8 6Q-10 10-17 8Z'],
  snakes: ['leaf M-20 14Q-36 6-30-8Q-24-16-18-10L-21-6Q-25-10-26-4Q-24 4-14 8ZM20 14Q36 6 30-8Q24-16 18-10L21-6Q25-10 26-4Q24 4 14 8ZM-8 6Q-18-14-8-22Q0-24 0-16L-4-16Q-8-16-6-10Q-4 0 2 4ZM8 6Q14-4 12-14Q12-22 20-20L19-16Q16-17 17-10Q17 0 14 6Z', 'leaf M-25 22Q-26-2 0-2T25 22Q14 6 0 6T-25 22Z'],
  mane: ['locks M-5 20Q-16 6-10-8Q-4-18 4-12Q16-10 10 2L12 12L4 8L0 20L-2 12Z'],
  comb: ['red M-12 6Q-16-8-8-8Q-8-18 0-14Q4-22 9-13Q17-14 13 6Z'],
  leaf: ['leaf M0 4Q-20 2-22-14Q-4-16 0 0Q2-20 20-22Q22-4 2 4Z'],
  flames: ['fire M-25 24Q-36 0-22-14Q-22-4-14-4Q-12-22 2-28Q0-14 8-10Q14-14 12-22Q32-10 28 24Q22 8 12 10Q2 4-8 10Q-20 8-25 24Z', '.trim M-12 4Q-10-8 0-14Q2-4 8-4Q12-4 14-8Q18 2 12 6Q0 0-12 4Z'],
  quills: ['locks M-30 34L-42 26L-32 20L-42 8L-29 6L-34-8L-20-6L-18-20L-6-10L0-24L8-10L20-20L20-6L34-8L29 6L42 8L32 20L42 26L30 34Q24 10 0 8T-30 34Z'],
  lightbulb: ['.trim M-6 2Q-6-6 0-8T6 2Z'],
});

export const HATS = parts({
  cap: ['cloth M-25 14Q-26-8 0-8T25 14Z', 'cloth M-6 10Q24 8 38 18Q24 20-6 15Z', `.trim ${oval(0, -7, 3)}`],
  tophat: ['black M-18 6L-20-30H20L18 6Z', '.trim M-19-2H19L18 5H-18Z', 'black M-32 4H32Q34 11 26 11H-26Q-34 11-32 4Z'],
  fedora: ['cloth M-19 8Q-20-20-8-20Q0-14 8-20Q20-20 19 8Z', '.trim M-19 1H19L20 8H-20Z', 'cloth M-36 8Q0 0 36 8Q30 15 0 13Q-30 15-36 8Z'],
  wizard: ['cloth M-20 6Q-8-12-2-36Q8-40 16-28Q8-28 8-20Q12-4 20 6Z', '.trim M0-6L2-2L6-1L3 2L4 6L0 4L-4 6L-3 2L-6-1L-2-2Z', 'cloth M-38 8Q0-4 38 8Q32 16 0 14Q-32 16-38 8Z'],
  witch: ['black M-18 6Q-6-12-12-32Q-4-40 8-36L2-28Q12-8 18 6Z', '.trim M-17 2Q0-3 17 2L19 8H-19Z', 'black M-42 10Q0-6 42 10Q34 17 0 13Q-34 17-42 10Z'],
  crown: ['gold M-22 10V-16L-11-4L0-20L11-4L22-16V10Z', `.red ${oval(0, 3, 3.4)}`, `2.sky ${oval(13, 3, 2.6)}`],
  tiara: ['gold M-22 12Q-16 0-8 2L0-12L8 2Q16 0 22 12Q10 6 0 7T-22 12Z', `.red ${oval(0, 1, 3)}`],
  helmet: ['steel M-26 24V10Q-24-9 0-9T26 10V24L18 24V12H-18V24Z', '.steel+ M-4-8H4V12H-4Z', '~ink M-18 12V24M18 12V24M-4-8V12M4-8V12'],
  crested: ['red M-6-6Q-10-28 20-26Q38-20 34 6Q24-12 6-8Z', 'steel M-26 28V10Q-24-9 0-9T26 10V28L19 28V14H4V26H-4V14H-19V28Z'],
  viking: ['2bone M22 4Q40 2 38-22Q48-2 40 10Q32 16 22 12Z', 'steel M-26 16V10Q-24-9 0-9T26 10V16Z', '.trim M-27 10H27V17H-27Z'],
  samurai: ['gold M0-8L-26-28Q-20-6-4 0L0 4L4 0Q20-6 26-28Z', 'cloth M-25 12Q-24-9 0-9T25 12Z', 'cloth M-26 10H26L38 30L26 34L20 16H-20L-26 34L-38 30Z', '~trim M-25 12H25'],
  hood: ['cloth M-32 54Q-40-14 0-14T32 54Q22 58 20 44Q28 4 0 4T-20 44Q-22 58-32 54Z'],
  cowl: ['2cloth M14-4L22-26L27 6Z', 'cloth M-26 34Q-28-9 0-9T26 34L16 32L6 36L0 30L-6 36L-16 32Z', '2.white M4 24L17 19Q17 27 9 27Z'],
  bandana: ['cloth M-25 14Q-26-8 0-8T25 14Q0 4-25 14Z', 'cloth M22 8L42 2L38 12L44 20L24 15Z', `.white ${oval(-8, -1, 2)}`, `.white ${oval(6, 0, 2)}`],
  headband: ['cloth M-25 8Q0 0 25 8V16Q0 8-25 16Z', 'cloth M24 8L42 0L40 10L46 18L24 15Z', '.white M-6 5H6V11H-6Z'],
  mitre: ['white M-16 10L-20-8L0-32L20-8L16 10Z', '.gold M-2.5-20H2.5V-10H10V-5H2.5V6H-2.5V-5H-10V-10H-2.5Z'],
  pharaoh: ['gold M-25 12Q-26-12 0-12T25 12L38 56H22L20 20Q0 6-20 20L-22 56H-38Z', '.cloth M-33 40H-22L-22 46H-35ZM33 40H22L22 46H35ZM-29 26H-20V32H-31ZM29 26H20V32H31Z', 'leaf M-3 4Q-8-8 0-16Q8-8 3 4Z'],
  leprechaun: ['cloth M-18 6L-16-26H16L18 6Z', '.black M-18-3H18V5H-18Z', 'gold M-6-4H6V6H-6Z', 'cloth M-30 5H30Q32 12 24 12H-24Q-32 12-30 5Z'],
  halo: ['~gold M-16-12Q-16-18 0-18T16-12T0-6T-16-12Z'],
  jester: ['2cloth M0-4Q18-30 40-14Q26-10 24 14Q10 4 0 6Z', 'trim M-12 4Q-8-34 0-34T12 4Z', `2.gold ${oval(39, -12, 4)}`, `.gold ${oval(0, -34, 4)}`],
  goggles: ['~ink M-25 10Q0 4 25 10', `2trim ${oval(10, 6, 8)}`, `2.sky ${oval(10, 6, 5)}`],
  straw: ['trim M-18 6Q-16-16 0-16T18 6Z', '.red M-18 0H18V6H-18Z', 'trim M-40 8Q0-4 40 8Q34 15 0 13Q-34 15-40 8Z'],
  chef: ['white M-18 8V-4Q-32-8-24-20Q-16-28-8-22Q0-34 10-22Q20-28 26-18Q30-6 18-4V8Z'],
  flower: ['2pink M16 2Q8-10 18-12Q26-16 26-6Q36-2 28 4Q24 12 16 2Z', `2.gold ${oval(21, -2, 3)}`],
  bow: ['trim M0-4L-16-14V8L0 0L16 8V-14Z', `.trim- ${oval(0, -2, 4)}`],
  antenna: ['2~ink M6 2Q6-20 18-24', `2trim ${oval(18, -24, 4.4)}`],
  acorn: ['wood M-3-10Q-6-22 4-24L6-19Q2-18 3-10Z', 'wood M-30 14Q-30-12 0-12T30 14Q0 22-30 14Z', '~ink M-24 6L-14-6M-14 12L2-8M-2 14L14-5M11 14L23 3M24 6L14-6M14 12L-2-8M2 14L-14-5M-11 14L-23 3'],
  brain: ['pink M-24 16Q-34 4-24-6Q-24-18-10-16Q0-26 12-16Q26-18 25-5Q34 6 24 16Q0 10-24 16Z', '~ink M0-18Q-4-8 2 0T0 12M-20-4Q-12-8-10 0M20-4Q12-8 11 1M-14 9Q-8 4-6 8'],
  clock: [`gold ${oval(0, 2, 13)}`, `.white ${oval(0, 2, 9.5)}`, '~ink M0 2V-5M0 2L5 5'],
});

export const HORNS = parts({
  small: ['2bone M8 4L14-12Q20-4 17 8Z'],
  devil: ['2trim M8 4Q10-10 24-16Q26-2 18 10Z'],
  bull: ['2bone M16 4Q38 4 40-20Q48 4 34 14Q24 18 16 14Z'],
  ram: ['2bone M10 2Q34-14 40 10Q40 28 26 26Q18 22 22 14Q30 16 30 8Q26-2 14 10Z', '2~ink M26-2L25 4M37 6L31 9M36 20L30 17'],
  dragon: ['2bone M8 4Q12-18 30-28Q26-8 19 10Z', '2bone M19 14Q28 6 38 4Q32 16 23 22Z'],
  unicorn: ['trim M-5 6L0-30L5 6Z', '~ink M-3-4L3-8M-2-14L2-17'],
  antlers: ['2wood M8 4Q10-12 16-16L12-28L18-26L20-18L30-30L33-25L25-14L38-14L36-9L20-6Q16 0 15 7Z'],
  feathers: ['cloth M-4 4Q-16-16-8-28Q0-18 2 2Z', 'trim M0 4Q0-22 12-30Q16-14 8 4Z'],
  spines: ['cloth M-12 4L-14-8L-6-2L0-18L6-2L14-8L12 4Z'],
});

/** Over the eyes. */
export const MASKS = parts({
  domino: ['cloth M-24-4Q-12-12 0-5Q12-12 24-4Q22 10 10 9Q3 8 0 3Q-3 8-10 9Q-22 10-24-4Z', '2.white M5 0Q10-5 17-2Q14 5 8 4Z'],
  bandit: ['black M-25-8Q0-12 25-8L26 7Q0 10-26 7Z', `2.white ${oval(9.5, 0, 5)}`, `2.iris ${oval(9, 0.6, 2.4)}`],
  patches: ['2.black M2-4Q10-12 20-4Q30 4 28 12Q16 10 8 8Q2 4 2-4Z', `2.white ${oval(9.5, 0, 4.6)}`, `2.iris ${oval(9, 0.6, 2.3)}`],
  glasses: [`2~ink ${oval(10, 0, 8)}`, '~ink M-2 0H2', '2~ink M18-1L24-4'],
  shades: ['2black M2-5H19Q20 7 11 7T2-5Z', '~ink M-2-4H2', '2.white M6-3H10L7 2Z'],
  goggles: [`2trim ${oval(10, 0, 9)}`, `2sky ${oval(10, 0, 6)}`, '2.white M7-3L11-4L8 2Z', '2~ink M19 0H25'],
  monocle: [`~gold ${oval(10, 0, 8)}`, '~gold M18 4Q20 16 16 26'],
  ninja: ['cloth M-25-5Q-28-29 0-29T25-5Z', 'cloth M-24 6Q0 10 24 6Q24 26 0 28Q-24 26-24 6Z'],
  kitsune: ['white M-27-22L-20-40L-8-26Q0-28 8-26L20-40L27-22Q28 2 14 14L0 26L-14 14Q-28 2-27-22Z', '2.red M8-2Q14-8 20-6Q18 2 10 1Z', '.black M-3 16H3L0 20Z', '2~red M12 10L20 7M11 13L18 13', '.red M0-18L-3-10L0-6L3-10Z'],
  steelface: ['steel M-24-12H24V8L14 12V26H-14V12L-24 8Z', '2.black M4-3H18V3H4Z', '~ink M-6 14V24M0 14V24M6 14V24'],
  half: ['white M0-26Q26-26 26 0Q24 26 0 30Z', '.black M5-2Q10-7 17-3Q14 4 8 3Z'],
  stripe: ['.trim M-24-4H24V5H-24Z', '2.white M5-2H16V3H5Z'],
  bandage: ['white M-24-14L22-8L23 0L-24-6Z', 'white M-23 12L23 6L22 14L-20 20Z', 'white M-20-26L20-20L24-12L-24-18Z'],
  scar: ['~red M8-14L14 12M8-4L13-6M10 4L15 2'],
  third: [`white ${oval(0, -15, 7, 5)}`, `.iris ${oval(0, -15, 3)}`],
  moth: ['trim M0-4Q-10-24-30-18Q-28 0-22 4Q-12 14 0 4Q12 14 22 4Q28 0 30-18Q10-24 0-4Z', `2.white ${oval(10, -1, 5, 4)}`, `2.black ${oval(21, -9, 3)}`],
});

/** What rises so high that the whole figure is drawn a bit smaller. */
export const TALL = new Set<string>(['tophat', 'wizard', 'witch', 'crown', 'crested', 'samurai', 'mitre', 'leprechaun', 'jester', 'chef', 'antenna', 'acorn', 'fedora', 'brain', 'cowl', 'dragon', 'unicorn', 'antlers', 'feathers', 'ram', 'flames', 'spikes', 'comb', 'quills', 'mohawk', 'topknot', 'bun', 'fox', 'afro', 'leaf', 'kitsune', 'viking']);
