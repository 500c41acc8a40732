import { addDays } from '../calendar.js'
import { EXPERIENCE_LEVELS, type PlanInput, RACE_TYPES } from '../types.js'
import { scenario, weekOffering } from './scenarios.js'

/** Weeks as athletes have them: even, cramped, lopsided, with hours at the bounds of rules, without endurance days. */
const WEEKS = [
  'Sun 1.5e, Mon 1, Tue 1, Wed 1, Thu 1, Fri 1, Sat 3e',
  'Sun 2, Tue 0.75, Wed 1, Thu 0.75, Sat 4',
  'Tue 1, Thu 1, Sat 2e, Sun 2e',
  'Mon 0.5, Tue 0.5, Wed 0.5, Thu 0.5, Fri 0.5, Sat 1.25e, Sun 1',
  'Sun 5e, Mon 2, Tue 2, Wed 2, Thu 2, Fri 2, Sat 6e',
  'Wed 3e, Sat 3e, Sun 3',
  'Mon 1, Tue 1.5e, Wed 1, Thu 0.75, Fri 2.5e, Sun 0.5',
  'Sun 8e, Tue 1, Sat 8e',
] as const
const LENGTHS = [4, 7, 10, 12, 16, 20, 24, 30, 36] as const

export type PinnedSeason = { title: string; input: PlanInput }

/** Every race and level, each on three of the weeks, over lengths and starts that begin a week in its middle. */
export const PINNED_SEASONS: readonly PinnedSeason[] = RACE_TYPES.flatMap((race, r) =>
  EXPERIENCE_LEVELS.flatMap((level, l) =>
    [0, 1, 2].map((turn) => {
      const at = r * 9 + l * 3 + turn
      const week = WEEKS[(at * 3) % WEEKS.length] ?? WEEKS[0]
      const input = scenario(race, level, LENGTHS[(at * 5) % LENGTHS.length] ?? 12, {
        weeklySchedule: weekOffering(week),
      })
      return { title: `${race}, ${level}, ${week}`, input: { ...input, today: addDays(input.today, at % 7) } }
    }),
  ),
)
