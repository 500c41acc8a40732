import type { Db } from '../db/schema.js'
import { queueAccess } from './boss.js'

/** What the queue of a queue's failed jobs ends with. */
export const DEAD = '-dead'

const SHOWN = 100

/** Work that was tried in vain; what it was about is left out. */
export type FailedJob = { id: string; queue: string; failedAt: string; reason: string | null }

/** Newest first. An error's name is told, and its message is not: it may hold what an athlete wrote. */
export async function listFailed(db: Db): Promise<FailedJob[]> {
  const { rows } = await queueAccess(db).executeSql(
    `select id, name, created_on as "failedAt", output ->> 'name' as reason from jobs.job
     where name like '%' || $1 and state = 'created' order by created_on desc limit $2`,
    [DEAD, SHOWN],
  )
  return rows.map(({ id, name, failedAt, reason }) => ({
    id: String(id),
    queue: String(name).slice(0, -DEAD.length),
    failedAt: new Date(String(failedAt)).toISOString(),
    reason: typeof reason === 'string' ? reason : null,
  }))
}

/** Takes one of them out, with what it was about; undefined when it is not there any more. */
export async function takeFailed(transaction: Db, id: string): Promise<{ name: string; data: object } | undefined> {
  const { rows } = await queueAccess(transaction).executeSql(
    `delete from jobs.job where id = $1 and name like '%' || $2 and state = 'created' returning name, data`,
    [id, DEAD],
  )
  const [taken] = rows
  if (!taken) return undefined
  const data = typeof taken.data === 'object' && taken.data !== null ? taken.data : {}
  return { name: String(taken.name).slice(0, -DEAD.length), data }
}
