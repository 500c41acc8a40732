import type { Sport } from '../../types.js'

/** What of a day's sessions is left on the way back. */
export type BackStep = {
  /** Share of each session's minutes. */
  share: number
  /** `all`: every session is easy. `one-hard`: one hard session of the stretch stays. `as-planned`: effort stays as it is. */
  effort: 'all' | 'one-hard' | 'as-planned'
  source: 'danielsReturn' | 'friel' | 'trainerRoad'
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

/** No session on the way back is shorter. */
export const SHORTEST = 15

/** The openers and the day before them stay, whatever came before them: sessions of fewer days to the race. */
export const LAST_DAYS = 3

/** After up to so many days a recovery week is short enough as it is: only running takes longer. Design choice. */
export const SHORT_PAUSE = 13

/** After up to so many days without training the plan goes on as it is; more of them are time off, told or not. Design choice. */
export const MOST_FEW = 3

/** Shorter sessions keep no fitness. Design choice. */
export const SHORTEST_DONE = 10

/** Who has trained on so many days since a pause of so many has passed over the way back from it. Design choice. */
export const daysToPassOver = (days: number): number => (days >= 14 ? 2 : 1)

/** Days without a sport, or without any: how many, and why, as far as it is told. */
export type Pause = { days: number; reasons: readonly string[] }

const ALARMING: readonly string[] = ['chest-pain', 'breathlessness', 'palpitations', 'dizziness']

/** Whether a symptom is one that a doctor should see before training goes on: it asks for as gentle a way back as fever. */
export const isAlarming = (symptom: string): boolean => ALARMING.includes(symptom)

/** Days that fever counts for beside those that it took. Design choice, as it is harder on the body. */
export const FEVER_DAYS = 6

/** The days that a pause counts for on the way back. */
export const countedDays = ({ days, reasons }: Pause): number => days + (reasons.includes('ill-fever') ? FEVER_DAYS : 0)

/** What a day of the way back holds, `day` 0 being the first; undefined where all is as planned. Running takes longer after an injury. */
export function stepAfter(pause: Pause, sport: Sport, day: number): BackStep | undefined {
  const step = backStep(countedDays(pause), sport, day)
  return sport === 'run' && pause.reasons.includes('injury') ? gentler(step, runStep(pause.days, day)) : step
}

/** What a day of the way back from so many days holds. */
export function backStep(days: number, sport: Sport, day: number): BackStep | undefined {
  const row = ROWS.find((each) => days >= each.days)
  if (!row) return undefined
  const isShortRun = sport === 'run' && row.days === 4
  const step = isShortRun && day < RUN.shortDays ? row.stretches[0] : row.stretches.find(({ until }) => day < until)
  return gentler(step, sport === 'run' && days >= RUN.from ? runStep(days, day) : undefined)
}

/** The smaller share of the two, and easy where one of them is. */
function gentler(step: BackStep | undefined, run: BackStep | undefined): BackStep | undefined {
  if (!step || !run) return step ?? run
  return step.share < run.share ? { ...step, effort: run.effort } : run
}

/** Half of the break at half the running, the other half at three quarters, all of it easy. */
function runStep(days: number, day: number): BackStep | undefined {
  const way = Math.min(days, RUN.longest)
  if (day >= way) return undefined
  return { share: day < way / 2 ? RUN.firstHalf : RUN.secondHalf, effort: 'all', source: 'danielsReturn' }
}

/** Most minutes of the first days after fever, one easy session each: those of the graded return after illness. */
export const AFTER_FEVER = [15, 15, 30, 45, 60, 60] as const

/** After illness without fever: the first day's share, and at most so many easy days. */
export const AFTER_ILLNESS = { first: 0.5, easyDays: 3 } as const

/** Easy days after illness: those of the graded return after fever, else as many as it took, three at most. */
export function easyAfterIllness({ days, reasons }: Pause): number {
  if (reasons.includes('ill-fever')) return AFTER_FEVER.length
  return reasons.includes('ill') ? Math.min(days, AFTER_ILLNESS.easyDays) : 0
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
