import { oval, shape, type Anchors, type Shape } from './shapes';

interface Head {
  at: Anchors;
  shapes: Shape[];
}

const USUAL: Anchors = { eyes: 43, mouth: 59, top: 19, wide: 1 };
const head = (strokes: string[], at: Partial<Anchors> = {}): Head => ({ at: { ...USUAL, ...at }, shapes: strokes.map(shape) });

/** People and whoever has a head like theirs. */
const PEOPLE = {
  round: head([`skin ${oval(0, 44, 24, 25)}`]),
  oval: head([`skin ${oval(0, 45, 21, 27)}`], { wide: 0.92, top: 18 }),
  heart: head(['skin M-24 36Q-24 18 0 18T24 36Q23 56 0 72Q-23 56-24 36Z']),
  jaw: head(['skin M-21 30Q-20 17 0 17T21 30L23 53L13 69Q0 74-13 69L-23 53Z', '~ink M-2 69V66']),
  square: head(['skin M-24 28Q-22 18 0 18T24 28L23 58Q18 70 0 70T-23 58Z']),
  child: head([`skin ${oval(0, 46, 26, 23)}`], { eyes: 48, mouth: 60, top: 23, wide: 1.06 }),
  ogre: head(['skin M-16 30Q-14 18 0 18T16 30Q28 44 27 57Q22 73 0 73T-27 57Q-28 44-16 30Z'], { eyes: 41, mouth: 60, wide: 0.95 }),
  skull: head(
    ['skin M-24 39Q-25 16 0 16T24 39Q24 51 15 55L14 70H-14L-15 55Q-24 51-24 39Z', '2.black M4 42Q6 34 13 36T17 46Q10 52 5 48Z', '.black M0 50L-4 56H4Z', '~ink M-7 61V70M0 61V70M7 61V70M-14 61H14'],
    { eyes: 43, mouth: 62 },
  ),
  robot: head(
    ['steel M-4 18V8H4V18', `red ${oval(0, 7, 4)}`, 'skin M-23 24Q-23 18-17 18H17Q23 18 23 24V62Q23 68 17 68H-17Q-23 68-23 62Z', '2steel M23 38H29V52H23Z', '.black M-18 34H18V50H-18Z'],
    { eyes: 42, mouth: 59 },
  ),
  golem: head(['skin M-20 24L-6 16L12 18L23 28L26 48L18 66L2 72L-17 67L-26 50L-25 34Z', '~ink M-14 20L-9 29L-16 34M14 62L10 55L17 50M20 27L14 31']),
};

/** Animals and dragons, seen from the front. */
const BEASTS = {
  beast: head(['skin M-20 26Q-10 17 0 17T20 26Q24 38 31 51Q21 55 16 62Q8 71 0 71T-16 62Q-21 55-31 51Q-24 38-20 26Z']),
  cat: head(['skin M-26 40Q-24 20 0 20T26 40Q31 48 26 56Q18 69 0 69T-26 56Q-31 48-26 40Z'], { top: 21 }),
  rat: head(['skin M-17 28Q0 16 17 28Q22 40 14 54Q7 70 0 72Q-7 70-14 54Q-22 40-17 28Z'], { mouth: 65, wide: 0.85 }),
  horse: head(['skin M-19 22Q0 12 19 22Q23 36 16 54Q22 66 16 76Q0 84-16 76Q-22 66-16 54Q-23 36-19 22Z', '2.black M5 69Q9 65 12 70T7 73Z'], { eyes: 38, mouth: 76, wide: 0.95, top: 18 }),
  dragon: head(['skin M-18 28Q-15 18 0 18T18 28L25 40L18 52L18 66Q10 76 0 76T-18 66L-18 52L-25 40Z', '2.black M4 62Q9 59 10 64Z', '2~ink M8 52Q14 50 17 54'], { eyes: 40, mouth: 70, wide: 0.92 }),
  bull: head(['skin M-20 22Q0 14 20 22L21 42L14 56L18 66Q12 77 0 77T-18 66L-14 56L-21 42Z', '2.black M4 66Q9 62 11 68Z'], { eyes: 38, mouth: 72, wide: 0.9, top: 18 }),
  frog: head(['2skin M6 36Q4 18 16 18T27 36Z', 'skin M-32 50Q-30 32 0 32T32 50Q30 70 0 70T-32 50Z'], { eyes: 28, mouth: 56, top: 30, wide: 1.6 }),
  bird: head(['skin M-20 40Q-20 18 0 18T20 40Q20 62 0 66Q-20 62-20 40Z'], { eyes: 39, mouth: 50, wide: 0.9 }),
  lizard: head(['skin M-14 24Q0 15 14 24L24 38Q28 52 16 62Q8 72 0 72T-16 62Q-28 52-24 38Z', '2.black M3 61Q7 58 8 62Z', '.skin- M-5 22L0 16L5 22L0 30Z'], { eyes: 40, mouth: 66 }),
  snake: head(
    ['cloth M-46 101Q-48 82-24 82H20Q32 82 36 92L38 101Z', 'skin M-34 92Q-38 70-10 72Q-6 66-12 54H12Q10 68 22 70Q44 72 42 88Q36 96 20 90Q0 84-18 92Q-28 98-34 92Z', '~ink M-8 76Q2 82 14 74M-26 82Q-20 76-12 80M26 80Q32 82 34 88', 'skin M-22 30Q-20 16 0 16T22 30Q28 48 12 62Q0 70-12 62Q-28 48-22 30Z', '2.black M3 52Q5 49 7 53Z'],
    { eyes: 36, mouth: 59 },
  ),
  hog: head([`skin ${oval(0, 47, 26, 23)}`], { eyes: 45, mouth: 60, top: 24 }),
};

