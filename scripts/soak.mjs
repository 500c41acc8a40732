// npm run soak: the tests that take long in their full length. `npm test` runs a short form of each, with the same bounds.
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { build } = await import('./lib/turbo.mjs')

// The web's tests with a DOM and the browser tests are all run: `npm test` leaves the longest of them to this.

/** Twenty thousand plans, against five hundred. */
const ENGINE_FILES = ['property', 'audit-generated']

/** Each session of twelve seasons, against each code once. */
const FILES_FILES = ['src/foreign-decoders.test.ts']

/** Kills during writes, floods and ten thousand pieces of nonsense for the API, and first starts of the database cut short. */
const API_FILES = [
  'src/garmin/webhooks/storm.test.ts',
  'src/http/garbage.test.ts',
  'src/trust/',
  'src/users/login-flood.test.ts',
  'src/users/login-timing.test.ts',
]

await runMain(async () => {
  await install()
  await build()
  const outcomes = [
    await soak('Soak of the engine', ['packages', 'plan-engine'], ENGINE_FILES),
    await soak('The library in files, read by programs of others', ['packages', 'plan-files'], FILES_FILES),
    await soak('Soak of the bundled database', ['packages', 'embedded-postgres'], []),
    await soak('The web, in a browser and in two time zones', ['apps', 'web'], []),
    await soak('Soak of the API', ['apps', 'api'], API_FILES),
    await soak('Browser tests', ['e2e'], []),
  ]
  return outcomes.every(Boolean) ? 0 : 1
})

/** @param {string} title @param {string[]} folder @param {string[]} files */
function soak(title, folder, files) {
  const root = inRoot(...folder)
  const vitest = inRoot(...folder, 'node_modules', 'vitest', 'vitest.mjs')
  // One after the other: what is timed must not wait for the next.
  const command = [process.execPath, vitest, 'run', '--root', root, '--no-file-parallelism', ...files]
  return openStep(title, command, { SOAK: '1' })
}
