import { hoursInForce } from '../../hours/hours-in-force.js'
import { type Exercise, isSport, type Workout } from '../../types.js'
import { exerciseId, newWorkout } from '../../week/week-workouts.js'
import { dayKey, holding, isGoalRace, isUnderWay } from '../proposal/chosen.js'
import { isSame } from '../proposal/hash.js'
import { aheadOf, type Timeline } from '../timeline/timeline.js'

/** What a plan is put together from: the saved workouts, those that were planned anew, and what of the saved ones stays. */
export type Merging = {
  saved: readonly Workout[]
  fresh: readonly Workout[]
  /** Whether a workout lies before the first day that may change. */
  isBefore: (workout: Workout) => boolean
  /** Whether it lies behind the race. */
  isBehind: (workout: Workout) => boolean
  isPinned: (exercise: Exercise) => boolean
  /** A new id on a day. */
  newId: (workout: Workout) => string
  /** Minutes that a day has. */
  hoursOf: (workout: Workout) => number
}

/**
 * The plan from now on: what is past, logged, pinned or made by hand stays where it is, and the rest of each day is planned anew. A
 * session that stays in its sport and its day's order keeps its id. The goal race keeps its workout, on its new day.
 */
export function mergeDays({ saved, fresh, ...merging }: Merging): Workout[] {
  const open = new Map<number, Workout>()
  for (const workout of fresh)
    if (workout.workoutType !== 'race' && !merging.isBefore(workout)) open.set(dayKey(workout), workout)
  const race = fresh.find(isGoalRace)
  // A race that may go leaves its day to training; one that stays does not, wherever it stands among the day's workouts.
  for (const workout of saved) if (holdsDay(workout, merging)) open.delete(dayKey(workout))
  const merged: Workout[] = []
  for (const workout of saved) {
    if (isGoalRace(workout)) {
      merged.push(race ? movedRace(workout, race, merging.isPinned) : workout)
    } else if (isUnderWay(workout) || (isLeft(workout, merging) && !merging.isBehind(workout))) {
      merged.push(workout)
    } else if (!merging.isBehind(workout)) {
      const planned = open.get(dayKey(workout))?.exercises ?? []
      open.delete(dayKey(workout))
      merged.push(holding(workout, dayOf(workout, planned, merging)))
    }
  }
  for (const workout of open.values())
    merged.push(
      newWorkout(
        workout,
        workout.exercises.map((exercise) => ({ ...exercise, id: merging.newId(workout) })),
      ),
    )
  return merged
}

/** Whether a workout is not planned anew. */
const isLeft = (workout: Workout, { isBefore }: Pick<Merging, 'isBefore'>): boolean =>
  isBefore(workout) || isUnderWay(workout) || workout.workoutType === 'race'

/** Whether nothing is planned beside a workout: it was begun, or holds something of a race on the way that stays. */
const holdsDay = (workout: Workout, merging: Omit<Merging, 'saved' | 'fresh'>): boolean =>
  !isGoalRace(workout) &&
  isLeft(workout, merging) &&
  (isUnderWay(workout) || workout.exercises.some((leg) => isOwn(leg, merging)))

/** Pinned, or made by hand. */
const isOwn = (exercise: Exercise, { isPinned }: Pick<Merging, 'isPinned'>): boolean =>
  exercise.origin !== undefined || isPinned(exercise)

/** The race on its new day, its legs with the ids they had; a leg that was changed by hand stays as it is. */
export function movedRace(workout: Workout, race: Workout, isPinned: Merging['isPinned']): Workout {
  const legs = [...race.exercises]
  const exercises = workout.exercises.map((exercise) => {
    const at = legs.findIndex(({ type }) => type === exercise.type)
    const [leg] = at < 0 ? [] : legs.splice(at, 1)
    return !leg || isOwn(exercise, { isPinned }) ? exercise : { ...leg, id: exercise.id }
  })
  const { week, day, dayName } = race
  return { ...holding(workout, exercises), week, day, dayName }
}

