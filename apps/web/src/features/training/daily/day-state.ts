import { dayProgress, type Weekday } from '@tri/plan-engine'
import { type Result, resultOf } from '../../../lib/result.js'
import type { WorkoutInWords } from '../../../lib/words.js'

type DayState = {
  shown: string
  spoken: string
  /** How much of the day was done, once all of its workouts are completed. */
  result: Result | undefined
}

const PARTS = { partly: ', partly', none: ', with nothing done', done: '' } as const satisfies Record<Result, string>

/** What a day's button says: `"1/2"` for one of two workouts completed, or `"Rest"` when none is planned. */
export function dayState(workouts: readonly WorkoutInWords[], week: number, day: Weekday): DayState {
  const { completed, total } = dayProgress(workouts, week, day)
  if (total === 0) return { shown: 'Rest', spoken: 'rest', result: undefined }
  const result = completed === total ? resultOfDay(workouts, week, day) : undefined
  return {
    shown: `${completed}/${total}`,
    spoken: `${completed} of ${total} done${result ? PARTS[result] : ''}`,
    result,
  }
}

function resultOfDay(workouts: readonly WorkoutInWords[], week: number, day: Weekday): Result {
  const done = workouts.filter((workout) => workout.isCompleted && workout.week === week && workout.day === day)
  return resultOf(
    sum(done.map(({ totalDuration }) => totalDuration)),
    sum(done.map(({ actualDuration, totalDuration }) => actualDuration ?? totalDuration)),
  )
}

const sum = (minutes: readonly number[]) => minutes.reduce((total, each) => total + each, 0)
