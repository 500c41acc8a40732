// The thread out of its source: a thread does not know tsx, whoever runs the process.
import { tsImport } from 'tsx/esm/api'

export const { generateRows, prepareRenderer, renderPage, repaceRows } = await tsImport(
  './interactive-thread.ts',
  import.meta.url,
)
