import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { cachedCopy, packagedNative } from '../binaries.js'
import type { Connection } from '../embedded.js'

/** 'nobody' on Debian, Alpine and most others. */
export const ORDINARY_UID = 65534

/** Who starts the app; without a uid, whoever runs the tests. */
export type Runner = { name: string; uid?: number }
export type App = { child: ChildProcess; connection: Connection; dataDir: string }
type Extras = { native?: string; killAfterMs?: number }

const children: ChildProcess[] = []
const folders: string[] = []
/** For each runner, a data folder to copy. */
const templates = new Map<string, Promise<string>>()

/** A new data folder's parent: owned by the runner, open to all, in a place that everybody can reach. */
export function folderFor(runner: Runner): string {
  const folder = newFolder(runner)
  folders.push(folder)
  return folder
}

function newFolder({ uid }: Runner): string {
  const folder = mkdtempSync('/tmp/triplan-test-')
  chmodSync(folder, 0o755)
  if (uid !== undefined) chownSync(folder, uid, uid)
  return folder
}

/** A data folder with a database, as an app leaves it that was stopped: a copy, in a tenth of the time of making one. */
export async function dataFor(runner: Runner): Promise<string> {
  const template = templates.get(runner.name) ?? makeTemplate(runner)
  templates.set(runner.name, template)
  const folder = folderFor(runner)
  execFileSync('cp', ['-a', `${await template}/.`, folder])
  return folder
}

async function makeTemplate(runner: Runner): Promise<string> {
  const folder = newFolder(runner)
  const app = await startApp(runner, folder)
  app.child.kill('SIGTERM')
  await ended(app)
  return folder
}

/** Starts an app in a process of its own; rejects with what it said when it ends before it is ready. */
export async function startApp(runner: Runner, dataDir: string, extras: Extras = {}): Promise<App> {
  // An ordinary user cannot run what lies in a checkout that only root can enter; root lends a copy.
  const native = extras.native ?? (runner.uid === undefined ? '' : cachedCopy(await packagedNative()))
  const args = [inject('program'), dataDir, native, runner.uid === undefined ? '' : String(runner.uid)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  if (extras.killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), extras.killAfterMs)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    child.stdout.setEncoding('utf8').once('data', (line) => {
      const connection: Connection = JSON.parse(line)
      if (!connection.host.startsWith(dataDir)) folders.push(connection.host, connection.host.replace(/-pg$/, '-app'))
      resolve({ child, connection, dataDir })
    })
    child.once('close', () => reject(new Error(said)))
  })
}

/** Asks the app's database. */
export async function ask({ connection }: Pick<App, 'connection'>, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const answers = [await client.query(sql)].flat()
    return answers.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

/** Resolves with the exit code, null after a signal. */
export const ended = ({ child }: Pick<App, 'child'>): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

/** The process id of the server on a data folder. */
export const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Ends what the tests started, with its servers, and removes its folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(
    children.splice(0).map(async (child) => {
      child.kill('SIGTERM')
      await ended({ child })
    }),
  )
  for (const folder of folders.splice(0)) {
    for (const dir of [folder, join(folder, 'data')]) removeFarData(join(dir, 'WHERE-THE-DATA-ARE.txt'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** Removes what copies were made of. */
export async function removeTemplates(): Promise<void> {
  for (const template of templates.values()) rmSync(await template, { recursive: true, force: true })
}

/** Data that live in the system's place, with their socket; named by the text file that points there. */
function removeFarData(sign: string): void {
  const place = existsSync(sign) && /^\/var\/lib\/triplan\/\S+$/m.exec(readFileSync(sign, 'utf8'))?.[0]
  if (place) rmSync(place, { recursive: true, force: true })
}
