import { auditPlan } from '../audit/audit-plan.js'
import type { AuditedExercise, AuditedWorkout } from '../audit/facts/audited-plan.js'
import { clampAmount } from '../clamp-amount.js'
import { predictFinish } from '../formulas/finish-time.js'
import { seasonLoad } from '../insight/season-load.js'
import { tableOf } from '../lookup.js'
import { shapeWeeks } from '../season/volume.js'
import { sessionLog } from '../session-log.js'
import { maxOf, minutesIn } from '../sums.js'
import { type ActualExercise, type SessionType, SPORTS, type Workout } from '../types.js'
import { isBlocked } from './timeline/time-off.js'
import { aheadOf, type Timeline } from './timeline/timeline.js'
import type { Outlook, OutlookWeek } from './types.js'

/** A session as it counts: done before today, planned from today on. */
type Counted = { week: number; type: SessionType; minutes: number }

/** The season in figures as workouts stand: what was done before today, and what is planned from then on. */
export function outlookOf(timeline: Timeline, workouts: readonly Workout[], speed: number): Outlook {
  const { input, season, today } = timeline
  const { days, lines } = seasonLoad({
    calendar: input,
    workouts,
    raceType: season.race,
    startDate: input.today,
    today,
  })
  const counted = workouts.flatMap((workout) => (workout.workoutType === 'race' ? [] : countedIn(workout, timeline)))
  const stresses = days.flatMap(({ week, date }, index) =>
    date < input.raceDate ? [{ week, minutes: lines.total[index]?.stress ?? 0 }] : [],
  )
  const weeks = shapeWeeks(season).map(({ week, kind }): OutlookWeek => {
    const own = counted.filter((each) => each.week === week)
    const of = (type: SessionType) => own.filter((each) => each.type === type)
    return {
      week,
      kind,
      minutes: minutesIn(own),
      bySport: tableOf(SPORTS, (sport) => minutesIn(of(sport))),
      longestRun: maxOf(of('run').map(({ minutes }) => minutes)),
      longestRide: maxOf(of('bike').map(({ minutes }) => minutes)),
      stress: Math.round(minutesIn(stresses.filter((each) => each.week === week))),
    }
  })
  const { score, rules } = auditPlan({ workouts: asLived(timeline, workouts) }, input)
  const goal = tableOf(SPORTS, (sport) => (sport === 'bike' ? season.goal[sport] * speed : season.goal[sport] / speed))
  return {
    weeks,
    fitnessOnRaceDay: Math.round((lines.total.at(-2)?.fitness ?? 0) * 10) / 10,
    finish: Math.round(predictFinish(season.distances, goal)),
    auditScore: score,
    broken: rules.filter(({ result }) => result === 'fail').map(({ id }) => id),
  }
}

const isPast = (workout: Workout, { season, toRace }: Timeline): boolean => aheadOf(workout, season, toRace) < 0

function countedIn(workout: Workout, timeline: Timeline): Counted[] {
  const { week, exercises, isCompleted } = workout
  const sessions = isCompleted || isPast(workout, timeline) ? sessionLog(workout) : exercises
  return sessions.map(({ type, duration }) => ({ week, type, minutes: clampAmount(duration) }))
}

/**
 * What was done and what is planned, for the audit. A day on which nothing was done, or could be, holds a minute of rest: the rule that every
 * training day is used is not broken by a cold.
 */
function asLived(timeline: Timeline, workouts: readonly Workout[]): AuditedWorkout[] {
  const { cards, offs } = timeline
  const all = workouts.map((workout): AuditedWorkout => {
    if (workout.workoutType === 'race' || !(workout.isCompleted || isPast(workout, timeline))) return workout
    const { week, day } = workout
    const exercises = sessionLog(workout).flatMap((entry) => doneAs(entry, workout))
    return { week, day, exercises }
  })
  const lived = all.filter(({ exercises }) => exercises && exercises.length > 0)
  const used = new Set(lived.map(({ week, day }) => `${week} ${day}`))
  const free = cards.filter(
    ({ week, day, ahead }) => (ahead < 0 || isBlocked(offs, ahead)) && !used.has(`${week} ${day}`),
  )
  return [...lived, ...free.map(({ week, day }) => ({ week, day, exercises: [REST] }))]
}

/** What was done of a session, as it was planned where it took as long. */
function doneAs({ id, type, duration, intensity }: ActualExercise, { exercises }: Workout): AuditedExercise[] {
  const planned = exercises.find((exercise) => exercise.id === id)
  const minutes = Math.round(clampAmount(duration))
  if (minutes === 0) return []
  if (planned && planned.duration === minutes) return [planned]
  return [{ ...planned, type, duration: minutes, intensity, steps: [], origin: 'added' }]
}

const REST = { type: 'other', duration: 1, intensity: 'easy', origin: 'added' } as const
