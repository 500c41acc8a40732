// The thread out of its source: a thread does not know tsx, whoever runs the process.
import { tsImport } from 'tsx/esm/api'

const thread = await tsImport('./work-thread.ts', import.meta.url)

export const { generateRows, readAccountHead, readAccountPlan, readActivities, readPlanFile, repaceRows } = thread
