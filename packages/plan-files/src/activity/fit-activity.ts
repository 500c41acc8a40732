import type { Activity, Totals } from './activity-type.js'
import { type FitMessage, visitFit } from './fit-messages.js'
import { damaged, MAX_ACTIVITIES, Unreadable } from './limits.js'
import { fitSport } from './sports.js'

/** Messages of Garmin's profile. */
const FILE_ID = 0
const SPORT = 12
const SESSION = 18
const RECORD = 20
const ACTIVITY = 34

const FILE_TYPE_ACTIVITY = 4
const TRANSITION = 3

/** 1989-12-31, from which FIT counts seconds; smaller numbers are seconds since the device was switched on. */
const FIT_EPOCH = Date.UTC(1989, 11, 31)

const CUT_OFF =
  'This .fit file breaks off: what stands before was read. Compare it with your watch, or copy the file again.'

type Found = {
  fileType: number | undefined
  sessions: Totals[]
  transitions: number
  clockOffset: number | undefined
  sport: Activity['sport']
  records: Track
}

/** Totals from the points of the track, for files without a summary. */
type Track = { first: number; last: number; metres: number | undefined; heart: number; beats: number; maxHeart: number }

/** The activities in a FIT file: one for each session, transitions left out and counted. */
export function readFitActivities(bytes: Uint8Array): { totals: readonly Totals[]; notes: readonly string[] } {
  const found: Found = {
    fileType: undefined,
    sessions: [],
    transitions: 0,
    clockOffset: undefined,
    sport: 'other',
    records: { first: 0, last: 0, metres: undefined, heart: 0, beats: 0, maxHeart: 0 },
  }
  const { isWhole } = visitFit(bytes, (message) => collect(found, message))
  if (found.fileType !== undefined && found.fileType !== FILE_TYPE_ACTIVITY)
    throw new Unreadable('This .fit file holds no activity, but settings, a workout or a course.')
  const all = found.sessions.length > 0 ? found.sessions : fromRecords(found)
  const totals = all.map((session) => ({ ...session, clockOffset: found.clockOffset }))
  if (!isWhole && totals.length === 0) throw damaged('.fit')
  const notes = [...(found.transitions > 0 ? ['Transitions are left out.'] : []), ...(isWhole ? [] : [CUT_OFF])]
  return { totals, notes }
}

function collect(found: Found, { message, field }: FitMessage) {
  if (message === RECORD) addRecord(found.records, field)
  else if (message === SESSION) addSession(found, field)
  else if (message === FILE_ID) found.fileType ??= field(0)
  else if (message === SPORT) found.sport = fitSport(field(0), field(1))
  else if (message === ACTIVITY) found.clockOffset = clockOffset(field(5), field(253))
}

function addSession(found: Found, field: FitMessage['field']) {
  if (field(5) === TRANSITION) {
    found.transitions++
    return
  }
  if (found.sessions.length >= MAX_ACTIVITIES)
    throw new Unreadable(`This file holds more than ${MAX_ACTIVITIES} activities.`)
  const start = field(2)
  const milliseconds = field(8) ?? field(7)
  if (start === undefined || milliseconds === undefined) return
  found.sessions.push({
    sport: fitSport(field(5), field(6)),
    start: instantOf(start),
    seconds: milliseconds / 1000,
    metres: scaled(field(9), 100),
    calories: field(11),
    averageHeartRate: field(16),
    maxHeartRate: field(17),
    ascentMetres: field(22),
    source: 'fit',
  })
}

const instantOf = (seconds: number) => FIT_EPOCH + seconds * 1000

const scaled = (value: number | undefined, scale: number) => (value === undefined ? undefined : value / scale)

/** Whole quarters of an hour that local time was ahead; undefined where the file has no sensible one. */
function clockOffset(local: number | undefined, utc: number | undefined): number | undefined {
  if (local === undefined || !utc) return undefined
  const quarters = Math.round((local - utc) / 900)
  return Math.abs(quarters) <= 4 * 15 ? quarters * 900_000 : undefined
}

function addRecord(track: Track, field: FitMessage['field']) {
  const time = field(253)
  if (!time) return
  track.first ||= time
  track.last = time
  track.metres = scaled(field(5), 100) ?? track.metres
  const heart = field(3)
  if (!heart) return
  track.heart += heart
  track.beats++
  track.maxHeart = Math.max(track.maxHeart, heart)
}

function fromRecords({ records, sport }: Found): readonly Totals[] {
  const { first, last, metres, heart, beats, maxHeart } = records
  if (last <= first) return []
  const hearts = beats > 0 ? { averageHeartRate: heart / beats, maxHeartRate: maxHeart } : {}
  return [{ sport, start: instantOf(first), seconds: last - first, metres, ...hearts, source: 'fit' }]
}
