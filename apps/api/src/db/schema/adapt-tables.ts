import type { changeableFields, NewRace } from '@tri/api-contract'
import type { BySport, IsoDay, Notice, Sport } from '@tri/plan-engine'
import type {
  Change,
  Noticed,
  PlacedExercise,
  RaceKind,
  Symptom,
  TimeOffReason,
  TouchedDay,
} from '@tri/plan-engine/adapt'
import type { ThresholdKind, ThresholdSource } from '@tri/plan-engine/zones'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

type MaybeJson<T> = ColumnType<T | null, string | null, string | null>

/** What a change of a plan may change of it; revisions of before there was a choice of rhythm tell none. */
type RevisedFields = Parameters<typeof changeableFields>[0]

/** A day that a revision touched; the row that it took away names what comes back to that day. */
export type KeptDay = TouchedDay & { row?: FormerRow }
export type FormerRow = { id: number; version: number }

/** What has come between an athlete and their plan, and what was made of it. */
export type AdaptTables = {
  time_off: {
    userId: number
    id: GeneratedAlways<number>
    firstDay: IsoDay
    lastDay: IsoDay
    reason: TimeOffReason
    /** Null where it was left out. */
    sports: MaybeJson<readonly Sport[]>
    minutesPerDay: number | null
    symptoms: MaybeJson<readonly Symptom[]>
    createdAt: Generated<Instant>
  }
  season_races: {
    userId: number
    id: GeneratedAlways<number>
    raceDate: IsoDay
    priority: NewRace['priority']
    kind: RaceKind
    name: string | null
    /** Miles. */
    distances: Json<Partial<BySport<number>>>
    createdAt: Generated<Instant>
  }
  thresholds: {
    userId: number
    id: GeneratedAlways<number>
    sport: Sport
    kind: ThresholdKind
    /** Watts, beats a minute, seconds a mile or seconds per 100 m. */
    value: number
    measuredOn: IsoDay
    source: ThresholdSource
    /** Of a critical power. */
    joules: number | null
    createdAt: Generated<Instant>
  }
  /** What was read of files of before; its activities name it. */
  past_imports: {
    userId: number
    id: GeneratedAlways<number>
    name: string
    createdAt: Generated<Instant>
  }
  /** What was accepted of a proposal. */
  plan_revisions: {
    userId: number
    id: GeneratedAlways<number>
    trainingPlanId: number
    madeAt: Generated<Instant>
    madeBy: 'athlete'
    /** What the access token was called that accepted it; null where the athlete did. */
    tokenName: string | null
    proposalId: string
    /** Names the workouts that it was made for. */
    basedOn: string
    /** What it rested on; null for one of before this was known. */
    facts: MaybeJson<readonly string[]>
    findings: Json<readonly Noticed[]>
    notices: Json<readonly Notice[]>
    touched: Json<readonly KeptDay[]>
    /** Of a change of the plan itself: its fields before, and as they became; else null. */
    planBefore: MaybeJson<RevisedFields>
    planAfter: MaybeJson<RevisedFields>
    /** Null while its changes stand. */
    undoneAt: Instant | null
  }
  /** Its changes, in their order. */
  revision_changes: {
    userId: number
    revisionId: number
    place: number
    changeId: string
    changeGroup: string
    kind: Change['kind']
    /** Null for a new session. */
    fromPlace: MaybeJson<PlacedExercise>
    /** Null for one that was dropped. */
    toPlace: MaybeJson<PlacedExercise>
    reasons: Json<Change['reasons']>
  }
}
