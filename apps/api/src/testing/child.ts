import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { clockSettings } from '@tri/test-setup/clock'
import { inject } from 'vitest'

/** The program as a process of its own. */
export type Child = {
  process: ChildProcess
  /** Where it listens; undefined when it ended before. */
  address: string | undefined
  /** What it wrote so far. */
  said: () => string
  /** Sends the signal and answers the exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts the program with these settings and nothing else; resolves when it is ready or has ended. */
export async function startChild(settings: Record<string, string>): Promise<Child> {
  const env = { PATH: process.env.PATH ?? '', ...clockSettings(), PORT: '0', WEB_DIR: '/nowhere', ...settings }
  const child = spawn(process.execPath, [join(inject('programs'), 'main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = once(child, 'exit')
  const ready = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [, address] = /ready at (\S+)/.exec(said) ?? []
        if (address) resolve(address)
      })
    }
    child.once('close', () => resolve(undefined))
  })
  const address = await ready
  return {
    process: child,
    address,
    said: () => said,
    async end(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
