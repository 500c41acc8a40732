import { type IsoDay, loggedSession, type SessionState, type SkipReason, sessionState } from '@tri/plan-engine'
import type { PlannedExercise, PlannedWorkout } from '../plan/plan.js'
import { durationText } from '../plan/session-text.js'

/** A workout's day, and the athlete's own. */
export type EventDays = { date: IsoDay; today: IsoDay | undefined }

/** What became of each of its sessions; without a day of the athlete's, nothing is missed yet. */
export const statesOf = (workout: PlannedWorkout, { date, today = date }: EventDays): readonly SessionState[] =>
  workout.exercises.map((exercise) => sessionState({ workout, exercise, date, today }))

/** What stands before an event's name: a picture, and the word where the picture is not known by everybody. */
export function eventMark(workout: PlannedWorkout, days: EventDays): string {
  const states = statesOf(workout, days)
  const counted = states.filter((state) => state !== 'skipped')
  if (counted.length === 0) return states.length > 0 ? '\u2298 Skipped: ' : ''
  if (counted.every((state) => state === 'done')) return '\u2713 '
  if (counted.every((state) => state === 'missed')) return '\u2013 Missed: '
  return counted.some((state) => state === 'done' || state === 'partly') ? '\u25D0 Partly: ' : ''
}

const REASONS: Record<SkipReason, string> = {
  sick: 'sick',
  travel: 'travel',
  tired: 'tired',
  'no-pool': 'no pool',
  'no-time': 'no time',
  other: '',
}

/** What became of a session in words, `"Partly: 25 min of 40 min"`; nothing while it is still to come. */
export function stateLine(
  workout: PlannedWorkout,
  exercise: PlannedExercise,
  { date, today = date }: EventDays,
): string {
  const state = sessionState({ workout, exercise, date, today })
  const entry = loggedSession(workout, exercise)
  if (state === 'done') return `Done: ${durationText(entry?.duration ?? 0)}`
  if (state === 'partly') return `Partly: ${durationText(entry?.duration ?? 0)} of ${durationText(exercise.duration)}`
  if (state === 'skipped') return ['Skipped', entry?.skipped && REASONS[entry.skipped]].filter(Boolean).join(': ')
  return state === 'missed' ? 'Missed' : ''
}
