import type { Source } from '../sources.js'
import type { Intensity, Zone } from '../types.js'

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

type Some<T> = readonly [T, ...T[]]

/**
 * Hard sessions from lines of code, name, purpose, cue, intensity, zone, source, work, rest and repeats, parted by `|`; work,
 * rest and repeats for long races may follow.
 */
export const hardSessions = (lines: string): Some<SetSpec> =>
  lines.split('\n').map((line) => {
    const [code, name, purpose, cue, intensity, zone, source, work, rest, reps, ...long] = line.split('|')
    const usual = figures([work, rest, reps])
    return { code, name, purpose, cue, intensity, zone, source, ...usual, long: long[0] && figures(long) }
  }) as unknown as Some<SetSpec>

const figures = ([work = '', rest, reps = '']: readonly (string | undefined)[]) => ({
  work: numbers(work),
  rest: Number(rest),
  reps: numbers(reps),
})

const numbers = (text: string) => text.split(' ').map(Number)

/** Easy and race-pace sessions from lines of code, name and purpose, then cue and shape where they have one. */
export const easySessions = (lines: string): Some<EasySpec> =>
  lines.split('\n').map((line) => {
    const [code, name, purpose, cue, shape] = line.split('|')
    return { code, name, purpose, cue, shape }
  }) as unknown as Some<EasySpec>

/**
 * Who takes turns, by places in the list of sets: for short and for long races in base, in build and in peak. A taper does as
 * the peak.
 */
export function rotation(sets: readonly SetSpec[], places: string): Rotation {
  const turns = places.split(' ').map((turn) => [...turn].flatMap((place) => sets[Number(place)] ?? []))
  const [baseShort = [], baseLong = [], buildShort = [], buildLong = [], short = [], long = []] = turns
  const peak = { short, long }
  return {
    base: { short: baseShort, long: baseLong },
    build: { short: buildShort, long: buildLong },
    peak,
    taper: peak,
  }
}
