import { RACE_TYPES } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { textOf } from '../../../testing/render.js'
import { changeSchedule, chooseRaceType, filledIn, initialDraft } from '../form/draft.js'
import type { DraftPlan, TypedDraft } from '../form/draft-plan.js'
import { sampleWeek } from './sample-week.js'

const TODAY = '2026-11-20'
const START = initialDraft(null)

const drafted = (typed: TypedDraft = START): DraftPlan => filledIn(typed, TODAY)

const shown = (draft: DraftPlan, units = STORED_UNITS) => {
  const { caption, days } = sampleWeek({ draft, today: TODAY, units })
  return { caption, days: days.map((day) => textOf(<div>{day}</div>)) }
}

describe('the sample week', () => {
  it.each(RACE_TYPES)('of a race of the type %s has a session with its reasons on each day with hours', (raceType) => {
    const draft = drafted(chooseRaceType(START, raceType, null))
    const { caption, days } = shown(draft)
    expect(caption).toMatch(/^Week \d+ of 12, made from what you have entered\.$/)
    expect(days).toHaveLength(7)
    draft.schedule.forEach(({ available }, day) => {
      expect(days[day]).toMatch(available ? /^(Swim|Bike|Run) \d:\d\d [A-Z]/ : /^Rest\. You have no hours/)
    })
    expect(days[1]).toContain('Hard ride on Monday: the days before and after it stay free of hard work.')
  })

  it('shows a brick as one after the other, the run without a gap', () => {
    const { days } = shown(drafted())
    expect(days[6]).toMatch(/^Bike 1:\d\d Long Ride.* Run 0:\d\d Transition Run/)
  })

  it('follows the hours of a day, and calls a day free for which nothing is left', () => {
    const schedule = START.schedule.map((day) => (day.day === 5 ? { ...day, hours: 0 } : day))
    const { days } = shown(drafted(changeSchedule(START, schedule)))
    expect(days[5]).toBe('Free. This week needs no session here.')
    expect(days).not.toEqual(shown(drafted()).days)
  })

  it('speaks in the athlete’s units', () => {
    const metric = { ...STORED_UNITS, units: 'metric' } as const
    expect(shown(drafted(), metric).days[6]).toContain('700 m to settle')
    expect(shown(drafted()).days[6]).toContain('0.4 mi to settle')
  })

  it('says for which race it is where the date was taken away', () => {
    const { caption } = shown({ ...drafted(), raceDate: '' })
    expect(caption).toMatch(/, for an Olympic race 12 weeks away\.$/)
  })
})
