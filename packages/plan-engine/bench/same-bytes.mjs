// One number for 500 random plans and their audits: the same on each version of Node.
// Usage: pnpm build && node bench/same-bytes.mjs && npx node@22 bench/same-bytes.mjs && npx node@24 bench/same-bytes.mjs
// That a browser has the same bytes is a test: e2e/tests/engine-in-browser.test.ts.
import { createHash } from 'node:crypto'
import process from 'node:process'
import { auditPlan, generatePlan } from '../dist/index.js'
import { random, randomInput } from './random-inputs.mjs'

const PLANS = 500
const SEED = 9

const hash = createHash('sha256')
const next = random(SEED)
for (let index = 0; index < PLANS; index++) {
  const input = randomInput(next, false)
  const plan = generatePlan(input)
  hash.update(JSON.stringify(plan)).update(JSON.stringify(auditPlan(plan, input)))
}
console.log(`Node ${process.version}: ${PLANS} plans and their audits are ${hash.digest('hex')}`)
