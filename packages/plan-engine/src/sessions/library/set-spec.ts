import type { Source } from '../../sources.js'
import type { CueCode } from '../../steps.js'
import type { Intensity, Zone } from '../../types.js'

/** One value each for beginner, intermediate and advanced. */
export type Levels = readonly [number, number, number]

/** What every session of the library has. */
export type Spec = {
  /** Stable name in the session library, e.g. `B-THR-2`; a catalogue of texts makes its words from it. */
  code: string
}

/** A set of repeats in figures. */
type Figures = {
  /** Seconds of each repeat of one round, metres in the water: one entry for plain repeats, several for a ladder. */
  round: readonly Levels[]
  /** Seconds between repeats. */
  rest: number
  /** Fewest rounds, then the most for each level. */
  rounds: readonly [number, ...Levels]
}

/** Each repeat alternates these seconds just under threshold with these just over it. */
type Waves = { under: number; over: number }

/** Cue of the work steps; one for each repeat of a round where they differ. */
type Cue = CueCode | readonly CueCode[]

/**
 * One form of a hard session's main set, as a row of a table: the cue, the figures, and the figures before a 70.3 or an
 * ironman where they differ.
 */
type Form = readonly [
  cue: Cue,
  round: Figures['round'],
  rest: Figures['rest'],
  rounds: Figures['rounds'],
  more?: { waves?: Waves; long?: Partial<Figures> },
]

type Effort = { intensity: Intensity; zone: Zone }

/** How hard a session is, and at what pace its repeats are; long repeats at race pace ask for less. */
const EFFORTS = {
  tempo: { intensity: 'tempo', zone: 'tempo' },
  threshold: { intensity: 'hard', zone: 'threshold' },
  interval: { intensity: 'interval', zone: 'interval' },
  race: { intensity: 'hard', zone: 'race' },
  longRace: { intensity: 'tempo', zone: 'race' },
} as const satisfies Record<string, Effort>

/** A hard session: three forms of its main set, so that it need not come back as it was. */
export type HardSession = {
  /** Stable name of the session, e.g. `B-THR`; its forms are numbered. */
  code: string
  effort: keyof typeof EFFORTS
  source: Source
  forms: readonly [Form, Form, Form]
}

/** The codes of a hard session's forms. */
export type FormCode<Code extends string> = `${Code}-${1 | 2 | 3}`

/** A hard session in one of its forms, in the figures of one length of race. */
export type SetSpec = Spec & Effort & Figures & { source: Source; cue: Cue; waves?: Waves }

/** An easy session, by the shape of its main part. */
export type EasySpec = Spec & { cue?: CueCode } & (
    | { shape: 'steady' | 'rising' | 'quick' | 'strides' | 'thirds' | 'drills-in-turn' }
    /** Drills for this share of what lies between warm-up and cool-down. */
    | { shape: 'drills'; share: number }
    /** So many seconds of running, then a minute of walking. */
    | { shape: 'run-walk'; run: number }
    /** Stretches in turn to the end: seconds of what the cue says, then seconds as usual. */
    | { shape: 'stretches'; on: number; off: number; usual?: CueCode }
    /** Swims of these metres in turn, a rest after each. */
    | { shape: 'repeats'; metres: readonly Levels[]; rest: number }
  )

/** The sets a sport takes in turn in each part of the season, for short and for long races. */
export type Rotation = Record<
  'base' | 'build' | 'peak' | 'taper',
  { short: readonly SetSpec[]; long: readonly SetSpec[] }
>

/** Sessions that take turns: at least one. */
export type Turns<T> = readonly [T, ...T[]]

type TurnsByRace<Code> = { short: readonly Code[]; long: readonly Code[] }

/**
 * The sets by the codes that take turns in base, in build and in peak, for short and for long races: the first forms of all
 * sessions, then their second ones. A taper does as the peak.
 */
export function rotation<Session extends HardSession>(
  sessions: readonly Session[],
  turns: Record<'base' | 'build' | 'peak', TurnsByRace<Session['code']>>,
): Rotation {
  const pick = (codes: readonly string[], isLong: boolean) =>
    inTurn(
      codes.flatMap((code) => sessions.filter((session) => session.code === code)).map((each) => setsOf(each, isLong)),
    )
  const pickBoth = ({ short, long }: TurnsByRace<string>) => ({ short: pick(short, false), long: pick(long, true) })
  const peak = pickBoth(turns.peak)
  return { base: pickBoth(turns.base), build: pickBoth(turns.build), peak, taper: peak }
}

const setsOf = ({ forms, code, effort, ...session }: HardSession, isLong: boolean): SetSpec[] =>
  forms.map(([cue, round, rest, rounds, { long, ...more } = {}], index) => ({
    ...session,
    ...EFFORTS[effort],
    cue,
    round,
    rest,
    rounds,
    ...more,
    ...(isLong && long),
    code: `${code}-${index + 1}`,
  }))

/** The first of each list, then the second of each, to the end of the longest. */
function inTurn(lists: readonly (readonly SetSpec[])[]): SetSpec[] {
  const most = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
