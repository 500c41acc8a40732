import { predictFinish } from '../formulas/finish-time.js'
import { roundHalfUp } from '../formulas/pace.js'
import { type BySport, type Paces, type PlanCalendar, SPORTS, type Workout } from '../types.js'
import { longest } from './season-weeks.js'
import { type SportMinutes, weekTotals } from './totals.js'

/** A plan in a few figures, to hold against another one. Minutes, the race excluded. */
export type PlanFigures = {
  weeks: number
  /** Of the whole plan. */
  minutes: SportMinutes
  /** The week with the most minutes, the first of several; week 0 when there is none. */
  biggest: { week: number; minutes: number }
  /** Minutes of each sport's longest session. */
  longest: BySport<number>
  /** Days with a workout. */
  trainingDays: number
  /** Whole seconds: at current paces, and at the paces the plan trains for. */
  predicted: number
  goal: number
}

/** What of a plan the figures are made from; distances in miles. */
export type PlanFiguresInput = PlanCalendar & { distances: BySport<number>; currentPaces: Paces; goalPaces: Paces }

/** The figures of a plan as its workouts stand. */
export function planFigures(
  { totalWeeks, distances, currentPaces, goalPaces }: PlanFiguresInput,
  workouts: readonly Workout[],
): PlanFigures {
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
  const minutes: SportMinutes = { swim: 0, bike: 0, run: 0, total: 0 }
  const biggest = { week: 0, minutes: 0 }
  for (const week of new Set(training.map((workout) => workout.week))) {
    const { planned } = weekTotals(training, week)
    for (const key of [...SPORTS, 'total'] as const) minutes[key] += planned[key]
    if (planned.total > biggest.minutes) Object.assign(biggest, { week, minutes: planned.total })
  }
  const days = new Set(
    training.filter(({ exercises }) => exercises.length > 0).map(({ week, day }) => `${week} ${day}`),
  )
  return {
    weeks: totalWeeks,
    minutes,
    biggest,
    longest: { swim: longest(training, 'swim'), bike: longest(training, 'bike'), run: longest(training, 'run') },
    trainingDays: days.size,
    predicted: roundHalfUp(predictFinish(distances, currentPaces)),
    goal: roundHalfUp(predictFinish(distances, goalPaces)),
  }
}
