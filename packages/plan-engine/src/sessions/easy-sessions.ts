import { valueAt } from '../season/season.js'
import type { CueCode } from '../steps.js'
import type { Step } from '../types.js'
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

/** Share of a technique swim spent on drills. */
const DRILL_SHARE = 0.4

/** Writes an easy session of this shape; `level` is 0 for a beginner to 2. Returns the seconds of it that are not easy. */
export function writeEasy(draft: Draft, spec: EasySpec, level: number): number {
  if (draft.sport === 'swim') {
    writeEasySwim(draft, spec, level)
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
function writeEasySwim(draft: Draft, spec: EasySpec, level: number) {
  const main = swimMainSeconds(draft)
  const { shape, cue } = spec
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
  if (shape === 'drills') {
    const drills = [swum(draft, { zone: 'recovery', cue }, LENGTH), pause(DRILL_REST)]
    const drilled = timesIn(main * DRILL_SHARE, drills)
    const easy = [swum(draft, { zone: 'easy', cue: 'swim-easy' }, 2 * LENGTH), pause(15)]
    const swims = timesIn(main - drilled * secondsOf(drills), easy)
    writeSwim(draft, [
      { repeat: drilled, steps: drills },
      { repeat: swims, steps: easy },
    ])
    return
  }
  if (shape !== 'repeats') return
  const repeats = repeatsOf(draft, spec, level)
  writeSwim(draft, [{ repeat: timesIn(main, repeats), steps: repeats }])
}

const repeatsOf = (
  draft: Draft,
  { cue, metres, rest }: Extract<EasySpec, { shape: 'repeats' }>,
  level: number,
): Step[] => metres.flatMap((each) => [swum(draft, { zone: 'easy', cue }, valueAt(each, level)), pause(rest)])

/** Whether an empty session has room for what gives this shape its name, once at least. */
export function holdsOnce(draft: Draft, spec: EasySpec, level: number): boolean {
  if (spec.shape === 'repeats') return timesIn(swimMainSeconds(draft), repeatsOf(draft, spec, level)) > 0
  if (spec.shape === 'thirds') return metresIn(swimMainSeconds(draft) / 3, draft.zones.recovery) > 0
  return spec.shape !== 'stretches' || mainSeconds(draft) >= spec.on + spec.off
}
