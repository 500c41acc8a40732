import type { Activity, Totals } from '../activity-type.js'
import { collectTrack, type FitPlace, type FitTrack, newFitTrack, sessionTrack } from '../course/fit-track.js'
import { damaged, MAX_ACTIVITIES, NoActivity, Unreadable } from '../limits.js'
import { fitSport } from '../sports.js'
import { addPoint, newTrack, type Track, trackBetween } from '../track.js'
import { type FitMessage, visitFit } from './fit-messages.js'

/** Messages of Garmin's profile. */
const FILE_ID = 0
const SPORT = 12
const SESSION = 18
const RECORD = 20
const ACTIVITY = 34
const LENGTH = 101

const FILE_TYPE_ACTIVITY = 4
const TRANSITION = 3

/** 1989-12-31, from which FIT counts seconds; smaller numbers are seconds since the device was switched on. */
const FIT_EPOCH = Date.UTC(1989, 11, 31)

const CUT_OFF =
  'This .fit file breaks off: what stands before was read. Compare it with your watch, or copy the file again.'

/** Totals of a session, and until when it went on: seconds since 1970. */
type Session = Omit<Totals, 'track'> & { end: number; place: FitPlace }

type Found = {
  fileType: number | undefined
  sessions: Session[]
  transitions: number
  clockOffset: number | undefined
  sport: Activity['sport']
  records: Sums
  track: Track
  course: FitTrack | undefined
  lengths: Lap[]
  /** Metres; 0 until a session tells. */
  pool: number
}

/** A length of the pool before the pool's is known. */
type Lap = { start: number; seconds: number; isRest: boolean }

/** Totals from the points of the track, for files without a summary. */
type Sums = { first: number; last: number; metres: number | undefined; heart: number; beats: number; maxHeart: number }

/** The activities in a FIT file: one for each session, transitions left out and counted. */
export function readFitActivities(
  bytes: Uint8Array,
  { withTracks }: { withTracks: boolean } = { withTracks: false },
): {
  totals: readonly Totals[]
  notes: readonly string[]
  isWhole: boolean
} {
  const found: Found = {
    fileType: undefined,
    sessions: [],
    transitions: 0,
    clockOffset: undefined,
    sport: 'other',
    records: { first: 0, last: 0, metres: undefined, heart: 0, beats: 0, maxHeart: 0 },
    track: newTrack(),
    course: withTracks ? newFitTrack() : undefined,
    lengths: [],
    pool: 0,
  }
  const { isWhole } = visitFit(bytes, (message) => collect(found, message))
  found.track.lengths = found.lengths.map(({ isRest, ...length }) => ({ ...length, metres: isRest ? 0 : found.pool }))
  const all = found.sessions.length > 0 ? found.sessions : fromRecords(found)
  const totals = all.map(
    ({ end, place, ...session }): Totals => ({
      ...session,
      clockOffset: found.clockOffset,
      course: found.course && sessionTrack(found.course, place),
      track: trackBetween(found.track, session.start / 1000, end),
    }),
  )
  if (!isWhole && totals.length === 0) throw damaged('.fit')
  const notes = [...(found.transitions > 0 ? ['Transitions are left out.'] : []), ...(isWhole ? [] : [CUT_OFF])]
  return { totals, notes, isWhole }
}

function collect(found: Found, visited: FitMessage) {
  const { message, field } = visited
  if (found.course) collectTrack(found.course, visited)
  if (message === RECORD) addRecord(found, field)
  else if (message === SESSION) addSession(found, field)
  else if (message === LENGTH) addLength(found.lengths, field)
  else if (message === FILE_ID) checkType(found, field(0))
  else if (message === SPORT) found.sport = fitSport(field(0), field(1))
  else if (message === ACTIVITY) found.clockOffset = clockOffset(field(5), field(253))
}

/** A watch writes many other files: one of those is left as soon as it says so. */
function checkType(found: Found, type: number | undefined) {
  found.fileType ??= type
  if (found.fileType !== undefined && found.fileType !== FILE_TYPE_ACTIVITY)
    throw new NoActivity('This .fit file holds no activity, but settings, a workout or a course.')
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
  found.pool ||= (field(44) ?? 0) / 100
  found.sessions.push({
    end: instantOf(start) / 1000 + (field(7) ?? milliseconds) / 1000,
    sport: fitSport(field(5), field(6)),
    start: instantOf(start),
    seconds: milliseconds / 1000,
    metres: scaled(field(9), 100),
    calories: field(11),
    averageHeartRate: field(16),
    maxHeartRate: field(17),
    ascentMetres: field(22),
    weightedWatts: field(34),
    source: 'fit',
    place: { start, seconds: (field(7) ?? milliseconds) / 1000, pool: field(44) },
  })
}

function addLength(lengths: Lap[], field: FitMessage['field']) {
  const start = field(2)
  const milliseconds = field(4) ?? field(3)
  if (start === undefined || milliseconds === undefined) return
  lengths.push({ start: instantOf(start) / 1000, seconds: milliseconds / 1000, isRest: field(12) === 0 })
}

const instantOf = (seconds: number) => FIT_EPOCH + seconds * 1000

const scaled = (value: number | undefined, scale: number) => (value === undefined ? undefined : value / scale)

/** Whole quarters of an hour that local time was ahead; undefined where the file has no sensible one. */
function clockOffset(local: number | undefined, utc: number | undefined): number | undefined {
  if (local === undefined || !utc) return undefined
  const quarters = Math.round((local - utc) / 900)
  return Math.abs(quarters) <= 4 * 15 ? quarters * 900_000 : undefined
}

function addRecord({ records, track }: Found, field: FitMessage['field']) {
  const time = field(253)
  if (!time) return
  const metres = scaled(field(5), 100)
  const heart = field(3)
  addPoint(track, { time: instantOf(time) / 1000, metres, heart, watts: field(7) })
  records.first ||= time
  records.last = time
  records.metres = metres ?? records.metres
  if (!heart) return
  records.heart += heart
  records.beats++
  records.maxHeart = Math.max(records.maxHeart, heart)
}

function fromRecords({ records, sport }: Found): readonly Session[] {
  const { first, last, metres, heart, beats, maxHeart } = records
  if (last <= first) return []
  const hearts = beats > 0 ? { averageHeartRate: heart / beats, maxHeartRate: maxHeart } : {}
  const end = instantOf(last) / 1000
  const place = { start: first, seconds: last - first, pool: undefined }
  return [{ sport, start: instantOf(first), end, place, seconds: last - first, metres, ...hearts, source: 'fit' }]
}
