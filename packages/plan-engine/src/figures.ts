export { type ClockTime, clockTime, parseStartTime } from './figures/clock-time.js'
export { COMPLIANCE_BANDS, type Compliance, type ComplianceBand, compliance } from './figures/compliance.js'
export { CHECKPOINTS, type Checkpoint, type CutOffs, cutOffs } from './figures/cut-offs.js'
export type { StressBySport } from './figures/done-stress.js'
export { type PaceTrend, paceTrends } from './figures/pace-trend.js'
export { PACING_NAMES, type PacingName } from './figures/pacing.js'
export { type PlanFigures, type PlanFiguresInput, planFigures } from './figures/plan-figures.js'
export {
  type RaceForecast,
  type RaceForecastInput,
  type RaceScenario,
  raceForecast,
  type Split,
} from './figures/race-forecast.js'
export {
  type LoadLine,
  type SeasonLoad,
  type SeasonLoadDay,
  type SeasonLoadQuestion,
  seasonLoad,
} from './figures/season-load.js'
export { type SeasonWeek, seasonWeeks } from './figures/season-weeks.js'
export {
  dailyStress,
  exerciseStress,
  type LoadDay,
  type LoadedExercise,
  trainingLoad,
} from './formulas/training-load.js'
export { readPaceText } from './pace-text.js'
export { EXAMPLE_PROGRESS, type Share, type SportProgress, targetPaces, trackProgress } from './progress-tracking.js'
