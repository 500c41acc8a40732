export {
  dailyStress,
  exerciseStress,
  type LoadDay,
  type LoadedExercise,
  trainingLoad,
} from './formulas/training-load.js'
export { type ClockTime, clockTime, parseStartTime } from './insight/clock-time.js'
export { COMPLIANCE_BANDS, type Compliance, type ComplianceBand, compliance } from './insight/compliance.js'
export { CHECKPOINTS, type Checkpoint, type CutOffs, cutOffs } from './insight/cut-offs.js'
export type { StressBySport } from './insight/done-stress.js'
export { readPaceText } from './insight/pace-text.js'
export { type PaceTrend, paceTrends } from './insight/pace-trend.js'
export { PACING_NAMES, type PacingName } from './insight/pacing.js'
export { type PlanFigures, type PlanFiguresInput, planFigures } from './insight/plan-figures.js'
export {
  type RaceForecast,
  type RaceForecastInput,
  type RaceScenario,
  raceForecast,
  type Split,
} from './insight/race-forecast.js'
export { type RecordedSession, recordedStress, stressBefore } from './insight/recorded-load.js'
export {
  type LoadLine,
  type SeasonLoad,
  type SeasonLoadDay,
  type SeasonLoadQuestion,
  seasonLoad,
} from './insight/season-load.js'
export { type SeasonWeek, seasonWeeks } from './insight/season-weeks.js'
export {
  EXAMPLE_PROGRESS,
  type Share,
  type SportProgress,
  targetPaces,
  trackProgress,
} from './insight/track-progress.js'
