import type { EasySpec, Turns } from './set-spec.js'

const EASY_RUN: EasySpec = {
  code: 'R-EASY',
  name: 'Easy Run',
  purpose: 'Easy running: slow enough to talk, and tomorrow you are fresh.',
  cue: 'Easy',
  shape: 'steady',
}
const PROGRESSION: EasySpec = {
  code: 'R-BUILD',
  name: 'Easy Progression Run',
  purpose: 'Start slower than you want to; the second half comes by itself and stays easy.',
  cue: 'Easy',
  shape: 'rising',
}
const FORM: EasySpec = {
  code: 'R-FORM',
  name: 'Easy Run with Form Minutes',
  purpose: 'A minute at a time on form: tall hips, quiet feet, loose shoulders.',
  cue: 'Easy, tall and quiet',
  shape: 'stretches',
  on: 60,
  off: 180,
  usual: 'Easy',
}

export const RUN_EASY: Turns<EasySpec> = [
  EASY_RUN,
  {
    code: 'R-STR',
    name: 'Easy Run with Strides',
    purpose: 'Easy running, then a few short and relaxed fast strides for form.',
    cue: 'Easy',
    shape: 'strides',
  },
  PROGRESSION,
  FORM,
]

/** Beginners spin their legs instead of sprinting (design choice). */
export const RUN_EASY_BEGINNER: Turns<EasySpec> = [
  EASY_RUN,
  {
    code: 'R-QUICK',
    name: 'Easy Run with Quick Steps',
    purpose: 'Quick light steps spare knees and hips; the pace stays easy.',
    cue: 'Short quick steps, same easy pace',
    shape: 'quick',
  },
  PROGRESSION,
  FORM,
]

export const LONG_RUNS: Turns<EasySpec> = [
  { code: 'R-LONG', name: 'Long Run', purpose: 'Endurance on your feet; slow is right.', cue: 'Easy', shape: 'steady' },
  {
    code: 'R-LONGUP',
    name: 'Long Run, Stronger Second Half',
    purpose: 'Endurance with a stronger second half; still easy enough to talk.',
    cue: 'Easy',
    shape: 'rising',
  },
  {
    code: 'R-LONGHILL',
    name: 'Long Run over Hills',
    purpose: 'Endurance on rolling ground: short steps uphill, loose legs down.',
    cue: 'Easy uphill, short steps',
    shape: 'stretches',
    on: 180,
    off: 420,
    usual: 'Easy',
  },
]

const WALK = 'Walk before you are tired: more minutes on your feet, fewer sore days.'

/** For beginners who run a mile in 12 minutes or more: walking breaks from the start (steelcityendurance). */
export const RUN_WALK: Turns<EasySpec> = [
  { code: 'R-WW', name: 'Run-Walk', purpose: WALK, cue: 'Run easy', shape: 'run-walk', run: 240 },
  { code: 'R-WWLONG', name: 'Run-Walk, Longer Runs', purpose: WALK, cue: 'Run easy', shape: 'run-walk', run: 300 },
  {
    code: 'R-WWQUICK',
    name: 'Run-Walk with Quick Steps',
    purpose: 'Short quick steps spare knees and hips; walk before you are tired.',
    cue: 'Run easy, short quick steps',
    shape: 'run-walk',
    run: 240,
  },
  { code: 'R-WWSHORT', name: 'Run-Walk, Shorter Runs', purpose: WALK, cue: 'Run easy', shape: 'run-walk', run: 180 },
]

const WALK_LONG = 'Walk before you are tired: you stay on your feet longer than by running on.'

/** The same for the long run. */
export const LONG_RUN_WALK: Turns<EasySpec> = [
  { code: 'R-WWL', name: 'Long Run-Walk', purpose: WALK_LONG, cue: 'Run easy', shape: 'run-walk', run: 240 },
  {
    code: 'R-WWLL',
    name: 'Long Run-Walk, Longer Runs',
    purpose: WALK_LONG,
    cue: 'Run easy',
    shape: 'run-walk',
    run: 300,
  },
]
