import { addDays, dateOf, weekdayOf, weekdaysInOrder } from '../../calendar.js'
import { weekZones } from '../../formulas/zones.js'
import { scheduleOfWeek, scheduleOn } from '../../hours/hours-in-force.js'
import { type KeyDays, keyDays } from '../../season/key-days.js'
import { dailyAfter } from '../../season/present-fitness.js'
import { circularDistance, toSeason, valueAt } from '../../season/season.js'
import { type History, round5, shapeWeeks, targetMinutes, type WeekShape } from '../../season/volume.js'
import { emptyMemory } from '../../sessions/session-content.js'
import { maxOf, minutesIn } from '../../sums.js'
import { type IsoDay, isSport, type Sport, type Weekday, type Workout } from '../../types.js'
import { newPlanner } from '../../week/new-planner.js'
import { type Planner, passWeek, planWeek } from '../../week/plan-week.js'
import { raceWorkout } from '../../week/race-day.js'
import { type Swaps, tellingSwaps, withSwaps } from '../timeline/kept-swaps.js'
import { progressOf } from '../timeline/progress.js'
import type { SeasonInput } from '../types.js'
import type { LivedSession, LivedWeeks } from './lived-weeks.js'

/** What the weeks of a season hand on from one to the next. */
type Carried = Pick<Planner, 'history' | 'memory' | 'before' | 'endsHard'>

/** What a week is planned with, by the hours that hold in it. */
type Setting = { planner: Planner; shape: WeekShape; progress: number }

/** A season that goes on otherwise from a day. */
export type Continued = {
  old: SeasonInput
  after: SeasonInput
  from: IsoDay
  /** What the weeks to come are measured by; as planned, where only paces become others, which leaves minutes as they are. */
  lived: LivedWeeks | undefined
  /** Weeks that have changed places, and keep them. */
  swaps: Swaps
}

/**
 * The weeks of a season from a day on as they are asked for, after weeks that were lived, and the race. Which sets and turns the weeks
 * before have had follows from the season that they were planned by.
 */
export function continueSeason({ old, after, from, lived, swaps }: Continued): Workout[] {
  const first = weekFrom(after, from)
  const reshape: Reshape = (shapes) => withSwaps(shapes, swaps)
  const settingOf = settings(after, { reshape, lately: lived && weeklyMean(lived.slice(0, first - 1)) })
  const carried = replayed(old, weekFrom(old, from), reshape)
  if (lived) {
    carried.history = { loads: [], rides: [], runs: [], swims: [] }
    for (let week = 1; week < first; week++) remember(carried.history, settingOf(week).shape, lived[week - 1] ?? [])
  }
  const workouts: Workout[] = []
  for (let week = first; week <= after.totalWeeks; week++) {
    const isCut = lived !== undefined && startOf(after, week) < from
    const whole = settingOf(week, isCut)
    const kept = lived?.[week - 1] ?? []
    const rest = { input: after, from, kept, eve: lived?.[week - 2] ?? [], history: carried.history }
    const setting = isCut ? restOf(whole, rest) : week === first && lived ? withRested(whole, rest) : whole
    if (isCut) carried.endsHard = isHardBefore(setting, rest)
    const planned = setting.shape.days.length > 0 || !isCut ? plannedIn(setting, carried) : []
    if (isCut) remember(carried.history, whole.shape, [...kept, ...planned.flatMap(sessionsOf)])
    workouts.push(...planned)
  }
  const { season } = settingOf(after.totalWeeks).planner
  return [...tellingSwaps(workouts, swaps), raceWorkout(season, weekZones(season.race, season.goal))]
}

/** Minutes of a week so far; undefined where none was lived. */
const weeklyMean = (weeks: LivedWeeks): number | undefined =>
  weeks.length > 0 ? minutesIn(weeks.flat()) / weeks.length : undefined

type Reshape = (shapes: readonly WeekShape[]) => readonly WeekShape[]
/** The settings of weeks; weeks with the same hours share theirs. Who has lived weeks grows from them as from those before a plan. */
function settings(
  input: SeasonInput,
  { lately, reshape }: { lately?: number | undefined; reshape?: Reshape | undefined } = {},
): (week: number, isCut?: boolean) => Setting {
  const known = new Map<string, { planner: Planner; shapes: readonly WeekShape[]; progress: readonly number[] }>()
  const make = (weeklySchedule: ReturnType<typeof scheduleOn>) => {
    const known = toSeason({ ...input, weeklySchedule })
    if (!known) throw new RangeError('A season that was read has dates.')
    const season = { ...known, lately: { ...known.lately, week: known.lately.week ?? lately } }
    const shapes = reshape?.(shapeWeeks(season)) ?? shapeWeeks(season)
    return { planner: newPlanner(season, keyDays(season), shapes), shapes, progress: progressOf(season, input) }
  }
  return (week, isCut = false) => {
    // What is left of a week has the hours of its last day.
    const schedule = isCut
      ? scheduleOn(input, dateOf(input, week, weekdayOf(input.raceDate)))
      : scheduleOfWeek(input, startOf(input, week))
    const key = JSON.stringify(schedule)
    const { planner, shapes, progress } = known.get(key) ?? make(schedule)
    known.set(key, { planner, shapes, progress })
    const shape = shapes[week - 1]
    if (!shape) throw new RangeError('A season has a shape for each of its weeks.')
    return { planner, shape, progress: valueAt(progress, week - 1) }
  }
}