/** A day's sessions: those that stay, and what is planned beside them as far as the day has room for it. */
function dayOf(workout: Workout, planned: readonly Exercise[], { isPinned, newId, hoursOf }: DayMerging): Exercise[] {
  const isKept = (exercise: Exercise) => isOwn(exercise, { isPinned }) || !isSport(exercise.type)
  const kept = workout.exercises.filter(isKept)
  const others = kept.length > 0 ? besides(kept, planned, hoursOf(workout)) : planned
  const matched = matches(workout.exercises, others, isKept)
  const sessions = others.map((exercise, index) => {
    const own = workout.exercises[matched[index] ?? -1]
    return { ...exercise, id: own?.id ?? newId(workout) }
  })
  if (kept.length === 0) return sessions
  const all = withKept(workout.exercises, kept, sessions)
  return isInOrder(workout.exercises, all)
    ? all
    : [...kept, ...sessions.map((exercise) => ({ ...exercise, id: newId(workout) }))]
}

type DayMerging = Pick<Merging, 'isPinned' | 'newId' | 'hoursOf'>

/** Whether the sessions that a day held still follow each other as they did. */
function isInOrder(before: readonly Exercise[], now: readonly Exercise[]): boolean {
  const places = now.map(({ id }) => before.findIndex((exercise) => exercise.id === id)).filter((place) => place >= 0)
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
}

/** What a day with sessions of the athlete's own still takes: other sports, as long as its hours hold them. */
function besides(kept: readonly Exercise[], planned: readonly Exercise[], hours: number): Exercise[] {
  let left = hours
  for (const { duration } of kept) left -= duration
  const taken: Exercise[] = []
  for (const exercise of planned) {
    const isLinked = exercise.linked === true && taken.at(-1) !== planned[planned.indexOf(exercise) - 1]
    if (kept.some(({ type }) => type === exercise.type) || isLinked || exercise.duration > left) continue
    left -= exercise.duration
    taken.push(exercise)
  }
  return taken
}

/** Each kept session before the first that followed it before, and is not done straight after another; else at the end. */
function withKept(before: readonly Exercise[], kept: readonly Exercise[], sessions: readonly Exercise[]): Exercise[] {
  const placeOf = (id: string) => before.findIndex((exercise) => exercise.id === id)
  const all = [...sessions]
  for (const exercise of kept) {
    const place = before.indexOf(exercise)
    const at = all.findIndex(({ id, linked }) => !linked && placeOf(id) > place)
    all.splice(at < 0 ? all.length : at, 0, exercise)
  }
  return all
}

/** For each planned session the place of the saved one that it continues: of the same sport, in the same order. */
function matches(saved: readonly Exercise[], planned: readonly Exercise[], isKept: (exercise: Exercise) => boolean) {
  type Found = { points: number; places: (number | undefined)[] }
  const best = (from: number, index: number): Found => {
    const exercise = planned[index]
    if (!exercise) return { points: 0, places: [] }
    const none = best(from, index + 1)
    let found: Found = { points: none.points, places: [undefined, ...none.places] }
    for (let place = from; place < saved.length; place++) {
      const own = saved[place]
      if (!own || isKept(own) || own.type !== exercise.type) continue
      const rest = best(place + 1, index + 1)
      const points = rest.points + likeness(own, exercise)
      if (points > found.points) found = { points, places: [place, ...rest.places] }
    }
    return found
  }
  return best(0, 0).places
}

const likeness = (one: Exercise, other: Exercise): number =>
  areAlike(one, other) ? 4 : one.code === other.code ? 2 : 1

/** Whether two sessions are the same to whoever does them. */
export const areAlike = (one: Exercise, other: Exercise): boolean =>
  SAME.every((field) => isSame(one[field], other[field]))

const SAME = ['code', 'type', 'duration', 'distance', 'pace', 'intensity', 'linked', 'fuel', 'steps'] as const

/** How the days of a season are put together. */
export function merging({ season, toRace, pinned, input }: Timeline, saved: readonly Workout[], from: number) {
  const placeOf = (workout: Workout) => aheadOf(workout, season, toRace)
  const hoursOn = hoursInForce(input)
  const known = new Set(
    saved.flatMap(({ exercises, actualExercises }) => [...exercises, ...(actualExercises ?? [])].map(({ id }) => id)),
  )
  return {
    isBefore: (workout: Workout) => placeOf(workout) < from,
    isBehind: (workout: Workout) => placeOf(workout) > toRace,
    isPinned: ({ id }: { id: string }) => pinned.has(id),
    hoursOf: (workout: Workout) => hoursOn(toRace - placeOf(workout)),
    newId: ({ week, day }: Workout) => {
      let index = 1
      while (known.has(exerciseId(week, day, index))) index++
      known.add(exerciseId(week, day, index))
      return exerciseId(week, day, index)
    },
  }
}
