import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRoot } from './account.js'
import { isAlive } from './postmaster.js'
import {
  ask,
  cleanUp,
  dataFor,
  ended,
  folderFor,
  ORDINARY_UID,
  type Runner,
  removeTemplates,
  serverPid,
  startApp,
} from './testing/apps.js'

/** Everything is tried as whoever runs this, and where that is root, in a soak, as an ordinary user too. */
const runners: Runner[] = [{ name: isRoot() ? 'root' : 'me' }, { name: 'an ordinary user', uid: ORDINARY_UID }]

afterEach(cleanUp)
afterAll(removeTemplates)

describe.each(runners)('the bundled PostgreSQL, started by $name', (runner) => {
  beforeEach(({ skip }) => {
    if (runner.uid === undefined) return
    skip(!isRoot(), 'only root can start programs as somebody else')
    skip(!IS_SOAK, 'npm run soak tries it')
  })

  test('gives the app a database of its own, without a superuser, safe from a crash, in UTF-8', async () => {
    const app = await startApp(runner, folderFor(runner))
    expect(
      await ask(app, `select current_database() as db, rolsuper from pg_roles where rolname = current_user`),
    ).toEqual([{ db: 'triplan', rolsuper: false }])
    expect(await ask(app, 'create table t (id int); drop table t; show fsync')).toEqual([{ fsync: 'on' }])
    expect(await ask(app, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
    expect(await ask(app, `select upper('é') || lower('Ü') as text, getdatabaseencoding() as encoding`)).toEqual([
      { text: 'Éü', encoding: 'UTF8' },
    ])
  })

  test('listens on a socket only, in a folder closed to others, and asks for a password even there', async () => {
    const app = await startApp(runner, await dataFor(runner))
    expect(await ask(app, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(statSync(app.connection.host).mode & 0o777).toBe(0o700)
    const wrong = { connection: { ...app.connection, password: 'guessed' } }
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
    const superuser = { connection: { ...app.connection, user: 'postgres', password: '' } }
    await expect(ask(superuser, 'select 1')).rejects.toThrow('password')
    const isRoots = isRoot() && runner.uid === undefined
    expect(statSync(app.dataDir).mode & 0o777).toBe(isRoots ? 0o711 : 0o700)
    expect(statSync(join(app.dataDir, 'postgres-passwords')).mode & 0o777).toBe(0o600)
  })

  test('stops with the app and has the data again at the next start', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    const server = serverPid(dataDir)
    first.child.kill('SIGTERM')
    expect(await ended(first)).toBe(0)
    expect(isAlive(server)).toBe(false)
    expect(await ask(await startApp(runner, dataDir), 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('a second app on the same data is refused within 2 s and told what to do, and the first goes on', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    const server = serverPid(dataDir)
    const asked = Date.now()
    await expect(startApp(runner, dataDir)).rejects.toThrow(
      `Another TriPlan (process ${first.child.pid}) is already using the data in ${dataDir}. Stop it first`,
    )
    if (IS_SOAK) expect(Date.now() - asked).toBeLessThan(2_000)
    expect(serverPid(dataDir)).toBe(server)
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a second app is refused even when the lock file was deleted', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    rmSync(join(dataDir, 'in-use.sock'))
    await expect(startApp(runner, dataDir)).rejects.toThrow('is already using the data')
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('of several apps started at once, one gets the data', async () => {
    const dataDir = folderFor(runner)
    const tries = await Promise.allSettled([1, 2, 3].map(() => startApp(runner, dataDir)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('after kill -9 of the app the next start ends the server left behind, and nothing is lost', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    const orphan = serverPid(dataDir)
    first.child.kill('SIGKILL')
    await ended(first)
    expect(isAlive(orphan)).toBe(true)
    const second = await startApp(runner, dataDir)
    expect(isAlive(orphan)).toBe(false)
    expect(await ask(second, 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('after kill -9 of the server under a running app, the server is back within 2 s and nothing is lost', async () => {
    const app = await startApp(runner, await dataFor(runner))
    await ask(app, `create table kept as select 'yes' as text`)
    process.kill(serverPid(app.dataDir), 'SIGKILL')
    const killed = Date.now()
    for (let rows: unknown; rows === undefined; await sleep(20)) {
      rows = await ask(app, 'select text from kept').catch(() => undefined)
      if (IS_SOAK) expect(Date.now() - killed).toBeLessThan(2_000)
    }
    await expect(startApp(runner, app.dataDir)).rejects.toThrow('is already using the data')
  })

  test('after kill -9 of app and server the next start recovers', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    first.child.kill('SIGKILL')
    process.kill(serverPid(dataDir), 'SIGKILL')
    await ended(first)
    expect(await ask(await startApp(runner, dataDir), 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('a stale pid file is no obstacle, be it empty or naming a process that is something else now', async () => {
    const dataDir = await dataFor(runner)
    const stranger = await startApp(runner, await dataFor(runner))
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    for (const left of [`${serverPid(stranger.dataDir)}\n${dataDir}\n0\n5432\n`, '']) {
      writeFileSync(pidFile, left)
      chownSync(pidFile, statSync(join(dataDir, 'postgres')).uid, -1)
      const again = await startApp(runner, dataDir)
      expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }])
      again.child.kill('SIGTERM')
      await ended(again)
    }
    expect(await ask(stranger, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a first start cut short, at any moment, leaves nothing in the way of the next', async () => {
    const began = Date.now()
    await startApp(runner, folderFor(runner))
    const whole = Date.now() - began
    for (const part of IS_SOAK ? [0.35, 0.5, 0.7, 0.9] : [0.6]) {
      const dataDir = folderFor(runner)
      await startApp(runner, dataDir, { killAfterMs: part * whole }).then(ended, () => undefined)
      const app = await startApp(runner, dataDir)
      expect(await ask(app, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(readdirSync(dataDir)).not.toContainEqual(expect.stringContaining('unfinished'))
    }
  })

  test('lost passwords are made anew', async () => {
    const dataDir = await dataFor(runner)
    const first = await startApp(runner, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    first.child.kill('SIGKILL')
    await ended(first)
    rmSync(join(dataDir, 'postgres-passwords'))
    const second = await startApp(runner, dataDir)
    expect(second.connection.password).not.toBe(first.connection.password)
    expect(await ask(second, 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('a path too long for a socket, with spaces, quotes and commas, works and still admits one app only', async () => {
    const dataDir = join(folderFor(runner), `it's "my", ${'very '.repeat(25)}long folder`)
    const app = await startApp(runner, dataDir)
    expect(await ask(app, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(startApp(runner, dataDir)).rejects.toThrow('is already using the data')
  })

  test('data of another major version are refused with the way out, untouched', async () => {
    const dataDir = await dataFor(runner)
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
    await expect(startApp(runner, dataDir)).rejects.toThrow('written by PostgreSQL 12')
  })

  test('programs that do not run here ask for DATABASE_URL', async () => {
    const native = join(folderFor(runner), 'native')
    mkdirSync(join(native, 'bin'), { recursive: true })
    for (const name of ['postgres', 'initdb'])
      writeFileSync(join(native, 'bin', name), '#!/bin/false\n', { mode: 0o755 })
    writeFileSync(join(native, '..', 'package.json'), String(Math.random()))
    await expect(startApp(runner, folderFor(runner), { native })).rejects.toThrow(/does not run .* Set DATABASE_URL/s)
  })
})

describe.runIf(isRoot())('in a folder that only root can enter', () => {
  const root: Runner = { name: 'root' }
  const closedFolder = () => {
    const folder = folderFor(root)
    chmodSync(folder, 0o700)
    return join(folder, 'data')
  }

  test('the data live where PostgreSQL can go, a text says where, and the next start finds them', async () => {
    const dataDir = closedFolder()
    const first = await startApp(root, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    const text = readFileSync(join(dataDir, 'WHERE-THE-DATA-ARE.txt'), 'utf8')
    const place = /^\/var\/lib\/triplan\/\S+$/m.exec(text)?.[0] ?? ''
    expect(statSync(join(place, 'postgres')).uid).not.toBe(0)
    expect(statSync(join(place, 'postgres')).mode & 0o777).toBe(0o700)
    first.child.kill('SIGKILL')
    await ended(first)
    expect(await ask(await startApp(root, dataDir), 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('a second app is refused there too, and first starts at the same time as well', async () => {
    const dataDir = closedFolder()
    const tries = await Promise.allSettled([1, 2, 3].map(() => startApp(root, dataDir)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(startApp(root, dataDir)).rejects.toThrow('is already using the data')
  })

  test('the programs are copied to where every account can run them', async () => {
    const { packagedNative } = await import('./binaries.js')
    const folder = folderFor(root)
    const native = join(folder, 'native')
    execFileSync('cp', ['-a', await packagedNative(), native])
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: `test-${Math.random()}` }))
    execFileSync('chmod', ['-R', 'go-rwx', folder])
    const app = await startApp(root, await dataFor(root), { native })
    const program = execFileSync('readlink', [`/proc/${serverPid(app.dataDir)}/exe`], { encoding: 'utf8' }).trim()
    expect(program).toMatch(/^\/var\/cache\/triplan\/[0-9a-f]{16}\/bin\/postgres$/)
    rmSync(join(program, '..', '..'), { recursive: true })
  })

  test('data that a restore gave to root are handed back to the account', async () => {
    const dataDir = await dataFor(root)
    const first = await startApp(root, dataDir)
    await ask(first, `create table kept as select 'yes' as text`)
    first.child.kill('SIGTERM')
    await ended(first)
    execFileSync('chown', ['-R', 'root', dataDir])
    expect(await ask(await startApp(root, dataDir), 'select text from kept')).toEqual([{ text: 'yes' }])
  })

  test('an ordinary user is told whose data they are', async () => {
    const dataDir = await dataFor(root)
    const ordinary: Runner = { name: 'an ordinary user', uid: ORDINARY_UID }
    await expect(startApp(ordinary, dataDir)).rejects.toThrow('Start TriPlan as the user who owns it')
  })
})
