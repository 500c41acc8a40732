import { describe, expect, it } from 'vitest'
import { addDays, DAY_NAMES } from './calendar.js'
import { generatePlan } from './generate-plan.js'
import { minuteRow, scenario, weekOffering } from './testing/scenarios.js'
import { EXPERIENCE_LEVELS, type Plan, type PlanInput, RACE_TYPES } from './types.js'

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

/** Every race and level, each on three of the weeks, over lengths and starts that begin a week in its middle. */
const SEASONS = RACE_TYPES.flatMap((race, r) =>
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

/** A plan in a few lines: what it says about itself, its weeks, and its sessions with their minutes. */
function pinned({ title, input }: { title: string; input: PlanInput }): string {
  const plan = generatePlan(input)
  const notices = plan.notices.map(({ code }) => code).join(' ')
  return [`## ${title}: ${input.totalWeeks} weeks`, notices, minuteRow(plan), ...sessionLines(plan)].join('\n')
}

function sessionLines({ workouts, weeks }: Plan): string[] {
  return weeks.map(({ week }) => {
    const inWeek = workouts.filter((workout) => workout.week === week)
    const days = inWeek.map(({ day, exercises }) => {
      const sessions = exercises.map(({ name, duration }) => `${name} ${duration}`)
      return `${DAY_NAMES[day]?.slice(0, 3)} ${sessions.join(' + ')}`
    })
    return `${week}: ${days.join(', ')}`
  })
}

describe('what plans of all races, levels and kinds of weeks hold', () => {
  it('is what it was: who changes it sees where', async () => {
    await expect(`${SEASONS.map(pinned).join('\n\n')}\n`).toMatchFileSnapshot('./testing/pinned-plans.txt')
  })
})
