import { DAY_NAMES } from '../../calendar.js'
import type { Workout } from '../../types.js'
import type { Change, PlacedExercise } from '../types.js'
import { holding, isGoalRace, isOn, isUnderWay } from './chosen.js'
import { isSame } from './hash.js'

/** A change that takes a leg of the goal race to another day. */
type LegMove = Change & { from: PlacedExercise; to: PlacedExercise }

const holds = ({ exercises }: Workout, { id }: { id: string }): boolean => exercises.some((each) => each.id === id)

/** Tells the changes that take legs of the goal race to another day: its workout moves with them. */
export function legMoves(workouts: readonly Workout[], changes: readonly Change[]): LegMove[] {
  const races = workouts.filter(isGoalRace)
  return changes.filter(
    (change): change is LegMove =>
      change.from !== undefined &&
      change.to !== undefined &&
      !isOn(change.from, change.to) &&
      races.some((race) => holds(race, change.from?.exercise ?? change)),
  )
}

/** The workouts with the goal race on its new day. */
export const withRaceMoved = <W extends Workout>(workouts: readonly W[], moves: readonly LegMove[]): W[] =>
  placed(
    workouts,
    moves.map(({ to }) => to),
  )

/** The workouts with the goal race where it stood; undefined when it has moved, or was edited or logged, since. */
export function withRaceBack<W extends Workout>(workouts: readonly W[], moves: readonly LegMove[]): W[] | undefined {
  const isAsMade = moves.every(({ to }) =>
    workouts.some(
      (race) =>
        isGoalRace(race) &&
        !isUnderWay(race) &&
        isOn(race, to) &&
        race.exercises.some((each) => each.id === to.exercise.id && isSame(each, to.exercise)),
    ),
  )
  if (!isAsMade) return undefined
  return placed(
    workouts,
    moves.map(({ from }) => from),
  )
}

function placed<W extends Workout>(workouts: readonly W[], legs: readonly PlacedExercise[]): W[] {
  return workouts.map((workout) => {
    const own = isGoalRace(workout) ? legs.filter(({ exercise }) => holds(workout, exercise)) : []
    const [first] = own
    if (!first) return workout
    const exercises = workout.exercises.map(
      (leg) => own.find(({ exercise }) => exercise.id === leg.id)?.exercise ?? leg,
    )
    return { ...holding(workout, exercises), week: first.week, day: first.day, dayName: DAY_NAMES[first.day] }
  })
}
