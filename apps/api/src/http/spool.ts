import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Something too large for memory, on disk. */
export type Spool = { file: FileHandle; close: () => Promise<void> }

/** An empty file that only this process can find; it is gone when it is closed, and with the process. */
export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'triplan-'))
  const remove = () => rm(folder, { recursive: true, force: true }).catch(() => undefined)
  const file = await open(join(folder, 'spool'), 'wx+', 0o600)
  // An open file needs no name; where the system insists on one, it goes when the file is closed.
  await remove()
  return {
    file,
    async close() {
      await file.close()
      await remove()
    },
  }
}
