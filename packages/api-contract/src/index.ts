export {
  type AccountDeletion,
  accountDeletion,
  accountRoutes,
  OPENINGS,
  type Opening,
  type PasswordChange,
  passwordChange,
} from './account.js'
export { type AccountActivity, accountActivity, checkActivities, MAX_ACTIVITIES } from './account-activity.js'
export {
  type AccountData,
  accountData,
  type FiledPlan,
  type FiledWorkout,
  filedPlan,
  filedPlanFrame,
  MAX_PLANS,
} from './account-data.js'
export { type ActivityFile, activityFile, activityFileRoutes, type FiledActivity } from './activity-file.js'
export { allRoutes, routes } from './all-routes.js'
export {
  CALENDAR_PATH,
  type CalendarChoices,
  type CalendarSettings,
  calendarRoutes,
  type TrainingTimes,
  trainingTimes,
} from './calendar.js'
export { DOCS_PATH, documentRoutes } from './documents.js'
export { type ErrorBody, errorBody } from './error.js'
export { garminRoutes } from './garmin.js'
export {
  type ActivityLink,
  type GarminActivity,
  garminActivity,
  type LinkSuggestion,
  type TestActivity,
} from './garmin-activity.js'
export {
  GARMIN_CONNECT_ERRORS,
  GARMIN_PAGE,
  GARMIN_PERMISSIONS,
  type GarminConnectError,
  type GarminConnection,
  type GarminSettings,
  type GarminSync,
  type GarminTestResult,
} from './garmin-connection.js'
export { healthRoutes } from './health.js'
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
  planRoutes,
  type TrainingPlan,
} from './plan.js'
export { type PlanFile, planFile, planFileRoutes } from './plan-file.js'
export { readCurrentPaces, readDistances, readGoalPaces, readPaces, readPlanInput, writePaces } from './plan-input.js'
export {
  type Access,
  type AnswerOf,
  type BodyOf,
  fillPath,
  type ParamsOf,
  type ParsedBody,
  type ParsedParams,
  type Route,
} from './route.js'
export { SHARED_PATH, type SharedPlan, sharedPlan, sharingRoutes } from './sharing.js'
export { type SignIn, signIn, signInRoutes } from './sign-ins.js'
export { TIME_ZONE_COOKIE } from './time-zone.js'
export {
  type Credentials,
  credentials,
  type Preferences,
  preferences,
  type User,
  user,
  userRoutes,
} from './user.js'
export {
  type Completion,
  completion,
  type ExerciseLink,
  type ExerciseMove,
  type ExerciseRestore,
  exerciseLink,
  exerciseMove,
  exerciseRestore,
  type Position,
  position,
  type Workout,
  workout,
  workoutFrame,
  workoutRoutes,
} from './workout.js'
