import {
  dateOf,
  daysBetween,
  type IsoDay,
  isTrainingDay,
  type PlanCalendar,
  type Weekday,
  type WeeklySchedule,
  type Workout,
  weekdaysInOrder,
} from '@tri/plan-engine'
import { clock } from '../../lib/measures/format.js'

type EarlierSchedule = { before: IsoDay; weeklySchedule: WeeklySchedule }

export type WeekQuestion<W extends Workout = Workout> = {
  calendar: PlanCalendar
  week: number
  workouts: readonly W[]
  /** What time the athlete offers; undefined where that is nobody's business. */
  schedule: WeeklySchedule | undefined
  /** Those that held before it, each up to a day. */
  earlierSchedules?: readonly EarlierSchedule[] | undefined
  /** The first day that may hold a session. */
  startDate: IsoDay
  today: IsoDay
  daysOff?: DaysOff | undefined
}

/** Why the athlete cannot train on a day as planned, in a word: `"Holiday"`; undefined where they can. */
export type DaysOff = (date: IsoDay) => string | undefined

/** One day of a plan week, ready to be shown. */
export type PlanDay<W extends Workout = Workout> = {
  date: IsoDay
  day: Weekday
  workouts: readonly W[]
  /** Planned and available time, e.g. `"planned 1:15 \u00b7 free 1:30"`; empty before the plan starts. */
  hours: string
  /** Why the athlete cannot train as planned; undefined where they can. */
  timeOff: string | undefined
  /** Why nothing is planned; undefined on a day with a workout. */
  restReason: string | undefined
  isToday: boolean
  /** False before the plan's first day: nothing can be put there. */
  isInPlan: boolean
}

/** Whether sessions can be put on a day: not before the plan begins, nor on race day. */
export const takesSessions = ({ isInPlan, workouts }: PlanDay): boolean =>
  isInPlan && !workouts.some(({ workoutType }) => workoutType === 'race')

/** This many days before the race a free day is there to recover. */
const DAYS_OF_RECOVERY = 6

type DaysOfPlan<W extends Workout> = Pick<WeekQuestion<W>, 'week' | 'workouts' | 'today' | 'daysOff'>

/** The days of a week of a plan that its athlete looks at. */
export const planDays = <W extends Workout>(
  plan: PlanCalendar & Pick<WeekQuestion, 'earlierSchedules' | 'startDate'> & { weeklySchedule: WeeklySchedule },
  asked: DaysOfPlan<W>,
): readonly PlanDay<W>[] =>
  weekDays({
    ...asked,
    calendar: plan,
    schedule: plan.weeklySchedule,
    earlierSchedules: plan.earlierSchedules,
    startDate: plan.startDate,
  })

/** The seven days of a plan week in date order. */
export function weekDays<W extends Workout>(question: WeekQuestion<W>): readonly PlanDay<W>[] {
  const { calendar, week, workouts, startDate, today } = question
  return weekdaysInOrder(calendar).map((day) => {
    const date = dateOf(calendar, week, day)
    const onDay = workouts.filter((workout) => workout.week === week && workout.day === day)
    return {
      date,
      day,
      workouts: onDay,
      timeOff: question.daysOff?.(date),
      hours: hoursOn(question, { day, date, onDay }),
      restReason: onDay.length === 0 ? restReason(question, day, date) : undefined,
      isToday: date === today,
      isInPlan: date >= startDate,
    }
  })
}

/** What the athlete offers on a day, by the hours that hold then. */
function offeredOn({ schedule, earlierSchedules = [] }: WeekQuestion, day: Weekday, date: IsoDay) {
  const [held] = earlierSchedules
    .filter(({ before }) => date < before)
    .sort((one, other) => (one.before < other.before ? -1 : 1))
  return (held?.weeklySchedule ?? schedule)?.[day]
}

/** Why a day holds no workout, in words for the athlete. */
function restReason(question: WeekQuestion, day: Weekday, date: IsoDay): string {
  const { calendar, schedule, startDate, daysOff } = question
  if (!schedule) return date < startDate ? 'Before the plan starts' : 'Nothing planned'
  const offered = offeredOn(question, day, date)
  if (date < startDate) return 'Before your plan starts'
  const off = daysOff?.(date)
  if (off) return `Time off: ${off}`
  if (!offered || !isTrainingDay(offered)) return `You asked for ${offered?.dayName ?? 'this day'}s off`
  return daysBetween(date, calendar.raceDate) <= DAYS_OF_RECOVERY ? 'Recovery before the race' : 'Nothing planned'
}

function hoursOn(
  question: WeekQuestion,
  { day, date, onDay }: { day: Weekday; date: IsoDay; onDay: readonly Workout[] },
): string {
  const { schedule, startDate, daysOff } = question
  const planned = onDay.reduce((sum, { totalDuration }) => sum + totalDuration, 0)
  if (!schedule) return planned > 0 ? `planned ${clock(planned)}` : ''
  const offered = offeredOn(question, day, date)
  const available = offered && isTrainingDay(offered) ? offered.hours * 60 : 0
  if (onDay.some(({ workoutType }) => workoutType === 'race')) return `planned ${clock(planned)}`
  if (date < startDate && planned === 0) return ''
  const off = daysOff?.(date)
  if (off) return planned === 0 ? off : `${off} \u00b7 planned ${clock(planned)}`
  if (available === 0) return planned === 0 ? 'day off' : `planned ${clock(planned)} on a day off`
  return `planned ${clock(planned)} \u00b7 free ${clock(available)}`
}
