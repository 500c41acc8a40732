import { formatPace, type Sport } from '@tri/plan-engine'
import {
  FTP_OF_20_MINUTES,
  type TargetMethod,
  type Threshold,
  type ThresholdKind,
  type ZoneMethod,
  type ZoneRow,
  type ZoneTable,
  zoneTable,
} from '@tri/plan-engine/zones'
import { paceUnit, shownPace } from '@tri/plan-files/units'
import { mediumDate } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'

/** What is measured, as athletes call it. */
export const KIND_NAMES: Record<ThresholdKind, string> = {
  ftp: 'Threshold power (FTP)',
  'critical-power': 'Critical power',
  lthr: 'Threshold heart rate',
  'threshold-pace': 'Threshold pace',
  css: 'Critical swim speed (CSS)',
  'max-hr': 'Highest heart rate',
}

/** What targets can be told in, by sport. */
export const METHODS_OF: Record<Sport, readonly TargetMethod[]> = {
  swim: ['pace', 'feel'],
  bike: ['power', 'heart-rate', 'pace', 'feel'],
  run: ['pace', 'heart-rate', 'feel'],
}

/** What a method is called in a sport: nobody rides by pace. */
export function methodName(sport: Sport, method: TargetMethod): string {
  if (method === 'pace') return sport === 'bike' ? 'Speed' : 'Pace'
  return method === 'power' ? 'Power' : method === 'feel' ? 'Feel' : 'Heart rate'
}

/** Told in time over a distance. */
export const isPace = (kind: ThresholdKind) => kind === 'css' || kind === 'threshold-pace'

/** A threshold's value in the athlete's units. */
export const shownValue = (
  units: Units,
  { sport, kind, value }: Pick<Threshold, 'sport' | 'kind' | 'value'>,
): number => (isPace(kind) ? shownPace(units, sport, value) : value)

/** Where each zone but the lowest begins, as it is stored. */
export const startsOf = (table: ZoneTable | undefined): number[] =>
  (table?.zones ?? []).flatMap(({ from }) => from ?? [])

/** The zones of a threshold in the athlete's units, between the athlete's own bounds where there are some. */
export function zonesIn(units: Units, threshold: Threshold, own?: readonly number[]): ZoneTable | undefined {
  const stored = zoneTable(threshold, own)
  if (!stored || !isPace(threshold.kind)) return stored
  const starts = startsOf(stored).map((value) => shownValue(units, { ...threshold, value }))
  const shown = zoneTable({ ...threshold, value: shownValue(units, threshold) }, starts)
  return shown && { ...shown, isOwn: stored.isOwn }
}

/** The unit that it is told in. */
export const unitOf = (units: Units, { sport, kind }: Pick<Threshold, 'sport' | 'kind'>): string =>
  isPace(kind) ? paceUnit(units, sport) : kind === 'ftp' || kind === 'critical-power' ? 'W' : 'bpm'

/** `"247 W"`, `"4:42 /km"`. */
export function valueText(units: Units, threshold: Pick<Threshold, 'sport' | 'kind' | 'value'>): string {
  const shown = shownValue(units, threshold)
  return `${isPace(threshold.kind) ? formatPace(shown) : Math.round(shown)} ${unitOf(units, threshold)}`
}

/** Where a number comes from: `"0.95 × your 20 minutes of 3 Mar 2027 (260 W)"`. */
export function originText({ kind, value, measuredOn, source }: Threshold): string {
  const day = mediumDate(measuredOn)
  if (source === 'race') return `from your race of ${day}`
  if (source === 'estimated') return `estimated on ${day}`
  if (source === 'connection') return `from your connected account, ${day}`
  if (source === 'typed') return `typed in, ${day}`
  if (kind === 'ftp')
    return `${FTP_OF_20_MINUTES} × your 20 minutes of ${day} (${Math.round(value / FTP_OF_20_MINUTES)} W)`
  if (kind === 'css') return `between your 400 and 200 of ${day}`
  if (kind === 'critical-power') return `from your efforts of 3 to 20 minutes of ${day}`
  return `the last 20 of your 30 minutes of ${day}`
}

/** The work that can be done above a critical power: `"18.4 kJ above it (W′)"`; nothing where it is not known. */
export const aboveText = ({ joules }: Pick<Threshold, 'joules'>): string =>
  joules === undefined ? '' : `${(joules / 1000).toFixed(1)} kJ above it (W′)`

const POWER = ['Recovery', 'Endurance', 'Tempo', 'Threshold', 'VO2max', 'Anaerobic']
const FRIEL = ['Recovery', 'Endurance', 'Tempo', 'Below threshold', 'Threshold', 'VO2max', 'Anaerobic']

const ZONE_WORDS: Record<ZoneMethod, { name: string; zones: readonly string[] }> = {
  'ftp-percent': { name: 'Per cent of FTP', zones: POWER },
  'friel-lthr': { name: 'Friel, per cent of threshold heart rate', zones: FRIEL },
  'friel-pace': { name: 'Friel, per cent of threshold pace', zones: FRIEL },
  'css-percent': {
    name: 'Per cent of critical swim speed',
    zones: ['Recovery', 'Easy', 'Moderate', 'Tempo', 'Threshold', 'Fast'],
  },
}

/** How zones were made: `"Friel, per cent of threshold heart rate (version 1)"`. */
export const methodText = (method: ZoneMethod, version: number): string =>
  `${ZONE_WORDS[method].name} (version ${version})`

/** What a zone is for. */
export const zoneWord = (method: ZoneMethod, index: number): string => ZONE_WORDS[method].zones[index] ?? ''

/** `"151–180 W"`, `"below 55 W"`, `"slower than 5:33 /km"`. */
export function rangeOf({ from, to }: ZoneRow, kind: ThresholdKind, unit: string): string {
  const text = (value: number) => (isPace(kind) ? formatPace(value) : String(value))
  const [less, more] = isPace(kind) ? ['slower than', 'faster than'] : ['below', 'above']
  const step = isPace(kind) ? -1 : 1
  if (from === undefined) return `${less} ${text((to ?? 0) + step)} ${unit}`
  if (to === undefined) return `${more} ${text(from - step)} ${unit}`
  return from === to ? `${text(from)} ${unit}` : `${text(from)}\u2013${text(to)} ${unit}`
}
