import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/database.js'
import { startChild } from '../testing/child.js'
import { type Ended, runCommandFile, startCommand } from '../testing/command.js'
import { urlOf } from '../testing/databases.js'
import { faultyLineTo } from '../testing/faulty-line.js'
import { openFolder } from '../testing/folder.js'
import { freshDatabase, isOnCluster } from '../testing/fresh-database.js'
import { allRows } from '../testing/rows.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD } from '../testing/test-app.js'

const { users, plans } = routes
const [BACKUP, RESTORE] = ['backup', 'restore'] as const
const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function newFolder() {
  const { folder, remove } = await openFolder()
  cleanups.push(remove)
  return folder
}

async function start(settings: Record<string, string>) {
  const child = await startChild(settings)
  cleanups.push(async () => child.process.exitCode === null && child.end('SIGKILL'))
  if (!child.address) throw new Error(child.said())
  const call = async (path: string, cookie = '', body?: unknown) => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(`${child.address}${path}`, { headers, ...sent })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return { cookie: String(reply.headers.get('set-cookie')).split(';')[0] ?? '', body: await reply.json() }
  }
  return { end: child.end, call }
}

const good = ({ code, said }: Ended) => {
  if (code !== 0) throw new Error(said)
  return said
}

/** Connections to the database besides the one that asks. */
const othersOn = async (db: ReturnType<typeof openDatabase>) => {
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name <> 'test'`.execute(db)
  return rows[0]?.others
}

describe('npm run backup and npm run restore', () => {
  it('carry a data folder over, taken while TriPlan runs and while it does not; the athlete stays signed in if wished', async () => {
    const folder = await newFolder()
    const here = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder }
    const there = { DATA_DIR: join(folder, 'elsewhere'), INIT_CWD: folder }
    const first = await start(here)
    const { cookie } = await first.call(users.register.path, '', { username: 'a@example.org', password: PASSWORD })
    await first.call(plans.create.path, cookie, shortPlan())
    const before = (await first.call(plans.list.path, cookie)).body
    expect(good(await runCommandFile(BACKUP, ['running.backup'], here))).toMatch(/Saved .*1 training_plans, 1 users/)
    const refused = await runCommandFile(RESTORE, ['running.backup', '--replace'], here)
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('is already using the data')])
    await first.end()
    good(await runCommandFile(BACKUP, [], here))
    expect(await readdir(join(folder, 'backups'))).toEqual([expect.stringMatching(/^triplan-.*Z\.backup$/)])

    expect(good(await runCommandFile(RESTORE, ['running.backup'], there))).toMatch(/1 users.*Everybody is signed out/s)
    const again = await runCommandFile(RESTORE, ['running.backup'], there)
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('already holds 1 account.')])
    const kept = good(await runCommandFile(RESTORE, ['running.backup', '--replace', '--keep-sessions'], there))
    expect(kept).toContain('Sessions of the backup go on')
    expect((await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('before-restore'))).toHaveLength(1)
    const second = await start(there)
    expect((await second.call(plans.list.path, cookie)).body).toEqual(before)
    expect((await second.call(users.current.path, cookie)).body).toMatchObject({ id: 1 })
    await second.call(users.login.path, '', { username: 'a@example.org', password: PASSWORD })
    expect(await second.end()).toBe(0)
  }, 180_000)

  it.skipIf(isOnCluster())(
    'leave the old data when the restore is killed in its middle; the next restore succeeds',
    async () => {
      const folder = await newFolder()
      const [from, into] = [await freshDatabase(), await freshDatabase()]
      const look = openDatabase({ ...into.connection, application_name: 'test' }, () => {})
      cleanups.push(from.drop, into.drop, () => look.destroy())
      const settings = { DATABASE_URL: urlOf(from.connection), INIT_CWD: folder }
      const child = await start({ DATABASE_URL: urlOf(from.connection) })
      const { cookie } = await child.call(users.register.path, '', { username: 'a@example.org', password: PASSWORD })
      await child.call(plans.create.path, cookie, shortPlan())
      await child.end()
      good(await runCommandFile(BACKUP, ['a.backup'], settings))
      await look.insertInto('users').values({ username: 'old@example.org', password: 'x' }).execute()
      const before = await allRows(look)

      const line = await faultyLineTo(into.connection)
      cleanups.push(line.close)
      for (const moment of [/^copy "workouts" .*from/, /^alter table .* add constraint/, /^commit/]) {
        line.arm(moment, 'stall')
        const url = urlOf(line.connection)
        const restoring = startCommand(RESTORE, ['a.backup', '--replace'], { DATABASE_URL: url, INIT_CWD: folder })
        const refused = restoring.ended.then(({ said }) => Promise.reject(new Error(`It ended by itself: ${said}`)))
        await Promise.race([refused, expect.poll(line.hasHappened, { timeout: 60_000 }).toBe(true)])
        restoring.process.kill('SIGKILL')
        await restoring.ended
        await expect.poll(() => allRows(look)).toEqual(before)
        // The server learns a moment later that the command is gone; until then the next one would be refused.
        await expect.poll(() => othersOn(look), { timeout: 60_000 }).toBe(0)
      }
      good(
        await runCommandFile(RESTORE, ['a.backup', '--replace'], {
          DATABASE_URL: urlOf(into.connection),
          INIT_CWD: folder,
        }),
      )
      expect(await look.selectFrom('users').select('username').execute()).toEqual([{ username: 'a@example.org' }])
      expect(existsSync(join(folder, 'backups'))).toBe(true)
    },
    60_000,
  )

  it('say how they are used', async () => {
    for (const command of [BACKUP, RESTORE]) {
      const { code, said } = await runCommandFile(command, ['--nonsense'], {})
      expect([code, said]).toEqual([2, expect.stringContaining('npm run')])
    }
  })
})
