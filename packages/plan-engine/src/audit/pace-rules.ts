import { type Paces, type Sport, ZONES, type Zone } from '../types.js'
import { zonePaces } from '../zones.js'
import type { Facts } from './facts.js'
import { notApplicable, type Rule } from './rule.js'

/** What rounding to whole seconds, or tenths of a mile an hour, can move a pace by. */
const ROUNDING: Paces = { swim: 1, bike: 0.1, run: 1 }

/** R25: every step's pace lies between what today's and what the goal's paces give, and never moves away from the goal. */
export const pacesTowardsGoal: Rule = {
  id: 'R25',
  severity: 'info',
  title: 'Paces towards the goal',
  unit: 'paces',
  source: 'Design choice',
  judge(facts) {
    const limit = { max: 0 }
    const targets = targetsOf(facts)
    if (targets.length === 0) return notApplicable(limit, 'The sessions name no paces to judge.')
    const value = countStrays(targets, facts)
    const message =
      value === 0
        ? 'Paces move from today’s to the goal’s and never back.'
        : `${value} ${value === 1 ? 'pace lies' : 'paces lie'} outside the way from today’s to the goal’s.`
    return { result: value === 0 ? 'pass' : 'warn', value, limit, message }
  },
}

/** The middle of a step's target, in the sport's pace. */
type WeekTarget = { sport: Sport; zone: Zone; pace: number }

/** One pace of each sport and zone a week, in order of the weeks. */
function targetsOf({ weeks }: Facts): WeekTarget[] {
  return weeks.flatMap(({ days }) => {
    const first = new Map<string, WeekTarget>()
    for (const { sport, steps } of days.flatMap(({ sessions }) => sessions))
      for (const { zone, target } of steps) {
        const key = `${sport} ${zone}`
        if (!sport || !target || !ZONES.includes(zone) || first.has(key)) continue
        first.set(key, { sport, zone, pace: (target.from + target.to) / 2 })
      }
    return [...first.values()]
  })
}

/** Paces outside the way from today's to the goal's, or further from the goal than the last one of their zone. */
function countStrays(targets: readonly WeekTarget[], { season }: Facts): number {
  const today = zonePaces(season.race, season.current)
  const goal = zonePaces(season.race, season.goal)
  const last = new Map<string, number>()
  return targets.filter(({ sport, zone, pace }) => {
    const ends = [today[sport][zone], goal[sport][zone]] as const
    const isOutside = pace < Math.min(...ends) - ROUNDING[sport] || pace > Math.max(...ends) + ROUNDING[sport]
    const before = last.get(`${sport} ${zone}`) ?? pace
    last.set(`${sport} ${zone}`, pace)
    const step = (pace - before) * Math.sign(ends[1] - ends[0])
    return isOutside || step < -ROUNDING[sport]
  }).length
}
