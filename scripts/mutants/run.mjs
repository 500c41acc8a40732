// npm run mutants -- TARGET [PART OF A FILE'S NAME] [--numbers] [--near]: changes one operator or condition of a query after the
// other, or one number, and tells which of these mistakes neither a test nor the compiler notices. Those that change
// nothing stand in equivalent.json, each with its proof. --near asks only the tests beside a file, which is quicker
// and finds more survivors than there are. MUTANTS=200 tries only so many of them, drawn by FC_SEED.
import '../lib/check-node.mjs'

const { readdirSync, readFileSync } = await import('node:fs')
const { relative } = await import('node:path')
const { install } = await import('../lib/install.mjs')
const { inRoot, ROOT, toolEnv } = await import('../lib/paths.mjs')
const { runMain } = await import('../lib/step.mjs')
const { build } = await import('../lib/turbo.mjs')
const { mutantsOf } = await import('./mutate.mjs')
const { drawn } = await import('./draw.mjs')
const { testsOf } = await import('./related-tests.mjs')
const { Runner } = await import('./runner.mjs')
const { typeChecker } = await import('./type-check.mjs')
const { withoutEquivalents } = await import('./equivalent.mjs')

/** Of a hundred mutants, how many the tests have to notice. */
const LEAST_KILLED = 92
/** A mutant whose tests take longer made a loop endless. */
const PATIENCE_MS = 120_000
/** Until databases and programs stand and the tests of a file have run once. */
const START_MS = 10 * 60_000

/** @type {Record<string, { name: string, folder: string, files: RegExp }>} */
const TARGETS = {
  engine: { name: '@tri/plan-engine', folder: 'packages/plan-engine', files: /\.ts$/ },
  'plan-files': { name: '@tri/plan-files', folder: 'packages/plan-files', files: /\.ts$/ },
  matchers: { name: '@tri/plan-files', folder: 'packages/plan-files', files: /match-[\w-]+\.ts$/ },
  repositories: { name: '@tri/api', folder: 'apps/api', files: /(\.repository|db\/owned-plans)\.ts$/ },
}
const NO_LOGIC = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/index\.ts$/

await runMain(async () => {
  const words = process.argv.slice(2)
  const [name = '', part = ''] = words.filter((word) => !word.startsWith('-'))
  const areNumbers = words.includes('--numbers')
  const target = TARGETS[name]
  if (!target) {
    console.log(`npm run mutants -- ${Object.keys(TARGETS).join(' | ')} [part of a file's name] [--numbers] [--near]`)
    return 1
  }
  await install()
  // What the package itself makes of its sources is of no use here.
  await build(`--filter=${target.name}^...`)
  const runner = new Runner(inRoot(target.folder), { ...toolEnv(), FC_SEED: process.env.FC_SEED ?? '1' })
  process.once('exit', () => runner.stop())
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  try {
    const tests = await runner.start()
    const mutants = drawn(
      meaningful(target, part).filter(({ isNumber }) => isNumber === areNumbers),
      {
        most: Number(process.env.MUTANTS ?? Number.POSITIVE_INFINITY),
        seed: Number(process.env.FC_SEED ?? 1),
      },
    )
    const isRefused = typeChecker(inRoot(target.folder))
    const survivors = await survivorsOf(mutants, {
      runner,
      tests,
      isRefused,
      isNear: words.includes('--near'),
      proven: new Map(),
    })
    return tell(mutants.length, survivors)
  } finally {
    runner.stop()
  }
})

/**
 * The mutants of a target that differ from the code in what they do.
 * @param {{ folder: string, files: RegExp }} target @param {string} part
 */
function meaningful(target, part) {
  const files = sourcesOf(target, part)
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  const { mutants, outdated } = withoutEquivalents(all, files)
  for (const { file, was } of outdated)
    throw new Error(`scripts/mutants/equivalent.json: no ${file} has the line ${was}`)
  if (mutants.length === 0) throw new Error(`No file of ${target.folder} has anything to change.`)
  const numbers = mutants.filter(({ isNumber }) => isNumber).length
  console.log(
    `${mutants.length - numbers} mutants of operators and ${numbers} of numbers; ${all.length - mutants.length} more are proved to change nothing.`,
  )
  return mutants
}

/** @param {{ folder: string, files: RegExp }} target @param {string} part */
function sourcesOf({ folder, files }, part) {
  const src = inRoot(folder, 'src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => `${src}/${name}`)
    .filter((file) => files.test(file) && !NO_LOGIC.test(file) && file.includes(part))
    .sort()
}

/**
 * @typedef {{
 *   runner: import('./runner.mjs').Runner, tests: string[], proven: Proven,
 *   isRefused: (file: string, text: string) => boolean, isNear: boolean,
 * }} Judges
 * @typedef {Map<string, number>} Proven how many milliseconds each test takes with the files as they are; endless for one that
 *   fails
 */

/** @param {import('./mutate.mjs').Mutant[]} mutants @param {Judges} judges */
async function survivorsOf(mutants, judges) {
  const survivors = []
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const ofFile = mutants.filter((mutant) => mutant.file === file)
    const survived = []
    for (const mutant of ofFile) if (!(await isNoticed(mutant, judges))) survived.push(mutant)
    console.log(`${nameIn(file)}: ${ofFile.length - survived.length} of ${ofFile.length}`)
    for (const mutant of survived) console.log(`  ${nameOf(mutant)}`)
    survivors.push(...survived)
  }
  return survivors
}

/**
 * Of some tests those that pass with a file as it is, the quickest first. Those that fail, because the machine is too slow
 * for them, would notice everything, and are left out.
 * @param {string} file @param {string[]} asked @param {Judges} judges
 */
async function passing(file, asked, { runner, proven }) {
  for (const test of asked.filter((each) => !proven.has(each))) {
    const began = Date.now()
    const { isKilled } = await runner.run({ file, tests: [test], withinMs: START_MS })
    if (isKilled) console.log(`${nameIn(test)} is left out: it fails already.`)
    proven.set(test, isKilled ? Number.POSITIVE_INFINITY : Date.now() - began)
  }
  const msOf = (/** @type {string} */ test) => proven.get(test) ?? 0
  return asked.filter((test) => Number.isFinite(msOf(test))).sort((one, other) => msOf(one) - msOf(other))
}

/**
 * Whether a test or the compiler notices a mutant; what takes longest is asked last.
 * @param {import('./mutate.mjs').Mutant} mutant @param {Judges} judges
 */
async function isNoticed({ file, text }, judges) {
  const { own, others } = testsOf(file, judges.tests)
  const isKilledBy = async (/** @type {string[]} */ asked) => {
    const tests = await passing(file, asked, judges)
    return (await judges.runner.run({ file, text, tests, withinMs: PATIENCE_MS })).isKilled
  }
  return (await isKilledBy(own)) || judges.isRefused(file, text) || (!judges.isNear && (await isKilledBy(others)))
}

/** @param {string} file */
function nameIn(file) {
  return relative(ROOT, file)
}

/** @param {import('./mutate.mjs').Mutant} mutant */
function nameOf({ file, line, column, lines }) {
  return `${nameIn(file)}:${line}:${column}\n    ${lines.was}\n    ${lines.is}`
}

/** @param {number} count @param {import('./mutate.mjs').Mutant[]} survivors */
function tell(count, survivors) {
  const killed = count - survivors.length
  const share = count === 0 ? 0 : (100 * killed) / count
  console.log(`\n${killed} of ${count} mutants were noticed: ${share.toFixed(1)} %, at least ${LEAST_KILLED} %`)
  return share >= LEAST_KILLED ? 0 : 1
}
