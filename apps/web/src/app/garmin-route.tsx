import { ActivityFiles } from '../features/activities/activity-files.js'
import { GarminPage } from '../features/garmin/garmin-page.js'
import { PastTrainingLink } from '../features/past-training/past-training-link.js'

/** The Garmin page with the other ways for activities to come in. */
export const GarminRoute = () => (
  <GarminPage
    importer={
      <>
        <ActivityFiles />
        <PastTrainingLink />
      </>
    }
  />
)
