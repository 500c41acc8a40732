// npm run pooler-test: the API's tests through a real PgBouncer in transaction mode with four connections, on the
// PostgreSQL that DATABASE_URL_TEST names; no lock may be left.
import '../lib/check-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { install } = await import('../lib/install.mjs')
const { inRoot } = await import('../lib/paths.mjs')
const { openStep, runMain } = await import('../lib/step.mjs')
const { build } = await import('../lib/turbo.mjs')
const { vitestIn } = await import('../lib/vitest.mjs')

const PORT = Number(process.env.POOLER_PORT ?? 6432)

await runMain(async () => {
  const direct = process.env.DATABASE_URL_TEST
  if (!direct) return refuse('Name a PostgreSQL on which databases may be made: DATABASE_URL_TEST=postgres://...')
  if (spawnSync('pgbouncer', ['--version']).error) return refuse('There is no pgbouncer: apt-get install pgbouncer')
  await install()
  await build('--filter=@tri/api^...')
  const stop = startPooler(new URL(direct))
  try {
    const pooled = new URL(direct)
    pooled.host = `127.0.0.1:${PORT}`
    const command = vitestIn(['apps', 'api'], ...process.argv.slice(2))
    const env = { TEST_ALL: '1', DATABASE_URL_TEST: pooled.href, DATABASE_DIRECT_URL_TEST: direct }
    const isWhole = await openStep('API tests behind PgBouncer', command, env)
    const left = await locksLeft(direct)
    console.log(`${left} advisory locks are left`)
    return isWhole && left === 0 ? 0 : 1
  } finally {
    stop()
  }
})

/** @param {string} why */
function refuse(why) {
  console.error(why)
  return 2
}

/** @param {URL} server */
function startPooler({ hostname, port, username, password }) {
  const folder = mkdtempSync(join(tmpdir(), 'triplan-pooler-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const account = `user=${decodeURIComponent(username)}${password && ` password=${decodeURIComponent(password)}`}`
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} ${account}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 1000
`,
  )
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const pooler = spawn('pgbouncer', [...user, '--quiet', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  return () => {
    pooler.kill()
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} connectionString */
async function locksLeft(connectionString) {
  const pg = createRequire(inRoot('apps', 'api', 'package.json'))('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(`select count(*)::integer as count from pg_locks where locktype = 'advisory'`)
  await client.end()
  return rows[0].count
}
