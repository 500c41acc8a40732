import { type ActualExercise, type ExerciseLog, type Feel, loggedSession, type SkipReason } from '@tri/plan-engine'
import { type DistanceUnit, readMetres, shownMetres } from '../../../lib/measures/typed-distance.js'
import type { SessionSubject } from '../edits/edits-context.js'

/** How a session went. */
export type Way = 'planned' | 'changed' | 'skipped'

/** What the form holds, as it was typed: nothing of it is sent before it is submitted. */
export type LogDraft = {
  way: Way
  minutes: string
  distance: string
  effort: number | undefined
  feel: Feel | undefined
  heartRate: string
  notes: string
  reason: SkipReason | undefined
}

/** A field that holds no figure, and what to do. */
export type DraftProblem = { field: 'minutes' | 'distance' | 'heartRate' | 'reason'; message: string }

/** Starts with what was logged before; a distance only where one was measured, for nobody covered the planned one by saying so. */
export function startDraft({ workout, exercise }: SessionSubject, unit: DistanceUnit, way?: Way): LogDraft {
  const counted = loggedSession(workout, exercise)
  const entry = counted ?? workout.actualExercises?.find(({ id }) => id === exercise.id)
  const isSkipped = entry?.skipped !== undefined
  return {
    way: way ?? (counted === undefined ? 'planned' : isSkipped ? 'skipped' : 'changed'),
    minutes: String(isSkipped || !entry ? exercise.duration : entry.duration),
    distance: entry ? distanceOf(entry, unit) : '',
    effort: entry?.effort,
    feel: entry?.feel,
    heartRate: entry?.heartRate === undefined ? '' : String(entry.heartRate),
    notes: entry?.notes ?? '',
    reason: entry?.skipped,
  }
}

const distanceOf = ({ metres }: ActualExercise, unit: DistanceUnit): string =>
  metres === undefined ? '' : shownMetres(unit, metres)

/** What keeps a draft from being sent, in the order of the form. */
export function problemsOf(
  { way, minutes, distance, heartRate, reason }: LogDraft,
  unit: DistanceUnit,
): DraftProblem[] {
  if (way === 'skipped') return reason ? [] : [{ field: 'reason', message: 'Choose why it is skipped.' }]
  if (way === 'planned') return []
  const problems: DraftProblem[] = []
  if (!readMinutes(minutes)) problems.push({ field: 'minutes', message: 'Type whole minutes, such as 40.' })
  if (readMetres(unit, distance) === undefined) problems.push({ field: 'distance', message: unit.problem })
  if (heartRate.trim() !== '' && !readHeartRate(heartRate))
    problems.push({ field: 'heartRate', message: 'Type beats a minute from 20 to 250.' })
  return problems
}

/** The log of a draft without problems. */
export function logOf(draft: LogDraft, unit: DistanceUnit): ExerciseLog {
  const { way, feel, effort, notes, reason = 'other' } = draft
  if (way === 'skipped') return { state: 'skipped', reason, notes: notes.trim() }
  if (way === 'planned') return { state: 'done', ...(feel && { feel }) }
  const metres = readMetres(unit, draft.distance)
  const heartRate = readHeartRate(draft.heartRate)
  const minutes = readMinutes(draft.minutes)
  return {
    state: 'done',
    ...(minutes && { minutes }),
    ...(metres && { metres }),
    ...(effort && { effort }),
    ...(feel && { feel }),
    ...(heartRate && { heartRate }),
    notes: notes.trim(),
  }
}

/** Whole minutes of at least one; undefined for anything else. */
export const readMinutes = (typed: string): number | undefined => wholeBetween(typed, 1, 10_000)

const readHeartRate = (typed: string) => wholeBetween(typed, 20, 250)

function wholeBetween(typed: string, least: number, most: number): number | undefined {
  const text = typed.trim()
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}
