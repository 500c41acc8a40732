import { dateOf, daysBetween } from '../calendar.js'
import { roundHalfUp } from '../formulas/pace.js'
import { sessionLog } from '../session-log.js'
import type { BySport, Intensity, IsoDay, PlanCalendar, Sport, Workout } from '../types.js'
import { measuredPace } from './pace-text.js'

/** How the pace of one kind of session has moved. Paces in the sport's own unit, see `Paces`. */
export type PaceTrend = {
  /** The session that was logged most often by its code, e.g. `"R-EASY"`; by its name, e.g. `"Easy Run"`, where it has none. */
  code?: string
  name?: string
  intensity: Intensity
  /** In order of dates. */
  points: readonly { date: IsoDay; pace: number }[]
  /** The line through the points (least squares on the logarithm of the pace) at its first and its last date. */
  from: number
  to: number
  /** Whole per cent of speed gained along the line, negative when lost. */
  gain: number
}

type Logged = Pick<PaceTrend, 'code' | 'name' | 'intensity'> & { date: IsoDay; pace: number }

/**
 * The pace trend of each sport at like intensity: of sessions with one code (or name) and one label those that were logged most
 * often, of several the latest. Undefined for a sport with no kind logged with a pace on two days; the race does not count.
 */
export function paceTrends(calendar: PlanCalendar, workouts: readonly Workout[]): BySport<PaceTrend | undefined> {
  const trendOf = (sport: Sport) => {
    const kinds = kindsOf(workouts.flatMap((workout) => loggedOf(calendar, workout, sport)))
    const [usual] = kinds.sort((one, other) => other.length - one.length || (lastDate(one) < lastDate(other) ? 1 : -1))
    return usual && lineThrough(usual, sport)
  }
  return { swim: trendOf('swim'), bike: trendOf('bike'), run: trendOf('run') }
}

function loggedOf(calendar: PlanCalendar, workout: Workout, sport: Sport): Logged[] {
  const { week, day, exercises, workoutType } = workout
  if (workoutType === 'race') return []
  return sessionLog(workout).flatMap((entry) => {
    const { code, name, intensity } = entry
    const pace = entry.type === sport ? measuredPace(entry, exercises) : undefined
    return pace ? [{ ...called(code, name), intensity, date: dateOf(calendar, week, day), pace }] : []
  })
}

const called = (code: string | undefined, name: string | undefined): Pick<Logged, 'code' | 'name'> => ({
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
})

/** The sessions of each kind that was done on two days or more, in order of dates. */
function kindsOf(logged: readonly Logged[]): (readonly Logged[])[] {
  const kinds = new Map<string, Logged[]>()
  for (const session of [...logged].sort((one, other) => one.date.localeCompare(other.date))) {
    const kind = `${session.intensity} ${session.code ?? session.name ?? ''}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), session])
  }
  return [...kinds.values()].filter((sessions) => sessions[0]?.date !== lastDate(sessions))
}

const lastDate = (sessions: readonly Logged[]): IsoDay => sessions.at(-1)?.date ?? ''

function lineThrough(sessions: readonly Logged[], sport: Sport): PaceTrend | undefined {
  const [first] = sessions
  if (!first) return undefined
  const days = sessions.map(({ date }) => daysBetween(first.date, date))
  const logs = sessions.map(({ pace }) => Math.log(pace))
  const [meanDay, meanLog] = [mean(days), mean(logs)]
  const cross = days.reduce((sum, day, index) => sum + (day - meanDay) * ((logs[index] ?? 0) - meanLog), 0)
  const square = days.reduce((sum, day) => sum + (day - meanDay) ** 2, 0)
  if (square === 0) return undefined
  const slope = cross / square
  const paceOn = (day: number) => Math.exp(meanLog + slope * (day - meanDay))
  const [from, to] = [paceOn(0), paceOn(Math.max(...days))]
  return {
    ...called(first.code, first.name),
    intensity: first.intensity,
    points: sessions.map(({ date, pace }) => ({ date, pace })),
    from,
    to,
    gain: roundHalfUp(((sport === 'bike' ? to / from : from / to) - 1) * 100),
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
