import { roundHalfUp } from '../formulas/pace.js'
import type { Sport } from '../types.js'
import type { OwnBounds, Threshold, ThresholdKind } from './types.js'

/** Named ways to make zones of a threshold, and their versions: what a number meant then stays known. */
export const ZONE_METHODS = {
  'friel-lthr': 1,
  'ftp-percent': 1,
  'friel-pace': 1,
  'css-percent': 1,
} as const
/** One of `ZONE_METHODS`. */
export type ZoneMethod = keyof typeof ZONE_METHODS

/**
 * One zone: whole watts, beats or seconds, both ends included. The first has no lower end and the last no upper one; of paces the
 * first is the slowest, and `from` is the slower end.
 */
export type ZoneRow = { name: string; from?: number; to?: number }

/** Zones of one threshold, from gentle to sharp. */
export type ZoneTable = { method: ZoneMethod; version: number; isOwn: boolean; zones: readonly ZoneRow[] }

type Method = { method: ZoneMethod; names: readonly string[]; bounds: readonly number[] }

const SEVEN = ['1', '2', '3', '4', '5a', '5b', '5c']

/** Friel, per cent of the heart rate at threshold: the first of each zone but the lowest. */
const FRIEL = { run: [0.85, 0.9, 0.95, 1, 1.03, 1.07], bike: [0.81, 0.9, 0.94, 1, 1.03, 1.07] }

/** Per cent of FTP, the most of each zone but the last: recovery to 55, endurance to 75, tempo to 90, threshold to 105, VO2 to 120, anaerobic above (onegiantleap, Friel). */
const POWER = [0.55, 0.75, 0.9, 1.05, 1.2]

/** Friel, per cent of threshold pace, the slowest of each zone but the slowest one (220 Triathlon); 99 and 100 stand in two of his. */
const RUN_PACE = [1.29, 1.13, 1.05, 1, 0.96, 0.89]

/** Of the critical swim pace: half way between the paces that sets are swum at (Swim Smooth). */
const SWIM_PACE = [1.115, 1.065, 1.04, 1.015, 0.98]

function methodOf(sport: Sport, kind: ThresholdKind): Method | undefined {
  if (kind === 'ftp' || kind === 'critical-power')
    return { method: 'ftp-percent', names: ['1', '2', '3', '4', '5', '6'], bounds: POWER }
  if (kind === 'threshold-pace') return { method: 'friel-pace', names: SEVEN, bounds: RUN_PACE }
  if (kind === 'css') return { method: 'css-percent', names: ['1', '2', '3', '4', '5', '6'], bounds: SWIM_PACE }
  if (kind === 'lthr' && sport !== 'swim') return { method: 'friel-lthr', names: SEVEN, bounds: FRIEL[sport] }
  return undefined
}

/** The bounds between zones, unrounded, and whose they are; undefined for what no zones are made of. */
export function boundsOf(
  { sport, kind, value }: { sport: Sport; kind: ThresholdKind; value: number },
  own?: readonly number[],
): (Method & { isOwn: boolean }) | undefined {
  const method = methodOf(sport, kind)
  if (!method) return undefined
  const isOwn = own?.length === method.bounds.length && areApart(own, kind)
  return { ...method, isOwn, bounds: isOwn ? own : method.bounds.map((share) => share * value) }
}

/** The kind that an athlete's own bounds are kept under: those of power are one set, whatever the watts were made from. */
export const boundsKind = (kind: ThresholdKind): ThresholdKind => (kind === 'critical-power' ? 'ftp' : kind)

/** The athlete's own bounds for a threshold. */
export const ownBounds = (
  all: readonly OwnBounds[] | undefined,
  { sport, kind }: Pick<Threshold, 'sport' | 'kind'>,
): readonly number[] | undefined => all?.find((own) => own.sport === sport && own.kind === boundsKind(kind))?.bounds

/**
 * Tells where a pace lies between the athlete's own bounds as it lies between those of the method, and beyond the last of them in proportion;
 * undefined where there are no own ones.
 */
export function paceBetween(
  threshold: Pick<Threshold, 'sport' | 'kind' | 'value'>,
  own?: readonly number[],
): ((pace: number) => number) | undefined {
  const [plain, found] = [boundsOf(threshold), boundsOf(threshold, own)]
  if (!plain || !found?.isOwn) return undefined
  // Whole, as they are shown: who keeps them keeps the targets.
  const bounds = plain.bounds.map(roundHalfUp)
  const boundAt = (index: number) => [bounds[index] ?? 1, found.bounds[index] ?? 1] as const
  return (pace) => {
    const next = bounds.findIndex((bound) => pace >= bound)
    const [bound, to] = boundAt(next < 0 ? bounds.length - 1 : next)
    if (next <= 0) return (pace * to) / bound
    const [slower, from] = boundAt(next - 1)
    return to + ((from - to) * (pace - bound)) / (slower - bound)
  }
}

/** Whether zones can be made between such bounds: whole, as many as the method has, of power and heart rate rising, of paces falling. */
export const areBounds = ({ sport, kind, bounds }: OwnBounds): boolean =>
  boundsOf({ sport, kind, value: 0 }, bounds)?.isOwn === true

/** Where zones of one's own may begin: no body has watts or beats beyond, and a swim so slow has no room for a length. Design choice. */
export function boundLimits(kind: ThresholdKind): { min: number; max: number } {
  if (kind === 'css') return { min: 40, max: 400 }
  return kind === 'threshold-pace' ? { min: 160, max: 2000 } : { min: 1, max: 2000 }
}

/** Bounds that leave each zone a whole number at least. */
function areApart(own: readonly number[], kind: ThresholdKind): boolean {
  const { min, max } = boundLimits(kind)
  const isFalling = kind === 'css' || kind === 'threshold-pace'
  return own.every((bound, index) => {
    const before = own[index - 1]
    const isNext = before === undefined || (isFalling ? bound < before : bound > before)
    return Number.isInteger(bound) && bound >= min && bound <= max && isNext
  })
}

/**
 * The zones of a threshold by its method, or between the athlete's own bounds where they can be made between them, see `areBounds`.
 * Each whole number is in exactly one. Undefined for a highest heart rate, and for heart rate in the water.
 */
export function zoneTable(
  threshold: { sport: Sport; kind: ThresholdKind; value: number },
  own?: readonly number[],
): ZoneTable | undefined {
  const found = boundsOf(threshold, own)
  if (!found) return undefined
  const { method, names, isOwn } = found
  const edges = found.bounds.map((bound) => (method === 'ftp-percent' && !isOwn ? above(bound) : roundHalfUp(bound)))
  const step = method === 'friel-pace' || method === 'css-percent' ? -1 : 1
  const zones = names.map((name, index): ZoneRow => {
    const from = edges[index - 1]
    const next = edges[index]
    return { name, ...(from !== undefined && { from }), ...(next !== undefined && { to: next - step }) }
  })
  return { method, version: ZONE_METHODS[method], isOwn, zones }
}

/** The first whole number above a bound; the last bits of a float do not decide. */
const above = (bound: number) => Math.floor(bound + 1e-9) + 1