/** The weeks of a season from one to another as they are planned in other shapes, after those before them as they were planned. */
export function plannedWeeks(
  input: SeasonInput,
  { first, last }: { first: number; last: number },
  reshape: (shape: WeekShape) => WeekShape,
): Workout[] {
  const settingOf = settings(input, { reshape: (shapes) => shapes.map(reshape) })
  const carried = replayed(input, first)
  const workouts: Workout[] = []
  for (let week = first; week <= last; week++) workouts.push(...plannedIn(settingOf(week), carried))
  return workouts
}

/** What a season hands on to a week after those before it were planned. */
function replayed(input: SeasonInput, until: number, reshape?: Reshape): Carried {
  const carried: Carried = {
    history: { loads: [], rides: [], runs: [], swims: [] },
    memory: emptyMemory(),
    before: { bike: { week: 0, minutes: 0 }, run: { week: 0, minutes: 0 } },
    endsHard: false,
  }
  const settingOf = settings(input, { reshape })
  for (let week = 1; week < until; week++) {
    const { planner, shape, progress } = settingOf(week)
    const own = { ...planner, ...carried }
    passWeek(own, shape, progress)
    carried.endsHard = own.endsHard
  }
  return carried
}

function plannedIn({ planner, shape, progress }: Setting, carried: Carried): Workout[] {
  const own = { ...planner, ...carried }
  const { workouts } = planWeek(own, shape, progress)
  carried.endsHard = own.endsHard
  return workouts
}

type Rest = {
  input: SeasonInput
  from: IsoDay
  /** What stands of the week, and what the week before it held. */
  kept: readonly LivedSession[]
  eve: readonly LivedSession[]
  history: History
}

/** A whole week, whose first day is no hard one after another. */
function withRested({ planner, shape, progress }: Setting, { input, eve }: Rest): Setting {
  const [first] = weekdaysInOrder(input)
  const isAfterHard = eve.some(({ isHard, day }) => isHard && day === planner.season.raceDay)
  const quality = planner.days.quality.map((set) => set.filter((day) => !(isAfterHard && day === first)))
  return { planner: { ...planner, days: { ...planner.days, quality } }, shape, progress }
}

/** What is left of a week of which some days stand: its days, their share of its minutes, and no second one of what it has had. */
function restOf({ planner, shape, progress }: Setting, { input, from, kept, history }: Rest): Setting {
  const { season } = planner
  const days = shape.days.filter((day) => dateOf(input, shape.week, day) >= from)
  const availableMinutes = days.reduce<number>((sum, day) => sum + valueAt(season.availability, day), 0)
  const target = targetMinutes(season, shape, history)
  const share = shape.availableMinutes > 0 ? availableMinutes / shape.availableMinutes : 0
  const left = Math.max(0, Math.min(target - minutesIn(kept), round5(target * share)))
  return {
    planner: { ...planner, days: daysLeft(planner.days, days, kept) },
    shape: { ...shape, days, availableMinutes, isWhole: false, left },
    progress,
  }
}

/** Whether the first of the days that are left follows a hard one. */
function isHardBefore({ shape: { days } }: Setting, { from, kept }: Rest): boolean {
  const eve = weekdayOf(addDays(from, -1))
  return days[0] === weekdayOf(from) && kept.some(({ day, isHard }) => isHard && day === eve)
}

/** The key days among those that are left: a long session that was done is not done twice, and no hard day follows another. */
function daysLeft(
  { longRide, longRun, quality, light }: KeyDays,
  open: readonly Weekday[],
  kept: readonly LivedSession[],
) {
  const hard = new Set(kept.filter(({ isHard }) => isHard).map(({ day }) => day))
  const isDone = (sport: Sport) => kept.some((session) => session.isLong && session.sport === sport)
  const still = (day: Weekday | undefined, sport: Sport) =>
    day !== undefined && open.includes(day) && !isDone(sport) ? day : undefined
  const isFree = (day: Weekday) => open.includes(day) && [...hard].every((other) => circularDistance(day, other) > 1)
  return {
    longRide: still(longRide, 'bike'),
    longRun: still(longRun, 'run'),
    quality: quality.map((set) => set.filter(isFree).slice(0, Math.max(0, set.length - hard.size))),
    light,
  }
}

/** Keeps what a week held as what those after it are measured by. */
function remember(history: History, { kind, isWhole }: WeekShape, sessions: readonly LivedSession[]) {
  if (!isWhole) return
  // What was done is of any length, what is planned comes in fives.
  const longest = (sport: Sport) =>
    round5(maxOf(sessions.flatMap((each) => (each.sport === sport ? each.minutes : []))))
  history.rides.push(longest('bike'))
  history.runs.push(longest('run'))
  history.swims.push(longest('swim'))
  history.daily = dailyAfter(history.daily, minutesIn(sessions))
  if (kind === 'load') history.loads.push(minutesIn(sessions))
}

const sessionsOf = ({ day, exercises }: Workout): LivedSession[] =>
  exercises.flatMap(({ type, duration }) =>
    isSport(type) ? [{ day, sport: type, minutes: duration, isHard: false, isLong: false }] : [],
  )

/** The date of a week's first day. */
function startOf(input: SeasonInput, week: number): IsoDay {
  const [first = 0] = weekdaysInOrder(input)
  return dateOf(input, week, first)
}

/** The week of a day, from the first one on. */
function weekFrom(input: SeasonInput, date: IsoDay): number {
  let week = 1
  while (week < input.totalWeeks && startOf(input, week + 1) <= date) week++
  return week
}
