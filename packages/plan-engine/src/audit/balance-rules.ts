import { ownShares } from '../season/sport-shares.js'
import { round5 } from '../season/volume.js'
import { mean, minutesIn } from '../sums.js'
import { SPORTS, type Sport } from '../types.js'
import { hasRoom, ofSport, sessionsIn } from './facts/facts.js'
import { inAll, NO_DAY_FOR_IT, percent, place, type Rule, TOO_FEW_SESSIONS } from './rule.js'

/** R20: the sports share the load weeks as the race asks; 10 points off pass, bad above 18. */
export const sportShares: Rule = {
  id: 'R20',
  severity: 'minor',
  title: 'Balance of sports',
  unit: 'points',
  source: 'friel',
  limit: { max: 10 },
  warn: 18,
  find(facts) {
    const { loads, season } = facts
    const all = minutesIn(loads)
    if (!hasRoom(facts) || all === 0) return TOO_FEW_SESSIONS
    const own = (sport: Sport) => mean(loads.map(({ shape }) => ownShares(season, shape.part)[sport]))
    const shares = SPORTS.map((sport) => (100 * minutesIn(ofSport(loads, sport))) / all)
    const off = SPORTS.map((sport, index) => Math.abs((shares[index] ?? 0) - own(sport)))
    const [swim, bike, run] = shares.map(Math.round)
    return {
      value: Math.round(Math.max(...off) * 10) / 10,
      message: `Load weeks are ${swim} % swimming, ${bike} % riding and ${run} % running.`,
    }
  },
}

/** Minutes a day must offer to hold a ride and the run after it. */
const BRICK_DAY = 75

/** R22: at least seven peak weeks in ten hold a brick, a run linked to a ride; bad when none does. Where ride and run take turns, weeks of the ride count. */
export const bricks: Rule = {
  id: 'R22',
  severity: 'minor',
  title: 'Bricks',
  unit: '%',
  source: 'friel',
  limit: { min: 70 },
  warn: 0.1,
  find({ weeks, season }) {
    const peaks = weeks.filter(
      ({ phase, kind, shape }) => phase === 'Peak Phase' && kind !== 'absorb' && shape.turn !== 'run',
    )
    const all = peaks.length
    if (season.totalWeeks < 6 || all === 0 || Math.max(...season.availability) < BRICK_DAY) return NO_DAY_FOR_IT
    const held = peaks.filter(({ sessions }) => sessions.some(({ isBrickRun }) => isBrickRun)).length
    return {
      value: percent(held / all),
      message: `${held} of ${all} peak weeks have a brick, a run right after a ride.`,
    }
  },
}

/** R31: no run stands directly behind a ride unless the two are linked; a brick is a decision, not an accident. */
export const linkedRuns: Rule = {
  id: 'R31',
  severity: 'major',
  title: 'Runs behind rides',
  unit: 'runs',
  source: 'design',
  limit: { max: 0 },
  find({ days }) {
    const loose = days.filter(({ sessions }) => sessions.some(({ isLooseRun }) => isLooseRun))
    const [first] = loose
    const value = sessionsIn(loose).filter(({ isLooseRun }) => isLooseRun).length
    return {
      value,
      message: first
        ? `A run stands right behind a ride on ${place(first)}${inAll(value)}; run first, or make it a brick.`
        : 'Every run right behind a ride is a brick.',
    }
  },
}

/** R24: the load weeks hold at least 90 % of the minutes they should; for information. */
export const fill: Rule = {
  id: 'R24',
  severity: 'info',
  title: 'Hours used',
  unit: '%',
  source: 'design',
  limit: { min: 90 },
  warn: 75,
  find({ loads, season }) {
    let target = 0
    for (const { shape } of loads) target += round5(season.peak * shape.trend)
    if (target === 0) return 'the plan has no load week'
    const value = percent(minutesIn(loads) / target)
    return { value, message: `Load weeks hold ${value} % of the minutes the plan aims at.` }
  },
}
