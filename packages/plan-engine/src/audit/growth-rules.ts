import { tell } from '../codes/findings.js'
import { FITNESS_DAYS, trainingLoad } from '../formulas/training-load.js'
import type { Season } from '../season/season.js'
import { round5 } from '../season/volume.js'
import { maxOf, mean, minutesIn } from '../sums.js'
import { biggestBefore, isRegained, isShaped, REGROWTH } from './facts/breaks.js'
import { type Facts, ofSport, type WeekFacts } from './facts/facts.js'
import { loadsInARow, SHORTEST_LOAD_SESSION } from './facts/loads-in-a-row.js'
import { atMost, type Finding, percent, type Rule } from './rule.js'

/** Changes of a week below this many minutes are no step. */
const SMALL_STEP = 10

/** What a recovery week holds of the load week before it. */
export const RECOVERY = 0.65

/** Minutes of the shortest session on a training day; a week cannot shrink below one on each. */
export const SHORTEST_SESSION = 15

/**
 * R05: each load week against the biggest of the four load weeks before it; at most 10 %, bad above 15 %. Weeks that time off has shaped
 * are measured by the way back from it, and measure others after three weeks off alone; one under way is not judged that what was done
 * of it has made too big.
 */
export const weeklyGrowth: Rule = {
  id: 'R05',
  severity: 'major',
  unit: '%',
  source: 'convention',
  limit: { max: 10 },
  warn: 15,
  find(facts) {
    const loads = facts.loads.filter((week) => !isDone(week, facts))
    const growths = loads.map((week) => growthOf(week, facts))
    const growth = maxOf(growths)
    const steepest = growth > 0 ? loads[growths.indexOf(growth)] : undefined
    const value = percent(growth)
    const told = steepest ? tell('steepest-week', { week: steepest.week, percent: value }) : tell('no-step', {})
    return { value, ...told }
  },
}

/** Whether a load week is judged no more: it is over, or what it holds until today is too much, whatever it still becomes. */
function isDone({ week, days, isOver }: WeekFacts, { weeks, pauses, daysLeft }: Facts): boolean {
  const done = days.filter(({ daysToRace }) => daysToRace >= daysLeft)
  return isOver || (done.length > 0 && minutesIn(done) > REGROWTH * biggestBefore(week, weeks, pauses))
}

/** How much bigger a load week is than those it is measured by, as a fraction; 0 below a step of 10 min. */
export function growthOf({ week, minutes }: WeekFacts, { weeks, pauses }: Facts): number {
  const biggest = biggestBefore(week, weeks, pauses)
  return biggest > 0 && minutes - biggest >= SMALL_STEP ? minutes / biggest - 1 : 0
}

/** Points a week by which fitness may rise, and after a break, where it is regained. */
const USUAL_RISE = 5
const REGAINED_RISE = 8

/**
 * R06: fitness (42-day average of the daily training stress) rises by at most 5 points a week, bad above 8; in the four weeks after time
 * off 8 points pass, for it is regained; the week of a goal on the way is not judged. It starts at the mean day of the first whole week that no time off has cut.
 */
export const fitnessRamp: Rule = {
  id: 'R06',
  severity: 'major',
  unit: 'points a week',
  source: 'ramp',
  limit: { max: USUAL_RISE },
  warn: REGAINED_RISE,
  find({ weeks, pauses }) {
    const whole = weeks.filter(({ isWhole }) => isWhole)
    const first = whole.find((week, index) => (index === 0 || week.isLoad) && !isShaped(week.week, pauses)) ?? whole[0]
    const start = first ? mean(first.days.map(({ stress }) => stress)) : 0
    const stresses: number[] = []
    for (const { days } of whole) for (const { stress } of days) stresses.push(stress)
    const load = trainingLoad(stresses, { fitness: start, fatigue: start })
    const [steepest] = whole
      .flatMap(({ week, days, isOver }, index) => {
        // What a goal on the way asks for is raced, not trained.
        if (isOver || days.some(({ isGoal }) => isGoal)) return []
        const rise = (load[7 * index + 6]?.fitness ?? start) - (load[7 * index - 1]?.fitness ?? start)
        const max = isRegained(week, pauses) ? REGAINED_RISE : USUAL_RISE
        const points = Math.round(Math.max(0, rise) * 10) / 10
        return [{ points, max, over: points - max }]
      })
      .toSorted((one, other) => Number(isBad(other)) - Number(isBad(one)) || other.over - one.over)
    const { points: value = 0, max = USUAL_RISE } = steepest ?? {}
    return {
      value,
      limit: { max },
      result: atMost(value, max, REGAINED_RISE),
      ...tell('fitness-rise', { points: value, days: FITNESS_DAYS }),
    }
  },
}

/** Bad anywhere, whatever a week may pass with: it is told before a smaller one that is further above its own limit. */
const isBad = ({ points }: { points: number }): boolean => points > REGAINED_RISE

/** The least that a recovery week holds in published plans (44-66 %). */
const LEAST_RECOVERY = 0.44

