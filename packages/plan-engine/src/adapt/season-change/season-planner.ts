import { dateOf, weekOf } from '../../calendar.js'
import { weekZones } from '../../formulas/zones.js'
import type { OwnGoal } from '../../season/goals/own-goals.js'
import { dailyAfter } from '../../season/present-fitness.js'
import { type History, round5, type WeekShape } from '../../season/volume.js'
import { emptyMemory } from '../../sessions/session-content.js'
import { maxOf, minutesIn } from '../../sums.js'
import { type IsoDay, isSport, type Sport, type Workout } from '../../types.js'
import { type Planner, passWeek, planWeek } from '../../week/plan-week.js'
import { raceWorkout } from '../../week/race-day.js'
import { type Swaps, tellingSwaps, withSwaps } from '../timeline/kept-swaps.js'
import type { SeasonInput } from '../types.js'
import type { LivedSession, LivedWeeks } from './lived-weeks.js'
import { isHardBefore, restOf, withRested } from './rest-of-week.js'
import { type Reshape, type Setting, settings, startOf } from './week-settings.js'

/** What the weeks of a season hand on from one to the next. */
type Carried = Pick<Planner, 'history' | 'memory' | 'before' | 'endsHard'>

/** A season that goes on otherwise from a day. */
export type Continued = {
  /** As it was planned until then, with its weeks that had changed places. */
  old: { input: SeasonInput; swaps: Swaps; goals: readonly OwnGoal[] }
  after: SeasonInput
  from: IsoDay
  /** The plan as it is, by the weeks that are asked for. */
  saved: readonly Workout[]
  /** What the weeks to come are measured by. */
  lived: LivedWeeks
  /** Weeks that have changed places, and keep them. */
  swaps: Swaps
  /** Races on the way that have seasons of their own. */
  goals: readonly OwnGoal[]
}

/**
 * The weeks of a season from a day on as they are asked for, after weeks that were lived, and the race. Which sets and turns the weeks
 * before have had follows from the season that they were planned by.
 */
export function continueSeason({ old, after, from, saved, lived, swaps, goals }: Continued): Workout[] {
  const first = weekOf(after, from)
  const reshape: Reshape = (shapes) => withSwaps(shapes, swaps)
  const settingOf = settings(after, { reshape, lately: weeklyMean(lived.slice(0, first - 1)), goals })
  const before = { reshape: (shapes: readonly WeekShape[]) => withSwaps(shapes, old.swaps), goals: old.goals }
  const carried = replayed(old.input, weekOf(old.input, from), before)
  const known = replayed(old.input, weekOf(old.input, from) + 1, before).memory
  for (const sport of hardSince(old.input, { after, from, lived })) carried.memory.lastSet[sport] = known.lastSet[sport]
  carried.history = { loads: [], rides: [], runs: [], swims: [] }
  for (let week = 1; week < first; week++) remember(carried.history, settingOf(week).shape, lived[week - 1] ?? [])
  const workouts: Workout[] = []
  for (let week = first; week <= after.totalWeeks; week++) {
    const isCut = startOf(after, week) < from
    const whole = settingOf(week, isCut)
    const kept = lived[week - 1] ?? []
    const rest = { input: after, from, kept, eve: lived[week - 2] ?? [], history: carried.history }
    const setting = isCut ? restOf(whole, rest) : week === first ? withRested(whole, rest) : whole
    if (isCut) carried.endsHard = isHardBefore(setting, rest)
    const planned = setting.shape.days.length > 0 || !isCut ? plannedIn(setting, carried) : []
    if (isCut) remember(carried.history, whole.shape, [...kept, ...planned.flatMap(sessionsOf)])
    workouts.push(...planned)
  }
  const { season } = settingOf(after.totalWeeks).planner
  const done = saved.filter(({ week, day }) => dateOf(after, week, day) < from)
  return [
    ...tellingSwaps(workouts, swaps),
    raceWorkout(season, weekZones(season.race, season.goal), [...done, ...workouts]),
  ]
}

/** The sports of the hard sessions that the week under way has had, as it was planned. */
function hardSince(
  old: SeasonInput,
  { after, from, lived }: Pick<Continued, 'after' | 'from'> & { lived: LivedWeeks },
) {
  const start = startOf(old, weekOf(old, from))
  const since = lived.flatMap((sessions, index) =>
    sessions.filter(({ day, isHard }) => isHard && dateOf(after, index + 1, day) >= start),
  )
  return new Set(since.map(({ sport }) => sport))
}

/** Minutes of a week so far; undefined where none was lived. */
const weeklyMean = (weeks: LivedWeeks): number | undefined =>
  weeks.length > 0 ? minutesIn(weeks.flat()) / weeks.length : undefined

/** The weeks of a season that are asked for, where those from one on have other shapes, after those before it as they were planned. */
export function plannedWeeks(
  input: SeasonInput,
  { first, asked, goals }: { first: number; asked: readonly number[]; goals: readonly OwnGoal[] },
  reshape: (shape: WeekShape) => WeekShape,
): Workout[] {
  if (asked.length === 0) return []
  const settingOf = settings(input, { reshape: (shapes) => shapes.map(reshape), goals })
  const carried = replayed(input, first, { goals })
  const workouts: Workout[] = []
  for (let week = first; week <= Math.max(...asked); week++)
    if (asked.includes(week)) workouts.push(...plannedIn(settingOf(week), carried))
    else pass(settingOf(week), carried)
  return workouts
}

/** What the weeks of a season were for that is not in its input. */
type Before = { reshape?: Reshape; goals: readonly OwnGoal[] }

/** What a season hands on to a week after those before it were planned. */
function replayed(input: SeasonInput, until: number, others: Before): Carried {
  const carried: Carried = {
    history: { loads: [], rides: [], runs: [], swims: [] },
    memory: emptyMemory(),
    before: { bike: { week: 0, minutes: 0 }, run: { week: 0, minutes: 0 } },
    endsHard: false,
  }
  const settingOf = settings(input, others)
  for (let week = 1; week < until; week++) pass(settingOf(week), carried)
  return carried
}

function pass({ planner, shape, progress }: Setting, carried: Carried) {
  const own = { ...planner, ...carried }
  passWeek(own, shape, progress)
  carried.endsHard = own.endsHard
}

function plannedIn({ planner, shape, progress }: Setting, carried: Carried): Workout[] {
  const own = { ...planner, ...carried }
  const { workouts } = planWeek(own, shape, progress)
  carried.endsHard = own.endsHard
  return workouts
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
