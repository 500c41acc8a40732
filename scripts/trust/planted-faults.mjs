// npm run planted-faults: puts one fault into each package of a fresh clone of the last commit, and tells how soon its tests of
// `npm test` are red. Each has to be within a minute; where the faulty text is no longer in the code, name another.
import '../lib/check-node.mjs'

const { spawn, spawnSync } = await import('node:child_process')
const { readFileSync, rmSync, writeFileSync } = await import('node:fs')
const { join } = await import('node:path')
const { stripVTControlCharacters } = await import('node:util')
const { cloneInto, lastCommit, newFolder } = await import('../lib/fresh-clone.mjs')
const { runMain } = await import('../lib/step.mjs')

const WITHIN_S = 60
/** How Vitest tells of a file in which a test failed, as soon as it is over. */
const FAILED = /\| \d+ failed/

const FAULTS = [
  {
    what: 'the engine plans a minute too many for each session and week',
    folder: 'packages/plan-engine',
    file: 'src/season/volume.ts',
    was: '5 * Math.floor(minutes / 5 + 0.5 + 1e-9)',
    is: '5 * Math.floor(minutes / 5 + 0.5 + 1e-9) + 1',
  },
  {
    what: 'the contract takes a week 0 of a plan',
    folder: 'packages/api-contract',
    file: 'src/plans/workout-edits.ts',
    was: 'z.minimum(1),\n    z.maximum(MAX_WEEKS,',
    is: 'z.minimum(0),\n    z.maximum(MAX_WEEKS,',
  },
  {
    what: 'the API finds the plans of others',
    folder: 'apps/api',
    file: 'src/db/owned-plans.ts',
    was: "    .where('training_plans.userId', '=', userId)\n    .where('training_plans.deletedAt', 'is', null)\n\n/** Their",
    is: "    .where('training_plans.userId', '>', 0)\n    .where('training_plans.deletedAt', 'is', null)\n\n/** Their",
  },
  {
    what: 'Undo in the web moves a workout to a Sunday',
    folder: 'apps/web',
    file: 'src/lib/moves.ts',
    was: 'week: workout.week, day: workout.day }',
    is: 'week: workout.week, day: 0 }',
  },
  {
    what: 'a FIT file is of another type than a workout',
    folder: 'packages/plan-files',
    file: 'src/fit/encode.ts',
    was: 'enumeration(0, FILE_TYPE_WORKOUT)',
    is: 'enumeration(0, FILE_TYPE_WORKOUT + 1)',
  },
]

await runMain(async () => {
  const clone = newFolder('planted-faults')
  try {
    cloneInto(clone, lastCommit())
    installIn(clone)
    let noticed = 0
    for (const fault of FAULTS) if (await isNoticed(clone, fault)) noticed += 1
    console.log(`${noticed} of ${FAULTS.length} are red within ${WITHIN_S} s.`)
    return noticed < FAULTS.length ? 1 : 0
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})

/**
 * Whether the package's tests are red in time with the fault; tells how soon, and by which test.
 * @param {string} clone @param {(typeof FAULTS)[number]} fault
 */
async function isNoticed(clone, { what, folder, file, was, is }) {
  const path = join(clone, folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(was).length !== 2) throw new Error(`${folder}/${file} has not once: ${was}`)
  writeFileSync(path, text.replace(was, is))
  try {
    const seconds = await secondsUntilRed(join(clone, folder))
    const { failed } = JSON.parse(readFileSync(join(clone, folder, 'test-results.json'), 'utf8'))
    const by = failed[0] ? `, by ${failed[0].file}: ${failed[0].name}` : ''
    console.log(`${folder}: ${what}: ${seconds === undefined ? 'GREEN' : `red after ${seconds.toFixed(0)} s`}${by}`)
    return seconds !== undefined && seconds <= WITHIN_S
  } finally {
    writeFileSync(path, text)
  }
}

/**
 * Runs the tests in a folder until one fails; after how many seconds it did, undefined when none does.
 * @param {string} cwd @returns {Promise<number | undefined>}
 */
function secondsUntilRed(cwd) {
  const vitest = join(cwd, 'node_modules', 'vitest', 'vitest.mjs')
  const began = Date.now()
  const tests = spawn(process.execPath, [vitest, 'run', '--bail=1'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
  return new Promise((resolve, reject) => {
    /** @type {number | undefined} */
    let red
    tests.stdout.setEncoding('utf8').on('data', (text) => {
      if (FAILED.test(stripVTControlCharacters(text))) red ??= (Date.now() - began) / 1000
    })
    tests.on('error', reject).on('close', () => resolve(red))
  })
}

/** Installs and builds. @param {string} cwd */
function installIn(cwd) {
  const parts = "Promise.all(['install', 'turbo'].map((name) => import('./scripts/lib/' + name + '.mjs')))"
  const script = `${parts}.then(([{ install }, { build }]) => install().then(() => build()))`
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error('The clone cannot be built.')
}
