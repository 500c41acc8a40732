import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * @typedef {{ file: string, name: string, note?: string }} Skipped a test that was not run, with the reason it gave
 * @typedef {{ file: string, passed: number, failed: number, skipped: number, ms: number }} FileResult
 * @typedef {{ file: string, name: string, message: string }} Failed a test, a file without a name, or a throw outside of tests, and the first line of why
 * @typedef {{ seed: number, success: boolean, errors: number, files: FileResult[], failed: Failed[], skipped: Skipped[] }} Results
 */

/** Writes what `npm test` sums up into test-results.json beside the package's configuration. */
export class ResultsReporter {
  /** @param {{ seed: number, file?: string }} options */
  constructor({ seed, file = 'test-results.json' }) {
    this.seed = seed
    this.file = file
    this.root = ''
  }

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.root = vitest.config.root
    vitest.logger.log(`Random tests begin at FC_SEED=${this.seed}`)
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors what was thrown outside of tests
   * @param {import('vitest/node').TestRunEndReason} reason
   */
  onTestRunEnd(modules, errors, reason) {
    /** @type {Results} */
    const results = {
      seed: this.seed,
      success: reason === 'passed' && errors.length === 0,
      errors: errors.length,
      files: modules.map((module) => this.#resultOf(module)),
      failed: [...modules.flatMap((module) => this.#failedOf(module)), ...errors.map(outsideOf)],
      skipped: modules.flatMap((module) => this.#skippedOf(module)),
    }
    writeFileSync(join(this.root, this.file), `${JSON.stringify(results, undefined, 1)}\n`)
  }

  /** @param {import('vitest/node').TestModule} module @returns {FileResult} */
  #resultOf(module) {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      // One that never came to an end has not passed.
      counts[state === 'pending' ? 'failed' : state] += 1
    }
    // A file that breaks before its first test counts as one that failed.
    if (module.state() === 'failed' && counts.failed === 0) counts.failed = 1
    return { file: this.#nameOf(module), ...counts, ms: Math.round(module.diagnostic().duration) }
  }

  /** @param {import('vitest/node').TestModule} module @returns {Failed[]} */
  #failedOf(module) {
    const file = this.#nameOf(module)
    const tests = [...module.children.allTests('failed')].map((test) => ({
      file,
      name: test.fullName,
      message: firstLine(test.result().errors),
    }))
    const own = module.errors()
    return own.length > 0 ? [{ file, name: '', message: firstLine(own) }, ...tests] : tests
  }

  /** @param {import('vitest/node').TestModule} module @returns {Skipped[]} */
  #skippedOf(module) {
    return [...module.children.allTests('skipped')].map((test) => {
      const result = test.result()
      const note = result.state === 'skipped' ? result.note : undefined
      return { file: this.#nameOf(module), name: test.fullName, ...(note && { note }) }
    })
  }

  /** @param {import('vitest/node').TestModule} module */
  #nameOf(module) {
    return relative(this.root, module.moduleId)
  }
}

/** @param {unknown} error @returns {Failed} */
const outsideOf = (error) => ({
  file: '',
  name: 'outside of its tests',
  message: String(error instanceof Object && 'message' in error ? error.message : error).split('\n', 1)[0] ?? '',
})

/** @param {readonly { message: string }[] | undefined} errors */
const firstLine = (errors) => errors?.[0]?.message.split('\n', 1)[0] ?? ''
