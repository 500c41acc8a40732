import { fork } from 'node:child_process'
import { inRoot } from '../lib/paths.mjs'

const WORKER = inRoot('scripts', 'mutants', 'worker.mjs')
/** Until a worker has started databases and programs that the tests need. */
const START_MS = 180_000

/**
 * The tests of one package, ready to be run again and again. A run that takes too long, because a mutant made a loop
 * endless, ends the worker, and the next run starts another.
 */
export class Runner {
  /** @param {string} folder the package's @param {Record<string, string | undefined>} env */
  constructor(folder, env) {
    this.folder = folder
    this.env = env
    /** @type {import('node:child_process').ChildProcess | undefined} */
    this.worker = undefined
  }

  /** Starts a worker and returns the package's test files. @returns {Promise<string[]>} */
  async start() {
    this.worker = fork(WORKER, {
      cwd: this.folder,
      env: this.env,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const { tests } = await this.#answer(START_MS)
    return [...new Set(tests)]
  }

  /**
   * Whether a test fails with this text in the file's place; without one, whether it fails as the file stands.
   * @param {{ file: string, text?: string, tests: string[], withinMs: number }} run
   * @returns {Promise<{ isKilled: boolean, by: string | undefined }>}
   */
  async run({ withinMs, ...run }) {
    if (run.tests.length === 0) return { isKilled: false, by: undefined }
    if (!this.worker) await this.start()
    this.worker?.send(run)
    try {
      return await this.#answer(withinMs)
    } catch {
      this.stop()
      return { isKilled: true, by: 'it took too long' }
    }
  }

  /** Ends the worker and all that it started. */
  stop() {
    const pid = this.worker?.pid
    this.worker = undefined
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }

  /** @param {number} withinMs @returns {Promise<any>} */
  #answer(withinMs) {
    return new Promise((resolve, reject) => {
      const { worker } = this
      const timer = setTimeout(() => end(new Error(`There was no answer within ${withinMs} ms.`)), withinMs)
      /** @param {any} answer */
      const end = (answer) => {
        clearTimeout(timer)
        worker?.off('message', end).off('exit', onExit)
        if (answer instanceof Error) reject(answer)
        else resolve(answer)
      }
      /** @param {number | null} code */
      const onExit = (code) => end(new Error(`The tests ended with ${code}.`))
      worker?.on('message', end).on('exit', onExit)
    })
  }
}
