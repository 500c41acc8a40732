import type { Sport } from '../../types.js'
import type { AdaptSource } from '../sources.js'

/** What of a day's sessions is left on the way back. */
export type BackStep = {
  /** Share of each session's minutes. */
  share: number
  /** `all`: every session is easy. `one-hard`: one hard session of the stretch stays. `as-planned`: effort stays as it is. */
  effort: 'all' | 'one-hard' | 'as-planned'
  source: AdaptSource
}

/** A stretch of the way back: up to which day, exclusive, from the first (0). */
type Stretch = BackStep & { until: number }

/** Each row of the table: gaps of at least so many days, and what the days after them hold. */
export const ROWS: readonly { days: number; stretches: readonly Stretch[] }[] = [
  {
    days: 42,
    stretches: [
      { until: 14, share: 0.5, effort: 'all', source: 'friel' },
      { until: 21, share: 0.65, effort: 'one-hard', source: 'friel' },
      { until: 28, share: 0.8, effort: 'as-planned', source: 'friel' },
    ],
  },
  {
    days: 21,
    stretches: [
      { until: 7, share: 0.5, effort: 'all', source: 'friel' },
      { until: 14, share: 0.65, effort: 'all', source: 'friel' },
      { until: 21, share: 0.8, effort: 'one-hard', source: 'friel' },
    ],
  },
  {
    days: 14,
    stretches: [
      { until: 7, share: 0.6, effort: 'all', source: 'friel' },
      { until: 14, share: 0.8, effort: 'one-hard', source: 'friel' },
    ],
  },
  {
    days: 7,
    stretches: [
      { until: 3, share: 0.6, effort: 'all', source: 'trainerRoad' },
      { until: 7, share: 0.8, effort: 'one-hard', source: 'trainerRoad' },
    ],
  },
  { days: 4, stretches: [{ until: 2, share: 0.75, effort: 'all', source: 'friel' }] },
]

/** Running comes back a day later after a short gap, and after a longer one takes as long as the break, at most this long. */
export const RUN = { from: 7, firstHalf: 0.5, secondHalf: 0.75, shortDays: 3, longest: 28 }

/** What a day of the way back holds, `day` 0 being the first; undefined where all is as planned. */
export function backStep(days: number, sport: Sport, day: number): BackStep | undefined {
  const row = ROWS.find((each) => days >= each.days)
  if (!row) return undefined
  const isShortRun = sport === 'run' && row.days === 4
  const step = isShortRun && day < RUN.shortDays ? row.stretches[0] : row.stretches.find(({ until }) => day < until)
  const run = sport === 'run' && days >= RUN.from ? runStep(days, day) : undefined
  return run && !(step && step.share < run.share) ? run : step
}

/** Half of the break at half the running, the other half at three quarters, all of it easy. */
export function runStep(days: number, day: number): BackStep | undefined {
  const way = Math.min(days, RUN.longest)
  if (day >= way) return undefined
  return { share: day < way / 2 ? RUN.firstHalf : RUN.secondHalf, effort: 'all', source: 'danielsReturn' }
}

/** Days off from running, and the share of the speed that is left, without and with training in other sports. */
const SPEED: readonly (readonly [days: number, without: number, withOthers: number])[] = [
  [5, 1, 1],
  [7, 0.994, 0.997],
  [10, 0.985, 0.992],
  [14, 0.973, 0.986],
  [21, 0.952, 0.976],
  [28, 0.931, 0.965],
  [42, 0.889, 0.944],
  [56, 0.847, 0.923],
  [72, 0.8, 0.9],
]

/** The share of the planned speed that so many days off leave, in a straight line between the rows. */
export function speedAfter(days: number, hasOthers: boolean): number {
  const column = hasOthers ? 2 : 1
  const after = SPEED.find(([row]) => row >= days)
  if (!after) return SPEED.at(-1)?.[column] ?? 1
  const before = SPEED[SPEED.indexOf(after) - 1]
  if (!before) return after[column]
  return before[column] + ((after[column] - before[column]) * (days - before[0])) / (after[0] - before[0])
}
