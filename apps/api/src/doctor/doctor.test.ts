import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { clockSettings } from '@tri/test-setup/clock'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { urlOf } from '../testing/databases.js'
import { openFolder } from '../testing/folder.js'
import { startMailCatcher } from '../testing/mail-catcher.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { clockFinding, versionFinding } from './check-database.js'
import { roomFinding } from './check-folders.js'
import { examine } from './examine.js'
import { asPage } from './finding.js'

const MEBIBYTE = 1024 * 1024
const NOBODY = 65_534

let server: TestApp
let port: number
let folder: string
const cleanups: (() => unknown)[] = []

beforeAll(async () => {
  server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  const opened = await openFolder()
  folder = opened.folder
  cleanups.push(() => server.stop(), opened.remove)
})
afterAll(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})
const open: Server[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

/** A set-up in which all is well, but for what is changed. */
const settings = (changes: Record<string, string> = {}) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: urlOf(server.connection),
  ...changes,
})

/** What is found that is not well. */
const troubles = async (changes: Record<string, string>) =>
  (await examine(settings(changes))).filter(({ state }) => state !== 'well')

/** Another program, which answers everything with this status. */
async function other(status: number): Promise<number> {
  const program = createServer((_, reply) => reply.writeHead(status).end('hello'))
  open.push(program)
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  return (program.address() as AddressInfo).port
}

describe('npm run doctor', () => {
  it('finds nothing wrong where all is well, beside a TriPlan that runs', async () => {
    const mail = await startMailCatcher()
    const findings = await examine(
      settings({
        ...mail.settings,
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        BACKUP_EVERY: '1d',
        BACKUP_FOLDER: folder,
      }),
    )
    await mail.stop()
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
    const page = asPage(findings)
    for (const words of [
      'TriPlan is running',
      'TriPlan answers at',
      'PostgreSQL 1',
      'lets TriPlan in',
      'Nothing is wrong.',
    ])
      expect(page).toContain(words)
  })

  it('names a setting that cannot be', async () => {
    expect(await troubles({ PORT: 'many', SIGNUPS: 'maybe' })).toEqual([
      expect.objectContaining({
        about: 'Settings',
        state: 'wrong',
        is: expect.stringMatching(/PORT .*; SIGNUPS must be/),
      }),
    ])
  })

  it('tells a port that another program uses from one that TriPlan uses', async () => {
    const taken = await other(200)
    const [trouble] = await troubles({ PORT: String(taken) })
    expect(trouble).toMatchObject({
      state: 'wrong',
      is: 'another program uses it',
      todo: expect.stringContaining(`PORT=${taken + 1}`),
    })
  })

  it('names an address that is not one of this machine', async () => {
    const [trouble] = await troubles({ HOST: '203.0.113.7' })
    expect(trouble).toMatchObject({ state: 'wrong', todo: 'Set HOST to an address of this machine.' })
  })

  it.each([
    [502, 'does not reach TriPlan (502)'],
    [404, 'something else answers'],
    [301, 'something else answers'],
    [421, 'does not hand on the name that it was called by'],
  ])('tells what is wrong with a proxy that answers %d', async (status, words) => {
    const [trouble] = await troubles({ PUBLIC_ORIGIN: `http://127.0.0.1:${await other(status)}` })
    expect(trouble).toMatchObject({ about: 'PUBLIC_ORIGIN', state: 'wrong', is: expect.stringContaining(words) })
  })

  it('tells of a public address that nobody answers at', async () => {
    const [trouble] = await troubles({ PUBLIC_ORIGIN: 'http://127.0.0.1:9' })
    expect(trouble).toMatchObject({
      state: 'wrong',
      is: expect.stringMatching(/cannot be reached \(.*(refused|bad port)/i),
    })
  })

  it('tells of a database that is not there, without its password', async () => {
    const [trouble] = await troubles({ DATABASE_URL: 'postgres://triplan:secret-word@127.0.0.1:9/triplan' })
    expect(trouble).toMatchObject({ about: 'Database', state: 'wrong', is: expect.stringContaining('ECONNREFUSED') })
    expect(JSON.stringify(trouble)).not.toContain('secret-word')
  })

  it('tells of tables that another version has changed', async () => {
    await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(server.db)
    const [trouble] = await troubles({})
    await sql`delete from kysely_migration where name like '9999%'`.execute(server.db)
    expect(trouble).toMatchObject({ about: 'Database, tables', state: 'note', is: 'as another version has them' })
  })

  it.each([
    ['14.11', 'wrong'],
    ['15.0', 'well'],
    ['18.1 (Debian 18.1-1)', 'well'],
    ['unknown', 'wrong'],
  ])('takes PostgreSQL %s as %s', (version, state) => {
    expect(versionFinding(version).state).toBe(state)
  })

  it.each([
    [0.4, 'well'],
    [5, 'note'],
    [3600, 'wrong'],
  ])('takes clocks that are %d s apart as %s', (seconds, state) => {
    expect(clockFinding(seconds).state).toBe(state)
  })

  it.each([
    [50 * MEBIBYTE, 'wrong'],
    [500 * MEBIBYTE, 'note'],
    [5000 * MEBIBYTE, 'well'],
  ])('takes %d free bytes as %s', (bytes, state) => {
    expect(roomFinding('Data folder', bytes).state).toBe(state)
  })

  it('tells of a folder that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await troubles({ BACKUP_EVERY: '1d', BACKUP_FOLDER: file })).toContainEqual(
      expect.objectContaining({ about: 'Backup folder', state: 'wrong', is: expect.stringContaining('is a file') }),
    )
  })

  it('tells of a mail server that does not answer', async () => {
    const gone = await startMailCatcher()
    await gone.stop()
    expect(await troubles(gone.settings)).toContainEqual(
      expect.objectContaining({
        about: 'Mail',
        state: 'wrong',
        is: expect.stringContaining('does not let TriPlan in'),
      }),
    )
  })

  it('as a program tells of a folder that its user may not write, and ends with 1', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o555)
    // Another user may start it too.
    chmodSync(inject('programs'), 0o755)
    const child = spawn(process.execPath, [join(inject('programs'), 'doctor.js')], {
      env: {
        PATH: process.env.PATH ?? '',
        ...clockSettings(),
        ...settings({ BACKUP_EVERY: '1d', BACKUP_FOLDER: closed }),
      },
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    })
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    expect(said).toContain('BAD   Backup folder')
    expect(said).toContain('may not be written by this user')
    // The socket of the tests' own server is closed to other users, too.
    expect(said).toMatch(/wrong: see BAD above/)
    expect(code).toBe(1)
  })
})
