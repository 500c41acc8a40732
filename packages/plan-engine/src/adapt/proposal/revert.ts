import type { Exercise, Workout, WorkoutType } from '../../types.js'
import type { Change, PlacedExercise, Proposal, TouchedDay } from '../types.js'
import { chosenChanges, holding, isGoalRace, isOn, isUnderWay } from './chosen.js'
import { legMoves, withRaceBack } from './goal-race.js'
import { isSame } from './hash.js'

/**
 * The workouts as they stood before a proposal was applied, or before those of its changes were that have these ids: the exact way
 * back from `applyProposal` with the same ids. What was changed elsewhere since stays. Undefined when one of these sessions was
 * edited, put back or logged since.
 */
export function revertProposal<W extends Workout>(
  now: readonly W[],
  proposal: Pick<Proposal, 'changes' | 'touched'>,
  accepted?: readonly string[],
): W[] | undefined {
  const all = chosenChanges(proposal, accepted)
  const moves = legMoves(now, all)
  const changes = all.filter((change) => !moves.some(({ id }) => id === change.id))
  const reverted = withRaceBack(now, moves)
  if (!reverted) return undefined
  if (!changes.every((change) => takeBack(reverted, change, proposal))) return undefined
  const froms = changes.flatMap(({ from, to }) => (from && !(to && isOn(from, to)) ? [from] : []))
  const inOrder = froms.sort((one, other) => one.index - other.index)
  if (!inOrder.every((from) => putBack(reverted, from, proposal))) return undefined
  const days = proposal.touched.filter((day) => changes.some(({ from, to }) => touches(day, from) || touches(day, to)))
  const untouched = new Set<Workout>(now)
  return reverted.flatMap((workout) => (untouched.has(workout) ? [workout] : asItStood(workout, days)))
}

const touches = (day: TouchedDay, place: PlacedExercise | undefined): boolean => place !== undefined && isOn(place, day)

/** Takes what a change made out again, or puts what it was in its place; false when it is not there as it was made. */
function takeBack(workouts: Workout[], { from, to }: Change, { touched }: Pick<Proposal, 'touched'>): boolean {
  const id = from?.exercise.id ?? to?.exercise.id
  const at = workouts.findIndex(({ exercises }) => exercises.some((exercise) => exercise.id === id))
  const workout = workouts[at]
  if (!to) return workout === undefined
  const index = workout?.exercises.findIndex((exercise) => exercise.id === id) ?? -1
  if (!workout || !isOn(workout, to) || isUnderWay(workout) || !isSame(workout.exercises[index], to.exercise))
    return false
  const old: Exercise[] = from && isOn(from, to) ? [from.exercise] : []
  workouts[at] = holding(workout, workout.exercises.toSpliced(index, 1, ...old))
  return touched.some((day) => isOn(day, to))
}

/** Puts a session that was dropped or moved back where it stood; false when there is no open workout for it. */
function putBack(
  workouts: Workout[],
  { exercise, index, ...place }: PlacedExercise,
  { touched }: Pick<Proposal, 'touched'>,
): boolean {
  const there = touched.filter((each) => isOn(each, place))
  const day = there.find(({ exercises }) => exercises.includes(exercise.id)) ?? there[0]
  const holds = (workout: Workout) => day !== undefined && holdsOneOf(workout, day)
  const open = workouts.filter(
    (workout) =>
      isOn(workout, place) &&
      !isUnderWay(workout) &&
      !isGoalRace(workout) &&
      (workout.workoutType !== 'race' || isLeft(workout) || holds(workout)),
  )
  // What a session left stands emptied beside what else the day holds: of its own type, or of training where it was a race.
  const empty = open.filter(({ exercises }) => exercises.length === 0)
  const types: readonly (WorkoutType | undefined)[] =
    day?.workoutType === 'race' ? ['race', 'mixed'] : [day?.workoutType]
  const workout =
    open.find(holds) ?? empty.find(({ workoutType }) => types.includes(workoutType)) ?? empty[0] ?? open[0]
  if (!workout) return false
  const type = isLeft(workout) ? day?.workoutType : undefined
  const held = holding(workout, workout.exercises.toSpliced(index, 0, exercise), type)
  workouts[workouts.indexOf(workout)] = type ? { ...held, priority: day?.priority } : held
  return true
}

/** A race on the way to the goal that has no leg any more. */
const isLeft = ({ workoutType, priority, exercises }: Workout): boolean =>
  workoutType === 'race' && Boolean(priority) && exercises.length === 0

/** A workout that holds what it held gets its type again; one that was made for a session that came goes when that leaves. */
function asItStood<W extends Workout>(workout: W, days: readonly TouchedDay[]): W[] {
  const there = isGoalRace(workout) ? [] : days.filter((touched) => isOn(touched, workout))
  const day = there.find((touched) => holdsOneOf(workout, touched)) ?? there[0]
  if (!day) return [workout]
  const exercises = day.exercises.flatMap((id) => workout.exercises.filter((exercise) => exercise.id === id))
  if (exercises.length !== day.exercises.length || exercises.length !== workout.exercises.length)
    return isLeft(workout) ? [] : [workout]
  return day.workoutType === undefined ? [] : [typedAs({ ...workout, exercises }, day)]
}

const holdsOneOf = ({ exercises }: Workout, { exercises: ids }: TouchedDay): boolean =>
  exercises.some(({ id }) => ids.includes(id))

function typedAs<W extends Workout>(workout: W, { workoutType, priority }: TouchedDay): W {
  const typed = { ...workout, ...(workoutType && { workoutType }) }
  if (priority === undefined) delete typed.priority
  else typed.priority = priority
  return typed
}
