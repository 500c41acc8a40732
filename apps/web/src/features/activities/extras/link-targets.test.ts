import { describe, expect, it } from 'vitest'
import type { WorkoutInWords } from '../../../lib/words.js'
import { sampleActivity } from '../../../testing/sample-activity.js'
import { sampleActual, sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { linkTargets, toLink } from './link-targets.js'

/** Ends on a Sunday; week 1 begins on Monday, 8 March. */
const CALENDAR = { raceDate: '2027-03-21', totalWeeks: 2 }
const ride = (id: string, minutes = 60) => sampleExercise('bike', id, minutes)
const day = (week: number, weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6, exercises: ReturnType<typeof ride>[], changes = {}) =>
  sampleWorkout(week * 10 + weekday, weekday, exercises, { week, ...changes }) as WorkoutInWords

const recorded = { sport: 'bike', localDay: '2027-03-10', duration: 3600 } as const
const idsOf = (workouts: readonly WorkoutInWords[], changes = {}) =>
  linkTargets({ ...recorded, ...changes }, CALENDAR, workouts).map(({ exercise }) => exercise.id)

describe('the sessions that an activity can be linked to', () => {
  it('are those of its sport within a week, the nearest day before the nearest in time', () => {
    const workouts = [
      day(1, 1, [ride('two days before')]),
      day(1, 3, [ride('long', 90), ride('short', 50), sampleExercise('run', 'run', 60)]),
      day(1, 4, [ride('the day after')]),
      day(2, 3, [ride('a week after')]),
      day(2, 4, [ride('later')]),
    ]
    expect(idsOf(workouts)).toEqual(['short', 'long', 'the day after', 'two days before', 'a week after'])
    expect(idsOf(workouts, { sport: null })).toContain('run')
    expect(idsOf(workouts, { sport: 'swim' })).toEqual([])
  })

  it('leave out those that another activity is linked to, and no others of their day', () => {
    const done = { garminActivityId: '7' }
    expect(idsOf([day(1, 3, [ride('only')], done)])).toEqual([])
    const [first, second] = [ride('first'), ride('second')]
    const actualExercises = [{ ...sampleActual(first), loggedAt: '2027-03-10T10:00:00Z' }]
    expect(idsOf([day(1, 3, [first, second], { ...done, actualExercises })])).toEqual(['second'])
  })
})

describe('what waits to be linked', () => {
  const suggestion = { trainingPlanId: 7 } as ReturnType<typeof sampleActivity>['suggestions'][number]
  const waiting = sampleActivity({ suggestions: [suggestion] })

  it('may be a session of the plan, and was not kept as an extra one', () => {
    const others = [sampleActivity(), sampleActivity({ suggestions: [suggestion], isExtra: true })]
    expect(toLink(7, [waiting, ...others], undefined)).toEqual([waiting])
    expect(toLink(8, [waiting], undefined)).toEqual([])
  })

  it('is that of one day where one is asked for', () => {
    expect(toLink(7, [waiting], waiting.localDay)).toEqual([waiting])
    expect(toLink(7, [waiting], '2027-01-26')).toEqual([])
  })
})
