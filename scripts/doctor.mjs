// npm run doctor: says what is wrong with this set-up and what to do, while TriPlan runs or not.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

await runBuilt('doctor.js', { isKept: true })
