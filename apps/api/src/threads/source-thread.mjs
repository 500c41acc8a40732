// The thread out of its source: a thread does not know tsx, whoever runs the process.
import { tsImport } from 'tsx/esm/api'

const thread = await tsImport('./thread.ts', import.meta.url)

export const {
  renderPage,
  generateRows,
  readAccountHead,
  readAccountPlan,
  readActivities,
  readPlanFile,
  repaceRows,
  shownPlanOf,
} = thread
