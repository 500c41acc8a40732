import { giveWay } from './give-way.js'

// What a thread can do; each name is one that `threads.ts` calls.
export { readAccountHead, readAccountPlan, readActivities } from '../account/read-account-file.js'
export { drawPage, shownPlanOf } from '../page/draw-in-thread.js'
export { readPlanFile } from '../plans/read-plan-file.js'

giveWay()
