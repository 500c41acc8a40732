import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { Streamed } from '../http/raw-json.js'
import { CLAIM_SECONDS, claimOne } from '../http/security/one-at-a-time.js'
import { openSpool, type Spool } from '../http/spool.js'
import { writeAccountFile } from './account-file.js'

const UNDER_WAY =
  'Your data is already being put together for a download. Please wait until it has finished, and try again.'

type Asked = { userId: number; now: Date; request: FastifyRequest }

/**
 * The file with all data of a user, one at a time. It is written to disk before it is sent: however slowly somebody reads, no
 * connection to the database waits for them, and what fails is an error and not half a file.
 */
export async function sendAccountFile(db: Kysely<Database>, { userId, now, request }: Asked): Promise<Streamed> {
  const release = await claimOne(db, { what: 'export', userId, refusal: UNDER_WAY })
  const spool = await openSpool().catch((error) => release().then(() => Promise.reject(error)))
  let ended: Promise<unknown> | undefined
  const end = () => {
    ended ??= Promise.all([spool.close(), release()]).catch((err) =>
      request.log.warn({ err }, 'a download was not ended'),
    )
    return ended
  }
  try {
    await writeAccountFile(db, { userId, now }, async (text) => {
      if (request.socket.destroyed) throw new HttpError('invalid', 'The download was given up')
      await spool.file.appendFile(text)
    })
  } catch (error) {
    await end()
    throw error
  }
  // Ended before its reader hears that it was all: who asks again then is not refused. One who left may never have begun.
  const stream = Readable.from(piecesOf(spool, end)).once('close', end)
  const limit = setTimeout(() => stream.destroy(), CLAIM_SECONDS * 1_000)
  stream.once('close', () => clearTimeout(limit))
  return new Streamed(stream)
}

async function* piecesOf({ file }: Spool, end: () => Promise<unknown>) {
  yield* file.createReadStream({ start: 0, autoClose: false })
  await end()
}
