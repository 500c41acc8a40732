import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { mainPartText } from '@tri/plan-files/main-part'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { workoutsInWords } from '../../lib/words.js'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleActual, sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { SessionDaysContext } from '../session/session-days.js'
import { WeekGrid } from './week-grid.js'

const plan = samplePlan()
const workouts = workoutsInWords(STORED_UNITS, generatePlan(readPlanInput(plan)).workouts)
const week = { calendar: plan, schedule: plan.weeklySchedule, startDate: plan.startDate, today: '2027-01-28' }

describe('a week on the screen', () => {
  const text = textOf(<WeekGrid {...week} week={6} workouts={workouts} />)

  it('has seven days in date order, today among them', () => {
    expect(text.match(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ Jan/g)).toEqual([
      'Mon 25 Jan',
      'Tue 26 Jan',
      'Wed 27 Jan',
      'Thu 28 Jan',
      'Fri 29 Jan',
      'Sat 30 Jan',
      'Sun 31 Jan',
    ])
    expect(text).toMatch(/Today, Thu 28 Jan/)
  })

  it('says why a day is off', () => {
    expect(text).toMatch(/Wed 27 Jan day off Rest You asked for Wednesdays off/)
  })

  it('shows every exercise of the week with its figures', () => {
    const shown = workouts.filter((workout) => workout.week === 6).flatMap(({ exercises }) => exercises)
    expect(shown.length).toBeGreaterThan(5)
    for (const exercise of shown) {
      expect(text).toContain(exercise.name)
      expect(text).toContain(`${exercise.distance} ${mainPartText(exercise, STORED_UNITS, '×')}`)
    }
    expect(text, 'what the pace of intervals is for').toContain('14.5 mi 3 × 8 min at 18.9 mph')
  })

  it('reads durations and profiles aloud', () => {
    expect(text).toMatch(/1:\d\d 1 hour( \d+ minutes)? \d/)
    expect(markupOf(<WeekGrid {...week} week={6} workouts={workouts} />)).toMatch(
      /aria-label="Session profile: Warm-up/,
    )
  })

  it('offers the reason of every exercise, each by its name', () => {
    const shown = workouts.filter((workout) => workout.week === 6).flatMap(({ exercises }) => exercises)
    for (const { name } of shown) expect(text).toContain(`Why this session? ${name}`)
    expect(text.match(/Why this session\?/g)).toHaveLength(shown.length)
  })

  it('invites to drop only where it is told to, and only within the plan', () => {
    expect(text).not.toContain('Drop workout here')
    const first = textOf(<WeekGrid {...week} week={1} workouts={[]} emptyHint="Drop workout here" />)
    expect(first.match(/Before your plan starts/g)).toHaveLength(3)
    expect(first.match(/Drop workout here/g)).toHaveLength(4)
  })
})

describe('a workout in the week', () => {
  const show = (...args: Parameters<typeof sampleWorkout>) =>
    textOf(<WeekGrid {...week} week={6} workouts={[sampleWorkout(...args)]} />)
  const bike = sampleExercise('bike', 'bike', 60)
  const run = sampleExercise('run', 'run', 15)

  it('names a brick and its whole time', () => {
    const brick = show(1, 6, [bike, { ...run, linked: true }])
    expect(brick).toContain('Brick 1:15, no pause')
    expect(brick).not.toContain('Later in the day')
  })

  it('says of sessions that are not linked that the second is for later in the day', () => {
    const text = show(1, 6, [bike, run])
    expect(text).toContain('Later in the day')
    expect(text).not.toContain('Brick')
  })

  describe('of an athlete who trains by the plan', () => {
    const days = { calendar: plan, today: week.today }
    const trained = (...args: Parameters<typeof sampleWorkout>) =>
      textOf(
        <SessionDaysContext.Provider value={days}>
          <WeekGrid {...week} week={6} workouts={[sampleWorkout(...args)]} />
        </SessionDaysContext.Provider>,
      )

    it('tells done beside planned', () => {
      const done = { isCompleted: true, actualExercises: [{ ...sampleActual(bike), duration: 66 }] }
      expect(trained(1, 1, [bike], done)).toContain('Done 1:06, +6 min')
    })

    it('tells of each session what became of it', () => {
      const logged = { ...sampleActual(bike), duration: 30, loggedAt: '2027-01-25T07:00:00Z' }
      const monday = trained(1, 1, [bike, run], { actualExercises: [logged] })
      expect(monday).toContain('Partly: 0:30 of 1:00')
      expect(monday).toContain('Missed')
      expect(trained(1, 6, [bike, run]).match(/Planned/g)).toHaveLength(2)
    })

    it('tells of sessions that were logged as a whole, the race too', () => {
      const whole = { isCompleted: true, actualDuration: 70 }
      expect(trained(1, 6, [bike, run], whole)).toContain('Done 0:56, \u22124 min')
      expect(trained(1, 0, [bike, run], { ...whole, workoutType: 'race' })).toContain('Done 0:56, \u22124 min')
    })
  })

  it('says nothing of what became of it where nobody trains by the plan', () => {
    expect(show(1, 1, [bike])).not.toContain('Missed')
  })

  it('shows the race as one card with its legs', () => {
    const text = show(1, 0, [bike, run], { workoutType: 'race' })
    expect(text).toContain('Race Race day 1:15')
    expect(text).toContain('without transitions')
  })

  it('stays as a place to drop exercises when it is empty', () => {
    expect(show(1, 1, [])).toContain('Drop exercises here')
  })
})
