import { tell } from '../codes/findings.js'
import { ownShares } from '../season/sport-shares.js'
import { round5 } from '../season/volume.js'
import { mean, minutesIn } from '../sums.js'
import { SPORTS } from '../types.js'
import { hasRoom, ofSport, plainLoads, sessionsIn } from './facts/facts.js'
import { grownTo } from './facts/reached-since.js'
import type { SessionFacts } from './facts/session-facts.js'
import { cutShort, percent, place, type Rule } from './rule.js'

/** R20: the sports share the load weeks as the race asks; 10 points off pass, bad above 18. */
export const sportShares: Rule = {
  id: 'R20',
  severity: 'minor',
  unit: 'points',
  source: 'friel',
  limit: { max: 10 },
  warn: 18,
  isOfSeason: true,
  find(facts) {
    const { season } = facts
    const loads = plainLoads(facts)
    const all = minutesIn(loads)
    if (!hasRoom(facts)) return 'too-few-sessions'
    if (all === 0) return cutShort(facts.breaks.at(-1), 'too-few-sessions')
    const owns = loads.map(({ shape }) => ownShares(season, shape.part))
    const shares = SPORTS.map((sport) => (100 * minutesIn(ofSport(loads, sport))) / all)
    const off = SPORTS.map((sport, index) => Math.abs((shares[index] ?? 0) - mean(owns.map((own) => own[sport]))))
    const [swim = 0, bike = 0, run = 0] = shares.map(Math.round)
    return {
      value: Math.round(Math.max(...off) * 10) / 10,
      ...tell('sport-shares', { swim, bike, run }),
    }
  },
}

/** Minutes a day must offer to hold a ride and the run after it. */
const BRICK_DAY = 75

/** R22: at least seven peak weeks in ten hold a brick, a run linked to a ride; bad when none does. Where ride and run take turns, weeks of the ride count. */
export const bricks: Rule = {
  id: 'R22',
  severity: 'minor',
  unit: '%',
  source: 'friel',
  limit: { min: 70 },
  warn: 0.1,
  isOfSeason: true,
  find({ weeks, season }) {
    const peaks = weeks.filter(
      ({ phase, kind, shape, isShaped, hasBegun, sessions }) =>
        phase === 'Peak Phase' &&
        kind !== 'absorb' &&
        shape.turn !== 'run' &&
        !isShaped &&
        (!hasBegun || holdsBrick(sessions)),
    )
    const all = peaks.length
    if (season.totalWeeks < 6 || all === 0 || Math.max(...season.availability) < BRICK_DAY) return 'no-place-for-it'
    const held = peaks.filter(({ sessions }) => holdsBrick(sessions)).length
    return {
      value: percent(held / all),
      ...tell('peak-bricks', { weeks: held, all }),
    }
  },
}

const holdsBrick = (sessions: readonly SessionFacts[]): boolean => sessions.some(({ isBrickRun }) => isBrickRun)

/** R31: no run stands directly behind a ride unless the two are linked; a brick is a decision, not an accident. */
export const linkedRuns: Rule = {
  id: 'R31',
  severity: 'major',
  unit: 'runs',
  source: 'design',
  limit: { max: 0 },
  isOfSeason: true,
  find({ days }) {
    const loose = days.filter(({ sessions }) => sessions.some(({ isLooseRun }) => isLooseRun))
    const [first] = loose
    const value = sessionsIn(loose).filter(({ isLooseRun }) => isLooseRun).length
    return { value, ...(first ? tell('run-behind-ride', { ...place(first), runs: value }) : tell('runs-linked', {})) }
  },
}

/** R24: the load weeks hold at least 90 % of the minutes they should; for information. */
export const fill: Rule = {
  id: 'R24',
  severity: 'info',
  unit: '%',
  source: 'design',
  limit: { min: 90 },
  warn: 75,
  isOfSeason: true,
  find(facts) {
    const { season } = facts
    const loads = plainLoads(facts)
    let target = 0
    for (const { shape, week } of loads) target += Math.min(round5(season.peak * shape.trend), grownTo(week, facts))
    if (target === 0) return cutShort(facts.breaks.at(-1), 'no-load-week')
    const value = percent(minutesIn(loads) / target)
    return { value, ...tell('hours-used', { percent: value }) }
  },
}
