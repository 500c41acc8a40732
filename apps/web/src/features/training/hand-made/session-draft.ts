import type { Exercise, Intensity, SessionFields, SessionType } from '@tri/plan-engine'
import { isSport } from '@tri/plan-engine'
import { type DistanceUnit, readMetres, shownMetres } from '../../../lib/measures/typed-distance.js'

/** What the form holds, as it was typed: nothing of it is sent before it is submitted. */
export type SessionDraft = {
  type: SessionType
  /** Which of the two tells how long it is. */
  by: 'time' | 'distance'
  minutes: string
  distance: string
  intensity: Intensity
  name: string
  note: string
}

/** A field that holds no figure, and what to do. */
export type SessionProblem = { field: 'minutes' | 'distance'; message: string }

/** Minutes that a new session starts with. */
const START = 45

/** Starts with the session as it stands, or with an easy run. */
export function startSession(
  exercise: Exercise | undefined,
  unitOf: (type: SessionType) => DistanceUnit,
): SessionDraft {
  if (!exercise)
    return { type: 'run', by: 'time', minutes: String(START), distance: '', intensity: 'easy', name: '', note: '' }
  const { type, duration, intensity, origin, name, note } = exercise
  return {
    ...{ type, by: 'time', intensity },
    minutes: String(duration),
    distance: distanceOf(exercise, unitOf(type)),
    name: (origin && name) ?? '',
    note: note ?? '',
  }
}

/** The planned distance as a figure; a sport's distance is stored in metres swum, or in miles. */
function distanceOf({ type, distance }: Exercise, unit: DistanceUnit): string {
  const figure = Number.parseFloat(distance)
  if (!isSport(type) || !(figure > 0)) return ''
  return shownMetres(unit, type === 'swim' ? figure : figure * METRES_PER_MILE)
}

const METRES_PER_MILE = 1609.344

/** Whether the session is told by its distance: only a sport has paces that turn it into minutes. */
export const isByDistance = ({ by, type }: Pick<SessionDraft, 'by' | 'type'>): boolean =>
  by === 'distance' && isSport(type)

/** What keeps a draft from being sent. */
export function problemsOf(draft: SessionDraft, unit: DistanceUnit): SessionProblem[] {
  if (!isByDistance(draft))
    return readMinutes(draft.minutes)
      ? []
      : [{ field: 'minutes', message: 'Type whole minutes from 1 to 1440, such as 40.' }]
  return metresOf(draft, unit) ? [] : [{ field: 'distance', message: unit.problem }]
}

/** The session that a draft asks for; undefined as long as it has a problem. */
export function fieldsOf(draft: SessionDraft, unit: DistanceUnit): SessionRequest | undefined {
  const { type, intensity, name, note } = draft
  const words = { intensity, name: name.trim(), note: note.trim() }
  if (isSport(type) && isByDistance(draft)) {
    const metres = metresOf(draft, unit)
    return metres ? { type, metres, ...words } : undefined
  }
  const minutes = readMinutes(draft.minutes)
  return minutes ? { type, minutes, ...words } : undefined
}

/** What is sent of it: minutes, or the distance of a sport. */
export type SessionRequest = Pick<SessionFields, 'intensity'> & { name: string; note: string } & (
    | { type: SessionType; minutes: number }
    | { type: 'swim' | 'bike' | 'run'; metres: number }
  )

/** Shorter is no session, longer no athlete goes. */
const METRES = { least: 25, most: 1_000_000 }

function metresOf({ distance }: SessionDraft, unit: DistanceUnit): number | undefined {
  const metres = readMetres(unit, distance)
  return metres && metres >= METRES.least && metres <= METRES.most ? metres : undefined
}

function readMinutes(typed: string): number | undefined {
  const text = typed.trim()
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return value >= 1 && value <= 1440 ? value : undefined
}
