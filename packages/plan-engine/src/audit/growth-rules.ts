import { FITNESS_DAYS, trainingLoad } from '../training-load.js'
import type { WeekFacts } from './facts.js'
import { atMost, count, notApplicable, percent, type Rule } from './rule.js'

/** Changes of a week below this many minutes are no step. */
const SMALL_STEP = 10

/** Minutes of the shortest session on a training day; a week cannot shrink below one on each. */
export const SHORTEST_SESSION = 15
const SHORTEST_LOAD_SESSION = 20

/** A week is easier than those before it up to this share, give or take the rounding to five minutes. Design choice. */
const EASIER = 0.9
const ROUNDING = 2.5

/** R05: each load week against the biggest of the four load weeks before it; at most 10 %, bad above 15 %. */
export const weeklyGrowth: Rule = {
  id: 'R05',
  severity: 'major',
  title: 'Weekly growth',
  unit: '%',
  source: 'Convention (10 %); Nielsen: more injuries above 30 % in two weeks. Weekly ratio is weakly linked to injury',
  judge({ loads }) {
    const steps = loads.map((week, index) => ({
      week,
      growth: growthOf(week, loads.slice(Math.max(0, index - 4), index)),
    }))
    const biggest = steps.reduce((most, step) => (step.growth > most.growth ? step : most), {
      week: loads[0],
      growth: 0,
    })
    const value = percent(biggest.growth)
    const message =
      biggest.growth > 0 && biggest.week
        ? `The biggest step is week ${biggest.week.week}: ${value} % more than the biggest of the four load weeks before it.`
        : 'No week is a step up of 10 min or more.'
    return { result: atMost(value, 10, 15), value, limit: { max: 10 }, message }
  },
}

/** How much bigger a week is than the biggest of those before it, as a fraction; 0 below a step of 10 min. */
export function growthOf(week: WeekFacts, before: readonly WeekFacts[]): number {
  const biggest = Math.max(0, ...before.map(({ minutes }) => minutes))
  return biggest > 0 && week.minutes - biggest >= SMALL_STEP ? week.minutes / biggest - 1 : 0
}

/**
 * R06: fitness (42-day average of the daily training stress) rises by at most 5 points a week, bad above 8. It starts
 * at the mean day of the first whole week.
 */
export const fitnessRamp: Rule = {
  id: 'R06',
  severity: 'major',
  title: 'Fitness ramp',
  unit: 'points a week',
  source: 'Friel: 5-8 a week, 10 at most; Couzens, alancouzens.com: 3-5 in the long term',
  judge({ weeks }) {
    const whole = weeks.filter(({ isWhole }) => isWhole)
    const stresses = whole.flatMap(({ days }) => days.map(({ stress }) => stress))
    const start = stresses.slice(0, 7).reduce((sum, stress) => sum + stress, 0) / 7
    const ends = trainingLoad(stresses, { fitness: start, fatigue: start }).filter((_, index) => index % 7 === 6)
    const rises = ends.map(({ fitness }, index) => fitness - (ends[index - 1]?.fitness ?? start))
    const value = Math.round(Math.max(0, ...rises) * 10) / 10
    const message = `Fitness (your ${FITNESS_DAYS}-day load) rises by ${value} points in the steepest week.`
    return { result: atMost(value, 5, 8), value, limit: { max: 5 }, message }
  },
}

/** R07: a recovery week holds 65 % of the load week before it; 5 points off pass, bad from 10. */
export const recoveryDepth: Rule = {
  id: 'R07',
  severity: 'major',
  title: 'Recovery weeks',
  unit: '%',
  source: 'The 65 % the plan announces; published plans cut to 44-66 % (crewrunners.com)',
  judge({ weeks, season }) {
    const limit = { min: 60, max: 70 }
    const depths = weeks.flatMap((week) => recoveryOf(week, weeks, SHORTEST_SESSION * season.days.length))
    const worst = depths.reduce<Depth | undefined>((far, next) => (far && far.off >= next.off ? far : next), undefined)
    if (!worst) return notApplicable(limit, 'A plan of this length has no recovery week.')
    const value = percent(worst.share)
    const message = `Recovery week ${worst.week} holds ${value} % of the load week before it; the aim is 65 %.`
    return { result: atMost(worst.off, 0.05, 0.1), value, limit, message }
  },
}

type Depth = { week: number; share: number; off: number }

/** How far a recovery week is from 65 %, or from the least its training days can hold where that is more. */
function recoveryOf(week: WeekFacts, weeks: readonly WeekFacts[], least: number): Depth[] {
  const load = weeks.findLast((before) => before.week < week.week && before.kind === 'load' && before.isWhole)
  if (week.kind !== 'recovery' || !load || load.minutes === 0) return []
  const share = week.minutes / load.minutes
  return [{ week: week.week, share, off: Math.abs(share - Math.max(0.65, least / load.minutes)) }]
}

/** R08: at most four load weeks follow each other; an easier week has at most 90 % of the biggest of the four before. */
export const easierWeeks: Rule = {
  id: 'R08',
  severity: 'major',
  title: 'Weeks in a row',
  unit: 'weeks',
  source: 'Practice: published plans ease off every third or fourth week',
  judge({ weeks, season }) {
    const least = SHORTEST_LOAD_SESSION * season.days.length
    let row = 0
    let longest = 0
    for (const week of weeks) {
      row = isEasier(week, weeks, least) ? 0 : row + 1
      longest = Math.max(longest, row)
    }
    const message = `At most ${count(longest, 'load week')} in a row before an easier one.`
    return { result: atMost(longest, 4, 5), value: longest, limit: { max: 4 }, message }
  },
}

/** Recovery and absorb weeks of a tiny plan may hold as little as one short session a day, and no less. */
function isEasier(week: WeekFacts, weeks: readonly WeekFacts[], least: number): boolean {
  const loads = weeks.filter((before) => before.week < week.week && before.kind === 'load').slice(-4)
  const biggest = Math.max(0, ...loads.map(({ minutes }) => minutes))
  return week.minutes <= Math.max(EASIER * biggest + ROUNDING, week.kind === 'load' ? 0 : least)
}
