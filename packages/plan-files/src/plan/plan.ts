import type { AfterRaceSession, BySport, RaceType, RhythmCalendar, SessionType, Workout } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'

/** What an athlete reads and types in: the road in miles or kilometres, the pool in metres or yards. */
export type Units = {
  units: 'miles' | 'metric'
  poolUnits: 'metres' | 'yards'
  /** Metres from wall to wall; 25 where it is not told. */
  poolLength?: 25 | 50
}

/** An exercise in words, and what its targets are written in; as they are stored where that is left out. */
export type PlannedExercise = TextExercise & { units?: Units }

/** A workout in words; what only a database knows may be missing. */
export type PlannedWorkout = WorkoutFrame & { exercises: readonly PlannedExercise[] }

/** A workout as it is generated or stored; what only a database knows may be missing. */
export type StoredWorkout = WorkoutFrame & Pick<Workout, 'exercises'>

type WorkoutFrame = Omit<Workout, 'exercises'> & {
  id?: number
  /** Grows with each change of the workout. */
  revision?: number
  /** When it was last changed. */
  changedAt?: Date
  /** Set for a day after the race, which belongs to no week. */
  isAfterRace?: true
  /** Of the stored race that it follows: two plans for one day have days of their own. */
  raceId?: number
}

/** A plan to be written into a file: the race, the weeks it covers, and its workouts in words and in any order. */
export type PlanSheet = SheetFrame & {
  workouts: readonly PlannedWorkout[]
  /** Easy days after the race; none where they are left out. */
  afterRace?: readonly (PlannedExercise & Pick<AfterRaceSession, 'date'>)[]
}

/** The same as it is generated or stored; `inReadersWords` puts it in words. */
export type StoredSheet = SheetFrame & {
  workouts: readonly StoredWorkout[]
  afterRace?: readonly AfterRaceSession[]
}

type SheetFrame = {
  name: string
  raceType: RaceType
  calendar: RhythmCalendar
  /** Grows with each change of the plan itself, its name for one. */
  revision?: number
}

/** What a format's writer answers: the file, and a sentence for each thing the format cannot carry. */
export type FileWithNotes<Content = Uint8Array> = { content: Content; notes: readonly string[] }

/** The race that the plan is for; one on the way to it tells how much it matters. */
export const isGoalRace = ({ workoutType, priority }: Pick<Workout, 'workoutType' | 'priority'>): boolean =>
  workoutType === 'race' && !priority

/** How a race type is spoken of. */
export const RACE_NAMES: Record<RaceType, string> = {
  ironman: 'Ironman',
  '70.3': '70.3',
  olympic: 'Olympic',
  sprint: 'Sprint',
}

export const SPORT_NAMES: BySport<string> = { swim: 'Swim', bike: 'Bike', run: 'Run' }

/** How a session's type is spoken of. */
export const TYPE_NAMES: Record<SessionType, string> = {
  ...SPORT_NAMES,
  strength: 'Strength',
  walk: 'Walk',
  other: 'Other',
}
