import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { clockSettings } from '@tri/test-setup/clock'
import { inject } from 'vitest'

/** How a command ended, and all that it wrote. */
export type Ended = { code: number | null; said: string }

/** A command of this package, built, as a process of its own, with these settings and nothing else. */
export function startCommand(
  name: 'backup' | 'restore' | 'reset-password',
  args: readonly string[],
  settings: Record<string, string>,
): { process: ChildProcess; ended: Promise<Ended> } {
  const env = { PATH: process.env.PATH ?? '', ...clockSettings(), ...settings }
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [join(inject('programs'), `${name}.js`), ...args], { env, stdio })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, said }))
  return { process: child, ended }
}

/** Runs a command to its end. */
export const runCommandFile = (...given: Parameters<typeof startCommand>): Promise<Ended> =>
  startCommand(...given).ended
