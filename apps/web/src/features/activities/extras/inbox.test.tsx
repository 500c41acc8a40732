import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { GarminActivity, LinkSuggestion } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import type { WorkoutInWords } from '../../../lib/words.js'
import { textOf } from '../../../testing/render.js'
import { sampleActivity } from '../../../testing/sample-activity.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { DayExtras, DayInbox } from './day-activities.js'

const plan = samplePlan()
const ride = { ...sampleExercise('bike', 'w6d3e0', 50), name: 'Tempo Ride' }
const workouts = [sampleWorkout(1, 3, [ride])] as WorkoutInWords[]

const suggestion = (changes: Partial<LinkSuggestion> = {}): LinkSuggestion => ({
  workoutId: 1,
  trainingPlanId: plan.id,
  planName: plan.name,
  workoutType: 'bike',
  date: '2027-01-27',
  exerciseId: ride.id,
  exerciseName: 'Tempo Ride, 20 mi',
  plannedDuration: 50,
  difference: 0.04,
  isClose: true,
  ...changes,
})
const waiting = (id: number, changes: Partial<GarminActivity> = {}) =>
  sampleActivity({ id, activityName: `Ride ${id}`, suggestions: [suggestion()], ...changes })

const show = (activities: readonly GarminActivity[]) =>
  textOf(
    <QueryClientProvider client={new QueryClient()}>
      <DayInbox plan={plan} workouts={workouts} activities={activities} />
    </QueryClientProvider>,
  )

describe('what waits to be linked', () => {
  it('says what it was, when, how long and how far, and which session it may be, in the words of the plan', () => {
    const text = show([waiting(1)])
    expect(text).toContain('1 activity to link Ride 1 Bike 0:52, 15.0 mi, 17.3 mph · Wednesday, 27 January')
    expect(text).toMatch(/Link to Tempo Ride, 0:50 *: Ride 1 Keep as extra *: Ride 1 Other session\.\.\. *: Ride 1/)
  })

  it('calls a session as the server does where it is none of those on the page', () => {
    expect(show([waiting(1, { suggestions: [suggestion({ exerciseId: 'gone' })] })])).toContain(
      'Link to Tempo Ride, 20 mi, 0:50',
    )
  })

  it('offers no more than two sessions, and those of this plan alone', () => {
    const of = (exerciseId: string, trainingPlanId = plan.id) =>
      suggestion({ exerciseId, trainingPlanId, exerciseName: `Session ${exerciseId}` })
    const text = show([waiting(1, { suggestions: [of('other', plan.id + 1), of('a'), of('b'), of('c')] })])
    expect(text.match(/Link to Session \w+/g)).toEqual(['Link to Session a', 'Link to Session b'])
  })

  it('shows two at first, and how many there are', () => {
    const text = show([waiting(1), waiting(2), waiting(3)])
    expect(text).toContain('3 activities to link')
    expect(text).not.toContain('Ride 3')
    expect(text).toContain('Show all 3')
    expect(show([waiting(1), waiting(2)])).not.toContain('Show all')
  })

  it('names another sport as its device did', () => {
    expect(show([waiting(1, { sport: null, activityType: 'INDOOR_ROWING', distance: 0 })])).toContain(
      'Indoor rowing 0:52 · Wednesday, 27 January',
    )
  })

  it('is nothing while nothing waits', () => {
    expect(show([])).toBe('')
  })
})

describe('the extra sessions of a day', () => {
  it('each have the way to the session that it was after all', () => {
    const extras = [31, 32].map((id) => ({ activity: sampleActivity({ id }), workout: sampleWorkout(id, 3) }))
    const text = textOf(
      <QueryClientProvider client={new QueryClient()}>
        <DayExtras plan={plan} workouts={workouts} extras={extras} />
      </QueryClientProvider>,
    )
    expect(text.match(/Extra 0:52/g)).toHaveLength(2)
    expect(text.match(/Link to a session\.\.\./g)).toHaveLength(2)
  })
})
