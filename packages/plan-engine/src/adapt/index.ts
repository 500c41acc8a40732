export type { ScheduleChange } from '../hours/hours-in-force.js'
export { adaptPlan, outlookAfter } from './adapt-plan.js'
export type {
  AdaptFindingCode,
  AdaptFindingInputs,
  AdaptNoticeCode,
  AdaptNoticeInputs,
  AdaptRule,
  AdaptRuleInputs,
  BesideRace,
  RaceTold,
  WeekLimit,
} from './codes.js'
export { applyProposal } from './proposal/apply.js'
export { chosenChanges } from './proposal/chosen.js'
export { isSettled } from './proposal/facts.js'
export { revertProposal } from './proposal/revert.js'
export { type PlannedRace, raceOf } from './races/race-of.js'
export { RACE_KINDS, RACE_PRIORITIES, type RaceKind, type SeasonRace } from './races/types.js'
export { changePlan } from './season-change/change-plan.js'
export { changedInput, refileWorkouts } from './season-change/read-change.js'
export type { ChangeQuestion, PlanChange } from './season-change/types.js'
export type { AdaptSource } from './sources.js'
export {
  type AdaptQuestion,
  ALARMING_SYMPTOMS,
  CHANGE_KINDS,
  type Change,
  type ChangeKind,
  type Made,
  type Noticed,
  type Outlook,
  type OutlookWeek,
  type Place,
  type PlacedExercise,
  type Proposal,
  type SeasonInput,
  SYMPTOMS,
  type Symptom,
  TIME_OFF_REASONS,
  type TimeOff,
  type TimeOffReason,
  type TouchedDay,
} from './types.js'
export { firstOutdated, madeOf } from './versions/put-back.js'
export { type MadeLater, type RestoreQuestion, restoreVersion } from './versions/restore-version.js'
