import type { Sport } from '@tri/plan-engine'
import {
  type JudgedBy,
  paceOf,
  type StepCompliance,
  type StepResult,
  type StepVerdict,
} from '@tri/plan-engine/compliance'
import { swumText } from '@tri/plan-engine/texts'
import { rangeText } from '@tri/plan-engine/zones'
import { targetText } from '../../../components/session/session-text.js'
import { capitalised, counted, stopwatch } from '../../../lib/measures/format.js'
import { paceWithUnit, type Units } from '../../../lib/measures/units.js'

/** What can be drawn of a recording. */
export type Measure = Exclude<JudgedBy, 'time'>

export const MEASURES: Record<Measure, string> = { power: 'Power', pace: 'Pace', heartRate: 'Heart rate' }

export const VERDICTS: Record<StepVerdict, string> = {
  'as-planned': 'As planned',
  short: 'Short',
  'too-hard': 'Too hard',
  'too-easy': 'Too easy',
  'left-out': 'Left out',
}

/** In the order they are told in. */
const FAULTS = ['left-out', 'short', 'too-hard', 'too-easy'] as const satisfies readonly StepVerdict[]

const KINDS: Record<StepResult['kind'], string> = {
  warmup: 'Warm-up',
  work: '',
  recover: 'Recovery',
  rest: 'Rest',
  cooldown: 'Cool-down',
}

/** `"91 %"` of the planned time. */
export const shareText = ({ share }: Pick<StepCompliance, 'share'>): string => `${Math.round(share * 100)} %`

/** What became of a session in one sentence: `"6 of 8 steps as planned, 1 short and 1 too hard."` */
export function complianceText({ results }: Pick<StepCompliance, 'results'>): string {
  const count = (verdict: StepVerdict) => results.filter((result) => result.verdict === verdict).length
  const kept = count('as-planned')
  if (kept === results.length)
    return results.length === 1 ? 'Done as planned.' : `All ${results.length} steps as planned.`
  const faults = FAULTS.filter((verdict) => count(verdict) > 0).map(
    (verdict) => `${count(verdict)} ${VERDICTS[verdict].toLowerCase()}`,
  )
  return `${kept} of ${counted(results.length, 'step')} as planned, ${listed(faults)}.`
}

const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('')

/** By what steps were judged, where that needs saying. */
export function judgedText({ by }: Pick<StepCompliance, 'by'>, hasFigures: boolean): string {
  if (by !== 'time')
    return `Minutes count within 10 %, ${MEASURES[by].toLowerCase()} within ${by === 'pace' ? 3 : 5} %.`
  return hasFigures
    ? 'What the targets are in was not recorded, so minutes alone count, within 10 %.'
    : 'Effort is yours to judge, so minutes alone count, within 10 %.'
}

/** `"Warm-up, easy"`, `"Threshold"`. */
export function stepName({ kind, zone }: Pick<StepResult, 'kind' | 'zone'>): string {
  const name = KINDS[kind]
  const effort = zone === 'race' ? 'race pace' : zone
  return name ? `${name}, ${effort}` : capitalised(effort)
}

type Told = { by: JudgedBy; sport: Sport; units: Units }

/** `"8:00 at 220-240 W"`, `"400 m at 1:50-1:54/100m"`. */
export function plannedText({ planned }: Pick<StepResult, 'planned'>, { by, sport, units }: Told): string {
  const amount = planned.metres === undefined ? stopwatch(planned.seconds) : swumText(units, planned.metres)
  if (!planned.target || by === 'time') return amount
  return `${amount} at ${by === 'pace' ? targetText(planned.target, sport, units) : rangeText(by, planned.target)}`
}

/** `"8:05 at 262 W"`; a dash for what was left out. */
export function doneText({ done, planned }: Pick<StepResult, 'done' | 'planned'>, { by, sport, units }: Told): string {
  if (!done) return '\u2013'
  const isSwum = planned.metres !== undefined && done.metres !== undefined
  const amount = isSwum ? swumText(units, done.metres ?? 0) : stopwatch(Math.round(done.to - done.from))
  return done.mean === undefined || by === 'time'
    ? amount
    : `${amount} at ${valueText(done.mean, by, { sport, units })}`
}

/** A mean in its unit: a pace as the sport has it, watts or beats. */
const valueText = (value: number, by: Measure, { sport, units }: Omit<Told, 'by'>) =>
  by === 'pace'
    ? paceWithUnit(units, sport, rounded(value, sport))
    : `${Math.round(value)} ${by === 'power' ? 'W' : 'bpm'}`

const rounded = (pace: number, sport: Sport) => (sport === 'bike' ? pace : Math.round(pace))

/** A value of the chart: metres a second, watts or beats. */
export const levelText = (value: number, measure: Measure, told: Omit<Told, 'by'>): string =>
  valueText(measure === 'pace' ? paceOf(Math.max(value, 0.1), told.sport) : value, measure, told)
