import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.js'

/** What lets a program tell how long its event loop is busy: a setting for `startChild`. */
export const WATCH_TURNS = { NODE_OPTIONS: `--import ${new URL('./watch-turns.mjs', import.meta.url).href}` }

/** Returns the longest that a watched program was busy at a stretch since this was asked last: processor time, on Linux. */
export async function longestTurn(program: Child): Promise<number> {
  const before = program.said().length
  program.process.kill('SIGWINCH')
  for (;;) {
    const [, milliseconds] = /longest turn: ([\d.]+) ms/.exec(program.said().slice(before)) ?? []
    if (milliseconds) return Number(milliseconds)
    await sleep(5)
  }
}
