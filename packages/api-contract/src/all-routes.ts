import { accessTokenRoutes } from './access/access-tokens.js'
import { accountRoutes } from './account/account.js'
import { securityRoutes } from './account/account-events.js'
import { passkeyRoutes } from './account/passkeys.js'
import { recoveryRoutes } from './account/recovery.js'
import { secondFactorRoutes } from './account/second-factor.js'
import { signInRoutes } from './account/sign-ins.js'
import { userRoutes } from './account/user.js'
import { proposalRoutes } from './adapt/proposal-routes.js'
import { raceRoutes } from './adapt/races.js'
import { thresholdRoutes } from './adapt/thresholds.js'
import { timeOffRoutes } from './adapt/time-off.js'
import { adminRoutes } from './admin/admin.js'
import { inviteRoutes, signUpRoutes } from './admin/invites.js'
import type { Route } from './base/route.js'
import { activityFileRoutes } from './exports/activity-file.js'
import { pastTrainingRoutes } from './exports/past-training.js'
import { planFileRoutes } from './exports/plan-file.js'
import { activityRoutes } from './garmin/activities.js'
import { garminRoutes } from './garmin/garmin.js'
import { calendarRoutes } from './plans/calendar.js'
import { planRoutes } from './plans/plan-routes.js'
import { sharingRoutes } from './plans/sharing.js'
import { workoutRoutes } from './plans/workout.js'
import { documentRoutes } from './system/documents.js'
import { eventRoutes } from './system/events.js'
import { healthRoutes } from './system/health.js'

/** Every call of the interface; a nested object for each noun. */
export const routes = {
  health: healthRoutes,
  documents: documentRoutes,
  users: userRoutes,
  account: accountRoutes,
  signIns: signInRoutes,
  security: securityRoutes,
  recovery: recoveryRoutes,
  secondFactor: secondFactorRoutes,
  passkeys: passkeyRoutes,
  plans: planRoutes,
  workouts: workoutRoutes,
  garmin: garminRoutes,
  calendar: calendarRoutes,
  sharing: sharingRoutes,
  planFiles: planFileRoutes,
  activityFiles: activityFileRoutes,
  activities: activityRoutes,
  pastTraining: pastTrainingRoutes,
  timeOff: timeOffRoutes,
  races: raceRoutes,
  thresholds: thresholdRoutes,
  proposals: proposalRoutes,
  accessTokens: accessTokenRoutes,
  events: eventRoutes,
  signUps: signUpRoutes,
  admin: adminRoutes,
  invites: inviteRoutes,
}

export { fillPath, pagePath } from './base/route.js'

/** The same as a list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((group) => Object.values<Route>(group))
