import { readPlanInput } from '@tri/api-contract'
import { generatePlan, toActual, type Workout } from '@tri/plan-engine'
import { seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { ForecastCard } from './forecast/forecast-card.js'
import { forecastFacts } from './forecast/forecast-facts.js'
import { ForecastTable } from './forecast/forecast-table.js'
import { ProgressCard } from './progress/progress-card.js'
import { WeekCompliance } from './progress/week-compliance.js'
import { comparedNow, comparedRows, comparedThen } from './what-if/compare-plans.js'
import { ComparedPlans } from './what-if/compared-plans.js'
import { asItIs, suppose } from './what-if/what-if.js'
import { WhatIfCard } from './what-if/what-if-card.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
const done = workouts.map((workout): Workout => {
  if (workout.week > 4) return workout
  const actualExercises = workout.exercises.map((exercise) => ({ ...toActual(exercise), metres: 1000 }))
  return { ...workout, isCompleted: true, actualExercises }
})

describe('the progress card', () => {
  it("shows the specification's example before anything is logged, and says so", () => {
    const text = textOf(<ProgressCard plan={plan} workouts={workouts} />)
    expect(text).toContain('Example - log a workout to see your own')
    expect(text).toMatch(/Swim 8 % faster Training done 65 %.*Bike 12 % faster.*Run 5 % faster/)
    expect(text).not.toContain('Week by week')
  })

  it('shows the athlete’s own figures from then on: trend, hours and sessions done of planned, target', () => {
    const text = textOf(<ProgressCard plan={plan} workouts={done} />)
    expect(text).not.toContain('Example')
    expect(text).toMatch(
      /Run \d+ % faster [\w -]+ \(\w+\): \d+:\d\d to \d+:\d\d \/mi, \d+ sessions Hours \d+:\d\d of \d+:\d\d/,
    )
    expect(text).toMatch(/Sessions \d+ of \d+ Target pace 8:25 \u2192 7:55 \/mi/)
  })

  it('looks back week by week, in words beside every icon', () => {
    const weeks = seasonWeeks(plan, done, '2027-02-01')
    const text = textOf(<WeekCompliance weeks={weeks} />)
    expect(text).toMatch(
      /^Week by week Week 6 0:00 of \d:\d\d 0 %, far off Week 5 .* Week 4 \d:\d\d of \d:\d\d 100 %, as planned/,
    )
    expect(textOf(<WeekCompliance weeks={seasonWeeks(plan, done, plan.startDate)} />)).toBe('')
  })
})

describe('the race-day forecast', () => {
  it('tells the prediction and when it is raced, and offers start and print', () => {
    const text = textOf(<ForecastCard plan={plan} />)
    expect(text).toMatch(/^Race-day forecast 2:49:27 predicted from your current paces for Sunday, 28 March 2027/)
    expect(text).toContain('Race starts at')
    expect(text).toContain('Print forecast')
    expect(text).toContain('What this rests on')
  })

  it('has one column on a phone and all of them elsewhere', () => {
    const facts = forecastFacts(plan, '07:00', STORED_UNITS)
    const some = markupOf(<ForecastTable facts={facts} chosen="bold" />)
    expect(some.match(/<th scope="col" data-other="true"/g)).toHaveLength(2)
    expect(markupOf(<ForecastTable facts={facts} chosen={undefined} />)).not.toContain('data-other')
  })

  it('says a missed cut-off in words and with an icon', () => {
    const slow = samplePlan({ currentSwimPace: '5:00', goalSwimPace: '5:00' })
    const markup = markupOf(<ForecastTable facts={forecastFacts(slow, '', STORED_UNITS)} chosen={undefined} />)
    expect(markup).toMatch(/data-missed="true"><svg[^>]*aria-hidden="true"/)
    expect(markup).toContain('14:50 too late')
  })
})

describe('what if', () => {
  const otherOf = (raceDate: string) => {
    const { payload } = suppose(plan, { ...asItIs(plan), raceDate }, plan.startDate)
    if (!payload) throw new Error('no plan')
    return comparedThen(payload, plan.startDate)
  }

  it('shows both plans as rows of figures, with what changes', () => {
    const now = comparedNow(plan, workouts, plan.startDate)
    const other = otherOf('2027-04-25')
    const weeks = { before: now.weeks, after: other.weeks }
    const text = textOf(<ComparedPlans title="From today to the race" weeks={weeks} rows={comparedRows(now, other)} />)
    expect(text).toMatch(/^From today to the race As it is What if Weeks left 14 18 \+4 Training days \d+ \d+ \+\d+/)
    expect(text).toMatch(/Plan check \d+ of 100 \w+ \d+ of 100/)
  })

  it('is one press away', () => {
    const text = textOf(<WhatIfCard plan={plan} workouts={workouts} />)
    expect(text).toMatch(/^What if .* Compare another plan$/)
  })
})
