export {
  dailyStress,
  exerciseStress,
  type LoadDay,
  type LoadedExercise,
  trainingLoad,
} from './formulas/training-load.js'
export { COMPLIANCE_BANDS, type Compliance, type ComplianceBand, compliance } from './insight/compliance.js'
export type { StressBySport } from './insight/done-stress.js'
export { type ClockTime, clockTime, parseStartTime } from './insight/forecast/clock-time.js'
export { CHECKPOINTS, type Checkpoint, type CutOffs, cutOffs } from './insight/forecast/cut-offs.js'
export { PACING_NAMES, type PacingName } from './insight/forecast/pacing.js'
export {
  type RaceForecast,
  type RaceForecastInput,
  type RaceScenario,
  raceForecast,
  type Split,
} from './insight/forecast/race-forecast.js'
export { readPaceText } from './insight/pace-text.js'
export { type PaceTrend, paceTrends } from './insight/pace-trend.js'
export { type PlanFigures, type PlanFiguresInput, planFigures } from './insight/plan-figures.js'
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
