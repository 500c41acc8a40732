import type { Intensity } from '../types.js'
import type { DayFacts, Facts, WeekFacts } from './facts.js'
import { atLeast, atMost, count, notApplicable, percent, place, type Rule } from './rule.js'

/** R11: at least 75 % of the training time is easy, bad below 70 %. */
export const easyShare: Rule = {
  id: 'R11',
  severity: 'major',
  title: 'Easy time',
  unit: '%',
  source:
    'Seiler’s 80/20; Selles-Perez 2019, JSSM 18:708 (78-84 % easy); Neal 2011 (69 %); Ironman study, IJSPP 2014 (68 %)',
  judge({ days }) {
    const share = easyShareOf(days)
    if (share === undefined) return notApplicable({ min: 75 }, 'There is no training to judge.')
    const value = percent(share)
    const message = `${value} % of the training time is easy.`
    return { result: atLeast(value, 75, 70), value, limit: { min: 75 }, message }
  },
}

/** R12: the same in every single week: at least 70 %, bad below 65 %. */
export const easyShareWeekly: Rule = {
  id: 'R12',
  severity: 'minor',
  title: 'Easy time each week',
  unit: '%',
  source: 'Design choice',
  judge({ weeks }) {
    const shares = weeks.flatMap(({ week, days }) => {
      const share = easyShareOf(days)
      return share === undefined ? [] : [{ week, share }]
    })
    const [first, ...others] = shares
    if (!first) return notApplicable({ min: 70 }, 'There is no training to judge.')
    const least = others.reduce((low, next) => (next.share < low.share ? next : low), first)
    const value = percent(least.share)
    const message = `The hardest week, week ${least.week}, is ${value} % easy.`
    return { result: atLeast(value, 70, 65), value, limit: { min: 70 }, message }
  },
}

function easyShareOf(days: readonly DayFacts[]): number | undefined {
  const sessions = days.flatMap((day) => day.sessions)
  const all = sessions.reduce((sum, { minutes }) => sum + minutes, 0)
  return all > 0 ? sessions.reduce((sum, { easyMinutes }) => sum + easyMinutes, 0) / all : undefined
}

/** R13: no two days in a row both hold a tempo, hard or interval session; bad above two such pairs. */
export const hardDaysApart: Rule = {
  id: 'R13',
  severity: 'major',
  title: 'Hard days apart',
  unit: 'pairs of days',
  source:
    'Seiler 2007, MSSE 39:1366: hard work disturbs recovery where easy work does not; Fitzgerald’s hard-easy rule',
  judge({ days }) {
    const second = days.filter((day, index) => day.isHard && days[index - 1]?.isHard)
    const [first] = second
    const message = first
      ? `${place(first)} is hard right after a hard day${second.length > 1 ? `; ${count(second.length, 'day')} in all` : ''}.`
      : 'No two hard days follow each other.'
    return { result: atMost(second.length, 0, 2), value: second.length, limit: { max: 0 }, message }
  },
}

/** Minutes up to which an all-easy day counts as rest. */
const GENTLE_DAY = 45

/** R14: every week before race week has a day off, or a day of at most 45 min, all of it easy. */
export const weeklyRest: Rule = {
  id: 'R14',
  severity: 'major',
  title: 'Weekly rest',
  unit: 'weeks',
  source: 'Friel, 220 Triathlon: six days and one off; triathlon.org.ph, Resting',
  judge({ weeks }) {
    const restless = weeks.filter(({ kind, days }) => kind !== 'race' && !days.some(isGentle))
    const [first] = restless
    const message = first
      ? `Week ${first.week} has no day off and no short easy day${restless.length > 1 ? `, like ${count(restless.length - 1, 'other week')}` : ''}.`
      : 'Every week has a day off or a short easy day.'
    return { result: first ? 'fail' : 'pass', value: restless.length, limit: { max: 0 }, message }
  },
}

/** True for a day off and for a short day that is easy throughout. */
export const isGentle = ({ minutes, sessions }: DayFacts): boolean =>
  minutes <= GENTLE_DAY && sessions.every(({ intensity }) => intensity === 'easy')

/** Perceived effort of a session by its label, on Foster's ten-point scale. Design choice after the scale's words. */
const EFFORT: Record<Intensity, number> = { easy: 3, moderate: 4, tempo: 6, hard: 7, interval: 8 }

/** R15: monotony, the mean of the daily loads over their spread, stays below 2 in load weeks; bad from 2.5. */
export const monotony: Rule = {
  id: 'R15',
  severity: 'minor',
  title: 'Variety of days',
  unit: 'monotony',
  source: 'Foster 1998, MSSE 30:1164; alarm at 2.0 (calculatorhub.com)',
  judge({ loads }: Facts) {
    const worst = loads.reduce((most, week) => Math.max(most, monotonyOf(week)), 0)
    const value = Math.round(worst * 100) / 100
    const result = worst < 2 ? 'pass' : worst < 2.5 ? 'warn' : 'fail'
    const message = `Days differ enough when monotony is below 2; the most even week has ${value}.`
    return { result, value, limit: { max: 2 }, message }
  },
}

/** A week whose days are all alike has no spread; it counts as this much. */
const MOST_MONOTONY = 10

function monotonyOf({ days }: WeekFacts): number {
  const loads = days.map(({ sessions }) =>
    sessions.reduce((sum, { minutes, intensity }) => sum + minutes * EFFORT[intensity], 0),
  )
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length
  const spread = Math.sqrt(loads.reduce((sum, load) => sum + (load - mean) ** 2, 0) / loads.length)
  return mean === 0 ? 0 : Math.min(MOST_MONOTONY, mean / Math.max(spread, 1e-9))
}
