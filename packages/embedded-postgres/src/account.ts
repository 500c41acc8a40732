import { type SpawnOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { EmbeddedError, USE_DATABASE_URL } from './error.js'

/** PostgreSQL refuses to run as root, so root lends it the first of these that exists. */
const CANDIDATES = ['postgres', '_postgres', 'nobody']
/** All that PostgreSQL may see of our environment: no secret, and no PG* variable that would change what it does. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP']

/** A system account. Where `undefined` stands for one, PostgreSQL runs as whoever runs the app. */
export type Account = { name: string; uid: number; gid: number }

export const isRoot = (): boolean => process.getuid?.() === 0

/** The account for the data in `cluster`: the one that owns them already, else an unprivileged one of the system. */
export function accountFor(cluster: string): Account | undefined {
  if (!isRoot()) return undefined
  const accounts = systemAccounts()
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0
  if (owner !== 0) return accounts.find(({ uid }) => uid === owner) ?? unknownOwner(cluster, owner)
  for (const name of CANDIDATES) {
    const account = accounts.find((known) => known.name === name && known.uid !== 0)
    if (account) return account
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and this system has no account '${CANDIDATES.join("' or '")}' to run it as. ` +
      `Start TriPlan as an ordinary user. Or: ${USE_DATABASE_URL}`,
  )
}

/** Options that make a child run as the account, from a folder that every account can enter. */
export function runAs(account: Account | undefined): SpawnOptions {
  const passed = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const options: SpawnOptions = { env: { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' }, windowsHide: true }
  return account ? { ...options, uid: account.uid, gid: account.gid, cwd: '/' } : options
}

/** Whether the account can go into a folder; asked of the system itself, which knows modes, ACLs and mounts. */
export function canEnter(account: Account, folder: string): boolean {
  const asked = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runAs(account), stdio: 'ignore' })
  if (asked.error) {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and this process may not start it as '${account.name}' ` +
        `(${asked.error.message}). Start TriPlan as an ordinary user. Or: ${USE_DATABASE_URL}`,
    )
  }
  return asked.status === 0
}

function systemAccounts(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

function unknownOwner(cluster: string, uid: number): never {
  throw new EmbeddedError(
    `The data in ${cluster} belong to user id ${uid}, which this system does not know, so PostgreSQL cannot run as it. ` +
      `Give them to root (chown -R root '${cluster}') and start again: TriPlan passes them on to an account that exists.`,
  )
}
