// npm run rotate-keys: closes Garmin's tokens again with the newest key of ENCRYPTION_KEY, while TriPlan runs or not.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

await runBuilt('rotate-keys.js', { isKept: true })
