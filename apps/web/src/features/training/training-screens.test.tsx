import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { mainPartText } from '@tri/plan-files/main-part'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { clock } from '../../lib/measures/format.js'
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

const show = (view: ReactNode) =>
  textOf(
    <QueryClientProvider client={new QueryClient()}>
      <EditsProvider plan={plan} workouts={workouts} today={today}>
        {view}
      </EditsProvider>
    </QueryClientProvider>,
  )

const noop = () => undefined
const shown = { plan, workouts, trained: workouts, today }
const showDay = (day: string) => show(<DailyView {...shown} selectedDay={day} onSelectDay={noop} onStep={noop} />)
const showWeek = (week: number) => show(<WeeklyPlanner {...shown} week={week} onStep={noop} />)

describe('the daily view', () => {
  it('tells week, phase, weekday and date', () => {
    expect(showDay(today)).toContain('Daily Training · Week 6 of 14 · Build Phase Thursday, 28 January')
  })

  it('shows every session of the day with its steps and its reason', () => {
    const text = showDay(today)
    const day = workouts.find(({ week, day }) => week === 6 && day === 4)
    for (const exercise of day?.exercises ?? []) {
      const { name, duration, distance } = exercise
      expect(text).toContain(name)
      expect(text).toContain(`${clock(duration)} ${distance} ${mainPartText(exercise, STORED_UNITS, '×')}`)
    }
    expect(text, 'what the pace of intervals is for').toContain('0:35 3.8 mi 5 × 2:30 min at 7:50/mi')
    expect(text.match(/Why this session\?/g)).toHaveLength(day?.exercises.length ?? 0)
  })

  it('shows the next session in full, and later ones in a row with one press to log them', () => {
    const text = showDay(today)
    const [next, ...later] = workouts.find(({ week, day }) => week === 6 && day === 4)?.exercises ?? []
    expect(later.length).toBeGreaterThan(0)
    expect(text.match(/Done as planned/g)).toHaveLength(1 + later.length)
    expect(text.match(/Done, with changes/g), 'the menu has it for the others').toHaveLength(1)
    expect(text.indexOf('Done, with changes')).toBeLessThan(text.indexOf(later[0]?.name ?? ''))
    expect(text.indexOf(next?.name ?? '')).toBeLessThan(text.indexOf('Done, with changes'))
  })

  it('says so when nothing is scheduled, and why', () => {
    expect(showDay('2027-01-27')).toContain('No workouts scheduled You asked for Wednesdays off')
  })

  it("has seven days in this week's overview", () => {
    expect(showDay(today)).toMatch(/This Week's Overview Mon 25 \w+ .*Wed 27 Rest .*Thu 28 0 of \d.*Sun 31 0 of \d/)
  })

  it('adds the week up, in all and by sport', () => {
    expect(showDay(today)).toMatch(/Week 6 Build Phase 0:00 of \d:\d\d Swim 0:00 of \d:\d\d Bike/)
  })
})

describe('the weekly planner', () => {
  it('names week and phase and adds up the hours', () => {
    const text = showWeek(6)
    expect(text).toMatch(/Week 6 of 14 - Build Phase/)
    expect(text).toMatch(/Swim \d:\d\d Bike \d:\d\d Run \d:\d\d Total \d:\d\d/)
    expect(text).toMatch(/Week 6 Stats Swim 0:00 of \d:\d\d/)
  })

  it.each([
    [8, 'Recovery Week 65% Volume'],
    [14, 'Race Week Light Taper'],
  ])('in week %i wears the badge of its week', (week, badge) => {
    expect(showWeek(week)).toContain(badge)
  })

  it('explains the week and shows the current plan', () => {
    const text = showWeek(6)
    expect(text).toContain('Why this week')
    expect(text).toMatch(/Current Plan Edit Race Olympic Level Intermediate Goal Not set/)
  })
})
