import type { Season } from '../../season/season.js'
import type { WeekShape } from '../../season/volume.js'
import type { Phase, RaceType, Sport, Weekday, WeekKind } from '../../types.js'
import type { AuditedWorkout } from './audited-plan.js'
import type { Break } from './breaks.js'
import type { SessionFacts } from './session-facts.js'

/** One date of the plan; the race itself is not among its sessions. */
export type DayFacts = {
  week: number
  day: Weekday
  /** 0 on race day. */
  daysToRace: number
  /** Minutes the athlete has; 0 on a day off, on race day and before the plan begins. */
  availableMinutes: number
  isBeforeStart: boolean
  /** Before today: it is judged no more. */
  isPast: boolean
  /** What time off leaves of it; undefined on other days. */
  off?: OffFacts
  /** The sports that were planned, where it is past and known whether they were done. */
  planned?: Set<Sport>
  sessions: SessionFacts[]
  minutes: number
  isHard: boolean
  stress: number
  /** Of a race on the way to the goal: the fewest days that should lie between it and the next goal. */
  latest?: number
  /** A race on the way that is a goal itself. */
  isGoal?: boolean
  /** A race on the way to the goal wants it easy. */
  isBesideRace?: boolean
}

/** What time off leaves of a day. */
export type OffFacts = {
  possible: readonly Sport[]
  /** Minutes; none is told where there is no limit. */
  most?: number
  /** Why, each with what is possible by it. */
  reasons: readonly { reason: string; possible: readonly Sport[] }[]
}

/** A session with its days from the race, 0 where it names none that exists. */
export type AfterFacts = SessionFacts & { daysAfter: number }

export type WeekFacts = {
  week: number
  phase: Phase
  kind: WeekKind
  /** False for a week that lacks training days because the plan begins within it. */
  isWhole: boolean
  /** Whole, and of kind `load`. */
  isLoad: boolean
  /** Its last day is before today: it is judged no more. */
  isOver: boolean
  /** Its first day is before today: of what kind it is was not known, or was another, when it began. */
  hasBegun: boolean
  /** Time off, the way back from it, what was missed, a race, or what was accepted for them may have made it another week than was planned. */
  isShaped: boolean
  /** Seven, in date order. */
  days: DayFacts[]
  /** Of all its days, in date order. */
  sessions: SessionFacts[]
  minutes: number
  /** The race that it leads to: the goal race, or one on the way with a season of its own. */
  race: RaceType
  /** What the generator would give this week after the weeks before it. */
  shape: WeekShape
}

/** A plan laid out on its calendar, once, for all rules. */
export type Facts = {
  season: Season
  /** Days from today to the race: those before it are past. */
  daysLeft: number
  weeks: WeekFacts[]
  /** Every day of the plan in date order; the last one is race day. */
  days: DayFacts[]
  /** Of all days, in date order. */
  sessions: SessionFacts[]
  /** Whole weeks of kind `load`. */
  loads: WeekFacts[]
  /** Whole weeks that have begun. */
  lived: WeekFacts[]
  /** Days off in a row from which a way back leads. */
  breaks: readonly Break[]
  /** The same with those of a few days. */
  pauses: readonly Break[]
  races: AuditedWorkout[]
  /** Workouts with sessions that stand on no day of the plan. */
  strays: AuditedWorkout[]
  /** Sessions of the days after the race. */
  after: AfterFacts[]
  /** Exercises and totals that do not add up. */
  miscounts: number
}

/** The load weeks that are as they were planned: no time off, no race and nothing that was missed has made others of them. */
export const plainLoads = ({ loads }: Facts): WeekFacts[] => loads.filter(({ isShaped }) => !isShaped)

/** A plan without what is past: its weeks from today's on, that one whole. */
export function stillToCome(facts: Facts): Facts {
  const isToCome = ({ isOver }: WeekFacts) => !isOver
  const weeks = facts.weeks.filter(isToCome)
  const days = facts.days.filter(({ isPast }) => !isPast)
  // What a load week holds that has begun, was decided by what it was then.
  const loads = facts.loads.filter(({ hasBegun }) => !hasBegun)
  return { ...facts, weeks, days, sessions: sessionsIn(days), loads }
}

/** The sessions of some days, or of some weeks. */
export function sessionsIn(parts: readonly Pick<DayFacts, 'sessions'>[]): SessionFacts[] {
  const all: SessionFacts[] = []
  for (const { sessions } of parts) for (const session of sessions) all.push(session)
  return all
}

/** True on time off that leaves no run possible. */
export const isWithoutRuns = (day: DayFacts | undefined): boolean => day?.off?.possible.includes('run') === false

/** True when the schedule has room for six sessions: two on days of an hour and more, three on long ones of few. */
export function hasRoom({ season: { days, availability } }: Facts): boolean {
  let room = 0
  for (const day of days) {
    const offer = availability[day] ?? 0
    room += offer < 60 ? 1 : days.length <= 4 && offer >= 180 ? 3 : 2
  }
  return room >= 6
}

/** The sessions of one sport. */
export function ofSport(parts: readonly Pick<DayFacts, 'sessions'>[], wanted: Sport): SessionFacts[] {
  const own: SessionFacts[] = []
  for (const { sessions } of parts) for (const session of sessions) if (session.sport === wanted) own.push(session)
  return own
}
