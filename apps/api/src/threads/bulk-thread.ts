import { giveWay } from './give-way.js'

// What a thread for large files can do; each name is one that `BulkThreads` runs.
export { readAccountHead, readAccountPlan, readActivities } from '../account/read-account-file.js'
export { readPlanFile } from '../plans/read-plan-file.js'

giveWay()
