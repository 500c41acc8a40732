import { valueAt } from '../season/season.js'
import type { CueCode } from '../steps.js'
import type { Step } from '../types.js'
import { type Drill, drillOf } from './library/drills.js'
import type { EasySpec, Levels } from './library/set-spec.js'
import {
  type Draft,
  EASY,
  mainSeconds,
  pause,
  secondsOf,
  swum,
  timed,
  write,
  writeFitting,
  writeRest,
  writeWarmUp,
} from './step-writer.js'
import { DRILL_REST, LENGTH, metresIn, swimMainSeconds, timesIn, writeSwim } from './swim-writer.js'

/** Most stretches of quick legs, and of strides. Design choice, as are all sizes here. */
const QUICK: Levels = [6, 7, 8]
const STRIDES: Levels = [4, 5, 6]

/** Seconds of a stride, and with the jog after it. */
const STRIDE = { fast: 20, whole: 80 } as const

const FIRST_DRILLS: readonly Drill[] = ['drill-catch-up', 'drill-fist']

/** Writes an easy session of this shape; `level` is 0 for a beginner to 2, and a swim for technique takes the drills in turn. Returns the seconds of it that are not easy. */
export function writeEasy(draft: Draft, spec: EasySpec, level: number, drills = FIRST_DRILLS): number {
  if (draft.sport === 'swim') {
    writeEasySwim(draft, spec, level, drills)
    return 0
  }
  const { shape, cue } = spec
  const work = { kind: 'work', zone: 'easy', cue } as const
  if (shape === 'run-walk') {
    const walk = timed(draft, { kind: 'recover', zone: 'recovery', cue: 'walk' }, 60)
    writeFitting(draft, draft.left, [timed(draft, work, spec.run), walk])
    writeRest(draft, cue, 0)
    return 0
  }
  const main = mainSeconds(draft)
  writeWarmUp(draft)
  if (shape === 'strides') return writeStrides(draft, main, level)
  let last: CueCode | undefined
  if (shape === 'quick') {
    const usual = timed(draft, { ...work, kind: 'recover', cue: 'as-usual' }, 120)
    writeFitting(draft, Math.min(main, valueAt(QUICK, level) * 180), [timed(draft, work, 60), usual])
  } else if (shape === 'stretches') {
    last = spec.usual
    writeFitting(draft, main, [
      timed(draft, work, spec.on),
      timed(draft, { ...work, kind: 'recover', cue: last }, spec.off),
    ])
  } else if (shape === 'rising') {
    write(draft, timed(draft, work, Math.floor(main / 120) * 60))
    last = 'easy-quicker'
  } else last = cue
  writeRest(draft, last)
  return 0
}

/** Easy running, and last, on warm legs, the strides. Returns the seconds of them. */
function writeStrides(draft: Draft, main: number, level: number): number {
  const count = Math.min(valueAt(STRIDES, level), Math.floor(main / STRIDE.whole))
  write(draft, timed(draft, EASY, main - count * STRIDE.whole))
  const fast = timed(draft, { kind: 'work', zone: 'interval', cue: 'strides' }, STRIDE.fast)
  const jog = timed(draft, { kind: 'recover', zone: 'recovery', cue: 'jog' }, STRIDE.whole - STRIDE.fast)
  writeFitting(draft, count * STRIDE.whole, [fast, jog])
  writeRest(draft)
  return count * STRIDE.fast
}

/** An easy swim of whole lengths: drills and easy hundreds, repeats, or kick, pull and swim in thirds. */
function writeEasySwim(draft: Draft, spec: EasySpec, level: number, drills: readonly Drill[]) {
  const main = swimMainSeconds(draft)
  const { shape } = spec
  if (shape === 'thirds') {
    const third = (zone: 'recovery' | 'easy', each: CueCode) => [
      swum(draft, { zone, cue: each }, metresIn(main / 3, draft.zones[zone])),
    ]
    const sets = [third('recovery', 'kick-and-drill'), third('easy', 'easy-pull')]
    writeSwim(
      draft,
      sets.map((steps) => ({ repeat: secondsOf(steps) > 0 ? 1 : 0, steps })),
    )
    return
  }
  if (shape === 'drills-in-turn') {
    const round = drillRound(draft, drills)
    writeSwim(draft, [{ repeat: timesIn(main, round), steps: round }])
    return
  }
  if (shape === 'drills') {
    const [first = drillOf(0), second = first] = drills
    const drill = (cue: Drill) => drilled50(draft, cue)
    const drilled = timesIn(main * spec.share, drill(first))
    const easy = easy100(draft)
    const swims = timesIn(main - drilled * secondsOf(drill(first)), easy)
    writeSwim(draft, [
      { repeat: Math.ceil(drilled / 2), steps: drill(first) },
      { repeat: Math.floor(drilled / 2), steps: drill(second) },
      { repeat: swims, steps: easy },
    ])
    return
  }
  if (shape !== 'repeats') return
  const repeats = repeatsOf(draft, spec, level)
  writeSwim(draft, [{ repeat: timesIn(main, repeats), steps: repeats }])
}

const drilled50 = (draft: Draft, cue: Drill): Step[] => [
  swum(draft, { zone: 'recovery', cue }, LENGTH),
  pause(DRILL_REST),
]

const easy100 = (draft: Draft): Step[] => [swum(draft, { zone: 'easy', cue: 'swim-easy' }, 2 * LENGTH), pause(15)]

/** Each drill, and then a hundred of swimming. */
const drillRound = (draft: Draft, drills: readonly Drill[]): Step[] => [
  ...drills.flatMap((cue) => drilled50(draft, cue)),
  ...easy100(draft),
]

const repeatsOf = (
  draft: Draft,
  { cue, metres, rest }: Extract<EasySpec, { shape: 'repeats' }>,
  level: number,
): Step[] => metres.flatMap((each) => [swum(draft, { zone: 'easy', cue }, valueAt(each, level)), pause(rest)])

/** Whether an empty session has room for what gives this shape its name, once at least. */
export function holdsOnce(draft: Draft, spec: EasySpec, level: number): boolean {
  if (spec.shape === 'repeats') return timesIn(swimMainSeconds(draft), repeatsOf(draft, spec, level)) > 0
  if (spec.shape === 'drills-in-turn') return timesIn(swimMainSeconds(draft), drillRound(draft, FIRST_DRILLS)) > 0
  if (spec.shape === 'thirds') return metresIn(swimMainSeconds(draft) / 3, draft.zones.recovery) > 0
  return spec.shape !== 'stretches' || mainSeconds(draft) >= spec.on + spec.off
}
