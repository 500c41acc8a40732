// The thread out of its source: a thread does not know tsx, whoever runs the process.
import { tsImport } from 'tsx/esm/api'

const { renderPage, readAccountHead, readAccountPlan, readActivities, readPlanFile, shownPlanOf } = await tsImport(
  './thread.ts',
  import.meta.url,
)

export { readAccountHead, readAccountPlan, readActivities, readPlanFile, renderPage, shownPlanOf }
