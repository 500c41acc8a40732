import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@tri/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { runningEmbedded } from '../backup/connect.js'
import { openDatabase } from '../db/database.js'
import { startChild } from '../testing/child.js'
import { openFolder } from '../testing/folder.js'
import { holdAgainst, newLedger, Writer } from '../testing/writers.js'

/** Room for an empty database and some plans. */
const SIZE = '120m'
const cleanups: (() => Promise<unknown> | unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Whether this machine lets us make a small disk; elsewhere disturbed-statements.test.ts has the database say 'full'. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount()

function tryMount(): boolean {
  const folder = execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim()
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
}

async function smallDisk(): Promise<string> {
  const { folder, remove } = await openFolder()
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
  chmodSync(disk, 0o755)
  cleanups.push(remove, () => execFileSync('umount', ['--lazy', disk]))
  return disk
}

/** Fills a disk to its last block but a few; answers how to make room again. */
function fill(disk: string, leaveBytes: number): () => void {
  const { bavail, bsize } = statfsSync(disk)
  const ballast = join(disk, 'ballast')
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)))
  return () => rmSync(ballast)
}

describe.runIf(canMount)('S35 on a full disk', () => {
  it('saving is answered with an error, no plan is half there, what was saved stays, and room makes all well', async () => {
    const disk = await smallDisk()
    const dataDir = join(disk, 'data')
    const child = await startChild({ DATA_DIR: dataDir, SIGN_IN_LIMIT: '1000' })
    cleanups.push(() => child.end())
    const writer = new Writer(() => child.address ?? '', 'a@example.org')
    await writer.register()
    const ledger = newLedger()
    for (let round = 0; round < 5; round++) await writer.work(ledger)
    const makeRoom = fill(disk, 64 * 1024)
    for (let round = 0; round < 400 && ledger.refused === 0; round++) await writer.work(ledger)
    expect(ledger.refused).toBeGreaterThan(0)
    expect(ledger.problems).toEqual([])
    expect((await fetch(`${child.address}${routes.health.live.path}`)).status).toBe(200)

    makeRoom()
    const isReady = async () => (await fetch(`${child.address}${routes.health.ready.path}`)).status
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    const before = ledger.acknowledged
    await writer.work(ledger)
    expect(ledger.acknowledged).toBeGreaterThan(before)
    const db = openDatabase({ ...(await runningEmbedded(dataDir)), max: 1 }, () => {})
    expect(await holdAgainst(db, ledger).finally(() => db.destroy())).toEqual({ lost: 0, half: 0, older: 0 })
  }, 60_000)
})
