import type { EasySpec, Rotation, SetSpec } from './set-spec.js'

const FARTLEK: SetSpec = {
  code: 'R-FART',
  name: 'Fartlek',
  intensity: 'tempo',
  zone: 'tempo',
  work: [60, 90, 120],
  rest: 90,
  reps: [4, 6, 8, 8],
  cue: 'Brisk',
  purpose: 'Play with speed; stay relaxed.',
  source: 'design',
}
const HILL: SetSpec = {
  code: 'R-HILL',
  name: 'Hill Repeats',
  intensity: 'hard',
  zone: 'threshold',
  work: [30, 45, 60],
  rest: 90,
  reps: [4, 6, 8, 10],
  cue: 'Uphill, strong',
  purpose: 'Strength and form with little impact; jog down.',
  source: 'design',
}
const TEMPO: SetSpec = {
  code: 'R-TEMPO',
  name: 'Tempo Blocks',
  intensity: 'tempo',
  zone: 'tempo',
  work: [300, 480, 600],
  rest: 120,
  reps: [2, 3, 3, 3],
  long: { work: [480, 600, 720] },
  cue: 'Tempo',
  purpose: 'A pace you could hold for an hour, in blocks.',
  source: 'sellesPerez',
}
const CRUISE: SetSpec = {
  code: 'R-CRUISE',
  name: 'Cruise Intervals',
  intensity: 'hard',
  zone: 'threshold',
  work: [180, 300, 300],
  rest: 75,
  reps: [3, 4, 5, 6],
  long: { work: [240, 300, 360] },
  cue: 'Threshold',
  purpose: 'Threshold pace with short breaks, so that form holds.',
  source: 'seiler',
}
const VO2: SetSpec = {
  code: 'R-VO2',
  name: 'VO2 Intervals',
  intensity: 'interval',
  zone: 'interval',
  work: [60, 150, 180],
  rest: 120,
  reps: [4, 6, 6, 6],
  cue: 'Fast',
  purpose: 'Lifts the ceiling that threshold stands under.',
  source: 'seiler',
}
const RACE_SHORT: SetSpec = {
  code: 'R-RP',
  name: 'Race-Pace Intervals',
  intensity: 'hard',
  zone: 'race',
  work: [180, 240, 300],
  rest: 90,
  reps: [3, 5, 5, 6],
  cue: 'Race pace',
  purpose: 'Race pace until it feels familiar.',
  source: 'bosquet',
}
const RACE_LONG: SetSpec = {
  code: 'R-RP',
  name: 'Race-Pace Blocks',
  intensity: 'tempo',
  zone: 'race',
  work: [480, 720, 900],
  rest: 120,
  reps: [2, 3, 3, 3],
  cue: 'Race pace',
  purpose: 'Race pace in long blocks; drink as on the day.',
  source: 'bosquet',
}

export const RUN_SETS: Rotation = {
  base: { short: [FARTLEK, HILL, TEMPO], long: [FARTLEK, HILL, TEMPO] },
  build: { short: [CRUISE, VO2, TEMPO], long: [HILL, TEMPO, CRUISE] },
  peak: { short: [RACE_SHORT, VO2], long: [RACE_LONG, CRUISE] },
  taper: { short: [RACE_SHORT, VO2], long: [RACE_LONG, CRUISE] },
}

const EASY: EasySpec = {
  code: 'R-EASY',
  name: 'Easy Run',
  shape: 'steady',
  cue: 'Easy',
  purpose: 'Easy running: slow enough to talk, and tomorrow you are fresh.',
}

export const RUN_EASY: readonly [EasySpec, ...EasySpec[]] = [
  EASY,
  {
    code: 'R-STR',
    name: 'Easy Run with Strides',
    shape: 'strides',
    cue: 'Easy',
    purpose: 'Easy running, then a few short and relaxed fast strides for form.',
  },
]

/** Beginners spin their legs instead of sprinting (design choice). */
export const RUN_EASY_BEGINNER: readonly [EasySpec, ...EasySpec[]] = [
  EASY,
  {
    code: 'R-QUICK',
    name: 'Easy Run with Quick Steps',
    shape: 'quick',
    cue: 'Short quick steps, same easy pace',
    purpose: 'Quick light steps spare knees and hips; the pace stays easy.',
  },
]

export const LONG_RUNS: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'R-LONG',
    name: 'Long Run',
    shape: 'steady',
    cue: 'Easy',
    purpose: 'Endurance on your feet; slow is right.',
  },
  {
    code: 'R-LONG',
    name: 'Long Run',
    shape: 'rising',
    cue: 'Easy',
    purpose: 'Endurance with a stronger second half; still easy enough to talk.',
  },
]

/** For beginners who run a mile in 12 minutes or more: walking breaks from the start (steelcityendurance). */
export const RUN_WALK: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'R-WW',
    name: 'Run-Walk',
    shape: 'run-walk',
    cue: 'Run easy',
    purpose: 'Walk before you are tired: more minutes on your feet, fewer sore days.',
  },
]

/** The same for the long run. */
export const LONG_RUN_WALK: readonly [EasySpec, ...EasySpec[]] = [
  {
    code: 'R-WW',
    name: 'Long Run-Walk',
    shape: 'run-walk',
    cue: 'Run easy',
    purpose: 'Walk before you are tired: you stay on your feet longer than by running on.',
  },
]
