import { sessionLog } from '../../session-log.js'
import type { Exercise, Workout } from '../../types.js'
import { soundWorkouts } from './chosen.js'

/** Offset and prime of FNV-1a with 32 bits; a second offset makes a second half. */
const OFFSETS = [0x811c9dc5, 0x01000193 ^ 0x5bd1e995] as const
const PRIME = 0x01000193

/** A text's name in 16 hexadecimal digits: no secret, only the same for the same text. */
export function hashText(text: string): string {
  let [one, other]: readonly [number, number] = OFFSETS
  const { length } = text
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, PRIME)
    other = Math.imul(other ^ unit, PRIME) ^ (other >>> 15)
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The name of saved workouts in whatever order: what an athlete sees of each session, and what is known to be done. */
export const hashWorkouts = (workouts: readonly Workout[]): string =>
  hashText(soundWorkouts(workouts).map(lineOf).sort().join('\n'))

function lineOf(workout: Workout): string {
  const { week, day, workoutType, priority, isCompleted, exercises, actualDuration, actualExercises } = workout
  let line = `${week}|${day}|${workoutType}${priority ?? ''}|${isCompleted}|${actualDuration}`
  for (const exercise of exercises) line += `|${textOf(exercise)}`
  // What was done without entries follows from the above.
  for (const { id, type, duration, skipped } of actualExercises ? sessionLog(workout) : [])
    line += `|${id} ${type} ${duration} ${skipped ?? ''}`
  return line
}

const textOf = ({ id, code, type, duration, intensity, distance, pace, linked, origin }: Exercise): string =>
  `${id} ${code ?? ''} ${type} ${duration} ${intensity} ${distance} ${pace} ${linked ?? ''} ${origin ?? ''}`

/** Whether two values that were made from JSON say the same, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const entries = Object.entries(one)
  const others = Object.entries(other)
  // What the engine makes has its fields in one order.
  if (entries.length === others.length && entries.every(([key], index) => key === others[index]?.[0]))
    return entries.every(([, value], index) => isSame(value, others[index]?.[1]))
  const those: Readonly<Record<string, unknown>> = { ...other }
  let left = 0
  for (const key in those) if (those[key] !== undefined) left++
  for (const [key, value] of entries) {
    if (value === undefined) continue
    if (!Object.hasOwn(those, key) || !isSame(value, those[key])) return false
    left--
  }
  return left === 0
}
