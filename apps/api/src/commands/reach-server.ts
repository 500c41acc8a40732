import { startEmbedded } from '@tri/embedded-postgres'
import { runningEmbedded } from '../backup/connect.js'
import type { Env } from '../config/env.js'
import { reachNamed } from '../db/named-database.js'

/** The database that TriPlan uses, whether it is running or not. */
export async function reachServer({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) {
  const stop = async () => {}
  if (databaseUrl) return { connection: await reachNamed(databaseUrl), stop }
  const running = await runningEmbedded(dataDir)
  return running ? { connection: running, stop } : startEmbedded({ dataDir })
}
