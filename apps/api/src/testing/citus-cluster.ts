import pg from 'pg'
import type { TestConnection } from './databases.js'

/** A server of a Citus cluster. */
export type ClusterNode = { host: string; port: number }

/** The servers of the cluster whose coordinator this is, itself first; none for a server without Citus. */
export async function clusterOf(connection: TestConnection): Promise<ClusterNode[]> {
  const [known] = await run(connection, [`select to_regclass('pg_dist_node') as found`])
  if (!known?.found) return []
  return run(connection, ['select nodename as host, nodeport as port from pg_dist_node order by groupid'])
}

/** Makes a database on every server, where these statements are run, each knowing the others. */
export async function createOnCluster(
  cluster: readonly ClusterNode[],
  admin: TestConnection,
  name: string,
  statements: readonly string[],
) {
  await Promise.all(cluster.map((node) => run(at(admin, node), [`create database ${name}`])))
  await Promise.all(cluster.map((node) => run(at(admin, node, name), ['create extension citus', ...statements])))
  const [coordinator, ...workers] = cluster
  if (!coordinator) throw new Error('A cluster has a coordinator')
  // A worker that is added gets the roles of the coordinator, which two databases cannot bring it at once.
  await inTurn(at(admin, coordinator), () =>
    run(at(admin, coordinator, name), [
      `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
      ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
    ]),
  )
}

/** One after the other, whichever process asks; a lock ends with its connection. */
async function inTurn(connection: TestConnection, work: () => Promise<unknown>) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('a node is added'))`)
    await work()
  } finally {
    await client.end()
  }
}

/** The extension goes first: its daemon would look for the database for ever. */
export const dropOnCluster = (cluster: readonly ClusterNode[], admin: TestConnection, name: string) =>
  Promise.all(
    cluster.map(async (node) => {
      await run(at(admin, node, name), ['drop extension citus cascade'])
      await run(at(admin, node), [`drop database ${name} with (force)`])
    }),
  )

/** The way to a server, by the same account. */
function at({ connectionString = '' }: TestConnection, { host, port }: ClusterNode, database?: string): TestConnection {
  const url = new URL(connectionString)
  url.hostname = host
  url.port = String(port)
  if (database) url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Runs statements one after the other; the rows of the last. */
async function run<Row extends pg.QueryResultRow>(connection: TestConnection, statements: readonly string[]) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
