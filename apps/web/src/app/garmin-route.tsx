import { ActivityFiles } from '../features/activities/activity-files.js'
import { GarminPage } from '../features/garmin/garmin-page.js'

/** The Garmin page with the other way for activities to come in. */
export const GarminRoute = () => <GarminPage importer={<ActivityFiles />} />
