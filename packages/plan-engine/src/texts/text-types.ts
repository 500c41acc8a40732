import type { ActualExercise, AfterRaceSession, Exercise, Notice, Plan, Reason, Step, Week, Workout } from '../types.js'

/** A reason with its sentence and the publication it is from. */
export type TextReason = Reason & { sentence: string }

/** A step that says what to do. */
export type TextStep = Step & { label: string }

/** Steps done so many times, in words. */
export type TextRepeatStep = { repeat: number; steps: readonly TextStep[] }

/** A part of a session, in words. */
export type TextSessionStep = TextStep | TextRepeatStep

/** What an exercise has in words. */
export type ExerciseWords = {
  name: string
  notes: string
  steps: readonly TextSessionStep[]
  reasons: readonly TextReason[]
}

/** An exercise in words, whatever else is stored with it. */
export type InWords<E extends Exercise> = Omit<E, keyof ExerciseWords> & ExerciseWords

/** One session in one sport, in words. */
export type TextExercise = InWords<Exercise>

/** An easy session on a day after the race, in words. */
export type TextAfterRaceSession = InWords<AfterRaceSession>

/** What an athlete does on one day, in words. */
export type TextWorkout = Omit<Workout, 'exercises' | 'actualExercises'> & {
  exercises: readonly TextExercise[]
  actualExercises: readonly TextActualExercise[] | null
}

/** What the athlete did, called by name. */
export type TextActualExercise = ActualExercise & { name: string }

/** One plan week, in words. */
export type TextWeek = Omit<Week, 'reasons'> & { reasons: readonly TextReason[] }

/** Something the athlete should know about the plan, in words. */
export type TextNotice = Notice & { message: string }

/** A plan in words. */
export type TextPlan = Omit<Plan, 'weeks' | 'workouts' | 'afterRace' | 'notices'> & {
  weeks: readonly TextWeek[]
  workouts: readonly TextWorkout[]
  afterRace: readonly TextAfterRaceSession[]
  notices: readonly TextNotice[]
}
