import type { Preferences } from '@tri/api-contract'
import { boundsKind, type Threshold, zoneTable } from '@tri/plan-engine/zones'

/** As they are stored. */
export type OwnZones = NonNullable<Preferences['ownZones']>

/** Where each zone but the lowest begins, as it is typed. */
export type ZoneDraft = readonly string[]

/** The zones of a threshold as they are now: by its method, or the athlete's own. */
export const startZones = (threshold: Threshold, own?: readonly number[]): ZoneDraft =>
  (zoneTable(threshold, own)?.zones ?? []).flatMap(({ from }) => from ?? []).map(String)

/** The name of the field of a bound. */
export const boundName = (index: number): string => `bound${index}`

/** The first thing that has to be put right, and where. */
export function zoneProblem(
  draft: ZoneDraft,
  { names, unit }: { names: readonly string[]; unit: string },
): { field: string; message: string } | undefined {
  const bounds = draft.map(boundIn)
  for (const [index, bound] of bounds.entries()) {
    const field = boundName(index)
    if (bound === undefined) return { field, message: `Please enter whole ${unit}, from 1 to ${MOST}` }
    const before = bounds[index - 1]
    if (before !== undefined && bound <= before)
      return {
        field,
        message: `Zone ${names[index + 1]} begins above zone ${names[index]}: more than ${before} ${unit}`,
      }
  }
  return undefined
}

/** More than any body can have. */
const MOST = 2000

function boundIn(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST ? Number(text) : undefined
}

/** All own zones of an athlete with those of one threshold as typed; without them where there are none. */
export function ownZonesWith(
  all: OwnZones,
  threshold: Pick<Threshold, 'sport' | 'kind'>,
  draft: ZoneDraft | undefined,
): OwnZones {
  const { sport } = threshold
  const kind = boundsKind(threshold.kind)
  const others = all.filter((own) => own.sport !== sport || own.kind !== kind)
  return draft ? [...others, { sport, kind, bounds: draft.map(Number) }] : others
}
