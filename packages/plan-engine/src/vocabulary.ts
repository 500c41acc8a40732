/** The three sports, in the order they are raced. */
export const SPORTS = ['swim', 'bike', 'run'] as const
/** One of `SPORTS`. */
export type Sport = (typeof SPORTS)[number]

/** What a session can be: one of `SPORTS`, or training beside them, which counts in hours and load and is raced nowhere. */
export const SESSION_TYPES = ['swim', 'bike', 'run', 'strength', 'walk', 'other'] as const
/** One of `SESSION_TYPES`. */
export type SessionType = (typeof SESSION_TYPES)[number]

/** Whether a session is one of the three sports; what is not has no pace and no zones. */
export const isSport = (type: unknown): type is Sport => SPORTS.some((sport) => sport === type)

/** Who made a session that is not as it was generated: the athlete added it, or changed it. */
export const ORIGINS = ['added', 'edited'] as const
/** One of `ORIGINS`. */
export type Origin = (typeof ORIGINS)[number]

/** The races a plan can be made for, longest first. */
export const RACE_TYPES = ['ironman', '70.3', 'olympic', 'sprint'] as const
/** One of `RACE_TYPES`. */
export type RaceType = (typeof RACE_TYPES)[number]

/** Levels of an athlete, from the slowest paces to the fastest; `experienceLevel` tells one from paces. */
export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
/** One of `EXPERIENCE_LEVELS`. */
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

/** The label an athlete reads on an exercise, from gentle to sharp. */
export const INTENSITIES = ['easy', 'moderate', 'tempo', 'hard', 'interval'] as const
/** One of `INTENSITIES`. */
export type Intensity = (typeof INTENSITIES)[number]

/** What a week is called in the season; `weekPhase` tells it from the week's number. */
export const PHASES = ['Base Building', 'Build Phase', 'Peak Phase', 'Taper', 'Recovery Week', 'Race Week'] as const
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number]

/** Weeks of load to each recovery week. */
export const RHYTHMS = ['3:1', '2:1'] as const
/** One of `RHYTHMS`. */
export type Rhythm = (typeof RHYTHMS)[number]

/** What a week's volume does: grow, absorb, recover, taper, race, come back after time off, or hold a race on the way to the goal. */
export const WEEK_KINDS = ['load', 'absorb', 'recovery', 'taper', 'race', 'return', 'tune-up'] as const
/** One of `WEEK_KINDS`. */
export type WeekKind = (typeof WEEK_KINDS)[number]

/** How much a race matters: the season is for A, B is raced with a few easy days before it, C is trained through. */
export const RACE_PRIORITIES = ['A', 'B', 'C'] as const
/** One of `RACE_PRIORITIES`. */
export type RacePriority = (typeof RACE_PRIORITIES)[number]

/** `brick` is a ride with a run linked to it; `mixed` is any other combination of sports. */
export const WORKOUT_TYPES = ['swim', 'bike', 'run', 'brick', 'mixed', 'race'] as const
/** One of `WORKOUT_TYPES`. */
export type WorkoutType = (typeof WORKOUT_TYPES)[number]

/** Training zones of a step, from gentle to sharp; `race` is the pace the plan trains for that week. */
export const ZONES = ['recovery', 'easy', 'moderate', 'tempo', 'threshold', 'interval', 'race'] as const
/** One of `ZONES`. */
export type Zone = (typeof ZONES)[number]

/** What a step is for: `recover` is gentle movement between hard parts, `rest` is standing still. */
export const STEP_KINDS = ['warmup', 'work', 'recover', 'rest', 'cooldown'] as const
/** One of `STEP_KINDS`. */
export type StepKind = (typeof STEP_KINDS)[number]

/** How a session felt, from worst to best. */
export const FEELS = ['rough', 'heavy', 'okay', 'good', 'great'] as const
/** One of `FEELS`. */
export type Feel = (typeof FEELS)[number]

/** Why a session was skipped. */
export const SKIP_REASONS = ['sick', 'travel', 'tired', 'no-pool', 'no-time', 'other'] as const
/** One of `SKIP_REASONS`. */
export type SkipReason = (typeof SKIP_REASONS)[number]

/** One value for each sport. */
export type BySport<T> = Record<Sport, T>

/** A calendar date, `"YYYY-MM-DD"`. Never an instant. */
export type IsoDay = string

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Swim in seconds per 100 m, bike in miles per hour, run in seconds per mile. */
export type Paces = BySport<number>

/** From the lower end to the higher one, both whole. */
export type WholeRange = { from: number; to: number }

/** What a step has beside its pace where its session goes by watts, by beats a minute or by effort from 1 to 10: all steps by the same. */
export type StepTargets = { power?: WholeRange; heartRate?: WholeRange; effort?: WholeRange }
