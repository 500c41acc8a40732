import type { ZonePace } from '../../formulas/zones.js'
import {
  type Exercise,
  type Intensity,
  isSport,
  type PlanInput,
  type SessionType,
  type Weekday,
  type Workout,
  type Zone,
} from '../../types.js'
import { newWorkout } from '../../week/week-workouts.js'
import { withExercises } from '../edits.js'
import { isLinkedToPrevious } from '../links.js'
import { withSameLog } from '../log-exercise.js'
import { repace } from '../repace.js'
import { zonesByWeek } from '../week-zones.js'
import { resizeSteps } from './resize-steps.js'
import { fuelFor, isInLengths, type SessionLength, wholeMinutes, withoutSport, writeSession } from './write-session.js'

/** What an athlete tells of a session made by hand. */
export type SessionFields = {
  type: SessionType
  /** Whole minutes; where a distance is told, how long it takes follows from the plan's paces. */
  minutes?: number | undefined
  /** Of a sport: swum, ridden or run. It goes before the minutes. */
  metres?: number | undefined
  intensity: Intensity
  /** Empty, what it is called follows from what it is; left out, it keeps its name where it stays the same session. */
  name?: string | undefined
  /** Empty for none; left out, it keeps the one it has. */
  note?: string | undefined
}

/**
 * The workout with a session that the athlete made, as its last one. What was logged stays, and whether the workout is completed
 * follows. `input` is what the plan was made from: distance, pace and steps follow from its paces in that week. Undefined for a
 * race, and when the workout holds another exercise with this id.
 */
export function addExercise<W extends Workout>(
  workout: W,
  fields: SessionFields,
  { id, input }: { id: string; input: PlanInput },
): W | undefined {
  if (workout.workoutType === 'race' || workout.exercises.some((exercise) => exercise.id === id)) return undefined
  const { name, note } = fields
  const content = made(fields, workout.week, input)
  const fuel = fuelFor(content.type, content.duration)
  const exercise: Exercise = { id, ...content, origin: 'added', ...(fuel && { fuel }), ...wordsOf(name, note) }
  return withSameLog(workout, withExercises(workout, [...workout.exercises, exercise]))
}

/**
 * The workout with one session as the athlete wants it. In another time the same session keeps what it is for: its easy parts give
 * and take, then its sets; another sport, effort or distance makes it anew. Undefined for a race, an unknown exercise, and when
 * nothing changes.
 */
export function changeExercise<W extends Workout>(
  workout: W,
  exerciseId: string,
  fields: SessionFields,
  input: PlanInput,
): W | undefined {
  const place = workout.exercises.findIndex(({ id }) => id === exerciseId)
  const old = workout.exercises[place]
  if (!old || workout.workoutType === 'race') return undefined
  const { content, isSame } = contentFor(old, fields, { workout, input })
  const keepsName = isSame && !(old.origin && fields.name === '')
  const name = fields.name || (keepsName ? old.name : undefined)
  const note = fields.note ?? old.note
  if (content === old && name === old.name && (note ?? '') === (old.note ?? '')) return undefined
  const { name: _name, note: _note, ...rest } = content
  const changed = { ...rest, origin: old.origin ?? 'edited', ...wordsOf(name, note) }
  return withSameLog(workout, withExercises(workout, workout.exercises.with(place, changed)))
}

/** An open workout without exercises, for a day that has none. */
export const emptyWorkout = ({ week, day }: { week: number; day: Weekday }): Workout =>
  newWorkout({ week, day }, [], 'mixed')

/** The id of the next session that is made for a day of a plan: none that stands in it, or in its log, is used again. */
export function nextExerciseId(
  workouts: readonly Pick<Workout, 'exercises' | 'actualExercises'>[],
  { week, day }: { week: number; day: Weekday },
): string {
  const start = `w${week}d${day}a`
  const known = workouts.flatMap(({ exercises, actualExercises }) => [...exercises, ...(actualExercises ?? [])])
  const numbers = known.map(({ id }) => (id.startsWith(start) ? Number(id.slice(start.length)) : -1))
  return `${start}${Math.max(-1, ...numbers.filter(Number.isSafeInteger)) + 1}`
}

type Place = { workout: Workout; input: PlanInput }

/** What is done as the athlete asks for it, and whether it is still the session that it was. */
function contentFor(
  old: Exercise,
  fields: SessionFields,
  { workout, input }: Place,
): { content: Exercise; isSame: boolean } {
  const { type, intensity, metres, minutes = old.duration } = fields
  const isSameWork = type === old.type && intensity === old.intensity && metres === undefined
  if (isSameWork && minutes === old.duration) return { content: old, isSame: true }
  const resized = isSameWork ? inMinutes(old, minutes, zonesOf(type, workout.week, input)) : undefined
  const { linked } = old
  const content = resized ?? {
    id: old.id,
    ...made({ ...fields, minutes }, workout.week, input),
    ...(linked && { linked }),
  }
  const fuel = linked ? undefined : fuelFor(type, content.duration + linkedMinutes(workout, old), old.fuel)
  return { content: { ...content, ...(fuel && { fuel }) }, isSame: resized !== undefined }
}

/** The same session in so many minutes, its steps grown or shrunk; undefined where they cannot be. */
function inMinutes(old: Exercise, minutes: number, zones: Zones | undefined): Exercise | undefined {
  const { fuel: _, ...kept } = old
  const duration = wholeMinutes(minutes)
  if (!isSport(old.type)) return { ...kept, duration, steps: [], reasons: [] }
  const steps = resizeSteps(old.steps, duration * 60)
  if (!zones || !(steps || isInLengths(old))) return undefined
  return repace({ ...kept, duration, steps: steps ?? old.steps, reasons: [] }, zones)
}

/** Minutes of the session that is done straight after this one. */
function linkedMinutes(workout: Workout, { id }: Exercise): number {
  const next = workout.exercises[workout.exercises.findIndex((exercise) => exercise.id === id) + 1]
  return next && isLinkedToPrevious(workout, next) ? next.duration : 0
}

type Zones = Record<Zone, ZonePace>

const zonesOf = (type: SessionType, week: number, input: PlanInput): Zones | undefined =>
  isSport(type) ? zonesByWeek(input)[week - 1]?.[type] : undefined

function made({ type, intensity, minutes = 0, metres }: SessionFields, week: number, input: PlanInput) {
  const zones = zonesOf(type, week, input)
  const length: SessionLength = metres === undefined ? { minutes } : { metres }
  const written = zones && isSport(type) ? writeSession(type, intensity, length, zones) : withoutSport(minutes)
  return { type, ...written, intensity, reasons: [] } satisfies Omit<Exercise, 'id'>
}

/** The athlete's words that are not empty. */
const wordsOf = (name: string | undefined, note: string | undefined): Pick<Exercise, 'name' | 'note'> => ({
  ...(name && { name }),
  ...(note && { note }),
})
