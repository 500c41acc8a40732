// npm run restore -- FILE [--replace]: puts the data of a backup into the database. Stop TriPlan first.
import './lib/check-node.mjs'

const { runBuilt } = await import('./lib/run-built.mjs')

await runBuilt('restore.js')
