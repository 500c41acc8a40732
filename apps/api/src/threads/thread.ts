import { giveWay } from './give-way.js'

// What a thread can do; each name is one that `threads.ts` calls.
export { readAccountHead, readAccountPlan, readActivities } from '../account/read-account-file.js'
export { readPlanFile } from '../plans/read-plan-file.js'
export { generateRows, repaceRows } from '../plans/workout-rows.js'
export { renderPage, shownPlanOf } from '../ssr/render-in-thread.js'

giveWay()
