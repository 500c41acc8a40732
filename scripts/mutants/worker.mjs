// Runs tests of one package over and over, each time with another text in the place of one file; nothing is written to disk.
// Started by `runner.mjs` in the package's folder; told by messages what to run, and answers whether a test failed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = process.cwd()
const { BaseSequencer, createVitest } = await import(
  pathToFileURL(join(root, 'node_modules', 'vitest', 'dist', 'node.js')).href
)

/** @type {{ file: string, text: string } | undefined} */
let mutant
/** What is run now, in this order. @type {string[]} */
let order = []

class InOrder extends BaseSequencer {
  /** @param {{ moduleId: string }[]} files */
  async sort(files) {
    return [...files].sort((one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId))
  }
}

const options = {
  root,
  watch: false,
  bail: 1,
  reporters: [{}],
  fileParallelism: false,
  // A thread cannot change the time zone, which tests of dates do.
  pool: 'forks',
  isolate: false,
  sequence: { sequencer: InOrder },
}
const vitest = await createVitest('test', options, {
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      // Projects are read from the package's file, without this plugin. The root's settings hold for the same tests.
      config: (/** @type {any} */ config) => {
        delete config.test?.projects
      },
      transform: (_, id) => (mutant && id.split('?')[0] === mutant.file ? { code: mutant.text, map: null } : undefined),
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

process.on('message', async (/** @type {any} */ { file, text, tests }) => {
  // The last one's file is what it was again.
  for (const changed of new Set([mutant?.file ?? file, file])) vitest.invalidateFile(changed)
  mutant = text === undefined ? undefined : { file, text }
  order = tests
  const chosen = specifications.filter(({ moduleId }) => tests.includes(moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  const broken = testModules.filter((each) => tests.includes(each.moduleId) && each.state() === 'failed')
  process.send?.({ isKilled: broken.length > 0 || unhandledErrors.length > 0, by: broken[0]?.moduleId })
})
process.once('disconnect', () => process.exit(0))
process.send?.({ tests: specifications.map(({ moduleId }) => moduleId) })
