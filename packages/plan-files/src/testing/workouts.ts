import { DAY_NAMES, type Weekday, workoutTypeOf } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep } from '@tri/plan-engine/texts'
import { NOT_DONE } from '@tri/test-setup/not-done'
import type { PlannedWorkout, PlanSheet } from '../plan/plan.js'

const easy = { from: 600, to: 560 }

/** An exercise as the engine writes it; an easy half-hour run unless said. */
export function exercise(fields: Partial<TextExercise> = {}): TextExercise {
  const duration = fields.duration ?? 30
  return {
    id: 'w1d1e1',
    type: 'run',
    name: 'Easy Run',
    duration,
    distance: '3.1 mi',
    pace: '9:40/mi',
    intensity: 'easy',
    notes: 'Easy running builds the engine.',
    steps: [{ kind: 'work', seconds: duration * 60, zone: 'easy', target: easy, label: 'Easy' }],
    reasons: [{ rule: 'easy', inputs: {}, sentence: 'Most of the week is easy.', source: 'Design choice' }],
    ...fields,
  }
}

/** An open workout of week 1 that holds the exercises. */
export function workout(
  day: Weekday,
  exercises: readonly TextExercise[],
  fields: Partial<PlannedWorkout> = {},
): PlannedWorkout {
  return {
    week: 1,
    day,
    dayName: DAY_NAMES[day],
    workoutType: workoutTypeOf(exercises, 'run'),
    exercises,
    totalDuration: exercises.reduce((sum, { duration }) => sum + duration, 0),
    ...NOT_DONE,
    ...fields,
  }
}

const swimTarget = { from: 122, to: 118 }
const swimSteps: readonly TextSessionStep[] = [
  { kind: 'warmup', seconds: 480, zone: 'easy', target: { from: 135, to: 127 }, label: 'Warm-up' },
  {
    repeat: 10,
    steps: [
      { kind: 'work', seconds: 120, metres: 100, zone: 'threshold', target: swimTarget, label: '100 m at threshold' },
      { kind: 'rest', seconds: 15, zone: 'recovery', label: 'Rest' },
    ],
  },
  { kind: 'work', seconds: 330, zone: 'easy', target: { from: 135, to: 127 }, label: 'Easy' },
  { kind: 'cooldown', seconds: 240, zone: 'recovery', target: { from: 142, to: 132 }, label: 'Cool-down' },
]

export const THRESHOLD_SWIM = exercise({
  id: 'w1d1e1',
  type: 'swim',
  name: 'Threshold 100s',
  duration: 40,
  distance: '1950 m',
  pace: '2:00/100m',
  intensity: 'hard',
  notes: 'Raises the speed you can hold without fading.',
  steps: swimSteps,
})

export const LONG_RIDE = exercise({
  id: 'w1d6e1',
  type: 'bike',
  name: 'Threshold Intervals',
  duration: 60,
  distance: '18.0 mi',
  pace: '19.0 mph',
  intensity: 'hard',
  notes: 'Raises the power you can hold.',
  steps: [
    { kind: 'warmup', seconds: 900, zone: 'easy', target: { from: 15.2, to: 16.1 }, label: 'Warm-up' },
    {
      repeat: 3,
      steps: [
        { kind: 'work', seconds: 480, zone: 'threshold', target: { from: 18.7, to: 19.3 }, label: 'At threshold' },
        { kind: 'recover', seconds: 180, zone: 'recovery', target: { from: 13.9, to: 15.1 }, label: 'Easy spinning' },
      ],
    },
    { kind: 'work', seconds: 360, zone: 'easy', target: { from: 15.2, to: 16.1 }, label: 'Easy' },
    { kind: 'cooldown', seconds: 360, zone: 'recovery', target: { from: 13.9, to: 15.1 }, label: 'Cool-down' },
  ],
})

/** The run of a brick; done later in the day where it is not linked. */
export const BRICK_RUN = exercise({ id: 'w1d6e2', name: 'Transition Run', duration: 15, distance: '1.5 mi' })

const raceLeg = (type: TextExercise['type'], name: string, duration: number, index: number): TextExercise =>
  exercise({
    id: `w1d0e${index}`,
    type,
    name,
    duration,
    steps: [{ kind: 'work', seconds: duration * 60, zone: 'race', target: { from: 19, to: 19.4 }, label: name }],
  })

export const RACE_LEGS = [
  raceLeg('swim', 'Race Swim', 30, 1),
  raceLeg('bike', 'Race Ride', 75, 2),
  raceLeg('run', 'Race Run', 50, 3),
]

/** A plan of one week that ends with a race on Sunday, 2027-03-14, when clocks change in America. */
export const RACE_WEEK: PlanSheet = {
  name: 'Žluťoučký kůň, Αθήνα & friends; "2027"',
  raceType: 'olympic',
  calendar: { raceDate: '2027-03-14', totalWeeks: 1 },
  workouts: [
    workout(1, [THRESHOLD_SWIM], { id: 11 }),
    workout(3, [exercise({ id: 'w1d3e1' })], { id: 12, isCompleted: true, completedAt: '2027-03-10T07:00:00.000Z' }),
    workout(6, [LONG_RIDE, { ...BRICK_RUN, linked: true }], { id: 13 }),
    workout(4, [], { id: 14 }),
    workout(0, RACE_LEGS, { id: 15, workoutType: 'race' }),
  ],
}
