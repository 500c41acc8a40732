import type { ScheduleChange } from '../../hours/hours-in-force.js'
import type { ActualExercise, Exercise, IsoDay, PlanInput, RacePriority, Sport, Week } from '../../types.js'

/** What the audit reads of an exercise; anything may be missing. */
export type AuditedExercise = {
  [Field in
    | 'id'
    | 'code'
    | 'notes'
    | 'fuel'
    | 'type'
    | 'duration'
    | 'intensity'
    | 'steps'
    | 'name'
    | 'linked'
    | 'origin'
    | 'reasons']?: Exercise[Field] | undefined
}

/** What the audit reads of a workout. Without exercises its `totalDuration` counts as one easy session. */
export type AuditedWorkout = {
  week: number
  day: number
  workoutType?: string | undefined
  /** Of a race: absent for the goal race. */
  priority?: RacePriority | null | undefined
  /** Done, whatever was planned. */
  isCompleted?: boolean | undefined
  /** What was done of its sessions, as it was logged; a completed workout without it was done as planned, in `actualDuration` where that is given. */
  actualExercises?: readonly ActualExercise[] | null | undefined
  actualDuration?: number | null | undefined
  completedAt?: string | null | undefined
  exercises?: readonly AuditedExercise[] | null | undefined
  totalDuration?: number | undefined
}

/**
 * A plan to audit: a generated one, an edited one, or one from elsewhere. Give `weeks` only together with the workouts
 * they were made with: their minutes are checked against them. Left out, the kinds of the weeks follow the calendar, but for those
 * that have changed places as the reasons of their sessions tell it.
 */
export type AuditedPlan = {
  workouts: readonly AuditedWorkout[]
  weeks?: readonly Week[] | undefined
  afterRace?: readonly (AuditedExercise & { date: IsoDay })[] | undefined
}

/** Days, the first and the last among them, on which only `sports` are possible; none of them, unless the days still have minutes. */
export type DaysOff = {
  from: IsoDay
  to: IsoDay
  sports?: readonly Sport[] | undefined
  minutesPerDay?: number | undefined
  /** `ill-fever` counts for more days than it took. */
  reason?: string | undefined
  /** So do `chest-pain`, `breathlessness`, `palpitations` and `dizziness`. */
  symptoms?: readonly string[] | undefined
}

/** What a plan is held against: its input, and the time off and the other hours that the athlete has told since. */
export type AuditInput = PlanInput & {
  /**
   * Today: what is before it counts as it was done, days without training that follow each other are time off, and nothing of it is
   * judged. Left out, all days count as they are planned.
   */
  asOf?: IsoDay | undefined
  timeOff?: readonly DaysOff[] | null | undefined
  scheduleChanges?: readonly ScheduleChange[] | null | undefined
}
