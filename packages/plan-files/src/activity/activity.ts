import { isTimeZone } from '../plan/time-zone.js'
import type { Activity, Totals } from './activity-type.js'
import { MAX_BYTES, tooLarge, Unreadable } from './limits.js'
import { type Content, readContent } from './read-content.js'
import { toActivity } from './to-activity.js'
import { gunzip, isGzip, isZip, unzip } from './unpack.js'

export type { Activity } from './activity-type.js'

export type ActivitiesAnswer =
  | { ok: true; activities: readonly Activity[]; notes: readonly string[] }
  | { ok: false; message: string }

/**
 * The activities in a device's file: .fit, .tcx or .gpx, alone or in a .zip or .gz, known by its content and not by its
 * name. A multisport file gives an activity for each sport. `timeZone` tells the day of an activity where the file has only
 * UTC. The track is not kept but for averages, where they are asked for; a refusal says what is wrong and what to do.
 */
export function readActivities(bytes: Uint8Array, { timeZone, withTracks = false }: Asked): ActivitiesAnswer {
  try {
    const { totals, notes } = readFile(bytes, { layer: 0, withTracks })
    const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
    const activities = totals.flatMap((one) => toActivity(one, zone) ?? [])
    if (activities.length === 0)
      return { ok: false, message: 'There is no activity with a start and a duration in this file.' }
    activities.sort((one, other) => one.start.getTime() - other.start.getTime())
    return { ok: true, activities, notes: [...new Set(notes)] }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, message: error.message }
    throw error
  }
}

/** An archive may hold a .gz, and a .gz a file; nothing is unpacked deeper. */
const MOST_LAYERS = 2

type Asked = { timeZone: string; withTracks?: boolean }

type How = { layer: number; withTracks: boolean }

type Files = Pick<Content, 'totals' | 'notes'>

function readFile(bytes: Uint8Array, how: How): Files {
  if (bytes.length > MAX_BYTES) throw tooLarge()
  if (bytes.length === 0) throw new Unreadable('This file is empty.')
  if (isGzip(bytes) || isZip(bytes)) {
    if (how.layer >= MOST_LAYERS) throw new Unreadable('This archive holds archives within archives. Unpack it first.')
    const within = { ...how, layer: how.layer + 1 }
    return isGzip(bytes) ? readFile(gunzip(bytes), within) : readArchive(bytes, within)
  }
  return readContent(bytes, how)
}

/** Everything readable in an archive; a note for each file that is not. */
function readArchive(bytes: Uint8Array, how: How): Files {
  const totals: Totals[] = []
  const notes: string[] = []
  for (const [name, content] of unzip(bytes)) {
    try {
      const file = readFile(content, how)
      totals.push(...file.totals)
      notes.push(...file.notes)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      notes.push(`${name}: ${error.message}`)
    }
  }
  if (totals.length === 0) throw new Unreadable(notes[0] ?? 'There is no .fit, .tcx or .gpx file in this archive.')
  return { totals, notes }
}
