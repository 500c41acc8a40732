import type { Preferences } from '@tri/api-contract'
import { formatPace, parsePace } from '@tri/plan-engine'
import { boundLimits, boundsKind, type Threshold, type ThresholdKind, zoneTable } from '@tri/plan-engine/zones'
import type { Units } from '../../lib/measures/units.js'
import { stored } from './threshold-ways.js'
import { isPace, shownValue, startsOf, zonesIn } from './threshold-words.js'

/** As they are stored. */
export type OwnZones = NonNullable<Preferences['ownZones']>

/** Where each zone but the lowest begins, as it is typed in the athlete's units. */
export type ZoneDraft = readonly string[]

/** The zones of a threshold as they are now: by its method, or the athlete's own. */
export const startZones = (units: Units, threshold: Threshold, own?: readonly number[]): ZoneDraft =>
  startsOf(zonesIn(units, threshold, own)).map((from) => (isPace(threshold.kind) ? formatPace(from) : String(from)))

/** The name of the field of a bound. */
export const boundName = (index: number): string => `bound${index}`

/** What the fields are called, and what they may hold in the athlete's units. */
type Naming = { names: readonly string[]; unit: string; kind: ThresholdKind; limits: { min: number; max: number } }

/** Where zones of one's own may begin, in the athlete's units. */
export function limitsIn(units: Units, { sport, kind }: Pick<Threshold, 'sport' | 'kind'>): Naming['limits'] {
  const { min, max } = boundLimits(kind)
  return { min: shownValue(units, { sport, kind, value: min }), max: shownValue(units, { sport, kind, value: max }) }
}

/** The first thing that has to be put right, and where. */
export function zoneProblem(draft: ZoneDraft, naming: Naming): { field: string; message: string } | undefined {
  const { names, unit, kind, limits } = naming
  const text = (bound: number) => (isPace(kind) ? formatPace(bound) : String(bound))
  const as = isPace(kind) ? 'minutes and seconds, like 4:42,' : `whole ${unit},`
  const [above, more] = isPace(kind) ? ['faster than', 'less than'] : ['above', 'more than']
  const bounds = draft.map((typed) => boundIn(kind, typed))
  for (const [index, bound] of bounds.entries()) {
    const field = boundName(index)
    if (bound === undefined || bound < limits.min || bound > limits.max)
      return { field, message: `Please enter ${as} from ${text(limits.min)} to ${text(limits.max)}` }
    const before = bounds[index - 1]
    if (before !== undefined && (isPace(kind) ? bound >= before : bound <= before))
      return {
        field,
        message: `Zone ${names[index + 1]} begins ${above} zone ${names[index]}: ${more} ${text(before)} ${unit}`,
      }
  }
  return undefined
}

function boundIn(kind: ThresholdKind, typed: string): number | undefined {
  const text = typed.trim()
  if (isPace(kind)) return parsePace(text)
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Bounds as typed, as they are stored: whole watts or beats, seconds a mile or per 100 m. What was not typed anew stays to the second. */
export function boundsIn(units: Units, threshold: Threshold, draft: ZoneDraft, own?: readonly number[]): number[] {
  const { sport, kind } = threshold
  const [shown, were] = [startZones(units, threshold, own), startsOf(zoneTable(threshold, own))]
  return draft.flatMap((typed, index) => {
    if (typed === shown[index]) return were[index] ?? []
    const bound = boundIn(kind, typed)
    const exact = isPace(kind) && sport !== 'bike' ? stored(sport, bound, units) : bound
    return exact === undefined ? [] : Math.round(exact)
  })
}

/** All own zones of an athlete with those of one threshold between such bounds; without them where there are none. */
export function ownZonesWith(
  all: OwnZones,
  threshold: Pick<Threshold, 'sport' | 'kind'>,
  bounds: number[] | undefined,
): OwnZones {
  const { sport } = threshold
  const kind = boundsKind(threshold.kind)
  const others = all.filter((own) => own.sport !== sport || own.kind !== kind)
  return bounds ? [...others, { sport, kind, bounds }] : others
}
