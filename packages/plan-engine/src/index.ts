export { auditPlan, type PlanAudit } from './audit/audit-plan.js'
export type { AuditedExercise, AuditedPlan, AuditedWorkout, AuditInput, DaysOff } from './audit/facts/audited-plan.js'
export { type RuleLimit, type RuleOutcome, type RuleResult, SEVERITIES, type Severity } from './audit/rule.js'
export {
  addDays,
  DAY_NAMES,
  dateOf,
  daysBetween,
  parseIsoDay,
  weekdayOf,
  weekdaysInOrder,
  weekOf,
  weeksUntil,
} from './calendar.js'
export { RULE_IDS, type RuleId } from './codes/rule-ids.js'
export { changeGoal } from './edit/change-goal.js'
export {
  type CompletionValues,
  completeWorkout,
  deleteExercise,
  markIncomplete,
  moveExercise,
  moveWorkout,
  toActual,
} from './edit/edits.js'
export {
  addExercise,
  changeExercise,
  emptyWorkout,
  nextExerciseId,
  type SessionFields,
} from './edit/hand-made/session-edits.js'
export {
  isLinkedToPrevious,
  linkExercise,
  replaceExercise,
  restoreExercise,
  timingText,
  unlinkExercise,
} from './edit/links.js'
export { type ExerciseLog, logExercise, measuredFigures, withEntry } from './edit/log-exercise.js'
export { ENGINE_VERSION } from './engine-version.js'
export { type ExtraSession, extraSessions, extraWorkout } from './extra-sessions.js'
export { type DoneSession, doneSessions, fitnessOf } from './fitness/done-lately.js'
export { type PastWeek, pastWeeks } from './fitness/past-weeks.js'
export { experienceLevel, experienceScore } from './formulas/experience.js'
export {
  goalRange,
  legSeconds,
  PACE_GOAL_LABELS,
  paceImprovement,
  predictFinish,
  TRANSITION_SECONDS,
} from './formulas/finish-time.js'
export { goalPaces } from './formulas/goal-paces.js'
export {
  DAY_HOURS,
  FALLBACK_GOAL_PACES,
  INITIAL_PACES,
  MAX_WEEKS,
  MIN_TRAINING_DAYS,
  SLIDERS,
} from './formulas/limits.js'
export { formatFinishTime, formatMph, formatPace, parseFinishTime, parseMph, parsePace } from './formulas/pace.js'
export { weekPhase } from './formulas/phase.js'
export { RACE_PRESETS } from './formulas/presets.js'
export {
  applySuggestedHours,
  defaultSchedule,
  isTrainingDay,
  scheduleTotals,
  setAvailable,
  suggestedHours,
  USER_DEFAULT_SCHEDULE,
} from './formulas/schedule.js'
export { METRES_PER_MILE, METRES_PER_YARD } from './formulas/units.js'
export { pacesOfRace, zonePaces } from './formulas/zones.js'
export { generatePlan, generateWeeks } from './generate-plan.js'
export {
  SESSION_STATES,
  type SessionQuestion,
  type SessionState,
  sessionState,
} from './insight/session-state.js'
export { dayProgress, hours, type SportMinutes, weekTotals } from './insight/totals.js'
export { phaseOfWeek } from './season/goals/phase-of-week.js'
export { type LoggedWorkout, loggedSession, sessionLog } from './session-log.js'
export { type MainPart, type MainWork, mainPart } from './sessions/library/main-part.js'
export { CUES, type CueCode } from './steps.js'
export {
  type ActualExercise,
  type AfterRaceSession,
  type BySport,
  EXPERIENCE_LEVELS,
  type Exercise,
  type ExperienceLevel,
  FEELS,
  type Feel,
  type Fitness,
  type Fuel,
  INTENSITIES,
  type Inputs,
  type Intensity,
  type IsoDay,
  isSport,
  type Notice,
  ORIGINS,
  type Origin,
  type Paces,
  PHASES,
  type Phase,
  type Plan,
  type PlanCalendar,
  type PlanInput,
  RACE_TYPES,
  type RacePriority,
  type RaceType,
  type Reason,
  type RepeatStep,
  RHYTHMS,
  type Rhythm,
  type RhythmCalendar,
  type ScheduleDay,
  SESSION_TYPES,
  type SessionStep,
  type SessionType,
  SKIP_REASONS,
  type SkipReason,
  SPORTS,
  type Sport,
  STEP_KINDS,
  type Step,
  type StepKind,
  type StepTargets,
  WEEK_KINDS,
  type Week,
  type Weekday,
  type WeekKind,
  type WeeklySchedule,
  type WholeRange,
  WORKOUT_TYPES,
  type Workout,
  type WorkoutType,
  ZONES,
  type Zone,
} from './types.js'
export { workoutTypeOf } from './week/workout-type.js'
