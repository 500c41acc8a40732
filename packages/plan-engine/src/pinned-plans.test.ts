import { describe, expect, it } from 'vitest'
import { DAY_NAMES } from './calendar.js'
import { generatePlan } from './generate-plan.js'
import { PINNED_SEASONS, type PinnedSeason } from './testing/pinned-seasons.js'
import { minuteRow } from './testing/scenarios.js'
import { inEnglish } from './testing/words.js'
import type { TextPlan } from './texts/text-types.js'

/** A plan in a few lines: what it says about itself, its weeks, and its sessions with minutes and distances. */
function pinned({ title, input }: PinnedSeason): string {
  const plan = inEnglish(generatePlan(input))
  const notices = plan.notices.map(({ code }) => code).join(' ')
  return [`## ${title}: ${input.totalWeeks} weeks`, notices, minuteRow(plan), ...sessionLines(plan)].join('\n')
}

function sessionLines({ workouts, weeks }: TextPlan): string[] {
  return weeks.map(({ week }) => {
    const inWeek = workouts.filter((workout) => workout.week === week)
    const days = inWeek.map(({ day, exercises }) => {
      const sessions = exercises.map(
        ({ name, duration, distance, linked }) =>
          `${linked ? 'and ' : ''}${name} ${duration} (${distance.replace(' ', '')})`,
      )
      return `${DAY_NAMES[day]?.slice(0, 3)} ${sessions.join(' + ')}`
    })
    return `${week}: ${days.join(', ')}`
  })
}

describe('what plans of all races, levels and kinds of weeks hold', () => {
  it('is what it was: who changes it sees where', async () => {
    await expect(`${PINNED_SEASONS.map(pinned).join('\n\n')}\n`).toMatchFileSnapshot('./testing/pinned-plans.txt')
  })
})
