import fc from 'fast-check'
import type { ChangeQuestion, PlanChange } from '../adapt/season-change/types.js'
import { addDays, daysBetween } from '../calendar.js'
import { EXPERIENCE_LEVELS, type Rhythm } from '../types.js'
import { type History, questionOf, randomHistory } from './random-history.js'
import { randomInput } from './random-input.js'

/** What an athlete asks for: any of it, told from the plan as it stands. */
const wish = fc.record(
  {
    /** Days that the race is later, or earlier. */
    race: fc.oneof(fc.integer({ min: -60, max: 90 }), fc.constantFrom(-21, -7, 7, 14, 28)),
    /** Another athlete, for their hours and paces. */
    other: randomInput,
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    isSchedule: fc.boolean(),
    isPaces: fc.boolean(),
    isGoal: fc.boolean(),
    /** Days from tomorrow. */
    later: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 30 })),
  },
  { requiredKeys: ['other', 'isSchedule', 'isPaces', 'isGoal', 'later'] },
)

/** A history, and what is asked for in it. */
export type ChangeCase = {
  history: History
  wish: (typeof wish extends fc.Arbitrary<infer T> ? T : never) & { rhythm?: Rhythm }
}

/** Any plan at any day of it, and any change of it. */
export const randomChange = (most?: Parameters<typeof randomHistory>[0]): fc.Arbitrary<ChangeCase> =>
  fc.record({ history: randomHistory(most), wish })

/** The question that is asked. */
export function changeOf({
  history,
  wish: { race, other, experienceLevel, rhythm, later, ...is },
}: ChangeCase): ChangeQuestion {
  const { input, saved, today, pinned } = questionOf(history)
  const raceDate = race === undefined ? undefined : addDays(input.raceDate, race)
  const changed: PlanChange = {
    ...(raceDate !== undefined && { raceDate }),
    ...(is.isSchedule && { weeklySchedule: other.weeklySchedule }),
    ...(is.isPaces && { currentPaces: other.currentPaces }),
    ...(is.isGoal && { goalPaces: other.goalPaces }),
    ...(experienceLevel && { experienceLevel }),
    ...(rhythm && { rhythm }),
  }
  const from = addDays(today, 1 + Math.min(later, Math.max(0, daysBetween(today, input.raceDate) - 1)))
  return { input, changed, saved, today, from, pinned }
}
