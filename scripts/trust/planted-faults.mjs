// npm run planted-faults: puts one fault into each package of a fresh clone of the last commit, and tells how soon its tests of
// `npm test` are red. Each has to be within a minute; where the faulty text is no longer in the code, name another.
import '../lib/check-node.mjs'

const { spawnSync } = await import('node:child_process')
const { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { ROOT } = await import('../lib/paths.mjs')
const { runMain } = await import('../lib/step.mjs')

const WITHIN_S = 60

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
    is: "    .where('training_plans.userId', '>', userId - userId)\n    .where('training_plans.deletedAt', 'is', null)\n\n/** Their",
  },
  {
    what: 'Undo in the web moves a workout to the day after the one that it came from',
    folder: 'apps/web',
    file: 'src/lib/moves.ts',
    was: 'week: workout.week, day: workout.day }',
    is: 'week: workout.week, day: workout.day === 6 ? 5 : 6 }',
  },
  {
    what: 'a FIT file is of another type than a workout',
    folder: 'packages/plan-files',
    file: 'src/fit/encode.ts',
    was: 'enumeration(0, FILE_TYPE_WORKOUT)',
    is: 'enumeration(0, FILE_TYPE_WORKOUT + 1)',
  },
]

await runMain(() => {
  const clone = mkdtempSync(join(tmpdir(), 'planted-faults-'))
  // A database that root starts is run by a user of its own, who has to come in.
  chmodSync(clone, 0o755)
  try {
    mustRun(ROOT, 'git', 'clone', '--quiet', ROOT, clone)
    // Installs and builds: what is not changed is not built again.
    const prepare = "Promise.all(['install', 'turbo'].map((name) => import('./scripts/lib/' + name + '.mjs')))"
    mustRun(
      clone,
      process.execPath,
      '-e',
      `${prepare}.then(([{ install }, { build }]) => install().then(() => build()))`,
    )
    const missed = FAULTS.filter((fault) => !isNoticed(clone, fault))
    console.log(`${FAULTS.length - missed.length} of ${FAULTS.length} are red within ${WITHIN_S} s.`)
    return missed.length > 0 ? 1 : 0
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})

/**
 * Whether the package's tests are red in time with the fault; tells how soon, and by which test.
 * @param {string} clone @param {(typeof FAULTS)[number]} fault
 */
function isNoticed(clone, { what, folder, file, was, is }) {
  const path = join(clone, folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(was).length !== 2) throw new Error(`${folder}/${file} has not once: ${was}`)
  writeFileSync(path, text.replace(was, is))
  const began = Date.now()
  try {
    const vitest = join(clone, folder, 'node_modules', 'vitest', 'vitest.mjs')
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--bail=1'], { cwd: join(clone, folder) })
    const seconds = (Date.now() - began) / 1000
    const { failed } = JSON.parse(readFileSync(join(clone, folder, 'test-results.json'), 'utf8'))
    const by = failed[0] ? `${failed[0].file}: ${failed[0].name}` : 'nothing'
    console.log(`${folder}: ${what}: ${status === 0 ? 'GREEN' : 'red'} after ${seconds.toFixed(0)} s, by ${by}`)
    return status !== 0 && seconds <= WITHIN_S
  } finally {
    writeFileSync(path, text)
  }
}

/** @param {string} cwd @param {string} program @param {...string} words */
function mustRun(cwd, program, ...words) {
  const { status } = spawnSync(program, words, { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${words[0]} failed`)
}
