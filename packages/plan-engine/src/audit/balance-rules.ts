import { SPORTS } from '../types.js'
import { round5 } from '../volume.js'
import { SHARES } from '../volume-tables.js'
import type { Facts, WeekFacts } from './facts.js'
import { atLeast, atMost, notApplicable, percent, type Rule } from './rule.js'

/** Sessions a week the schedule must have room for before shares and frequencies are judged. */
const ENOUGH_ROOM = 6

/** Sessions the schedule has room for: two on days of an hour and more, three on one of three hours in a short week. */
function roomFor({ season }: Facts): number {
  const offers = season.days.map((day) => season.offers[day] ?? 0)
  const extra = season.days.length <= 4 ? offers.filter((minutes) => minutes >= 180).length : 0
  return offers.reduce((sum, minutes) => sum + (minutes >= 60 ? 2 : 1), extra)
}

const minutesOf = (weeks: readonly WeekFacts[], sport: string | undefined): number =>
  weeks
    .flatMap(({ days }) => days.flatMap(({ sessions }) => sessions))
    .filter((session) => sport === undefined || session.sport === sport)
    .reduce((sum, { minutes }) => sum + minutes, 0)

/** R20: the sports share the load weeks as the race asks; 10 points off pass, bad above 18. */
export const sportShares: Rule = {
  id: 'R20',
  severity: 'minor',
  title: 'Balance of sports',
  unit: 'points',
  source: 'Joe Friel, 220 Triathlon: swim 20, bike 50, run 30 %; peak weeks of published plans',
  judge(facts) {
    const limit = { max: 10 }
    const all = minutesOf(facts.loads, undefined)
    if (roomFor(facts) < ENOUGH_ROOM || all === 0)
      return notApplicable(limit, 'The schedule has too few sessions to balance three sports.')
    const shares = SPORTS.map((sport) => ({ sport, share: (100 * minutesOf(facts.loads, sport)) / all }))
    const off = shares.map(({ sport, share }) => Math.abs(share - SHARES[facts.season.race][sport]))
    const value = Math.round(Math.max(...off) * 10) / 10
    const [swim, bike, run] = shares.map(({ share }) => Math.round(share))
    const message = `Load weeks are ${swim} % swimming, ${bike} % riding and ${run} % running.`
    return { result: atMost(value, 10, 18), value, limit, message }
  },
}

/** R21: at least nine load weeks in ten hold two swims; bad below half. */
export const swimFrequency: Rule = {
  id: 'R21',
  severity: 'minor',
  title: 'Two swims a week',
  unit: '%',
  source: 'Published plans: two swims even for novices',
  judge(facts) {
    const limit = { min: 90 }
    if (roomFor(facts) < ENOUGH_ROOM || facts.loads.length === 0)
      return notApplicable(limit, 'The schedule has too few sessions for two swims a week.')
    const enough = facts.loads.filter((week) => swimsOf(week) >= 2).length
    const value = percent(enough / facts.loads.length)
    const message = `${enough} of ${facts.loads.length} load weeks have two swims.`
    return { result: atLeast(value, 90, 50), value, limit, message }
  },
}

const swimsOf = ({ days }: WeekFacts): number =>
  days.flatMap(({ sessions }) => sessions).filter(({ sport, minutes }) => sport === 'swim' && minutes > 0).length

/** Minutes a day must offer to hold a ride and the run after it. */
const BRICK_DAY = 75

/** R22: at least seven peak weeks in ten hold a brick, a run directly after a ride; bad when none does. */
export const bricks: Rule = {
  id: 'R22',
  severity: 'minor',
  title: 'Bricks',
  unit: '%',
  source: 'Friel: a brick a week in the last eight; ISBS 2010: running off the bike moves differently',
  judge({ weeks, season }) {
    const limit = { min: 70 }
    const peaks = weeks.filter(({ phase, kind }) => phase === 'Peak Phase' && kind !== 'absorb')
    if (season.totalWeeks < 6 || peaks.length === 0 || Math.max(...season.offers) < BRICK_DAY)
      return notApplicable(limit, 'The plan has no peak week, or no day long enough for a brick.')
    const held = peaks.filter(({ days }) => days.some(({ sessions }) => sessions.some(({ isBrickRun }) => isBrickRun)))
    const value = percent(held.length / peaks.length)
    const message = `${held.length} of ${peaks.length} peak weeks have a brick, a run right after a ride.`
    return { result: held.length === 0 ? 'fail' : atLeast(value, 70, 0), value, limit, message }
  },
}

/** R24: the load weeks hold at least 90 % of the minutes they should; for information. */
export const fill: Rule = {
  id: 'R24',
  severity: 'info',
  title: 'Hours used',
  unit: '%',
  source: 'Design choice',
  judge({ loads, season }) {
    const limit = { min: 90 }
    const target = loads.reduce((sum, { shape }) => sum + round5(season.peak * shape.trend), 0)
    if (target === 0) return notApplicable(limit, 'The plan has no load week.')
    const value = percent(loads.reduce((sum, { minutes }) => sum + minutes, 0) / target)
    const message = `Load weeks hold ${value} % of the minutes the plan aims at.`
    return { result: atLeast(value, 90, 75), value, limit, message }
  },
}
