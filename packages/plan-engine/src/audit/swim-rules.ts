import { tell } from '../codes/findings.js'
import {
  LONGEST_SPRINT_SWIM,
  longSwimFits,
  neededMetres,
  raceMetres,
  SLOW_SWIM,
  TOO_SHORT,
  UNBROKEN,
} from '../season/long-swim.js'
import { maxOf } from '../sums.js'
import { type Facts, hasRoom, ofSport, plainLoads } from './facts/facts.js'
import { reachedSince } from './facts/reached-since.js'
import type { SessionFacts } from './facts/session-facts.js'
import { atMost, cutShort, percent, type Rule } from './rule.js'

/**
 * R21: at least nine load weeks in ten hold two swims; bad below half. Where the hours hold the long swim only alone, a week with it
 * alone counts.
 */
export const swimFrequency: Rule = {
  id: 'R21',
  severity: 'minor',
  unit: '%',
  source: 'published',
  limit: { min: 90 },
  warn: 50,
  isOfSeason: true,
  find(facts) {
    const { season } = facts
    const loads = plainLoads(facts)
    if (!hasRoom(facts)) return 'too-few-sessions'
    if (loads.length === 0) return cutShort(facts.breaks.at(-1), 'too-few-sessions')
    const alone = longSwimFits(season) === 'alone' ? TOO_SHORT * raceMetres(season) : Number.POSITIVE_INFINITY
    const enough = loads.filter(({ sessions }) => {
      const swims = sessions.filter(({ sport, minutes }) => sport === 'swim' && minutes > 0)
      return swims.length > 1 || swims.some(({ metres }) => metres >= alone)
    }).length
    return { value: percent(enough / loads.length), ...tell('two-swims', { weeks: enough, all: loads.length }) }
  },
}

/**
 * R26: the longest swim reaches 80 % of the race's metres, 75 % of an ironman's; bad below 60 %. Before a sprint none is longer than
 * 2,500 m, and build and peak have one without a stop. Information where the hours hold no such swim.
 */
export const longestSwim: Rule = {
  id: 'R26',
  severity: 'minor',
  unit: 'm',
  source: 'published',
  limit: {},
  find(facts) {
    const { season, sessions } = facts
    const swims = sessions.filter(({ sport }) => sport === 'swim')
    const value = maxOf(swims.map(({ metres }) => metres))
    if (season.totalWeeks < 8) return 'too-short-plan'
    if (value === 0) return 'no-swim-metres'
    const race = raceMetres(season)
    const since = reachedSince(facts, ({ days }) => maxOf(ofSport(days, 'swim').map(({ metres }) => metres)))
    const min = Math.min(neededMetres(season), since)
    if (since < neededMetres(season) && value >= min) return cutShort(facts.breaks.at(-1))
    const isSprint = season.race === 'sprint'
    const isOff = (isSprint && value > LONGEST_SPRINT_SWIM) || isBroken(facts)
    const result = atMost(-value, -min, -(min < neededMetres(season) ? TOO_LITTLE * min : TOO_SHORT * race))
    return {
      value,
      limit: { min, ...(isSprint && { max: LONGEST_SPRINT_SWIM }) },
      result: isOff && result === 'pass' ? 'warn' : result,
      ...(!longSwimFits(season) && { severity: 'info' as const }),
      ...tell('longest-swim', { metres: value, unbroken: longestUnbroken(swims), race: Math.round(race) }),
    }
  },
}

/** Of what could be reached since a break: below this share it is no long swim. */
const TOO_LITTLE = 0.75

/** Whether the build or the peak lacks a swim of half the race without a stop; slow swimmers grow into it. */
const isBroken = (facts: Facts): boolean =>
  facts.season.current.swim <= SLOW_SWIM &&
  ['build', 'peak'].some((part) => {
    const swims = plainLoads(facts).flatMap(({ shape, days }) => (shape.part === part ? ofSport(days, 'swim') : []))
    return swims.length > 0 && longestUnbroken(swims) < UNBROKEN[facts.season.race]
  })

const longestUnbroken = (swims: readonly SessionFacts[]): number => maxOf(swims.map(({ unbroken }) => unbroken))
