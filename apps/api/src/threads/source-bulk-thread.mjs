// The thread out of its source: a thread does not know tsx, whoever runs the process.
import { tsImport } from 'tsx/esm/api'

export const { readAccountHead, readAccountPlan, readActivities, readPlanFile } = await tsImport(
  './bulk-thread.ts',
  import.meta.url,
)
