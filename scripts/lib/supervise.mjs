import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.mjs'
import { whenNpmIsGone } from './watch-npm.mjs'

/** @typedef {{ command: string[], env: Record<string, string | undefined>, cwd?: string, ipc?: boolean, isExtra?: boolean }} Program */

/** npm passes on a Ctrl+C that the terminal sent already; only a later one is meant. */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs programs until all have ended. A signal is passed on to each of them once; when one ends by itself, the others are
 * asked to, unless it is only an extra. They run in groups of their own, so that Ctrl+C reaches them through here only.
 * @param {Program[]} programs
 * @returns {Promise<number>} the exit code of the one that ended first, extras left aside
 */
export async function supervise(programs) {
  const children = programs.map(start)
  const tellAll = (signal) => {
    for (const child of children) tell(child, signal)
  }
  let lastSignal = 0
  const passOn = (signal) => {
    if (Date.now() - lastSignal < SAME_SIGNAL_MS) return
    lastSignal = Date.now()
    tellAll(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  whenNpmIsGone(() => {
    if (lastSignal === 0) passOn('SIGTERM')
  })
  const ends = children.map((child) => codeOf(child))
  const first = await Promise.race(ends.filter((_, index) => !programs[index]?.isExtra))
  if (lastSignal === 0) tellAll('SIGTERM')
  await Promise.all(ends)
  return first
}

/** @param {Program} program */
function start({ command: [program = '', ...args], env, cwd = ROOT, ipc = false }) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ipc ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'inherit', 'inherit']
  return spawn(program, args, { cwd, env, stdio, detached: process.platform !== 'win32' })
}

function tell(child, signal) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

function codeOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
