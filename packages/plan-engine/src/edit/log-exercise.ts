import { clampAmount } from '../clamp-amount.js'
import { formatMph, formatPace } from '../formulas/pace.js'
import { METRES_PER_MILE } from '../formulas/units.js'
import { asPlanned, minutesOf, sessionLog } from '../session-log.js'
import {
  type ActualExercise,
  type BySport,
  type Exercise,
  type Feel,
  isSport,
  type SkipReason,
  type Workout,
} from '../types.js'

/** What an athlete tells of one session: done (as planned where nothing is said), skipped, or not yet. */
export type ExerciseLog =
  | {
      state: 'done'
      /** Whole minutes; left out, as planned. */
      minutes?: number | undefined
      metres?: number | undefined
      /** 1 to 10. */
      effort?: number | undefined
      feel?: Feel | undefined
      /** Average beats a minute. */
      heartRate?: number | undefined
      notes?: string | undefined
    }
  | { state: 'skipped'; reason: SkipReason; notes?: string | undefined }
  | { state: 'open' }

/**
 * The workout with one session logged at `loggedAt` (ISO 8601 with Z), as skipped, or as open again; the others keep what was
 * logged for them. It is completed once each of its sessions has an entry and one of them is done. Undefined when it does not
 * hold the session, and when one that was never logged is to be open.
 */
export function logExercise<W extends Workout>(
  workout: W,
  exerciseId: string,
  log: ExerciseLog,
  loggedAt: string,
): W | undefined {
  const exercise = workout.exercises.find(({ id }) => id === exerciseId)
  if (!exercise) return undefined
  const known = countedLog(workout).find(({ id }) => id === exerciseId)
  if (log.state === 'open') return known && withEntry(workout, unlogged(known))
  return withEntry(workout, { ...entryOf(exercise, log), loggedAt: known?.loggedAt ?? loggedAt })
}

/** The workout with this entry in its log, in place of an earlier one; one without `loggedAt` does not count. */
export function withEntry<W extends Workout>(workout: W, entry: ActualExercise): W {
  return withLog(workout, [...fullLog(workout).filter(({ id }) => id !== entry.id), entry])
}

/** Two workouts between which an exercise has moved: what was logged for it went along. */
export function withMovedEntry<W extends Workout>(
  before: { source: W; target: W },
  { source, target }: { source: W; target: W },
  exerciseId: string,
): { source: W; target: W } {
  const logs = [fullLog(before.source), fullLog(before.target)] as const
  if (logs.every(({ length }) => length === 0)) return { source, target }
  const isMoved = ({ id }: ActualExercise) => id === exerciseId
  const left = logs[0].filter((entry) => !isMoved(entry))
  return {
    source: logs[0].length > 0 ? withLog(source, left) : source,
    target: withLog(target, [...logs[1], ...logs[0].filter(isMoved)]),
  }
}

/** The workout as it became of another one by an edit of its exercises: what was logged stays, and whether it is completed follows. */
export function withSameLog<W extends Workout>(before: W, after: W): W {
  const log = fullLog(before)
  return log.length > 0 ? withLog(after, log) : after
}

/** The entry as it does not count: it was taken back. */
export function unlogged({ loggedAt: _, ...entry }: ActualExercise): ActualExercise {
  return entry
}

/** Every entry of a workout: those that count have their time, those that were taken back have none. */
function fullLog(workout: Workout): readonly ActualExercise[] {
  const counted = countedLog(workout)
  const rest = workout.actualExercises?.filter(({ id }) => !counted.some((entry) => entry.id === id)) ?? []
  return [...counted, ...rest]
}

function countedLog(workout: Workout): readonly ActualExercise[] {
  const { completedAt } = workout
  return sessionLog(workout).map((entry) => (completedAt === null ? entry : { loggedAt: completedAt, ...entry }))
}

/** The workout with another log; whether it is complete, when and in how many minutes follows from it. */
function withLog<W extends Workout>(workout: W, entries: readonly ActualExercise[]): W {
  const { exercises } = workout
  const log = inOrder(entries, exercises)
  const counted = log.filter(({ loggedAt }) => loggedAt !== undefined)
  const isSettled = exercises.every(({ id }) => counted.some((entry) => entry.id === id))
  const isCompleted = isSettled && counted.some(({ duration }) => clampAmount(duration) > 0)
  const kept = isCompleted ? counted : log
  const [latest] = counted
    .map(({ loggedAt }) => loggedAt ?? '')
    .toSorted()
    .reverse()
  return {
    ...workout,
    actualExercises: kept.length > 0 ? kept : null,
    actualDuration: counted.length > 0 ? minutesOf(counted) : null,
    isCompleted,
    completedAt: isCompleted ? (workout.completedAt ?? latest ?? null) : null,
  }
}

/** In the order of the day; entries of exercises that are gone come last. */
function inOrder(entries: readonly ActualExercise[], exercises: readonly Exercise[]): readonly ActualExercise[] {
  const placeOf = (entry: ActualExercise) => {
    const place = exercises.findIndex(({ id }) => id === entry.id)
    return place < 0 ? exercises.length : place
  }
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function entryOf(exercise: Exercise, log: Exclude<ExerciseLog, { state: 'open' }>): ActualExercise {
  const planned = asPlanned(exercise)
  if (log.state === 'skipped') return { ...planned, duration: 0, notes: log.notes ?? '', skipped: log.reason }
  const { minutes, metres, effort, feel, heartRate, notes } = log
  const duration = minutes === undefined ? planned.duration : clampAmount(minutes)
  return {
    ...planned,
    duration,
    ...(metres !== undefined && metres > 0 && measuredFigures(exercise.type, { seconds: duration * 60, metres })),
    notes: notes ?? '',
    ...(effort !== undefined && { effort }),
    ...(feel !== undefined && { feel }),
    ...(heartRate !== undefined && { heartRate }),
  }
}

/** What was covered in so many seconds, in figures and in the words of a plan: `"1450 m"` or miles, and the sport's pace. */
export function measuredFigures(
  sport: Exercise['type'],
  { seconds, metres }: { seconds: number; metres: number },
): Pick<ActualExercise, 'distance' | 'actualPace' | 'metres'> {
  if (!isSport(sport)) return { distance: '', actualPace: '', metres }
  return {
    distance: DISTANCE[sport](metres),
    actualPace: seconds > 0 && metres > 0 ? PACE[sport](seconds / metres) : '',
    metres,
  }
}

const miles = (metres: number) => `${(metres / METRES_PER_MILE).toFixed(1)} mi`

const DISTANCE: BySport<(metres: number) => string> = {
  swim: (metres) => `${Math.round(metres)} m`,
  bike: miles,
  run: miles,
}

/** From seconds a metre. */
const PACE: BySport<(secondsPerMetre: number) => string> = {
  swim: (secondsPerMetre) => `${formatPace(secondsPerMetre * 100)}/100m`,
  bike: (secondsPerMetre) => `${formatMph(3600 / (secondsPerMetre * METRES_PER_MILE))} mph`,
  run: (secondsPerMetre) => `${formatPace(secondsPerMetre * METRES_PER_MILE)}/mi`,
}
