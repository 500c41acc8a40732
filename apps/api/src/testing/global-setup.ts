import { join } from 'node:path'
import { startEmbedded } from '@tri/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { buildPrograms } from './built-program.js'
import { clusterOf } from './citus-cluster.js'
import { createDatabase, dropDatabase, type TestServer } from './databases.js'
import { openFolder } from './folder.js'

const stops: (() => Promise<unknown>)[] = []

/**
 * One PostgreSQL server for the run: the one that DATABASE_URL_TEST names, or our own in a folder that goes again. And
 * one build, for tests that start the program.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = process.env.DATABASE_URL_TEST ? await named(process.env.DATABASE_URL_TEST) : await ownServer()
  const programs = await buildPrograms()
  stops.push(programs.remove)
  project.provide('programs', programs.folder)
  const template = await createDatabase(server)
  stops.unshift(() => dropDatabase(server, template))
  project.provide('server', server)
  project.provide('template', template)
}

export async function teardown(): Promise<void> {
  // One that fails must not leave the others running.
  for (const stop of stops) await stop().catch((error: unknown) => console.error(error))
}

async function named(url: string): Promise<TestServer> {
  const { DATABASE_DIRECT_URL_TEST: direct } = process.env
  const connection = { connectionString: direct ?? url }
  const cluster = await clusterOf(connection)
  return {
    admin: connection,
    owner: connection,
    ...(cluster.length > 0 && { cluster }),
    ...(direct && { pooler: { connectionString: url } }),
  }
}

async function ownServer(): Promise<TestServer> {
  const { folder, remove } = await openFolder()
  const { admin, connection, stop } = await startEmbedded({ dataDir: join(folder, 'data'), log: () => {} })
  stops.push(stop, remove)
  return { admin, owner: connection }
}
