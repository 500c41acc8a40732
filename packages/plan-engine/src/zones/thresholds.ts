import { parseIsoDay } from '../calendar.js'
import type { BySport, IsoDay, Sport } from '../types.js'
import type { Threshold, ThresholdKind } from './types.js'

/** What can be known in each sport, the one that zones are best made from first. */
export const THRESHOLDS_OF: Readonly<BySport<readonly ThresholdKind[]>> = {
  swim: ['css'],
  bike: ['ftp', 'critical-power', 'lthr', 'max-hr'],
  run: ['threshold-pace', 'lthr', 'max-hr'],
}

/** What a body can have: in watts, beats a minute, seconds a mile and seconds per 100 m. */
export const THRESHOLD_LIMITS: Readonly<Record<ThresholdKind, { min: number; max: number }>> = {
  ftp: { min: 40, max: 600 },
  'critical-power': { min: 40, max: 600 },
  lthr: { min: 80, max: 220 },
  'threshold-pace': { min: 200, max: 1500 },
  css: { min: 50, max: 300 },
  'max-hr': { min: 100, max: 240 },
}

/**
 * What is known on a day: the newest entry of a kind that was measured on it or before; of two of one day the later in the list.
 * Undefined where there is none. Entries that no body can have, or of a kind that the sport has not, are passed over.
 */
export function thresholdOn<T extends Threshold>(
  thresholds: readonly T[],
  { sport, kind, day }: { sport: Sport; kind: ThresholdKind; day: IsoDay },
): T | undefined {
  let newest: T | undefined
  for (const each of thresholds)
    if (each?.sport === sport && each.kind === kind && isSound(each) && each.measuredOn <= day)
      if (!newest || each.measuredOn >= newest.measuredOn) newest = each
  return newest
}

/** What power targets of a sport are made from on a day: FTP, or critical power in its place while no FTP is known. Design choice. */
export const powerOn = <T extends Threshold>(
  thresholds: readonly T[],
  at: { sport: Sport; day: IsoDay },
): T | undefined =>
  thresholdOn(thresholds, { ...at, kind: 'ftp' }) ?? thresholdOn(thresholds, { ...at, kind: 'critical-power' })

/** Whether an entry is one that a body can have, of a kind that its sport has, on a day that exists. */
export function isSound({ sport, kind, value, measuredOn }: Threshold): boolean {
  if (!Object.hasOwn(THRESHOLDS_OF, sport) || !THRESHOLDS_OF[sport].includes(kind)) return false
  const { min, max } = THRESHOLD_LIMITS[kind]
  return value >= min && value <= max && typeof measuredOn === 'string' && parseIsoDay(measuredOn) !== undefined
}