/** Whoever is all head, or none. */
const FORMS = {
  slime: head(['skin M-36 92Q-42 74-30 62Q-26 30 0 26T30 62Q42 74 36 92Q30 98 22 92Q16 98 8 93Q0 99-8 93Q-16 98-22 92Q-30 98-36 92Z', `.skin+ ${oval(-14, 46, 5, 9)}`, `.skin- ${oval(18, 78, 4)}`, `.skin- ${oval(-20, 82, 3)}`], { eyes: 56, mouth: 71, top: 28, wide: 1.1 }),
  ghost: head(['skin M-28 96V48Q-28 14 0 14T28 48V96L19 88L10 97L0 88L-10 97L-19 88Z', '2skin M26 58Q38 56 40 66Q34 72 26 68Z'], { eyes: 42, mouth: 58, top: 16, wide: 1.05 }),
  crab: head(['2~ink M22 78L40 94M20 82L32 98M26 72L46 82', '2skin M24 62Q42 60 40 40L30 48L34 32Q48 30 47 46Q46 70 26 72Z', '2skin M7 44V58H12V44Z', 'skin M-34 68Q-30 52 0 52T34 68Q30 90 0 90T-34 68Z', `2white ${oval(9.5, 42, 6.5)}`], { eyes: 42, mouth: 74, top: 36, wide: 1 }),
  octahedron: head(['skin M0 8L40 54L0 96L-40 54Z', '.skin+ M0 8L-40 54L-8 60Z', '.skin- M0 96L40 54L-8 60Z', '~ink M-40 54L-8 60L40 54M-8 60L0 8M-8 60L0 96', '~white M12 76L20 82M18 74L14 84'], { eyes: 44, mouth: 70, top: 14, wide: 1.05 }),
  nose: head(['skin M-8 10Q0 6 8 10Q12 40 26 58Q42 64 38 80Q30 94 16 86Q0 94-16 86Q-30 94-38 80Q-42 64-26 58Q-12 40-8 10Z', '2.black M8 78Q16 68 26 76Q22 86 12 83Z', '2~ink M28 64Q35 68 32 76'], { eyes: 44, mouth: 66, top: 12, wide: 0.7 }),
  chest: head(['black M-36 56H36V66H-36Z', 'skin M-38 66H38V94H-38Z', 'skin M-38 54Q-36 22 0 22T38 54Z', '.trim M-38 66H38V71H-38Z', '.trim M-38 49H38V54H-38Z', '2trim M26 26Q32 32 33 54H24V26Z', '2white M2 54L7 64L12 54ZM14 54L19 64L24 54Z', 'trim M-7 68H7V82H-7Z', `.black ${oval(0, 74, 2.4)}`], { eyes: 39, mouth: 60, top: 24, wide: 1.15 }),
  spider: head(['2~ink M20 56Q34 40 46 52M22 62Q40 56 48 72M20 70Q38 74 44 92M14 76Q26 86 26 97', `cloth ${oval(0, 38, 27, 24)}`, '.trim M0 22L6 32L0 42L-6 32Z', `skin ${oval(0, 66, 22, 19)}`], { eyes: 63, mouth: 76, top: 48, wide: 0.86 }),
  snail: head([`cloth ${oval(14, 50, 30, 29)}`, '~ink M14 50q4-6 8 0t-8 10t-16-10t20-16t20 20t-24 18', 'skin M-44 94Q-42 84-32 82Q-34 58-26 52Q-14 48-10 60Q-8 76 8 78H38Q46 84 46 94Z', 'skin M-30 54L-38 34L-33 32L-24 50ZM-18 52L-16 30L-11 31L-12 54Z', `white ${oval(-36, 32, 5.5)}`, `white ${oval(-13, 29, 5.5)}`, `.black ${oval(-35, 32, 2.4)}`, `.black ${oval(-12, 29, 2.4)}`], { eyes: 62, mouth: 68, top: 50, wide: 0.6, x: -22 }),
  squid: head(['2skin M6 64Q10 92 2 98L10 99Q22 86 16 64ZM16 62Q30 76 24 96L32 97Q42 78 26 58ZM24 56Q40 62 40 84L48 82Q48 54 28 48Z', 'skin M0 6Q30 18 24 44Q32 60 20 68H-20Q-32 60-24 44Q-30 18 0 6Z', `2.skin- ${oval(12, 28, 3)}`, `.skin- ${oval(0, 20, 3)}`], { eyes: 48, mouth: 62, top: 14, wide: 1 }),
  plant: head(['leaf M-6 60Q-4 76-2 84H4Q4 74 4 60Z', '2leaf M2 80Q16 62 32 70Q22 86 2 84Z', 'wood M-22 82H22L17 99H-17Z', 'wood M-25 78H25V86H-25Z', 'skin M-30 34Q-28 10 0 10T30 34L20 46L12 38L4 46L-4 38L-12 46L-20 38Z', 'skin M-28 44L-20 52L-12 45L-4 53L4 45L12 53L20 45L28 48Q24 66 0 66T-28 44Z', `2.skin+ ${oval(14, 20, 3)}`, `.skin+ ${oval(-4, 16, 3)}`], { eyes: 27, mouth: 56, top: 12, wide: 1 }),
  gazebo: head(['steel M-2 4H2V14H-2Z', '2white M28 42H35V86H28Z', '.black M-28 44H28V86H-28Z', '2white M10 42H15V86H10Z', 'white M-28 70H28V86H-28Z', '~ink M-20 70V86M-5 70V86M5 70V86M20 70V86', 'skin M-44 44L0 12L44 44Z', '~ink M-16 44L0 12L16 44', 'cloth M-42 86H42V95H-42Z'], { eyes: 56, mouth: 66, top: 12, wide: 1 }),
  bat: head(['2cloth M12 46Q26 18 48 26Q44 34 46 44Q40 42 38 52Q32 48 28 58Q22 52 12 64Z', '2skin M4 34L14 16L19 36Z', `skin ${oval(0, 50, 18, 20)}`], { eyes: 46, mouth: 58, top: 32, wide: 0.8 }),
  horror: head(['2skin M10 70Q40 70 40 46Q40 34 30 38Q34 22 46 32Q56 66 16 84ZM8 76Q34 84 32 98H42Q44 76 12 70ZM2 78Q16 88 12 99H22Q24 82 10 72Z', 'skin M-26 50Q-34 26-12 24Q-4 8 12 18Q34 18 28 44Q34 66 16 74Q0 84-18 74Q-34 68-26 50Z', `white ${oval(-12, 38, 7)}`, `.black ${oval(-11, 39, 3)}`, `white ${oval(12, 34, 9)}`, `.iris ${oval(12, 35, 4)}`, `white ${oval(0, 52, 5)}`, `.black ${oval(1, 52, 2)}`, `white ${oval(18, 54, 4)}`, `.black ${oval(18, 54, 1.6)}`], { eyes: 30, mouth: 66, top: 18, wide: 1 }),
  mushroom: head(['skin M-20 48Q-24 92-16 94H16Q24 92 20 48Z', 'cloth M-42 50Q-40 12 0 10T42 50Q20 58 0 58T-42 50Z', `.white ${oval(-20, 34, 7, 6)}`, `.white ${oval(6, 24, 8, 6)}`, `.white ${oval(26, 42, 6, 5)}`], { eyes: 66, mouth: 79, top: 12, wide: 0.85 }),
  sucker: head(['2skin M10 40Q30 16 44 30L40 36Q32 30 18 46ZM14 50Q38 42 48 60L42 64Q34 54 18 58ZM12 58Q30 64 32 84L25 85Q22 70 10 66Z', 'skin M-8 62Q-22 74-6 84Q10 90 4 98H12Q20 84 2 78Q-6 74 6 64Z', `skin ${oval(0, 50, 19, 19)}`], { eyes: 48, mouth: 59, top: 32, wide: 0.8 }),
  wave: head(['skin M-40 92Q-44 40-8 26Q24 16 38 42Q24 34 16 46Q22 54 36 52Q28 66 40 92Z', '~white M-30 84Q-30 56-10 42M-16 88Q-16 66 0 56'], { eyes: 56, mouth: 72, top: 30, wide: 0.9 }),
  manta: head(['2skin M8 30Q34 30 48 62Q28 58 14 78Z', 'skin M-3 70Q2 86-10 98H-4Q10 86 5 70Z', '2skin M3 30L10 14L15 32Z', 'skin M-20 44Q-18 26 0 26T20 44Q20 70 0 80Q-20 70-20 44Z'], { eyes: 46, mouth: 60, top: 26, wide: 0.85 }),
  flame: head(['fire M0 4Q8 22 18 26Q20 18 18 12Q36 30 34 58Q40 54 40 48Q48 92 0 96Q-48 92-38 46Q-36 54-30 56Q-32 34-14 20Q-14 30-8 32Q-4 22 0 4Z', 'skin M0 34Q24 48 22 70Q20 90 0 90T-22 70Q-22 52 0 34Z'], { eyes: 64, mouth: 78, top: 34, wide: 0.85 }),
};

export const HEADS = { ...PEOPLE, ...BEASTS, ...FORMS };
