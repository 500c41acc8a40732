import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from './lock.js'

const listen = (path: string) =>
  new Promise<Server>((resolve) => {
    const server = createServer((caller) => caller.end('4711'))
    server.listen(path, () => resolve(server))
  })

/** A socket that nobody answers any more, as `kill -9` leaves one behind. */
async function leaveSocket(path: string): Promise<void> {
  const server = await listen(`${path}.old`)
  renameSync(`${path}.old`, path)
  await new Promise((done) => server.close(done))
}

const isPosix = process.platform !== 'win32'

test.runIf(isPosix)('takes the place of an app that is gone', async () => {
  const dataDir = dataFolder()
  await leaveSocket(join(dataDir, 'in-use.sock'))
  const unlock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${process.pid}`)
  await unlock()
})

test.runIf(isPosix)('does not take an app that is about to answer for one that is gone', async () => {
  const dataDir = dataFolder()
  const path = join(dataDir, 'in-use.sock')
  await leaveSocket(path)
  const answering = new Promise<Server>((resolve) => {
    setTimeout(() => {
      rmSync(path)
      resolve(listen(path))
    }, 75)
  })
  await expect(lockDataDir(dataDir)).rejects.toThrow('process 4711')
  ;(await answering).close()
})

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
