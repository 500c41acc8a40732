import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolder } from '../testing/folder.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { checkBackup } from './backup-file.js'
import { readBackupState } from './backup-runs.js'
import { backUpWhenDue } from './scheduled-backup.js'

const DAY = 86_400_000

let server: TestApp
let folder: string
const cleanups: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  server = await startTestApp()
  const opened = await openFolder()
  folder = join(opened.folder, 'kept')
  cleanups.push(() => server.stop(), opened.remove)
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const make = (changes: { keep?: number; folder?: string } = {}) =>
  backUpWhenDue(server.db, { env: { every: DAY, keep: 2, folder, ...changes }, direct: server.connection })
const aDayLater = () => sql`update backup_runs set at = at - interval '1 day'`.execute(server.db)
const filesIn = async () => (await readdir(folder)).sort()

describe('a scheduled backup', () => {
  it('is made when one is due, can be read back, and only its owner can read it', async () => {
    await server.user()
    expect(await make()).toBe(true)
    expect(await make()).toBe(false)
    const [name = ''] = await filesIn()
    const { rows } = await checkBackup(join(folder, name))
    expect(rows.get('users')).toBe(1)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    const state = await readBackupState(server.db)
    expect(state).toEqual({ newestAt: expect.stringMatching(/Z$/), newestBytes: expect.any(Number), problem: null })
    await aDayLater()
    expect(await make()).toBe(true)
  })

  it('is made once by instances that look at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => make()))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await filesIn()).toHaveLength(1)
  })

  it('takes the place of the oldest, and of nothing that somebody else put there', async () => {
    await make()
    await writeFile(join(folder, 'triplan-2020-01-01T00-00-00-000Z.backup'), 'asked for by hand')
    const [, oldest] = await filesIn()
    for (let day = 0; day < 3; day++) {
      await aDayLater()
      expect(await make()).toBe(true)
    }
    const files = await filesIn()
    expect(files.filter((name) => name.startsWith('triplan-every-'))).toHaveLength(2)
    expect(files).toContain('triplan-2020-01-01T00-00-00-000Z.backup')
    expect(files).not.toContain(oldest)
  })

  it('that fails says why, deletes nothing, and is tried again when the next is due', async () => {
    await make()
    await aDayLater()
    const file = join(folder, '../no-folder')
    await writeFile(file, '')
    expect(await make({ folder: file })).toBe(true)
    const failed = await readBackupState(server.db)
    expect(failed).toMatchObject({
      newestAt: expect.stringMatching(/Z$/),
      problem: expect.stringContaining('cannot be written'),
    })
    expect(await filesIn()).toHaveLength(1)
    await aDayLater()
    await make()
    expect(await readBackupState(server.db)).toMatchObject({ problem: null })
  })
})
