import { tell } from '../codes/findings.js'
import { maxOf, mean, minutesIn } from '../sums.js'
import type { Intensity } from '../types.js'
import { type DayFacts, plainLoads, type WeekFacts } from './facts/facts.js'
import { isTaken } from './facts/lived.js'
import type { SessionFacts } from './facts/session-facts.js'
import { percent, place, type Rule } from './rule.js'

/** R11: at least 75 % of the training time is easy, bad below 70 %. */
export const easyShare: Rule = {
  id: 'R11',
  severity: 'major',
  unit: '%',
  source: 'sellesPerez',
  limit: { min: 75 },
  warn: 70,
  isOfSeason: true,
  find({ sessions }) {
    const value = percent(easyShareOf(sessions))
    return value >= 0 ? { value, ...tell('easy-share', { percent: value }) } : 'no-training'
  },
}

/** Days before the race on which what is hard keeps an athlete sharp, as R10 asks, even where little is left beside it. */
const SHARP_DAYS = 10

/** What days off, and short ones, leave of a week is no week, and of the last ones what keeps an athlete sharp is left. */
const isRest = ({ days, isShaped }: WeekFacts): boolean =>
  days.some(
    ({ off, availableMinutes }) => off && availableMinutes > 0 && (off.most !== undefined || isTaken(off, undefined)),
  ) ||
  (isShaped && days.some(({ daysToRace }) => daysToRace <= SHARP_DAYS))

/** R12: the same in every single week, its tests aside: at least 70 %, bad below 65 %; a week with days off or short ones is not judged: its hard sessions keep fitness. */
export const easyShareWeekly: Rule = {
  id: 'R12',
  severity: 'minor',
  unit: '%',
  source: 'design',
  limit: { min: 70 },
  warn: 65,
  isOfSeason: true,
  find({ weeks: all }) {
    const weeks = all.filter((week) => !isRest(week))
    const shares = weeks.map(({ sessions }) => easyShareOf(sessions.filter(({ isTest }) => !isTest)))
    const min = Math.min(...shares.filter((share) => share >= 0))
    const hardest = weeks[shares.indexOf(min)]
    const value = percent(min)
    return hardest ? { value, ...tell('hardest-week', { week: hardest.week, percent: value }) } : 'no-training'
  },
}

/** No number for no training. */
function easyShareOf(sessions: readonly SessionFacts[]): number {
  let easy = 0
  for (const { easyMinutes } of sessions) easy += easyMinutes
  return easy / minutesIn(sessions)
}

/** Hard sessions that a day may hold. */
const HARD_IN_A_DAY = 2

/** R13: no two days in a row both hold a tempo, hard or interval session, and none three of them; bad above two such pairs and days. */
export const hardDaysApart: Rule = {
  id: 'R13',
  severity: 'major',
  unit: 'pairs of days',
  source: 'seiler',
  limit: { max: 0 },
  warn: 2,
  find({ days }) {
    const second = days.filter((day, index) => !day.isPast && day.isHard && days[index - 1]?.isHard)
    const crowded = days.filter(({ isPast, sessions }) => !isPast && hardIn(sessions) > HARD_IN_A_DAY)
    const [first] = second
    const [day] = crowded
    const told = first
      ? tell('hard-after-hard', { ...place(first), pairs: second.length })
      : day
        ? tell('hard-in-a-day', { ...place(day), sessions: hardIn(day.sessions), days: crowded.length })
        : tell('hard-days-apart', {})
    return { value: second.length + crowded.length, ...told }
  },
}

const hardIn = (sessions: readonly SessionFacts[]): number => sessions.filter(({ isHard }) => isHard).length

/** Minutes from which on a hard session needs a warm-up. */
const WARMED_UP = 20

/** R40: hard sessions begin easy; runs off the bike, and what the athlete made or changed, aside. */
export const warmUps: Rule = {
  id: 'R40',
  severity: 'minor',
  unit: 'sessions',
  source: 'published',
  limit: { max: 0 },
  warn: 2,
  isOfSeason: true,
  find({ sessions }) {
    const value = sessions.filter(
      ({ isColdStart, isBrickRun, isOwn, minutes }) => isColdStart && !isBrickRun && !isOwn && minutes >= WARMED_UP,
    ).length
    return { value, ...(value > 0 ? tell('cold-starts', { sessions: value }) : tell('warmed-up', {})) }
  },
}

/** Minutes up to which an all-easy day counts as rest. */
const GENTLE_DAY = 45

/** R14: every week before race week has a day off, or a day of at most 45 min, all of it easy. */
export const weeklyRest: Rule = {
  id: 'R14',
  severity: 'major',
  unit: 'weeks',
  source: 'friel',
  limit: { max: 0 },
  isOfSeason: true,
  find({ weeks }) {
    const restless = weeks.filter(({ kind, days }) => kind !== 'race' && !days.some(isGentle))
    const [first] = restless
    const value = restless.length
    const told = first ? tell('week-without-rest', { week: first.week, weeks: value }) : tell('weeks-rest', {})
    return { value, ...told }
  },
}

/** True for a day off and for a short day that is easy throughout. */
export const isGentle = ({ minutes, sessions }: DayFacts): boolean =>
  minutes <= GENTLE_DAY && sessions.every(({ intensity, isHard }) => intensity === 'easy' && !isHard)

/** Perceived effort of a session by its label, on Foster's ten-point scale. Design choice after the scale's words. */
const EFFORT: Record<Intensity, number> = { easy: 3, moderate: 4, tempo: 6, hard: 7, interval: 8 }

/** R15: monotony, the mean of the daily loads over their spread, stays below 2 in load weeks; bad from 2.5. */
export const monotony: Rule = {
  id: 'R15',
  severity: 'minor',
  unit: 'monotony',
  source: 'foster',
  limit: { max: 2 },
  isOfSeason: true,
  find(facts) {
    const worst = maxOf(plainLoads(facts).map(monotonyOf))
    const value = Math.round(worst * 100) / 100
    return {
      value,
      result: worst < 2 ? 'pass' : worst < 2.5 ? 'warn' : 'fail',
      ...tell('monotony', { monotony: value }),
    }
  },
}

/** A week whose days are all alike has no spread; it counts as this much. */
const MAX_MONOTONY = 10

function monotonyOf({ days }: WeekFacts): number {
  const loads = days.map(({ sessions }) => {
    let load = 0
    for (const { minutes, intensity } of sessions) load += minutes * EFFORT[intensity]
    return load
  })
  const average = mean(loads)
  const spread = Math.sqrt(mean(loads.map((load) => (load - average) ** 2)))
  return average === 0 ? 0 : Math.min(MAX_MONOTONY, average / Math.max(spread, 1e-9))
}
