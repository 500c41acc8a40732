import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { AfterRace } from '../../components/week/after-race.js'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { afterRaceInWords } from '../../lib/words.js'
import { textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { SeasonCard } from './strip/season-card.js'

const plan = samplePlan()
const { workouts, afterRace } = generatePlan(readPlanInput(plan))

describe('the band of the days after the race', () => {
  it('has every session with its date, after words on what they are for', () => {
    const text = textOf(<AfterRace sessions={afterRace} />)
    expect(text).toMatch(/^After the race The first 2 days are off\. All easy, and in none of the plan's hours\./)
    expect(text).toContain('Thu 1 Apr')
    const names = afterRaceInWords(STORED_UNITS, afterRace).map(({ name }) => name)
    expect(names.filter((name) => name && text.includes(name))).toHaveLength(afterRace.length)
  })

  it.each([[[]], [undefined]])('is not there for a plan of before: %j', (sessions) => {
    expect(textOf(<AfterRace sessions={sessions} />)).toBe('')
  })

  it('is none of the season, which stands above what is trained today', () => {
    const shown = { plan, workouts, today: '2027-01-28', week: 6, onWeek: () => undefined }
    expect(textOf(<SeasonCard {...shown} />)).not.toContain('After the race')
    expect(seasonWeeks(plan, workouts, shown.today)).toHaveLength(plan.totalWeeks)
  })
})
