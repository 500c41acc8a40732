import { giveWay } from './give-way.js'

// What a thread for heavy work can do; each name is one that `WorkThreads` runs.
export { readAccountHead, readAccountPlan, readActivities } from '../account/read-account-file.js'
export { readPlanFile } from '../plans/read-plan-file.js'
export { generateRows, repaceRows } from '../plans/workout-rows.js'

giveWay()
