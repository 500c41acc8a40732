export { paceOf, speedOf } from './planned-bouts.js'
export { stepCompliance } from './step-compliance.js'
export { type TestFigures, testFigures } from './test-figures.js'
export { type PackedTrack, packTrack, unpackTrack } from './track-text.js'
export {
  type JudgedBy,
  LAP_CAUSES,
  type Lap,
  type LapCause,
  STEP_VERDICTS,
  type StepCompliance,
  type StepResult,
  type StepVerdict,
  type Track,
} from './types.js'
