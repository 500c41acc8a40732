import { because } from '../codes/rules.js'
import { ABSORB, RECOVERY, WEEKLY_GROWTH } from '../formulas/volume-tables.js'
import { paceText } from '../formulas/zones.js'
import { FIRST_GROWTH } from '../season/present-fitness.js'
import type { Season } from '../season/season.js'
import { LIMITER_GAIN, limiterOf } from '../season/sport-shares.js'
import { greatest, type History, type WeekShape } from '../season/volume.js'
import { type Reason, SPORTS, type Sport } from '../types.js'

export type WeekFigures = {
  season: Season
  shape: WeekShape
  /** What was planned before this week. */
  history: History
  minutes: number
  target: number
  /** 0 trains at today's paces, 1 at the goal's. */
  progress: number
  /** Sports whose test finds no day this week. */
  leftOut: readonly Sport[]
}

/** A week that holds less than this share of its target says why. Design choice. */
const NOTABLY_LESS = 0.95

/** Why a week holds as much as it does, and at which paces. */
export function weekReasons(figures: WeekFigures): Reason[] {
  const { shape, minutes, target } = figures
  const reasons = [shape.kind === 'load' ? loadReason(figures) : easedReason(figures, shape.kind)]
  if (minutes < target * NOTABLY_LESS) reasons.push(because('day-hours', { minutes, target }, 'design'))
  if (figures.leftOut.length > 0) reasons.push(testReason(figures.leftOut))
  const isEarly = shape.kind === 'load' && (shape.part === 'base' || shape.part === 'build')
  const limiter = isEarly ? limiterOf(figures.season.current) : undefined
  if (limiter) reasons.push(limiterReason(limiter))
  return [...reasons, paceReason(figures)]
}

const limiterReason = (sport: Sport): Reason => because('limiter', { sport, points: LIMITER_GAIN }, 'design')

/** Which tests of the week are left out. */
const testReason = (leftOut: readonly Sport[]): Reason =>
  because('test-left-out', Object.fromEntries(leftOut.map((sport) => [sport, true as const])), 'myProCoach')

/** Rules of the weeks that hold less. */
const EASED = { recovery: 'recovery-week', absorb: 'absorb-week', taper: 'taper', race: 'race-week-volume' } as const

function easedReason({ season, shape, history, minutes }: WeekFigures, kind: keyof typeof EASED): Reason {
  const isTaper = kind === 'taper' || kind === 'race'
  const than = isTaper ? greatest(history.loads, 4) : (history.loads.at(-1) ?? 0)
  const aim = Math.round(100 * (isTaper ? shape.factor : kind === 'absorb' ? ABSORB : RECOVERY))
  const inputs = { minutes, than, percent: percentOf(minutes, than), aim }
  if (kind === 'absorb' && season.mostLoads === 3) return because('absorb-week', { ...inputs, most: 3 }, 'published')
  return because(EASED[kind], inputs, isTaper ? 'bosquet' : 'published')
}

const percentOf = (minutes: number, of: number): number => (of > 0 ? Math.round((100 * minutes) / of) : 0)

function loadReason({ season: { peak, lately }, shape: { isWhole }, history, minutes }: WeekFigures): Reason {
  const biggest = greatest(history.loads, 4)
  if (biggest === 0) {
    const inputs = { minutes, peak, share: percentOf(minutes, peak) }
    if (!isWhole) return because('part-week', inputs, 'design')
    if (lately.week === undefined) return because('first-week', inputs, 'published')
    const limit = Math.round((FIRST_GROWTH - 1) * 100)
    return because('first-week', { ...inputs, lately: Math.round(lately.week), limit }, 'convention')
  }
  const change = Math.round((100 * (minutes - biggest)) / biggest)
  const limit = Math.round((WEEKLY_GROWTH - 1) * 100)
  return because('load-week', { minutes, biggest, change, limit }, 'convention')
}

function paceReason({ season: { current, goal }, progress }: WeekFigures): Reason {
  const isSame = SPORTS.every((sport) => paceText(sport, current[sport]) === paceText(sport, goal[sport]))
  const rounded = Math.round(progress * 1000) / 1000
  return because('paces', { progress: rounded, ...(isSame && { same: true as const }) }, 'design')
}
