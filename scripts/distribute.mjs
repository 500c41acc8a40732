// npm run distribute: spreads the users' tables over the servers of a Citus cluster.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

await runBuilt('distribute.js')
