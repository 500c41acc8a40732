import { ENGINE_VERSION } from './engine-version.js'
import { weekZones } from './formulas/zones.js'
import { byGoal, inputTo, ownGoalsIn } from './season/goals/own-goals.js'
import { type KeyDays, keyDays } from './season/key-days.js'
import { planNotices, refusal } from './season/notices.js'
import { type Season, toSeason, valueAt } from './season/season.js'
import { shapeWeeks } from './season/volume.js'
import { weekProgress } from './season/week-progress.js'
import type { Plan, PlanInput, Week, Workout } from './types.js'
import { afterRace } from './week/after-race.js'
import { newPlanner } from './week/new-planner.js'
import { planWeek } from './week/plan-week.js'
import { raceWorkout } from './week/race-day.js'

/**
 * The whole plan, from its first day to the race: weeks, workouts in date order, easy sessions for the days after it, and notices on what the input cannot
 * support. The same input gives the same plan to the byte, in whatever order the schedule's days stand. It never throws:
 * without an input, for a race it does not know or in the past, for a leg without a distance and for a date that does not
 * exist there are no weeks, and a notice says why.
 */
export function generatePlan(input: PlanInput): Plan {
  const refused = refusal(input)
  const season = refused ? undefined : toSeason(input)
  if (!season) return { ...NOTHING, notices: refused ? [refused] : [], engineVersion: ENGINE_VERSION }
  const days = keyDays(season)
  if (season.daysToRace < 0)
    return { ...NOTHING, notices: planNotices(season, days, { unbroken: 0, loads: [] }), engineVersion: ENGINE_VERSION }
  const { weeks, workouts, ...planned } = planWeeks(season, days)
  const notices = planNotices(season, days, planned)
  return { weeks, workouts, afterRace: afterRace(season, input.raceDate), notices, engineVersion: ENGINE_VERSION }
}

/**
 * The weeks that `generatePlan` makes of an input, those before a race on the way that has a season of its own as they are made for that race:
 * `workouts` are those of the plan, whose legs tell of such races. None where `generatePlan` makes none.
 */
export function generateWeeks(input: PlanInput, workouts: readonly Workout[]): readonly Week[] {
  const { weeks } = generatePlan(input)
  const season = weeks.length > 0 ? toSeason(input) : undefined
  if (!season) return weeks
  return byGoal(ownGoalsIn(workouts, season), weeks, (goal) => generatePlan(inputTo(input, season, goal)).weeks)
}

const NOTHING = { weeks: [], workouts: [], afterRace: [] }

function planWeeks(
  season: Season,
  days: KeyDays,
): { weeks: Week[]; workouts: Workout[]; unbroken: number; loads: number[] } {
  const shapes = shapeWeeks(season)
  const planner = newPlanner(season, days, shapes)
  const weeks: Week[] = []
  const workouts: Workout[] = []
  const progress = weekProgress(shapes)
  shapes.forEach((shape, index) => {
    const planned = planWeek(planner, shape, valueAt(progress, index))
    weeks.push(planned.week)
    workouts.push(...planned.workouts)
  })
  workouts.push(raceWorkout(season, weekZones(season.race, season.goal), workouts))
  const { build, peak } = planner.memory.unbroken
  return { weeks, workouts, unbroken: Math.max(build, peak), loads: planner.history.loads }
}
