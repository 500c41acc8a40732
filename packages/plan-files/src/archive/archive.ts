import type { Totals } from '../activity/activity-type.js'
import { NoActivity, Unreadable } from '../activity/limits.js'
import { type Content, readContent } from '../activity/read-content.js'
import { toActivity } from '../activity/to-activity.js'
import { isGzip } from '../activity/unpack.js'
import { isTimeZone } from '../plan/time-zone.js'
import { type Budget, newBudget } from './collector.js'
import { bestsOf, weightedWatts } from './efforts.js'
import { type Found, filesIn, isList, type Source } from './files.js'
import { gunzip } from './gunzip.js'
import { Refused } from './limits.js'
import { onceEach } from './once-each.js'
import type { PastActivity } from './past-activity.js'
import { type Listed, readStravaList } from './strava-list.js'

export type { Source } from './files.js'
export type { PastActivity } from './past-activity.js'

/** A word on a file: why it was not read, or what of it is missing. */
export type Remark = { name: string; text: string }

export type PastTraining = {
  /** The oldest first, each once. */
  activities: readonly PastActivity[]
  /** How many were there more than once. */
  twice: number
  /** Sound files that hold something else, as watches write by the thousand. */
  passedOver: number
  /** The first thousand that could not be read. */
  unread: readonly Remark[]
  unreadCount: number
  /** Read in part. */
  remarks: readonly Remark[]
}

/** Bytes of what was chosen that are done with, of all of them, and the activities so far. */
export type ReadingProgress = { done: number; total: number; activities: number }

type Options = { timeZone: string; onProgress?: (progress: ReadingProgress) => void }

/** Words on single files at most; the rest is counted. */
const MOST_REMARKS = 1_000

/**
 * Reads what was done before from files of devices, folders of them, and the archives that Garmin and Strava give out: .fit, .tcx and .gpx,
 * also gzipped, in .zip, and in archives within an archive. One file is in memory at a time. Nothing fails as a whole: what cannot be read,
 * is damaged, leads out of its archive or unpacks without end is told by its name, and what was read before stays.
 */
export async function readPastTraining(sources: readonly Source[], options: Options): Promise<PastTraining> {
  const reading = newReading(sources, options)
  try {
    for await (const found of filesIn(sources, reading.budget)) {
      await take(reading, found)
      reading.tell(found.packedBytes)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    remark(reading, { name: '', text: error.message })
  }
  const { activities, passedOver, unread, unreadCount, remarks } = reading
  const kept = onceEach(activities)
  return { activities: kept, twice: activities.length - kept.length, passedOver, unread, unreadCount, remarks }
}

type Reading = {
  budget: Budget
  zone: string
  activities: PastActivity[]
  passedOver: number
  unread: Remark[]
  unreadCount: number
  remarks: Remark[]
  /** By Strava's names of the files. */
  listed: Map<string, Listed>
  tell: (bytes: number) => void
}

function newReading(sources: readonly Source[], { timeZone, onProgress }: Options): Reading {
  const total = sources.reduce((sum, { blob }) => sum + blob.size, 0)
  const activities: PastActivity[] = []
  let done = 0
  const tell = (bytes: number) => {
    done = Math.min(total, done + bytes)
    onProgress?.({ done, total, activities: activities.length })
  }
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  return {
    ...{ budget: newBudget(), zone, activities, passedOver: 0, unread: [], unreadCount: 0, remarks: [] },
    ...{ listed: new Map(), tell },
  }
}

function remark(reading: Reading, told: Remark) {
  reading.unreadCount++
  if (reading.unread.length < MOST_REMARKS) reading.unread.push(told)
}

async function take(reading: Reading, found: Found) {
  const { name } = found
  if ('refused' in found) return remark(reading, { name, text: found.refused })
  try {
    const bytes = await found.read()
    if (isList(name)) takeList(reading, name, bytes)
    else takeContent(reading, name, readContent(isGzip(bytes) ? await gunzip(bytes, reading.budget) : bytes))
  } catch (error) {
    if (error instanceof NoActivity) reading.passedOver++
    else if (error instanceof Unreadable) remark(reading, { name, text: error.message })
    else if (error instanceof DOMException) remark(reading, { name, text: GONE })
    else throw error
  }
}

const GONE = 'It could not be read from the disk. Choose it again.'

function takeList(reading: Reading, name: string, bytes: Uint8Array) {
  const { byFile, typed, untold } = readStravaList(bytes)
  for (const [file, listed] of byFile) reading.listed.set(file, listed)
  for (const totals of typed) keep(reading, totals)
  if (untold > 0)
    reading.remarks.push({ name, text: `${untold} activities without a file have no date that can be read.` })
}

function takeContent(reading: Reading, name: string, { totals, isWhole }: Content) {
  const listed = reading.listed.get(name.slice(name.lastIndexOf('/') + 1))
  const found = totals.filter((one) => keep(reading, listed && totals.length === 1 ? withList(one, listed) : one))
  if (found.length === 0)
    remark(reading, { name, text: 'There is no activity with a start and a duration in this file.' })
  else if (!isWhole && reading.remarks.length < MOST_REMARKS)
    reading.remarks.push({ name, text: 'This file breaks off: what stands before was read.' })
}

/** The list tells the sport where the file does not, and the name that the athlete gave. */
const withList = (totals: Totals, { sport, name }: Listed): Totals => ({
  ...totals,
  sport: totals.sport === 'other' ? sport : totals.sport,
  ...(name && { name }),
})

function keep({ activities, zone }: Reading, totals: Totals): boolean {
  const activity = toActivity(totals, zone)
  if (!activity) return false
  const { track } = totals
  const watts = activity.sport === 'bike' ? (totals.weightedWatts ?? weightedWatts(track)) : undefined
  activities.push({
    ...activity,
    weightedWatts: watts && watts <= 1000 ? Math.round(watts) : null,
    bests: bestsOf(track, activity.sport),
  })
  return true
}
