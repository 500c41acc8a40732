import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, EmbeddedError } from './error.js'
import { fitsSocket, privateDir, shortDir } from './socket.js'

const ANSWER_WITHIN_MS = 500
/** Between its name and its first caller a socket refuses for a moment; one that was left behind does so each time. */
const REFUSALS = { times: 5, everyMs: 50 }

/**
 * Keeps every other app off a data folder until `unlock` is called or this process ends, in whatever way: the lock is a
 * socket that somebody answers, and the system hangs up for the dead.
 *
 * @throws EmbeddedError when another app holds it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir)
  for (let attempt = 1; ; attempt++) {
    try {
      const server = await answerOn(path)
      return () => new Promise((done) => server.close(() => done()))
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw lockFailed(dataDir, error)
    }
    const found = identityOf(path)
    let holder = await holderOf(path)
    for (let refused = 1; holder === undefined && refused < REFUSALS.times; refused++) {
      await sleep(REFUSALS.everyMs)
      holder = await holderOf(path)
    }
    if (holder !== undefined || attempt === 3) throw inUse(dataDir, holder)
    // Another app may have taken its place meanwhile.
    if (identityOf(path) === found) rmSync(path, { force: true })
  }
}

/** Which socket has that name: the next one of the same name is another. */
function identityOf(path: string): string | undefined {
  const status = statSync(path, { bigint: true, throwIfNoEntry: false })
  return status && `${status.ino} ${status.ctimeNs}`
}

/** The refusal of a second app. */
export function inUse(dataDir: string, holder: string | undefined): EmbeddedError {
  const who = holder ? `process ${holder}` : 'another process'
  return new EmbeddedError(
    `Another TriPlan (${who}) is already using the data in ${dataDir}. ` +
      'Stop it first, or start this one on other data by setting DATA_DIR (and PORT).',
  )
}

function lockPath(dataDir: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\triplan-${createHash('sha256').update(dataDir.toLowerCase()).digest('hex')}`
  }
  const path = join(dataDir, 'in-use.sock')
  return fitsSocket(path) ? path : join(privateDir(shortDir(dataDir, 'app'), undefined), 'in-use.sock')
}

function answerOn(path: string): Promise<Server> {
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy())
    caller.end(String(process.pid))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

/** Who answers on the socket: a process id, '' when it is too busy to say, `undefined` when nobody is there. */
function holderOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const caller = connect(path)
    caller.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    caller.on('end', () => resolve(said))
    caller.on('error', (error) => resolve(codeOf(error) === 'EACCES' ? '' : undefined))
    caller.setTimeout(ANSWER_WITHIN_MS, () => {
      caller.destroy()
      resolve(said)
    })
  })
}

function lockFailed(dataDir: string, error: unknown): unknown {
  if (codeOf(error) !== 'EACCES' && codeOf(error) !== 'EROFS') return error
  return new EmbeddedError(
    `The data folder ${dataDir} cannot be written to (${codeOf(error)}). ` +
      'Start TriPlan as the user who owns it, or set DATA_DIR to a folder of your own.',
  )
}
