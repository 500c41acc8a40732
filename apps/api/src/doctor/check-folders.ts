import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Finding } from './finding.js'

const MEBIBYTE = 1024 * 1024
/** Free room below which one should know, and below which TriPlan may stop working. */
const LITTLE = 1024 * MEBIBYTE
const TOO_LITTLE = 200 * MEBIBYTE

type Folder = { about: string; path: string; variable: string }

/** Whether TriPlan can write into a folder, or make it, and how much room there is. */
export async function checkFolder({ about, path, variable }: Folder): Promise<Finding[]> {
  const place = await nearest(path)
  const { isDirectory, mayWrite } = await lookAt(place)
  if (!isDirectory) return [{ about, state: 'wrong', is: `${place} is a file`, todo: `Set ${variable} to a folder.` }]
  if (!mayWrite)
    return [
      {
        about,
        state: 'wrong',
        is: `${place} may not be written by this user`,
        todo: `Give it to the user who runs TriPlan (chown), or set ${variable} to another folder.`,
      },
    ]
  const is = place === path ? `${path} may be written` : `${path} is not there yet and can be made`
  return [{ about, state: 'well', is }, await checkRoom(about, place)]
}

/** The folder itself, or the nearest above it that is there. */
async function nearest(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearest(dirname(path))
}

async function lookAt(place: string) {
  const isDirectory = (await stat(place)).isDirectory()
  const mayWrite = await access(place, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  return { isDirectory, mayWrite }
}

async function checkRoom(about: string, place: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(place)
  return roomFinding(about, bavail * bsize)
}

/** What so many free bytes mean. */
export function roomFinding(about: string, bytes: number): Finding {
  const is = `${Math.floor(bytes / MEBIBYTE)} MiB are free`
  const room = `${about}, room`
  if (bytes >= LITTLE) return { about: room, state: 'well', is }
  const todo = 'Make room: when the disk is full nothing can be saved.'
  return { about: room, state: bytes < TOO_LITTLE ? 'wrong' : 'note', is, todo }
}
