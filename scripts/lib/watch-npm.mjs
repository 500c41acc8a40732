import { readFileSync } from 'node:fs'

const EVERY_MS = 500

/**
 * Calls back once when the npm that runs this script is gone. npm passes a `kill` on to the shell between us only, and a
 * `kill -9` to nobody, which would leave the script behind, running. Outside of npm nothing is watched.
 */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(timer)
    callback()
  }, EVERY_MS)
  timer.unref()
}

/** Our parent and, where that is npm's shell, its parent: npm. A parent that dies is replaced by another. */
function ancestry() {
  const parent = process.ppid
  return isShell(parent) ? `${parent} ${parentOf(parent)}` : `${parent}`
}

const isShell = (pid) => /^\S*sh\0-c\0/.test(textOf(`/proc/${pid}/cmdline`))

const parentOf = (pid) => /\nPPid:\t(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1]

/** '' where there is no /proc; macOS and Windows have no shell in between. */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