/** R07: a recovery week holds 44 to 70 % of the load week before it, where neither time off nor a race has shaped one of them, and both are whole to come; bad from 5 points beyond. */
export const recoveryDepth: Rule = {
  id: 'R07',
  severity: 'major',
  unit: '%',
  source: 'published',
  limit: { min: 44, max: 70 },
  find({ weeks, season }) {
    let worst: Depth | undefined
    for (const week of weeks) {
      const depth = recoveryOf(week, weeks, SHORTEST_SESSION * season.days.length)
      if (depth && !(worst && isFurther(worst, depth))) worst = depth
    }
    if (!worst) return 'no-recovery-week'
    const value = percent(worst.share)
    const told = tell('recovery-share', { week: worst.week, percent: value, aim: 100 * RECOVERY })
    return { value, ...told, result: atMost(worst.off, 0, 0.05) }
  },
}

/** A recovery week's share of the load week before it, how far that is from what it is meant to be, and from what passes. */
type Depth = { week: number; share: number; from: number; off: number }

const isFurther = (one: Depth, other: Depth): boolean =>
  one.off === other.off ? one.from >= other.from : one.off > other.off

/** How far a recovery week is from 65 %, or from the least its training days can hold where that is more. */
function recoveryOf(recovery: WeekFacts, weeks: readonly WeekFacts[], min: number): Depth | undefined {
  const { week, kind, minutes, isShaped } = recovery
  const load = weeks.findLast((before) => before.week < week && before.isLoad)
  if (kind !== 'recovery' || isShaped || !load?.minutes || load.isShaped || load.hasBegun) return undefined
  const share = minutes / load.minutes
  const aim = Math.max(RECOVERY, min / load.minutes)
  return { week, share, from: Math.abs(share - aim), off: Math.max(0, share - aim - 0.05, LEAST_RECOVERY - share) }
}

/** R08: at most four load weeks follow each other, three where two come before each recovery week; an easier week has at most 90 % of the biggest of the four before. */
export const easierWeeks: Rule = {
  id: 'R08',
  severity: 'major',
  unit: 'weeks',
  source: 'published',
  limit: { max: 4 },
  warn: 5,
  find(facts) {
    const value = loadsInARow(facts)
    const max = facts.season.mostLoads
    return { value, limit: { max }, result: atMost(value, max, max + 1), ...tell('loads-in-a-row', { weeks: value }) }
  },
}

/** The first whole week against the weeks before the plan, and its longest run against theirs, in percent at most. */
const FIRST_WEEK = 115
const FIRST_RUN = 110

/**
 * R27: the first whole week holds at most 15 % more than the athlete has done a week lately, and no run by its end is more than 10 %
 * longer than theirs were, or, where nothing is told of them, a quarter more than a season as this one begins with; the shortest session on
 * each day is never too much. Once it is over it is not judged.
 */
export const firstWeek: Rule = {
  id: 'R27',
  severity: 'major',
  unit: '%',
  source: 'convention',
  limit: { max: FIRST_WEEK },
  find({ season, weeks }) {
    const { lately, days } = season
    const first = weeks.findIndex(({ isWhole }) => isWhole)
    const minutes = weeks[first]?.minutes ?? 0
    const run = maxOf(ofSport(weeks.slice(0, first + 1), 'run').map((session) => session.minutes))
    const { week, longest } = lately
    const shares = [
      ...(week === undefined ? [] : [against(week, minutes, FIRST_WEEK, SHORTEST_LOAD_SESSION * days.length)]),
      ...(longest.run === undefined ? [] : [against(longest.run, run, FIRST_RUN, SHORTEST_LOAD_SESSION)]),
    ]
    const [worst] = shares.toSorted((one, other) => other.over - one.over)
    if (!worst) return firstOfSeason(season, weeks[first])
    if (first < 0) return 'too-short-plan'
    if (weeks[first]?.isOver) return 'first-week-over'
    const { value, max } = worst
    const told = tell('first-week', {
      ...(week !== undefined && { minutes, lately: week }),
      ...(longest.run !== undefined && { run, longest: longest.run }),
    })
    return { value, limit: { max }, result: atMost(value, max, max), ...told }
  },
}

/** A first week of an athlete who told nothing of those before, against what the season aims at for it, in percent. */
const FIRST_OF_SEASON = 125

/** Minutes more than that which a small week may hold. */
const SLACK = 45

function firstOfSeason({ peak, days, totalWeeks }: Season, week: WeekFacts | undefined): Finding {
  if (week?.kind !== 'load' || week.isShaped || week.hasBegun || totalWeeks < WHOLE_SEASON) return 'no-fitness'
  const aim = round5(peak * week.shape.trend)
  const { value } = against(aim, week.minutes, FIRST_OF_SEASON, SHORTEST_LOAD_SESSION * days.length)
  const told = tell('first-of-season', { minutes: week.minutes, aim })
  const result = week.minutes - aim <= SLACK ? 'pass' : atMost(value, FIRST_OF_SEASON, FIRST_OF_SEASON)
  return { value, limit: { max: FIRST_OF_SEASON }, result, ...told }
}

/** Fewest weeks in which a season can climb. */
const WHOLE_SEASON = 8

/** Minutes against those before, in percent, and how far they are beyond what they may be. */
function against(before: number, minutes: number, max: number, least: number) {
  const value = percent(minutes / Math.max(before, (least * 100) / max, 1))
  return { value, max, over: value - max }
}
