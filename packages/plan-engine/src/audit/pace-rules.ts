import { tell } from '../codes/findings.js'
import { pacesOfRace, zonePaces } from '../formulas/zones.js'
import { tableOf } from '../lookup.js'
import { type BySport, type Paces, SPORTS, type Sport, ZONES, type Zone } from '../types.js'
import type { Facts, WeekFacts } from './facts/facts.js'
import { NEVER_FAILS, type Rule } from './rule.js'

/** What rounding to whole seconds, or tenths of a mile an hour, can move a pace by. */
const ROUNDING: Paces = { swim: 1, bike: 0.1, run: 1 }

/** R25: every step's pace lies between what today's and what the goal's paces give, and never moves away from the goal; major where what is easy is as fast as tempo. */
export const pacesTowardsGoal: Rule = {
  id: 'R25',
  severity: 'info',
  unit: 'paces',
  source: 'design',
  limit: { max: 0 },
  warn: NEVER_FAILS,
  isOfSeason: true,
  find(facts) {
    const value = countStrays(facts)
    if (value === undefined) return 'no-paces'
    const sport = easyTooFast(facts)
    if (sport) return { value, result: 'fail', severity: 'major', ...tell('easy-too-fast', { sport }) }
    return { value, ...(value === 0 ? tell('paces-on-course', {}) : tell('paces-astray', { paces: value })) }
  },
}

/**
 * Paces outside the way from today's to the goal's, or further from the goal than the week before's, by the middle of the
 * first target that a week has for a sport and zone; undefined when there are none.
 */
function countStrays({ weeks, season }: Facts): number | undefined {
  const today = zonePaces(season.race, season.current)
  const goal = zonePaces(season.race, season.goal)
  const last: BySport<Partial<Record<Zone, number>>> = { swim: {}, bike: {}, run: {} }
  let strays: number | undefined
  for (const week of weeks)
    for (const { sport, zone, pace: told } of firstPaces(week)) {
      // Race pace on the way to another race is that one's.
      const isOther = zone === 'race' && week.race !== season.race
      const paces = isOther && tableOf(SPORTS, () => told)
      const pace = paces ? pacesOfRace(paces, week.race, season.race)[sport] : told
      const from = today[sport][zone]
      const to = goal[sport][zone]
      const rounding = ROUNDING[sport]
      const isOutside = pace < Math.min(from, to) - rounding || pace > Math.max(from, to) + rounding
      const isBack = (pace - (last[sport][zone] ?? pace)) * Math.sign(to - from) < -rounding
      strays = (strays ?? 0) + (isOutside || isBack ? 1 : 0)
      last[sport][zone] = pace
    }
  return strays
}

/** The sport of which what is called easy is as fast as the tempo, or the threshold, of its own week, in half of the weeks that name both. */
function easyTooFast({ weeks }: Facts): Sport | undefined {
  return SPORTS.find((sport) => {
    // In seconds less is faster, in miles an hour more.
    const way = sport === 'bike' ? 1 : -1
    const compared = weeks.flatMap((week) => {
      const own = firstPaces(week).filter((each) => each.sport === sport)
      const paceOf = (wanted: Zone) => own.find(({ zone }) => zone === wanted)?.pace
      const [easy, hard] = [paceOf('easy'), paceOf('tempo') ?? paceOf('threshold')]
      return easy === undefined || hard === undefined ? [] : [way * easy >= way * hard]
    })
    return compared.length > 0 && 2 * compared.filter(Boolean).length >= compared.length
  })
}

type FirstPace = { sport: Sport; zone: Zone; pace: number }

/** The middle of the first target that a week has for each sport and zone. */
function firstPaces({ sessions }: WeekFacts): FirstPace[] {
  const paces: FirstPace[] = []
  const seen: BySport<Zone[]> = { swim: [], bike: [], run: [] }
  for (const { sport, steps } of sessions) {
    if (!sport) continue
    const own = seen[sport]
    for (const { zone, target } of steps) {
      if (!target || own.includes(zone) || !ZONES.includes(zone)) continue
      own.push(zone)
      paces.push({ sport, zone, pace: (target.from + target.to) / 2 })
    }
  }
  return paces
}
