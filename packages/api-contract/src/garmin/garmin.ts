import { garminActivityRoutes } from './garmin-activity.js'
import { garminConnectionRoutes } from './garmin-connection.js'

export const garminRoutes = { ...garminConnectionRoutes, ...garminActivityRoutes }
