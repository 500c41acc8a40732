import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { type WorkoutInWords, workoutsInWords } from '../../lib/words.js'
import { textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { DailyView } from './daily/daily-view.js'
import { EditsProvider } from './edits-provider.js'
import { WeeklyPlanner } from './weekly/weekly-planner.js'

const plan = samplePlan()
const workouts = workoutsInWords(STORED_UNITS, generatePlan(readPlanInput(plan)).workouts).map(
  (workout, index) => ({ ...workout, id: index + 1, trainingPlanId: plan.id }) as WorkoutInWords,
)
const today = '2027-01-28'

const show = (View: typeof DailyView, selectedDay: string) =>
  textOf(
    <QueryClientProvider client={new QueryClient()}>
      <EditsProvider plan={plan} workouts={workouts} today={today}>
        <View plan={plan} workouts={workouts} today={today} selectedDay={selectedDay} onSelectDay={() => undefined} />
      </EditsProvider>
    </QueryClientProvider>,
  )

describe('the daily view', () => {
  it('tells weekday, week and long date', () => {
    const text = show(DailyView, today)
    expect(text).toContain('Daily Training Thursday · Week 6 of 14 Build Phase')
    expect(text).toContain('Thursday, 28 January 2027 Today')
  })

  it('shows every exercise of the day with its steps and its reason', () => {
    const text = show(DailyView, today)
    const day = workouts.find(({ week, day }) => week === 6 && day === 4)
    for (const { name, duration, distance, pace } of day?.exercises ?? []) {
      expect(text).toContain(name)
      expect(text).toContain(`${duration} min ${distance} ${pace}`)
    }
    expect(text).toContain(`${day?.totalDuration} min`)
    expect(text.match(/Why this session\?/g)).toHaveLength(day?.exercises.length ?? 0)
  })

  it('says so when nothing is scheduled, and why', () => {
    expect(show(DailyView, '2027-01-27')).toContain('No workouts scheduled You asked for Wednesdays off')
  })

  it("has seven days in this week's overview", () => {
    expect(show(DailyView, today)).toMatch(
      /This Week's Overview \d+\.\d of \d+\.\d h done Mon 0\/1 .*Wed Rest .*Sun 0\/1/,
    )
  })
})

describe('the weekly planner', () => {
  it('names week and phase and adds up the hours', () => {
    const text = show(WeeklyPlanner, today)
    expect(text).toMatch(/Week 6 of 14 - Build Phase/)
    expect(text).toMatch(/Swim \d\.\d h Bike \d\.\d h Run \d\.\d h Total \d\.\d h/)
    expect(text).toMatch(/Week 6 Stats Swim 0\.0 of \d\.\d h/)
  })

  it.each([
    ['2027-02-10', 'Recovery Week 65% Volume'],
    ['2027-03-25', 'Race Week Light Taper'],
  ])('on %s wears the badge of its week', (day, badge) => {
    expect(show(WeeklyPlanner, day)).toContain(badge)
  })

  it('explains the week and shows the current plan', () => {
    const text = show(WeeklyPlanner, today)
    expect(text).toContain('Why this week')
    expect(text).toMatch(/Current Plan Edit Race Olympic Level Intermediate Goal Not set/)
  })
})
