// npm run backup [-- FILE]: writes all data into one file, whether TriPlan is running or not.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

// What is built stays as it is: a running TriPlan uses it, and a backup comes before an update.
await runBuilt('backup.js', { isKept: true })
