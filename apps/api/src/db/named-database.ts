import pg from 'pg'

/** Milliseconds to wait for a server that does not answer. */
const PATIENCE = 10_000

/** The setting DATABASE_URL leads nowhere; the message names it without its password. */
class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError'
}

/** How to connect to the database that a setting names, once it has answered; else an error that says so. */
export async function reachNamed(
  databaseUrl: string,
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' = 'DATABASE_URL',
): Promise<{ connectionString: string }> {
  try {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE })
    client.on('error', () => {})
    await client.connect()
    await client.end()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DatabaseUrlError(
      `${setting} (${withoutPassword(databaseUrl)}) does not lead to a database: ${why}. ` +
        'Please correct it, or start the PostgreSQL server that it names.',
    )
  }
  return { connectionString: databaseUrl }
}

/** The address without what is secret in it: no password, and nothing after a question mark. */
export function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'it cannot be read as postgres://user:password@host:port/name'
  const { protocol, username, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${username && `${username}@`}${host}${pathname}`
}
