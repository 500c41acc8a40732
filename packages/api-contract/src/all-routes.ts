import { accountRoutes } from './account.js'
import { activityFileRoutes } from './activity-file.js'
import { calendarRoutes } from './calendar.js'
import { documentRoutes } from './documents.js'
import { garminRoutes } from './garmin.js'
import { healthRoutes } from './health.js'
import { planRoutes } from './plan.js'
import { planFileRoutes } from './plan-file.js'
import type { Route } from './route.js'
import { sharingRoutes } from './sharing.js'
import { signInRoutes } from './sign-ins.js'
import { userRoutes } from './user.js'
import { workoutRoutes } from './workout.js'

/** Every call of the interface; a nested object for each noun. */
export const routes = {
  health: healthRoutes,
  documents: documentRoutes,
  users: userRoutes,
  account: accountRoutes,
  signIns: signInRoutes,
  plans: planRoutes,
  workouts: workoutRoutes,
  garmin: garminRoutes,
  calendar: calendarRoutes,
  sharing: sharingRoutes,
  planFiles: planFileRoutes,
  activityFiles: activityFileRoutes,
}

export { fillPath } from './route.js'

/** The same as a list. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((group) => Object.values<Route>(group))
