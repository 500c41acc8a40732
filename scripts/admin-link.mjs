// npm run admin-link: prints a link that makes whoever opens it first an admin, while TriPlan runs or not.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

await runBuilt('admin-link.js', { isKept: true })
