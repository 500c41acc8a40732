import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, SPORTS } from '@tri/plan-engine'
import { type PlanDay, planDays } from '../../../components/week/week-days.js'
import { shortDate, weekdayName } from '../../../lib/measures/format.js'
import { type Move, movedRows } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { sportName } from '../../../ui/sport.js'
import { moveWarnings } from './move-warnings.js'

/** What is to be moved: a workout, or one of its exercises. */
export type Subject = { workout: WorkoutInWords; exerciseId?: string }

/** One place it can go to, as a row of the 'Move to...' list. */
export type MoveTarget = {
  key: string
  name: string
  detail: string
  /** Undefined where it cannot go or already is; `detail` then says why. */
  move: Move | undefined
  /** What going there would break. */
  warnings: readonly string[]
}

type Question = { plan: TrainingPlan; workouts: readonly WorkoutInWords[]; week: number; today: IsoDay }

/** Where something can go in a week: a workout to any day of the plan, an exercise into any workout. */
export function moveTargets(subject: Subject, { plan, workouts, week, today }: Question): readonly MoveTarget[] {
  const days = planDays(plan, { week, workouts, today })
  const { exerciseId, workout } = subject
  const targets =
    exerciseId === undefined
      ? days.map((day) => dayTarget(day, { workout, week }, workouts))
      : days.flatMap((day) => workoutTargets(day, { workout, exerciseId }, workouts))
  return targets.map((target) => ({
    ...target,
    warnings: target.move ? moveWarnings(plan, workouts, target.move) : [],
  }))
}

type Place = Omit<MoveTarget, 'warnings'>

function dayTarget(
  day: PlanDay<WorkoutInWords>,
  { workout, week }: { workout: WorkoutInWords; week: number },
  workouts: readonly WorkoutInWords[],
): Place {
  const base = { key: day.date, name: nameOf(day) }
  if (!day.isInPlan) return { ...base, detail: 'Before your plan starts', move: undefined }
  const move: Move = { kind: 'workout', workoutId: workout.id, week, day: day.day }
  if (!movedRows(workouts, move)) return { ...base, detail: 'It is here', move: undefined }
  return { ...base, detail: day.hours, move }
}

function workoutTargets(
  day: PlanDay<WorkoutInWords>,
  { workout, exerciseId }: Required<Subject>,
  workouts: readonly WorkoutInWords[],
): readonly Place[] {
  if (day.workouts.length === 0)
    return [{ key: day.date, name: nameOf(day), detail: 'No session to join', move: undefined }]
  return day.workouts.map((target) => {
    const base = { key: `${day.date} ${target.id}`, name: nameOf(day) }
    if (target.id === workout.id) return { ...base, detail: 'It is here', move: undefined }
    if (target.workoutType === 'race') return { ...base, detail: 'Race day stays as it is', move: undefined }
    const move: Move = { kind: 'exercise', sourceId: workout.id, targetId: target.id, exerciseId, targetIndex: 0 }
    return { ...base, detail: `With ${contents(target)}`, move: movedRows(workouts, move) && move }
  })
}

const nameOf = ({ date }: PlanDay) => `${weekdayName(date)}, ${shortDate(date)}`

/** `"Swim and Run"`, or that there is nothing in it. */
function contents({ exercises }: WorkoutInWords): string {
  const sports = SPORTS.filter((sport) => exercises.some(({ type }) => type === sport)).map(sportName)
  return sports.length === 0 ? 'nothing yet' : sports.join(' and ')
}
