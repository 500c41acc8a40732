import { tell } from '../codes/findings.js'
import {
  LONGEST_SPRINT_SWIM,
  learnsToSwim,
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

/** Share of a swim's metres in drills from which on it is one for technique. */
const DRILLED = 0.15

/** How many per cent of the swims are for technique where the stroke comes first, and how many hold a drill at all elsewhere: passes, and warns. */
const SHARES = { learning: [35, 20], usual: [10, 5] } as const

/** The one swim of a week is its long one. */
const FEWEST_SWIMS = 2

/**
 * R38: in load weeks of two swims or more, one in ten holds a drill at least; for who swims 2:20/100 m or slower 35 % have
 * 15 % of their metres in drills, and none is fast in the first weeks, before the swim was tested.
 */
export const technique: Rule = {
  id: 'R38',
  severity: 'minor',
  unit: '%',
  source: 'published',
  limit: {},
  isOfSeason: true,
  find(facts) {
    const weeks = plainLoads(facts).map((week) => ofSport([week], 'swim').filter(({ metres }) => metres > 0))
    const swims = weeks.filter(({ length }) => length >= FEWEST_SWIMS).flat()
    const isSwum = weeks.some(({ length }) => length > 0)
    if (swims.length === 0) return cutShort(facts.breaks.at(-1), isSwum ? 'too-few-sessions' : 'no-swim-metres')
    const learns = learnsToSwim(facts.season)
    const isForIt = ({ drilled, metres }: SessionFacts) => drilled > (learns ? DRILLED * metres : 0)
    const held = swims.filter(isForIt).length
    const fast = learns ? fastBeforeTest(facts) : 0
    const value = percent(held / swims.length)
    const [min, warn] = learns ? SHARES.learning : SHARES.usual
    return {
      value,
      limit: { min },
      result: fast > 0 ? 'fail' : atMost(-value, -min, -warn),
      ...tell('technique', { swims: held, all: swims.length, ...(fast > 0 && { fast }) }),
    }
  },
}

/** The week by which a plan of twelve weeks has its first tests. */
const TESTED_BY = 8

/** Swims above race pace in the weeks before the first test of the swim, those with a race or time off aside. */
function fastBeforeTest({ weeks }: Facts): number {
  const first = weeks.find(({ sessions }) => sessions.some(({ sport, isTest }) => sport === 'swim' && isTest))
  const before = Math.min(first?.week ?? TESTED_BY, TESTED_BY)
  const untested = weeks.filter(({ week, kind, isShaped }) => week < before && kind !== 'race' && !isShaped)
  const isFast = ({ steps, isOwn }: SessionFacts) => !isOwn && steps.some(({ zone }) => FAST.includes(zone))
  return ofSport(untested, 'swim').filter(isFast).length
}

const FAST: readonly string[] = ['threshold', 'interval']
