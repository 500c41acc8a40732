import {
  type Exercise,
  formatMph,
  formatPace,
  isSport,
  mainPart,
  parseMph,
  parsePace,
  type SessionStep,
  type Sport,
  type Step,
} from '@tri/plan-engine'
import { isRepeat } from './session-text.js'

/** By how much a pace as it is written may lie beside its target: both are rounded, to seconds or tenths of a mile an hour. */
const ROUNDING: Record<'bike' | 'others', number> = { bike: 0.11, others: 1.01 }

/**
 * The pace of a session's main part. Before there was one, a session at other paces was told that of the step repeated first, else of the
 * longest: the middle of the main part's target stands for such a one, and every other pace stays as it is stored.
 */
export function paceOfBefore({
  type,
  steps,
  intensity,
  code,
  pace,
}: Pick<Exercise, 'type' | 'steps' | 'intensity' | 'code' | 'pace'>): string {
  const first = namedBefore(steps)
  const main = mainPart({ steps, intensity, ...(code !== undefined && { code }) })?.step
  if (!isSport(type) || !first || !main || first.zone === main.zone) return pace
  const stored = read(type, pace)
  if (stored === undefined || !isWithin(type, stored, first.target) || isWithin(type, stored, main.target)) return pace
  return written(type, main.target) ?? pace
}

/** The step that a session was told by: the first of what is repeated, else the longest. */
function namedBefore(steps: readonly SessionStep[]): Step | undefined {
  const repeated = steps.find(isRepeat)
  if (repeated) return repeated.steps[0]
  return steps.flatMap((step) => (isRepeat(step) ? [] : step)).reduce<Step | undefined>(longer, undefined)
}

const longer = (longest: Step | undefined, step: Step): Step =>
  longest && longest.seconds >= step.seconds ? longest : step

function isWithin(sport: Sport, pace: number, target: Step['target']): boolean {
  if (!target) return false
  const { from, to } = target
  const rounding = ROUNDING[sport === 'bike' ? 'bike' : 'others']
  return pace >= Math.min(from, to) - rounding && pace <= Math.max(from, to) + rounding
}

/** A pace as plans store it, `1:51/100m`, `19.0 mph` or `8:04/mi`, in the sport's unit; undefined for any other text. */
function read(sport: Sport, text: string): number | undefined {
  const [figure = '', unit] = text.split(sport === 'bike' ? ' ' : '/')
  if (unit !== UNITS[sport]) return undefined
  return sport === 'bike' ? parseMph(figure) : parsePace(figure)
}

const UNITS: Record<Sport, string> = { swim: '100m', bike: 'mph', run: 'mi' }

function written(sport: Sport, target: Step['target']): string | undefined {
  if (!target) return undefined
  const middle = (target.from + target.to) / 2
  return sport === 'bike' ? `${formatMph(middle)} mph` : `${formatPace(middle)}/${UNITS[sport]}`
}
