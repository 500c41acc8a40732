import type { Totals } from '../activity-type.js'
import { newXmlTrack, type XmlTrack, xmlTrack } from '../course/xml-track.js'
import { MAX_ACTIVITIES, Unreadable } from '../limits.js'
import { sportOfWord } from '../sports.js'
import { addPoint as addToTrack, newTrack, type Track } from '../track.js'
import { newAscent } from './ascent.js'
import { clockOffsetOf } from './clock-offset.js'
import { readXml } from './read-xml.js'

type Point = { latitude: number; longitude: number; time: number; clockOffset?: number | undefined }

/** A track while its points are read. */
type Reading = {
  name: string
  word: string
  start: number
  clockOffset: number | undefined
  seconds: number
  metres: number
  heart: number
  heartSeconds: number
  maxHeart: number
  ascent: ReturnType<typeof newAscent>
  last: Point | undefined
  point: Point
  pointHeart: number
  pointWatts: number | undefined
  track: Track
  course: XmlTrack | undefined
}

/** A gap longer than this in which one hardly moves is a pause: seconds, and metres a second. Design choice. */
const PAUSE = { seconds: 30, speed: 0.5 }

const EARTH_RADIUS = 6_371_008.8

const noPoint = (): Point => ({ latitude: Number.NaN, longitude: Number.NaN, time: Number.NaN })

const newReading = (course: XmlTrack | undefined): Reading => ({
  name: '',
  word: '',
  start: Number.NaN,
  clockOffset: undefined,
  seconds: 0,
  metres: 0,
  heart: 0,
  heartSeconds: 0,
  maxHeart: 0,
  ascent: newAscent(),
  last: undefined,
  point: noPoint(),
  pointHeart: 0,
  pointWatts: undefined,
  track: newTrack(),
  course,
})

/** The tracks with times in a GPX file, each an activity: distance over the globe, time without pauses. */
export function readGpx(
  bytes: Uint8Array,
  { withTracks }: { withTracks: boolean } = { withTracks: false },
): readonly Totals[] {
  const done: Totals[] = []
  let reading: Reading | undefined
  readXml(bytes, '.gpx', {
    open(path, attributes) {
      const name = path.at(-1)
      if (name === 'trk') reading = newReading(withTracks ? newXmlTrack() : undefined)
      if (!reading) return
      if (name === 'trkseg') {
        reading.last = undefined
        reading.course?.stop()
      }
      if (name === 'trkpt') {
        reading.point = { latitude: Number(attributes.lat), longitude: Number(attributes.lon), time: Number.NaN }
        reading.pointHeart = 0
        reading.pointWatts = undefined
      }
    },
    close(path, text) {
      if (!reading) return
      if (path.at(-1) !== 'trk') return take(reading, path, text)
      if (done.length >= MAX_ACTIVITIES) throw new Unreadable(`This file holds more than ${MAX_ACTIVITIES} activities.`)
      if (!Number.isNaN(reading.start)) done.push(totalsOf(reading))
      reading = undefined
    },
  })
  if (done.length === 0) throw new Unreadable('This .gpx file has no times: it is a route, not an activity.')
  return done
}

function take(reading: Reading, path: readonly string[], text: string) {
  const [parent = '', name = ''] = path.slice(-2)
  if (name === 'trkpt') return addPoint(reading)
  if (parent === 'trk' && name === 'name') reading.name = text
  if (parent === 'trk' && name === 'type') reading.word = text
  if (parent === 'trkpt' && name === 'time') {
    reading.point.time = Date.parse(text)
    if (Number.isNaN(reading.start)) reading.point.clockOffset = clockOffsetOf(text)
  }
  if (parent === 'trkpt' && name === 'ele' && text) reading.ascent.add(Number(text))
  if (name === 'hr' && path.includes('trkpt')) reading.pointHeart = Number(text) || 0
  if (/^power/i.test(name) && text && path.includes('trkpt')) reading.pointWatts = Number(text)
}

function addPoint(reading: Reading) {
  const { point, last, pointHeart } = reading
  if (Number.isNaN(point.time) || !isOnEarth(point)) return
  if (Number.isNaN(reading.start)) {
    reading.start = point.time
    reading.clockOffset = point.clockOffset
  }
  reading.last = point
  const metres = last ? between(last, point) : 0
  reading.course?.add({ at: point.time / 1000, heart: pointHeart || undefined, power: reading.pointWatts }, metres)
  if (!last) return addMoment(reading)
  const seconds = (point.time - last.time) / 1000
  if (seconds <= 0 || (seconds > PAUSE.seconds && metres / seconds < PAUSE.speed)) return addMoment(reading)
  reading.seconds += seconds
  reading.metres += metres
  addMoment(reading)
  if (pointHeart <= 0) return
  reading.heart += pointHeart * seconds
  reading.heartSeconds += seconds
  reading.maxHeart = Math.max(reading.maxHeart, pointHeart)
}

const addMoment = ({ track, point, metres, pointHeart, pointWatts }: Reading) =>
  addToTrack(track, { time: point.time / 1000, metres, heart: pointHeart || undefined, watts: pointWatts })

const isOnEarth = ({ latitude, longitude }: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Metres over the globe (haversine). */
function between(one: Point, other: Point): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2)
  const along = Math.sin((b - a) / 2)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(along ** 2 + Math.cos(a) * Math.cos(b) * across ** 2)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const totalsOf = ({
  name,
  word,
  start,
  clockOffset,
  seconds,
  metres,
  heart,
  heartSeconds,
  maxHeart,
  ascent,
  track,
  course,
}: Reading): Totals => ({
  sport: sportOfWord(word),
  name,
  start,
  clockOffset,
  seconds,
  metres,
  averageHeartRate: heartSeconds > 0 ? heart / heartSeconds : undefined,
  maxHeartRate: maxHeart || undefined,
  ascentMetres: ascent.total(),
  source: 'gpx',
  track,
  course: course && xmlTrack(course),
})
