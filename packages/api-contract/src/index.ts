export {
  type AccessToken,
  accessToken,
  accessTokenRoutes,
  MAX_ACCESS_TOKENS,
  type NewAccessToken,
  newAccessToken,
  TOKEN_DAYS,
  TOKEN_PREFIX,
} from './access/access-tokens.js'
export {
  type AccountDeletion,
  accountDeletion,
  accountRoutes,
  OPENINGS,
  type Opening,
  type PasswordChange,
  passwordChange,
} from './account/account.js'
export { type AccountEvent, type Session, securityRoutes } from './account/account-events.js'
export type { Confirmation } from './account/confirmation.js'
export { type NewPasskey, type Passkey, type PasskeyAnswer, passkeyName, passkeyRoutes } from './account/passkeys.js'
export {
  type PasswordReset,
  passwordReset,
  RESET_PATH,
  type ResetRequest,
  recoveryRoutes,
  resetRequest,
  type SignInOptions,
} from './account/recovery.js'
export { type CodeEntry, codeEntry, secondFactorRoutes, type TotpSetup, type WaysIn } from './account/second-factor.js'
export type { SecondFactorNeeded } from './account/second-factor-needed.js'
export { type SignIn, signIn, signInRoutes } from './account/sign-ins.js'
export {
  type Credentials,
  credentials,
  emailAddress,
  type Preferences,
  preferences,
  type Registration,
  type Role,
  registration,
  type SignedIn,
  type User,
  user,
  userRoutes,
} from './account/user.js'
export {
  type AcceptedPlanChange,
  type ChangeableFields,
  changeableFields,
  isSameSchedule,
  type PlanChange,
  readPlanChange,
  writePlanChange,
} from './adapt/plan-change.js'
export { type Outlook, type Proposal, proposal } from './adapt/proposal.js'
export type { AcceptedRestore, PlanVersion, RevisionInFull } from './adapt/proposal-routes.js'
export { type Acceptance, MAX_REVISIONS, proposalRoutes, type Revised, type Revision } from './adapt/proposal-routes.js'
export {
  MAX_RACES,
  type NewRace,
  newRace,
  type Race,
  race,
  raceRoutes,
  sportsOfRace,
} from './adapt/races.js'
export {
  JOULES_ABOVE,
  MAX_THRESHOLDS,
  type NewThreshold,
  newThreshold,
  type StoredThreshold,
  thresholdRoutes,
} from './adapt/thresholds.js'
export { MAX_TIME_OFF, type NewTimeOff, newTimeOff, type TimeOff, timeOff, timeOffRoutes } from './adapt/time-off.js'
export {
  ADMIN_ACTS,
  ADMIN_PAGE_SIZE,
  type AdminAct,
  type AdminUser,
  adminRoutes,
  type FailedJob,
  type ServerState,
  type UserChange,
  type UserSearch,
} from './admin/admin.js'
export {
  INVITE_PAGE,
  type Invite,
  inviteRoutes,
  type MadeInvite,
  type NewInvite,
  type OpenedInvite,
  SIGN_UP_MODES,
  type SignUpMode,
  type SignUps,
  signUpRoutes,
} from './admin/invites.js'
export { allRoutes, routes } from './all-routes.js'
export { type ErrorBody, errorBody } from './base/error.js'
export { NOUNS, type Noun } from './base/noun.js'
export {
  type Access,
  type AnswerOf,
  type BodyOf,
  fillPath,
  type ParamsOf,
  type ParsedBody,
  type ParsedParams,
  pagePath,
  type Route,
} from './base/route.js'
export { TEXT_LANGUAGES, type TextLanguage, TOLD_TARGETS, targetsQuery, textsQuery } from './base/session-query.js'
export { TIME_ZONE_COOKIE } from './base/time-zone.js'
export { TOKEN_SCOPES, type TokenScope } from './base/token-scope.js'
export { type AccountActivity, accountActivity, checkActivities, MAX_ACTIVITIES } from './exports/account-activity.js'
export {
  type AccountData,
  accountData,
  type ExportedPlan,
  type ExportedWorkout,
  filedPlan,
  filedPlanFrame,
  MAX_PLANS,
} from './exports/account-data.js'
export { type ActivityFile, activityFile, activityFileRoutes, type ImportedActivity } from './exports/activity-file.js'
export {
  type KeptActivity,
  MAX_IMPORTS,
  MAX_PAST_ACTIVITIES,
  type NewPastTraining,
  newPastTraining,
  type PastImport,
  pastTrainingRoutes,
} from './exports/past-training.js'
export { type PlanFile, planFile, planFileRoutes } from './exports/plan-file.js'
export { ACTIVITIES_A_PAGE, activityRoutes } from './garmin/activities.js'
export { type ExtraWorkout, extraWorkouts } from './garmin/extra-workouts.js'
export { garminRoutes } from './garmin/garmin.js'
export {
  type ActivityLink,
  type GarminActivity,
  garminActivity,
  type LinkSuggestion,
  type TestActivity,
} from './garmin/garmin-activity.js'
export {
  GARMIN_CONNECT_ERRORS,
  GARMIN_PAGE,
  GARMIN_PERMISSIONS,
  type GarminConnectError,
  type GarminConnection,
  type GarminSettings,
  type GarminSync,
  type GarminTestResult,
} from './garmin/garmin-connection.js'
export {
  CALENDAR_PATH,
  type CalendarChoices,
  type CalendarSettings,
  calendarRoutes,
  type TrainingTimes,
  trainingTimes,
} from './plans/calendar.js'
export { defaultPlan } from './plans/default-plan.js'
export {
  MAX_PLAN_NAME,
  type NewGoal,
  type NewPlan,
  newGoal,
  newPlan,
  type PlanRename,
  type PlanRequest,
  plan,
  planName,
  type TrainingPlan,
} from './plans/plan.js'
export {
  readCurrentPaces,
  readDistances,
  readGoalPaces,
  readPaces,
  readPlanInput,
  writePaces,
} from './plans/plan-input.js'
export { type PlanWeeks, planRoutes } from './plans/plan-routes.js'
export {
  RACE_STRETCHES,
  type RaceResult,
  type RaceStretch,
  type ResultOfRace,
  raceResult,
} from './plans/race-result.js'
export { SHARED_PATH, type SharedPlan, sharedPlan, sharingRoutes } from './plans/sharing.js'
export { WORKOUT_FRAME, type Workout, workout, workoutRoutes } from './plans/workout.js'
export {
  type Completion,
  completion,
  type ExerciseAddition,
  type ExerciseChange,
  type ExerciseDeletion,
  type ExerciseLink,
  type ExerciseLog,
  type ExerciseMove,
  type ExerciseRestore,
  exerciseLink,
  exerciseMove,
  exerciseRestore,
  MAX_EXERCISES,
  type Position,
  position,
} from './plans/workout-edits.js'
export { DOCS_PATH, documentRoutes } from './system/documents.js'
export { type ChangeEvent, changeEvent, EVENTS, eventRoutes, PAGE_HEADER, pageId } from './system/events.js'
export { healthRoutes } from './system/health.js'
export type { PageRenderer, PlanPage, PlanPageAnswers, VisitorPage } from './system/page.js'
export { languagesIn, roadUnits } from './system/region-units.js'
