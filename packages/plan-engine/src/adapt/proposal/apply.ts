import type { Exercise, RacePriority, Workout } from '../../types.js'
import { newWorkout } from '../../week/week-workouts.js'
import { raceOf } from '../races/race-of.js'
import type { Change, PlacedExercise, Proposal } from '../types.js'
import { chosenChanges, dayKey, holding, isGoalRace, isOn, isUnderWay } from './chosen.js'
import { legMoves, withRaceMoved } from './goal-race.js'
import { hashWorkouts } from './hash.js'

/**
 * The saved workouts with the changes of a proposal, or with those of these ids and of their groups. What does not change is the same object;
 * a session that moves to a day without a workout gets one, at the end. Undefined when `saved` is not what the proposal was made for.
 */
export function applyProposal<W extends Workout>(
  saved: readonly W[],
  proposal: Pick<Proposal, 'basedOn' | 'changes'>,
  accepted?: readonly string[],
): (W | Workout)[] | undefined {
  if (hashWorkouts(saved) !== proposal.basedOn) return undefined
  const changes = chosenChanges(proposal, accepted)
  const known = new Set(saved.flatMap(({ exercises }) => exercises.map(({ id }) => id)))
  if (!changes.every(({ from, to }) => (from ? known.has(from.exercise.id) : to && !known.has(to.exercise.id))))
    return undefined
  return withChanges(saved, changes)
}

/** The workouts with these changes. */
export function withChanges<W extends Workout>(given: readonly W[], all: readonly Change[]): (W | Workout)[] {
  const moves = legMoves(given, all)
  const saved = moves.length > 0 ? withRaceMoved(given, moves) : given
  const changes = moves.length > 0 ? all.filter((change) => !moves.some(({ id }) => id === change.id)) : all
  const byDay = new Map<number, Change[]>()
  for (const change of changes) {
    if (!change.from) continue
    const day = dayKey(change.from)
    byDay.set(day, [...(byDay.get(day) ?? []), change])
  }
  const changed = saved.map((workout): W | Workout => withReplaced(workout, byDay.get(dayKey(workout)) ?? []))
  const coming = changes.flatMap(({ from, to }) => (to && !(from && isOn(from, to)) ? [to] : []))
  for (const place of coming.toSorted((one, other) => one.index - other.index)) insert(changed, place)
  return changed
}

/** The workout with its sessions as they are to be, without those that leave it. */
function withReplaced<W extends Workout>(workout: W, own: readonly Change[]): W {
  if (own.length === 0 || isUnderWay(workout)) return workout
  const changeOf = ({ id }: Exercise) => own.find(({ from }) => from?.exercise.id === id)
  if (!workout.exercises.some(changeOf)) return workout
  const staying = workout.exercises.flatMap((exercise) => {
    const to = changeOf(exercise)?.to
    return to && isOn(to, workout) ? [to] : []
  })
  // Those that stay on their day may have changed places.
  const next = staying.toSorted((one, other) => one.index - other.index).values()
  const exercises = workout.exercises.flatMap((exercise): Exercise[] => {
    const change = changeOf(exercise)
    if (!change) return [exercise]
    const place = change.to && isOn(change.to, workout) ? next.next().value : undefined
    return place ? [place.exercise] : []
  })
  // A race on the way that loses its legs is a day without training.
  if (workout.workoutType !== 'race' || exercises.length > 0) return holding(workout, exercises)
  return { ...holding(workout, exercises, 'mixed'), priority: null }
}

function insert(workouts: Workout[], { exercise, index, ...place }: PlacedExercise) {
  const priority = racePriority(exercise)
  const open = workouts.filter((workout) => isOn(workout, place) && !isUnderWay(workout) && !isGoalRace(workout))
  const workout = priority
    ? (open.find((each) => isSameRace(each, exercise)) ?? emptied(open))
    : open.find(({ workoutType }) => workoutType !== 'race')
  if (!workout) {
    workouts.push({ ...newWorkout(place, [exercise], priority && 'race'), ...(priority && { priority }) })
    return
  }
  const held = holding(workout, workout.exercises.toSpliced(index, 0, exercise), priority && 'race')
  workouts[workouts.indexOf(workout)] = { ...held, ...(priority && { priority }) }
}

/** The workout that a race may take over: the day's only one, when nothing is left in it. */
const emptied = (open: readonly Workout[]): Workout | undefined =>
  open.length === 1 && open[0]?.exercises.length === 0 ? open[0] : undefined

/** Of a leg, the priority of its race; undefined for training. */
const racePriority = (exercise: Exercise): RacePriority | undefined =>
  raceOf({ workoutType: 'race', exercises: [exercise] })?.priority

const isSameRace = (workout: Workout, leg: Exercise): boolean =>
  workout.exercises.length > 0 && raceOf(workout)?.id === raceOf({ workoutType: 'race', exercises: [leg] })?.id
