// npm run soak [-- --only adapt --rounds 1000 --seed 7]: the tests that take long in their full length. `npm test` runs a short form of
// each, with the same bounds. What takes hours is done in pieces: fewer rounds each, from another seed.
import { parseArgs } from 'node:util'
import './lib/check-node.mjs'

const { install } = await import('./lib/install.mjs')
const { openStep, runMain } = await import('./lib/step.mjs')
const { build } = await import('./lib/turbo.mjs')
const { vitestIn } = await import('./lib/vitest.mjs')

/** Twenty thousand plans, against five hundred; what takes hours is the part `adapt`. */
const ENGINE_FILES = [
  'generate-plan.property',
  'generate-plan.test',
  'garbage.property',
  'present-fitness',
  'aim.test',
  'audit-generated',
]

/** Each session of twelve seasons, against each code once. */
const FILES_FILES = [
  'src/activity-hostile',
  'src/foreign-decoders.test.ts',
  'src/pdf/pdf.test.ts',
  'src/plan-file/plan-file.test.ts',
]

/** What is proposed in a hundred thousand random histories, and how plans change in them. */
const ADAPT_FILES = ['adapt-plan.property', 'change-plan.property', 'race-paces']

/** Kills during writes, what must be answered in time, floods and ten thousand pieces of nonsense for the API, and first starts of the database cut short. */
const API_FILES = [
  'src/account/large-answers.all.test.ts',
  'src/adapt/killed.all.test.ts',
  'src/db/database.test.ts',
  'src/garmin/webhooks/',
  'src/http/',
  'src/main.all.test.ts',
  'src/plans/plans.test.ts',
  'src/recovery/reset-timing.test.ts',
  'src/trust/',
  'src/users/login-flood.all.test.ts',
  'src/users/login-timing.test.ts',
]

/** Each soak: its title, where it runs, and of which test files; of all where none are named. */
const SOAKS = {
  engine: { title: 'Soak of the engine', folder: ['packages', 'plan-engine'], files: ENGINE_FILES },
  files: {
    title: 'The library in files, read by programs of others',
    folder: ['packages', 'plan-files'],
    files: FILES_FILES,
  },
  contract: {
    title: 'Soak of the contract',
    folder: ['packages', 'api-contract'],
    files: ['src/account/user.test.ts'],
  },
  database: { title: 'Soak of the bundled database', folder: ['packages', 'embedded-postgres'], files: [] },
  api: { title: 'Soak of the API', folder: ['apps', 'api'], files: API_FILES },
  browser: { title: 'Kills of browser and server while edits wait', folder: ['e2e'], files: ['killed-edits'] },
}

/** Parts of a soak, which run where they are asked for. */
const PARTS = {
  adapt: { title: 'Soak of proposals', folder: ['packages', 'plan-engine'], files: ADAPT_FILES },
  'plan-check': {
    title: 'The plan check of proposals and changes',
    folder: ['packages', 'plan-engine'],
    files: ['plan-check.property'],
  },
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string' }, seed: { type: 'string' } },
})

await runMain(async () => {
  const names = values.only?.split(',') ?? Object.keys(SOAKS)
  const asked = names.map(soakOf)
  await install()
  await build()
  const outcomes = []
  for (const each of asked) outcomes.push(await soak(each))
  return outcomes.every(Boolean) ? 0 : 1
})

/** @param {string} name */
function soakOf(name) {
  const all = Object.entries({ ...SOAKS, ...PARTS })
  const [, asked] = all.find(([known]) => known === name) ?? []
  if (!asked) throw new Error(`There are the soaks ${all.map(([known]) => known).join(', ')}.`)
  return asked
}

/** @param {{ title: string, folder: string[], files: string[] }} asked */
function soak({ title, folder, files }) {
  // One after the other: what is timed must not wait for the next.
  const command = vitestIn(folder, '--no-file-parallelism', ...files)
  const { rounds, seed } = values
  return openStep(title, command, { SOAK: '1', ...(rounds && { SOAK_ROUNDS: rounds }), ...(seed && { FC_SEED: seed }) })
}
