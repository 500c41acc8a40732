// npm run reset-password -- ADDRESS: prints a link to a new password, whether TriPlan is running or not.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

// What is built stays as it is: a running TriPlan uses it.
await runBuilt('reset-password.js', { isKept: true })
