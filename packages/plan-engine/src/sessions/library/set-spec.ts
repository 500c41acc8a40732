import type { Source } from '../../sources.js'
import type { Intensity, Zone } from '../../types.js'

/** One value each for beginner, intermediate and advanced. */
export type Levels = readonly [number, number, number]

/** What every session of the library has. */
export type Spec = {
  /** Stable name in the session library, e.g. `B-THR`. */
  code: string
  name: string
  purpose: string
}

/** A set of repeats in figures. */
type Figures = {
  /** Seconds of one repeat; metres in the water. */
  work: Levels
  /** Seconds between repeats. */
  rest: number
  /** Fewest repeats, then the most for each level. */
  reps: readonly [number, ...Levels]
}

/** A set of repeats: the main part of a hard session. */
export type SetSpec = Spec &
  Figures & {
    intensity: Intensity
    zone: Zone
    /** The same before a 70.3 or an ironman, where that differs. */
    long?: Figures | undefined
    /** Label of the work steps. */
    cue: string
    source: Source
  }

/** An easy session, by the shape of its main part. */
export type EasySpec = Spec & {
  shape: 'steady' | 'rising' | 'quick' | 'strides' | 'run-walk' | 'drills' | 'repeats' | 'thirds'
  cue: string
}

/** The sets a sport takes in turn in each part of the season, for short and for long races. */
export type Rotation = Record<
  'base' | 'build' | 'peak' | 'taper',
  { short: readonly SetSpec[]; long: readonly SetSpec[] }
>

/** Sessions that take turns: at least one. */
export type Turns<T> = readonly [T, ...T[]]

type TurnsByRace<Code> = { short: readonly Code[]; long: readonly Code[] }

/** The sets by the codes that take turns in base, in build and in peak, for short and for long races; a taper does as the peak. */
export function rotation<Set extends SetSpec>(
  sets: readonly Set[],
  turns: Record<'base' | 'build' | 'peak', TurnsByRace<Set['code']>>,
): Rotation {
  const pick = (codes: readonly string[]) => codes.flatMap((code) => sets.filter((set) => set.code === code))
  const pickBoth = ({ short, long }: TurnsByRace<string>) => ({ short: pick(short), long: pick(long) })
  const peak = pickBoth(turns.peak)
  return { base: pickBoth(turns.base), build: pickBoth(turns.build), peak, taper: peak }
}
