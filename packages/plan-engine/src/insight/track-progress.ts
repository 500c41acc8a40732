import { weekdayOf } from '../calendar.js'
import { SLIDERS } from '../formulas/limits.js'
import { roundHalfUp } from '../formulas/pace.js'
import { sessionLog } from '../session-log.js'
import { type BySport, type Paces, type PlanCalendar, SPORTS, type Sport, type Workout } from '../types.js'
import { measuredPace } from './pace-text.js'

/** So much of so much, and the percent that makes: 0 to 100, also when more was done than planned. */
export type Share = { done: number; planned: number; percent: number }

/** What training in one sport has brought so far. */
export type SportProgress = {
  /** Whole percent of speed gained, negative when it was lost; undefined until like sessions can be compared. */
  improvement: number | undefined
  /** Minutes of the whole plan, the race excluded. */
  minutes: Share
  sessions: Share
}

/** What the specification shows until the first workout is logged: percent faster, and percent of the way. */
export const EXAMPLE_PROGRESS: BySport<{ improvement: number; percent: number }> = {
  swim: { improvement: 8, percent: 65 },
  bike: { improvement: 12, percent: 78 },
  run: { improvement: 5, percent: 58 },
}

/** The next paces to aim for: 10 s per 100 m, 2 mph and 30 s per mile better, not beyond 1:00 and 5:00. */
export const targetPaces = ({ swim, bike, run }: Paces): Paces => ({
  swim: Math.max(SLIDERS.swim.min, swim - 10),
  bike: bike + 2,
  run: Math.max(SLIDERS.run.min, run - 30),
})

/** What was trained of each sport, and what it brought; undefined until a session is done. */
export function trackProgress(
  calendar: PlanCalendar,
  workouts: readonly Workout[],
): BySport<SportProgress> | undefined {
  if (!workouts.some((workout) => doneOf(workout).length > 0 || workout.isCompleted)) return undefined
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
  const [swim, bike, run] = SPORTS.map((sport) => sportProgress(calendar, training, sport))
  return swim && bike && run ? { swim, bike, run } : undefined
}

function sportProgress(calendar: PlanCalendar, training: readonly Workout[], sport: Sport): SportProgress {
  const planned = training.flatMap(({ exercises }) => exercises.filter(({ type }) => type === sport))
  const done = training.flatMap((workout) => doneOf(workout).filter(({ type }) => type === sport))
  const efforts = training.flatMap((workout) => effortsOf(calendar, workout, sport))
  return {
    improvement: speedGain(efforts),
    minutes: share(sum(done), sum(planned)),
    sessions: share(done.length, planned.length),
  }
}

/** What was done of a workout: the actual values, or the planned ones where it was ticked off without any. */
const doneOf = (workout: Workout) => sessionLog(workout).filter(({ duration }) => duration > 0)

const sum = (parts: readonly { duration: number }[]): number =>
  parts.reduce((minutes, part) => minutes + part.duration, 0)

const share = (done: number, planned: number): Share => ({
  done,
  planned,
  percent: Math.min(100, roundHalfUp((done / Math.max(planned, done, 1)) * 100)),
})

/** One session that was logged with a pace; its kind is its label and its code (or its name), which stand for one training zone. */
type Effort = { kind: string; day: number; logSpeed: number }

function effortsOf(calendar: PlanCalendar, workout: Workout, sport: Sport): Effort[] {
  const { week, day, exercises } = workout
  return sessionLog(workout).flatMap((entry) => {
    const pace = entry.type === sport ? measuredPace(entry, exercises) : undefined
    if (!pace) return []
    const { intensity, code, name } = entry
    const logSpeed = Math.log(sport === 'bike' ? pace : 1 / pace)
    return [{ kind: `${intensity} ${code ?? name ?? ''}`, day: dayOfPlan(calendar, week, day), logSpeed }]
  })
}

/** Days since the plan's first week began. */
const dayOfPlan = ({ raceDate }: PlanCalendar, week: number, day: number): number =>
  week * 7 - ((weekdayOf(raceDate) - day + 7) % 7)

/**
 * Percent of speed gained along a line through the sessions: one slope for all, a level of its own for each kind (least
 * squares on the logarithm of speed), followed over the longest time between two sessions of one kind. So only like is
 * compared with like, and nothing is foretold. Undefined without two of one kind on different days.
 */
function speedGain(efforts: readonly Effort[]): number | undefined {
  let cross = 0
  let square = 0
  let longest = 0
  for (const kind of new Set(efforts.map((effort) => effort.kind))) {
    const alike = efforts.filter((effort) => effort.kind === kind)
    const meanDay = mean(alike.map(({ day }) => day))
    const meanSpeed = mean(alike.map(({ logSpeed }) => logSpeed))
    for (const { day, logSpeed } of alike) {
      cross += (day - meanDay) * (logSpeed - meanSpeed)
      square += (day - meanDay) ** 2
    }
    const days = alike.map(({ day }) => day)
    longest = Math.max(longest, Math.max(...days) - Math.min(...days))
  }
  return square > 0 ? roundHalfUp((Math.exp((cross / square) * longest) - 1) * 100) : undefined
}

const mean = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0) / values.length
