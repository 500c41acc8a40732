import { clampAmount } from '../../clamp-amount.js'
import { listOf } from '../../lookup.js'
import { WEEKDAYS } from '../../season/season.js'
import { isDoneAsPlanned, type LoggedWorkout, sessionLog } from '../../session-log.js'
import { type ActualExercise, SPORTS, type Sport, type Weekday } from '../../types.js'
import type { AuditedExercise, AuditedWorkout } from './audited-plan.js'
import { type Mark, stronger } from './breaks.js'
import type { DayFacts, OffFacts } from './facts.js'
import type { SessionFacts } from './session-facts.js'
import { MOST_FEW, SHORTEST_DONE } from './way-back-steps.js'

/**
 * A workout as it counts on a day: a race, and what is still to come, as it stands; what was completed, and what is over, as it was done. One
 * that does not say whether it was done, as in plans from elsewhere, was.
 */
export function asLived(workout: AuditedWorkout, isPast: boolean): AuditedWorkout {
  const { week, day, workoutType, isCompleted } = workout
  if (workoutType === 'race' || isCompleted === undefined || !(isCompleted || isPast)) return workout
  return { week, day, exercises: doneOf(workout), isCompleted: true }
}

function doneOf({ exercises, isCompleted, actualExercises, actualDuration, completedAt }: AuditedWorkout) {
  const planned = listOf(exercises).filter(isPresent)
  const logged: LoggedWorkout = {
    exercises: planned.map(toLogged),
    isCompleted: isCompleted === true,
    actualExercises: Array.isArray(actualExercises) ? actualExercises.filter(isPresent) : null,
    actualDuration: actualDuration ?? null,
    completedAt: completedAt ?? null,
  }
  return isDoneAsPlanned(logged) ? planned : sessionLog(logged).flatMap((entry) => doneAs(entry, planned))
}

const toLogged = ({
  id = '',
  type = 'other',
  duration = 0,
  intensity = 'easy',
  code,
  name,
  origin,
}: AuditedExercise) => ({
  ...{ id, type, duration, intensity },
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
  ...(origin !== undefined && { origin }),
})

/** What was done of a session, as it was planned where it took as long. */
function doneAs(
  { id, type, duration, intensity }: ActualExercise,
  exercises: readonly AuditedExercise[],
): AuditedExercise[] {
  const planned = exercises.find((exercise) => exercise.id === id)
  const minutes = Math.round(clampAmount(duration))
  if (minutes === 0) return []
  if (planned && planned.duration === minutes) return [planned]
  return [{ ...planned, type, duration: minutes, intensity, steps: [], origin: 'added' }]
}

/** The weekday on which a key session was missed that stands in another's place since, in the same week. */
export function missedOn({ reasons }: Pick<AuditedExercise, 'reasons'>): Weekday | undefined {
  const from = listOf(reasons).findLast((reason) => reason?.rule === 'key-session')?.inputs?.from
  return WEEKDAYS.find((day) => day === from)
}

/** Why a day was off that nobody told of. */
export const MISSED = 'missed'

/**
 * Days on which nothing was done although something was planned, of all sports and of each, where there are more than a few of them in a row:
 * they are time off that nobody told. Days of time off count among them, also those that are still to come.
 */
export function markMissed(days: readonly DayFacts[], marks: Mark[]) {
  const gaps = [undefined, ...SPORTS].map((sport) => ({ sport, missed: gapsIn(days, sport).flat() }))
  for (const { sport, missed } of gaps)
    for (const day of missed) {
      if (!day.isPast || (day.off && isPaused(day.off, sport))) continue
      const index = days.indexOf(day)
      day.off = withMissed(day.off, sport ? SPORTS.filter((other) => other !== sport) : [])
      marks[index] = stronger(marks[index], 'off')
    }
}

function withMissed(off: OffFacts | undefined, possible: readonly Sport[]): OffFacts {
  const missed = { reason: MISSED, possible }
  if (!off) return { possible, reasons: [missed] }
  return {
    ...off,
    possible: off.possible.filter((sport) => possible.includes(sport)),
    reasons: [...off.reasons, missed],
  }
}

function gapsIn(days: readonly DayFacts[], sport: Sport | undefined): DayFacts[][] {
  const isOff = ({ off }: DayFacts) => off !== undefined && isTaken(off, sport)
  const isPlanned = (day: DayFacts) =>
    isOff(day) || (sport ? day.planned?.has(sport) === true : (day.planned?.size ?? 0) > 0)
  const gaps: DayFacts[][] = []
  for (let at = 0; at < days.length && days[at]?.isPast; at++) {
    const gap: DayFacts[] = []
    for (let day = days[at]; day && isMissed(day, sport, isOff(day)); day = days[++at]) gap.push(day)
    const first = gap.findIndex(isPlanned)
    const last = gap.findLastIndex(isPlanned)
    if (first >= 0 && last - first >= MOST_FEW) gaps.push(gap.slice(first, last + 1))
  }
  return gaps
}

/** A day before today without training, or one of time off from today on. */
const isMissed = (day: DayFacts, sport: Sport | undefined, isOff: boolean): boolean =>
  !day.isBeforeStart && (day.isPast || isOff) && !day.sessions.some((session) => isTraining(session, sport))

/** Done, or the athlete's own, and long enough. */
export const isTraining = ({ isOwn, minutes, sport: done }: SessionFacts, sport: Sport | undefined): boolean =>
  isOwn && minutes >= SHORTEST_DONE && done !== undefined && (sport === undefined || done === sport)

/** Whether time off takes a sport, or all training: what two of them take together is the time off of each sport. */
export const isTaken = ({ possible, reasons }: OffFacts, sport: Sport | undefined): boolean =>
  sport ? !possible.includes(sport) : reasons.some((each) => each.possible.length === 0)

/** Whether time off is part of a pause of a sport, or of all training: days on which all of it was missed are none of each sport, whose own are marked. */
export const isPaused = (off: OffFacts, sport: Sport | undefined): boolean =>
  sport ? off.reasons.some((each) => isOwnReason(each, sport)) : isTaken(off, sport)

const isOwnReason = ({ reason, possible }: OffFacts['reasons'][number], sport: Sport): boolean =>
  !possible.includes(sport) && !(reason === MISSED && possible.length === 0)

const isPresent = (value: unknown): boolean => typeof value === 'object' && value !== null
