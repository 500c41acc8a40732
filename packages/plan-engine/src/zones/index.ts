export { type Aim, aimExercise, methodOn } from './aim.js'
export { type AimedPlan, aimWorkouts, changedTargets } from './aim-workouts.js'
export { BEST_SECONDS, BEST_SWIMS, type Bests } from './bests.js'
export {
  type DatedBests,
  type Estimate,
  type EstimateBasis,
  estimateThresholds,
  type Lack,
} from './estimates.js'
export { rangeText, type TargetField, targetField } from './ranges.js'
export {
  criticalPower,
  criticalSwimPace,
  EFFORT_SECONDS,
  type Effort,
  FTP_OF_20_MINUTES,
  thresholdHeartRate,
  thresholdPace,
  thresholdPower,
} from './tests.js'
export { isSound, powerOn, THRESHOLD_LIMITS, THRESHOLDS_OF, thresholdOn } from './thresholds.js'
export {
  type Athlete,
  type OwnBounds,
  TARGET_METHODS,
  type TargetMethod,
  THRESHOLD_KINDS,
  THRESHOLD_SOURCES,
  type Threshold,
  type ThresholdKind,
  type ThresholdSource,
} from './types.js'
export {
  areBounds,
  boundLimits,
  boundsKind,
  ownBounds,
  ZONE_METHODS,
  type ZoneMethod,
  type ZoneRow,
  type ZoneTable,
  zoneTable,
} from './zone-table.js'
