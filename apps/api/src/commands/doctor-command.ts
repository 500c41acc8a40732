import { examine } from '../doctor/examine.js'
import { asPage } from '../doctor/finding.js'

const USAGE = `npm run doctor

Looks at the settings, the port, the folders, the database, the clock, mail and the public address, and says what is wrong and
what to do. Nothing is changed. TriPlan may be running. The exit code is 1 where something is wrong.`

if (process.argv.length > 2) {
  console.error(USAGE)
  process.exitCode = process.argv[2] === '--help' ? 0 : 2
} else {
  const findings = await examine(process.env)
  console.log(asPage(findings))
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0
}
