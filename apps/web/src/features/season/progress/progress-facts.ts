import { type NewPlan, readCurrentPaces } from '@tri/api-contract'
import type { BySport, Sport, Workout } from '@tri/plan-engine'
import {
  type ComplianceBand,
  EXAMPLE_PROGRESS,
  type PaceTrend,
  paceTrends,
  type SeasonWeek,
  type SportProgress,
  targetPaces,
  trackProgress,
} from '@tri/plan-engine/season'
import { doneOfPlanned } from '../../../lib/measures/done-of-planned.js'
import { paceText, paceWithUnit, type Units } from '../../../lib/measures/units.js'
import { complianceText } from '../season-words.js'

export const EXAMPLE_CAPTION = 'Example - log a workout to see your own'

/** What the card says of one sport. */
export type SportFacts = {
  /** `"8 %"`; empty while there is nothing to compare. */
  gain: string
  gainNote: string
  bars: readonly { label: string; text: string; percent: number }[]
  /** How the pace of like sessions moved; undefined until two of a kind are logged. */
  trend: { shape: PaceTrend; text: string } | undefined
  /** The next pace to aim for, with its unit, and today's without. */
  target: string
  now: string
}

/** The athlete's own figures from what was completed; the specification's example until then. */
export function progressFacts(
  plan: NewPlan,
  workouts: readonly Workout[],
  units: Units,
): { isExample: boolean; sports: BySport<SportFacts> } {
  const own = trackProgress(plan, workouts)
  const current = readCurrentPaces(plan)
  const target = targetPaces(current)
  const trends = paceTrends(plan, workouts)
  const factsOf = (sport: Sport): SportFacts => ({
    ...(own ? ownFigures(own[sport]) : exampleFigures(sport)),
    trend: trendOf(trends[sport], sport, units),
    target: paceWithUnit(units, sport, target[sport]),
    now: paceText(units, sport, current[sport]),
  })
  return { isExample: !own, sports: { swim: factsOf('swim'), bike: factsOf('bike'), run: factsOf('run') } }
}

function exampleFigures(sport: Sport) {
  const { improvement, percent } = EXAMPLE_PROGRESS[sport]
  return { ...gainOf(improvement), bars: [{ label: 'Training done', text: `${percent} %`, percent }] }
}

function ownFigures({ improvement, minutes, sessions }: SportProgress) {
  return {
    ...gainOf(improvement),
    bars: [
      { label: 'Hours', text: doneOfPlanned(minutes.done, minutes.planned).text, percent: minutes.percent },
      { label: 'Sessions', text: `${sessions.done} of ${sessions.planned}`, percent: sessions.percent },
    ],
  }
}

/** The gain in words: one is only known once two like sessions were logged. */
function gainOf(improvement: number | undefined): Pick<SportFacts, 'gain' | 'gainNote'> {
  if (improvement === undefined) return { gain: '', gainNote: 'Log two similar sessions to see your gain.' }
  return { gain: `${Math.abs(improvement)} %`, gainNote: improvement < 0 ? 'slower' : 'faster' }
}

/** A trend in words: `"Easy Run (easy): 9:00 to 8:34 /mi, 5 sessions"`. */
function trendOf(shape: PaceTrend | undefined, sport: Sport, units: Units): SportFacts['trend'] {
  if (!shape) return undefined
  const { name, intensity, from, to, points } = shape
  const paces = `${paceText(units, sport, from)} to ${paceWithUnit(units, sport, to)}`
  return { shape, text: `${name} (${intensity}): ${paces}, ${points.length} sessions` }
}

/** So many weeks are looked back on. */
const WEEKS_BACK = 8

/** A week that is over, with how near it came to its plan. */
export type WeekOver = { week: number; done: number; planned: number; band: ComplianceBand; words: string }

/** The last weeks that are over and held something, the latest first. */
export const weeksOver = (weeks: readonly SeasonWeek[]): readonly WeekOver[] =>
  weeks
    .flatMap((week): WeekOver[] => {
      const { compliance, done, planned } = week
      if (!compliance) return []
      const words = complianceText(week)
      return [{ week: week.week, done: done.total, planned: planned.total, band: compliance.band, words }]
    })
    .slice(-WEEKS_BACK)
    .reverse()
