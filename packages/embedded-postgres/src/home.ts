import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, accountFor, canEnter, isRoot } from './account.js'
import { EmbeddedError } from './error.js'

/** Where data live that may not live in a data folder which PostgreSQL's account cannot enter. */
const SYSTEM_PLACE = '/var/lib/triplan'
const SIGN = 'WHERE-THE-DATA-ARE.txt'

/** Where one app's database lives, and the account that it belongs to. */
export type Home = { dir: string; cluster: string; account: Account | undefined }

/**
 * The home of the data of a data folder: the folder itself, or, for a root whose folder is closed to every other
 * account, a folder of the system that a text file in the data folder names. Call it with the data folder locked.
 */
export function findHome(dataDir: string): Home {
  const sign = join(dataDir, SIGN)
  if (existsSync(sign)) return homeIn(readSign(sign))
  const home = homeIn(dataDir)
  if (!home.account || canEnter(home.account, dataDir)) return home
  if (existsSync(home.cluster)) throw closedData(home.cluster, home.account)
  const dir = systemHome()
  writeFileSync(sign, signText(dataDir, dir))
  return homeIn(dir)
}

/** Whether a database was ever made for a data folder; changes nothing. */
export const holdsData = (dataDir: string): boolean =>
  existsSync(join(dataDir, SIGN)) || existsSync(join(dataDir, 'postgres'))

function homeIn(dir: string): Home {
  const cluster = join(dir, 'postgres')
  if (!isRoot() && process.getuid && existsSync(cluster) && statSync(cluster).uid !== process.getuid()) {
    throw new EmbeddedError(
      `The data in ${cluster} belong to another user (id ${statSync(cluster).uid}). ` +
        'Start TriPlan as that user or as root, or set DATA_DIR to a folder of your own.',
    )
  }
  return { dir, cluster, account: accountFor(cluster) }
}

function systemHome(): string {
  mkdirSync(SYSTEM_PLACE, { recursive: true })
  chmodSync(SYSTEM_PLACE, 0o755)
  const dir = mkdtempSync(join(SYSTEM_PLACE, 'data-'))
  chmodSync(dir, 0o711)
  return dir
}

function readSign(sign: string): string {
  const dir = readFileSync(sign, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith(`${SYSTEM_PLACE}/`))
  if (dir === undefined || dirname(dir) !== SYSTEM_PLACE) {
    throw new EmbeddedError(
      `${sign} names no folder in ${SYSTEM_PLACE}. Restore it, or delete it to begin without data.`,
    )
  }
  if (!isRoot()) {
    throw new EmbeddedError(
      `The data of ${dirname(sign)} were made by root and live in ${dir}. ` +
        'Start TriPlan as root, or set DATA_DIR to a folder of your own.',
    )
  }
  if (!existsSync(dir)) {
    throw new EmbeddedError(
      `${sign} says that the data are in ${dir}, which is gone. Restore that folder, or delete the file to begin without data.`,
    )
  }
  return dir
}

const signText = (dataDir: string, dir: string) =>
  `TriPlan was started as root, and only root can enter ${dataDir}.
PostgreSQL never runs as root, so the data cannot live here. They are in

${dir}

Back up that folder. Without this file TriPlan begins with an empty database.
`

function closedData(cluster: string, account: Account): EmbeddedError {
  return new EmbeddedError(
    `The data in ${cluster} belong to the account '${account.name}', which cannot enter that folder any more. ` +
      `Let it in (chmod o+x on each folder above), or set DATA_DIR to where you move them.`,
  )
}
