import { valueAt } from '../season/season.js'
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
import { LENGTH, metresIn, swimMainSeconds, timesIn, writeSwim } from './swim-writer.js'

/** Metres of an easy swim's repeats. Design choice, as are all sizes here that `engine` tables do not name. */
const SWIM_REPEAT: Levels = [200, 300, 400]

/** Most stretches of quick legs, and of strides. */
const QUICK: Levels = [6, 7, 8]
const STRIDES: Levels = [4, 5, 6]

/** Seconds of a stride, and with the jog after it. */
const STRIDE = { fast: 20, whole: 80 } as const

/** Share of a technique swim spent on drills. */
const DRILL_SHARE = 0.4

export type EasyNeeds = {
  /** 0 beginner, 1 intermediate, 2 advanced. */
  level: number
  /** How many of these came before; lets forms alternate. */
  turn: number
}

/** Writes an easy session of this shape into the draft. Returns the seconds of it that are not easy. */
export function writeEasy(draft: Draft, { shape, cue }: EasySpec, { level, turn }: EasyNeeds): number {
  const main = mainSeconds(draft)
  const work = { kind: 'work', zone: 'easy', label: cue } as const
  const recover = { kind: 'recover', zone: 'recovery', label: 'Jog' } as const
  let last = 'Easy'
  if (shape === 'run-walk') {
    const run = timed(draft, work, turn % 2 === 0 ? 240 : 300)
    writeFitting(draft, draft.left, [run, timed(draft, { ...recover, label: 'Walk' }, 60)])
    writeRest(draft, cue, 0)
    return 0
  }
  if (draft.sport === 'swim') {
    writeEasySwim(draft, { shape, cue }, level)
    return 0
  }
  writeWarmUp(draft)
  if (shape === 'quick') {
    const usual = timed(draft, { ...work, kind: 'recover', label: 'As usual' }, 120)
    writeFitting(draft, Math.min(main, valueAt(QUICK, level) * 180), [timed(draft, work, 60), usual])
  } else if (shape === 'strides') {
    // They come last, on warm legs.
    const count = Math.min(valueAt(STRIDES, level), Math.floor(main / STRIDE.whole))
    write(draft, timed(draft, EASY, main - count * STRIDE.whole))
    const fast = timed(draft, { ...work, zone: 'interval', label: 'Fast and relaxed' }, STRIDE.fast)
    writeFitting(draft, count * STRIDE.whole, [fast, timed(draft, recover, STRIDE.whole - STRIDE.fast)])
    writeRest(draft, last)
    return count * STRIDE.fast
  } else if (shape === 'rising') {
    write(draft, timed(draft, work, Math.floor(main / 120) * 60))
    last = 'Easy, a little quicker'
  } else last = cue
  writeRest(draft, last)
  return 0
}

/** An easy swim of whole lengths: drills and easy hundreds, repeats, or kick, pull and swim in thirds. */
function writeEasySwim(draft: Draft, { shape, cue }: Pick<EasySpec, 'shape' | 'cue'>, level: number) {
  const main = swimMainSeconds(draft)
  if (shape === 'thirds') {
    const third = (zone: 'recovery' | 'easy', label: string) => [
      swum(draft, { zone, label }, metresIn(main / 3, draft.zones[zone])),
    ]
    const sets = [third('recovery', 'kick and drill'), third('easy', 'easy with pull buoy')]
    writeSwim(
      draft,
      sets.map((steps) => ({ repeat: secondsOf(steps) > 0 ? 1 : 0, steps })),
      { ...EASY, label: cue },
    )
    return
  }
  if (shape === 'drills') {
    const drills = [swum(draft, { zone: 'recovery', label: cue }, LENGTH), pause(15)]
    const drilled = timesIn(main * DRILL_SHARE, drills)
    const easy = [swum(draft, { zone: 'easy', label: '100 m easy' }, 2 * LENGTH), pause(15)]
    const swims = timesIn(main - drilled * secondsOf(drills), easy)
    writeSwim(draft, [
      { repeat: drilled, steps: drills },
      { repeat: swims, steps: easy },
    ])
    return
  }
  const metres = valueAt(SWIM_REPEAT, level)
  const repeat = [swum(draft, { zone: 'easy', label: `${metres} m easy` }, metres), pause(20)]
  writeSwim(draft, [{ repeat: timesIn(main, repeat), steps: repeat }], { ...EASY, label: cue })
}
