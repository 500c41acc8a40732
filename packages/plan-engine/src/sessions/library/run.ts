import { type EasySpec, type Rotation, rotation, type SetSpec, type Turns } from './set-spec.js'

const SETS = [
  {
    code: 'R-FART',
    name: 'Fartlek',
    purpose: 'Play with speed; stay relaxed.',
    cue: 'Brisk',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'design',
    work: [60, 90, 120],
    rest: 90,
    reps: [4, 6, 8, 8],
  },
  {
    code: 'R-HILL',
    name: 'Hill Repeats',
    purpose: 'Strength and form with little impact; jog down.',
    cue: 'Uphill, strong',
    intensity: 'hard',
    zone: 'threshold',
    source: 'design',
    work: [30, 45, 60],
    rest: 90,
    reps: [4, 6, 8, 10],
  },
  {
    code: 'R-TEMPO',
    name: 'Tempo Blocks',
    purpose: 'A pace you could hold for an hour, in blocks.',
    cue: 'Tempo',
    intensity: 'tempo',
    zone: 'tempo',
    source: 'sellesPerez',
    work: [300, 480, 600],
    rest: 120,
    reps: [2, 3, 3, 3],
    long: { work: [480, 600, 720], rest: 120, reps: [2, 3, 3, 3] },
  },
  {
    code: 'R-CRUISE',
    name: 'Cruise Intervals',
    purpose: 'Threshold pace with short breaks, so that form holds.',
    cue: 'Threshold',
    intensity: 'hard',
    zone: 'threshold',
    source: 'seiler',
    work: [180, 300, 300],
    rest: 75,
    reps: [3, 4, 5, 6],
    long: { work: [240, 300, 360], rest: 75, reps: [3, 4, 5, 6] },
  },
  {
    code: 'R-VO2',
    name: 'VO2 Intervals',
    purpose: 'Lifts the ceiling that threshold stands under.',
    cue: 'Fast',
    intensity: 'interval',
    zone: 'interval',
    source: 'seiler',
    work: [60, 150, 180],
    rest: 120,
    reps: [4, 6, 6, 6],
  },
  {
    code: 'R-RP',
    name: 'Race-Pace Intervals',
    purpose: 'Race pace until it feels familiar.',
    cue: 'Race pace',
    intensity: 'hard',
    zone: 'race',
    source: 'bosquet',
    work: [180, 240, 300],
    rest: 90,
    reps: [3, 5, 5, 6],
  },
  {
    code: 'R-RP-LONG',
    name: 'Race-Pace Blocks',
    purpose: 'Race pace in long blocks; drink as on the day.',
    cue: 'Race pace',
    intensity: 'tempo',
    zone: 'race',
    source: 'bosquet',
    work: [480, 720, 900],
    rest: 120,
    reps: [2, 3, 3, 3],
  },
] as const satisfies readonly SetSpec[]

export const RUN_SETS: Rotation = /* @__PURE__ */ rotation(SETS, {
  base: { short: ['R-FART', 'R-HILL', 'R-TEMPO'], long: ['R-FART', 'R-HILL', 'R-TEMPO'] },
  build: { short: ['R-CRUISE', 'R-VO2', 'R-TEMPO'], long: ['R-HILL', 'R-TEMPO', 'R-CRUISE'] },
  peak: { short: ['R-RP', 'R-VO2'], long: ['R-RP-LONG', 'R-CRUISE'] },
})

export const RUN_EASY: Turns<EasySpec> = [
  {
    code: 'R-EASY',
    name: 'Easy Run',
    purpose: 'Easy running: slow enough to talk, and tomorrow you are fresh.',
    cue: 'Easy',
    shape: 'steady',
  },
  {
    code: 'R-STR',
    name: 'Easy Run with Strides',
    purpose: 'Easy running, then a few short and relaxed fast strides for form.',
    cue: 'Easy',
    shape: 'strides',
  },
]

/** Beginners spin their legs instead of sprinting (design choice). */
export const RUN_EASY_BEGINNER: Turns<EasySpec> = [
  {
    code: 'R-EASY',
    name: 'Easy Run',
    purpose: 'Easy running: slow enough to talk, and tomorrow you are fresh.',
    cue: 'Easy',
    shape: 'steady',
  },
  {
    code: 'R-QUICK',
    name: 'Easy Run with Quick Steps',
    purpose: 'Quick light steps spare knees and hips; the pace stays easy.',
    cue: 'Short quick steps, same easy pace',
    shape: 'quick',
  },
]

export const LONG_RUNS: Turns<EasySpec> = [
  { code: 'R-LONG', name: 'Long Run', purpose: 'Endurance on your feet; slow is right.', cue: 'Easy', shape: 'steady' },
  {
    code: 'R-LONG',
    name: 'Long Run',
    purpose: 'Endurance with a stronger second half; still easy enough to talk.',
    cue: 'Easy',
    shape: 'rising',
  },
]

/** For beginners who run a mile in 12 minutes or more: walking breaks from the start (steelcityendurance). */
export const RUN_WALK: Turns<EasySpec> = [
  {
    code: 'R-WW',
    name: 'Run-Walk',
    purpose: 'Walk before you are tired: more minutes on your feet, fewer sore days.',
    cue: 'Run easy',
    shape: 'run-walk',
  },
]

/** The same for the long run. */
export const LONG_RUN_WALK: Turns<EasySpec> = [
  {
    code: 'R-WW',
    name: 'Long Run-Walk',
    purpose: 'Walk before you are tired: you stay on your feet longer than by running on.',
    cue: 'Run easy',
    shape: 'run-walk',
  },
]
