import { ADMIN_PAGE_SIZE, type AdminUser, type UserSearch } from '@tri/api-contract'
import type { Db } from '../db/schema.js'

/** Accounts whose address holds the text, in the order of their addresses. */
export async function searchUsers(db: Db, { text, page }: UserSearch) {
  const named = db
    .selectFrom('login_names')
    .$if(text !== undefined, (query) => query.where('name', 'like', `%${escaped(text ?? '')}%`))
  const [names, counted] = await Promise.all([
    named
      .select('userId')
      .orderBy('name')
      .limit(ADMIN_PAGE_SIZE)
      .offset((page - 1) * ADMIN_PAGE_SIZE)
      .execute(),
    named.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    users: await describeUsers(
      db,
      names.map(({ userId }) => userId),
    ),
    total: counted.total,
  }
}

/** The account as an admin sees it; undefined when there is none. */
export const describeUser = async (db: Db, userId: number): Promise<AdminUser | undefined> =>
  (await describeUsers(db, [userId]))[0]

/** In the order of the ids. Sessions stand elsewhere than users where those are spread over servers: each is asked for itself. */
async function describeUsers(db: Db, ids: readonly number[]): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const [users, sessions, signIns] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'username', 'role', 'createdAt', 'disabledAt'])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('sessions')
      .select(({ fn }) => ['userId', fn.countAll<number>().as('count'), fn.max('lastSeenAt').as('at')])
      .where('userId', 'in', ids)
      .groupBy('userId')
      .execute(),
    db
      .selectFrom('sign_ins')
      .select(({ fn }) => ['userId', fn.max('at').as('at')])
      .where('userId', 'in', ids)
      .where('kind', 'in', ['registered', 'signed-in'])
      .groupBy('userId')
      .execute(),
  ])
  return ids.flatMap((id) => {
    const user = users.find((each) => each.id === id)
    if (!user) return []
    const open = sessions.find(({ userId }) => userId === id)
    const times = [open?.at, signIns.find(({ userId }) => userId === id)?.at].flatMap((at) => at ?? [])
    return [{ ...user, sessions: open?.count ?? 0, lastSeenAt: times.sort().at(-1) ?? null }]
  })
}

const escaped = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
