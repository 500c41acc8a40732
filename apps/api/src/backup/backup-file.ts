import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { codeOf } from '@tri/embedded-postgres'
import * as z from 'zod'

/*
 * A backup is one gzipped text. Its first line is the header. Each table follows as PostgreSQL's own COPY text, closed
 * by a line with a backslash and a dot, which no row can be, and by a line that tells rows and checksum. The last line
 * says that the file is complete.
 */

const END_OF_TABLE = Buffer.from('\\.')
const VERSION = 1

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
export type BackedUpTable = z.infer<typeof table>

const header = z.object({
  format: z.literal('triplan-backup'),
  version: z.number(),
  createdAt: z.string(),
  /** The steps that had made the tables. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** The last number that each identity column gave. */
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.number() })),
})
export type BackupHeader = z.infer<typeof header>

const tableEnd = z.object({ rows: z.number(), sha256: z.string() })
const fileEnd = z.object({ complete: z.literal(true) })

/** A backup cannot be written, read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The rows of one table, each a line of COPY text with its line end. */
type Rows = AsyncIterable<Buffer>

/** The text of a backup. `rowsOf` gives a table's COPY text in pieces of any size. */
export async function* writeBackup(
  about: Omit<BackupHeader, 'format' | 'version'>,
  rowsOf: (table: BackedUpTable) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer | string> {
  yield asLine({ format: 'triplan-backup', version: VERSION, ...about } satisfies BackupHeader)
  for (const each of about.tables) {
    const hash = createHash('sha256')
    let rows = 0
    for await (const piece of rowsOf(each)) {
      hash.update(piece)
      rows += lineEndsIn(piece)
      yield piece
    }
    yield `${END_OF_TABLE}\n`
    yield asLine({ rows, sha256: hash.digest('hex') } satisfies z.infer<typeof tableEnd>)
  }
  yield asLine({ complete: true } satisfies z.infer<typeof fileEnd>)
}

/**
 * Reads a backup from its start to its end, giving each table's rows to `take`, which must read all of them.
 *
 * @throws BackupError when the file is no backup, of a newer format, cut short or damaged.
 */
export async function readBackup(
  path: string,
  take: (table: BackedUpTable, rows: Rows, about: BackupHeader) => Promise<void>,
): Promise<BackupHeader> {
  const lines = linesOf(path)
  try {
    const about = readHeader(path, await nextLine(lines))
    for (const each of about.tables) {
      const hash = createHash('sha256')
      const counted = { rows: 0, isOver: false }
      await take(each, rowsUntilEnd(lines, hash, counted), about)
      const told = readLine(tableEnd, await nextLine(lines))
      if (!counted.isOver || told?.rows !== counted.rows || told.sha256 !== hash.digest('hex')) throw damaged(path)
    }
    if (!readLine(fileEnd, await nextLine(lines))) throw damaged(path)
    return about
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    if (codeOf(error) === 'Z_DATA_ERROR' && !(await isGzip(path))) throw foreign(path)
    if (codeOf(error).startsWith('Z_') || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(path)
    throw error
  } finally {
    await lines.return(undefined)
  }
}

/** Reads the whole file to see that it is complete, and answers how many rows each table has. */
export async function checkBackup(path: string): Promise<{ about: BackupHeader; rows: Map<string, number> }> {
  const rows = new Map<string, number>()
  const about = await readBackup(path, async ({ name }, lines) => {
    let count = 0
    for await (const _ of lines) count++
    rows.set(name, count)
  })
  return { about, rows }
}

async function* rowsUntilEnd(
  lines: AsyncGenerator<Buffer>,
  hash: ReturnType<typeof createHash>,
  counted: { rows: number; isOver: boolean },
) {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value.equals(END_OF_TABLE)) {
      counted.isOver = true
      return
    }
    const row = Buffer.concat([next.value, Buffer.from('\n')])
    hash.update(row)
    counted.rows++
    yield row
  }
}

/** The unzipped lines, without their ends. Only a line feed ends one: PostgreSQL escapes every other. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const text = pipeline(createReadStream(path), createGunzip(), () => {})
  let rest: Buffer[] = []
  for await (const piece of text) {
    let from = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield Buffer.concat([...rest, piece.subarray(from, end)])
      rest = []
      from = end + 1
    }
    rest.push(piece.subarray(from))
  }
}

async function nextLine(lines: AsyncGenerator<Buffer>): Promise<string | undefined> {
  const next = await lines.next()
  return next.done ? undefined : next.value.toString()
}

function readHeader(path: string, line: string | undefined): BackupHeader {
  const about = readLine(header, line)
  if (!about) throw foreign(path)
  if (about.version > VERSION) {
    throw new BackupError(`${path} was written by a newer version of TriPlan. Install that version to restore it.`)
  }
  return about
}

function readLine<T>(schema: z.ZodType<T>, line: string | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line ?? '')).data
  } catch {
    return undefined
  }
}

async function isGzip(path: string): Promise<boolean> {
  for await (const piece of createReadStream(path, { end: 1 })) return piece[0] === 0x1f && piece[1] === 0x8b
  return false
}

const foreign = (path: string) => new BackupError(`${path} is not a backup of TriPlan. Nothing was changed.`)

const damaged = (path: string) =>
  new BackupError(`${path} is damaged or cut short. Nothing was changed; please take another backup file.`)

const asLine = (value: object) => `${JSON.stringify(value)}\n`

function lineEndsIn(piece: Buffer): number {
  let count = 0
  for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) count++
  return count
}
