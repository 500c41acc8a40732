import type { Totals } from '../activity-type.js'
import { newXmlTrack, type XmlTrack, xmlTrack } from '../course/xml-track.js'
import { MAX_ACTIVITIES, Unreadable } from '../limits.js'
import { sportOfWord } from '../sports.js'
import { addPoint, newTrack, type Track } from '../track.js'
import { newAscent } from './ascent.js'
import { clockOffsetOf } from './clock-offset.js'
import { readXml } from './read-xml.js'

/** An activity while its laps are read. */
type Reading = {
  sport: Totals['sport']
  name: string
  start: number
  clockOffset: number | undefined
  seconds: number
  metres: number | undefined
  calories: number | undefined
  /** Heart beats a minute times seconds, and the seconds they were measured for. */
  heart: number
  heartSeconds: number
  maxHeart: number
  lapSeconds: number
  ascent: ReturnType<typeof newAscent>
  track: Track
  point: Parameters<typeof addPoint>[1]
  course: XmlTrack | undefined
}

const newReading = (word: string, course: XmlTrack | undefined): Reading => ({
  sport: sportOfWord(word),
  name: '',
  start: Number.NaN,
  clockOffset: undefined,
  seconds: 0,
  metres: undefined,
  calories: undefined,
  heart: 0,
  heartSeconds: 0,
  maxHeart: 0,
  lapSeconds: 0,
  ascent: newAscent(),
  track: newTrack(),
  point: noPoint(),
  course,
})

const noPoint = () => ({ time: Number.NaN })

/** The activities in a TCX file (Garmin's Training Center Database), their laps added up. */
export function readTcx(
  bytes: Uint8Array,
  { withTracks }: { withTracks: boolean } = { withTracks: false },
): readonly Totals[] {
  const done: Totals[] = []
  let reading: Reading | undefined
  readXml(bytes, '.tcx', {
    open(path, attributes) {
      const name = path.at(-1)
      if (name === 'Activity') reading = newReading(attributes.Sport ?? '', withTracks ? newXmlTrack() : undefined)
      if (!reading || name !== 'Lap') return
      begin(reading, attributes.StartTime ?? '')
      reading.lapSeconds = 0
      reading.course?.beginLap(Date.parse(attributes.StartTime ?? ''))
    },
    close(path, text) {
      if (!reading) return
      if (path.at(-1) !== 'Activity') return take(reading, path, text)
      if (done.length >= MAX_ACTIVITIES) throw new Unreadable(`This file holds more than ${MAX_ACTIVITIES} activities.`)
      done.push(totalsOf(reading))
      reading = undefined
    },
  })
  return done
}

/** What each element within an activity adds, by the end of its path. */
function take(reading: Reading, path: readonly string[], text: string) {
  const value = Number(text)
  const [parent = '', name = ''] = path.slice(-2)
  reading.course?.takeTcx(path, text)
  if (name === 'AltitudeMeters' && text) return reading.ascent.add(value)
  if (name === 'Trackpoint') return endPoint(reading)
  if (path.includes('Trackpoint')) return takeOfPoint(reading, path, text)
  if (parent === 'Activity' && name === 'Notes') reading.name = text
  if (parent === 'Activity' && name === 'Id') begin(reading, text)
  if (!path.includes('Lap') || !text || !Number.isFinite(value)) return
  if (parent === 'Lap') takeOfLap(reading, name, value)
  else if (name === 'Value' && path.at(-3) === 'Lap') takeHeart(reading, parent, value)
}

function takeOfPoint({ point }: Reading, path: readonly string[], text: string) {
  const [parent = '', name = ''] = path.slice(-2)
  if (name === 'Time') point.time = Date.parse(text) / 1000
  else if (!text) return
  else if (name === 'DistanceMeters') point.metres = Number(text)
  else if (name === 'Value' && parent === 'HeartRateBpm') point.heart = Number(text) || undefined
  else if (name === 'Watts') point.watts = Number(text)
}

function endPoint(reading: Reading) {
  addPoint(reading.track, reading.point)
  reading.point = noPoint()
}

/** The first time that is given is the start; its clock is the athlete's. */
function begin(reading: Reading, time: string) {
  if (!Number.isNaN(reading.start)) return
  reading.start = Date.parse(time)
  reading.clockOffset = clockOffsetOf(time)
}

function takeOfLap(reading: Reading, name: string, value: number) {
  if (name === 'TotalTimeSeconds') {
    reading.seconds += value
    reading.lapSeconds = value
  }
  if (name === 'DistanceMeters') reading.metres = (reading.metres ?? 0) + value
  if (name === 'Calories') reading.calories = (reading.calories ?? 0) + value
}

/** Laps count by their time, which stands before the heart rates. */
function takeHeart(reading: Reading, parent: string, value: number) {
  if (parent === 'MaximumHeartRateBpm') reading.maxHeart = Math.max(reading.maxHeart, value)
  if (parent !== 'AverageHeartRateBpm' || value <= 0) return
  reading.heart += value * reading.lapSeconds
  reading.heartSeconds += reading.lapSeconds
}

function totalsOf(reading: Reading): Totals {
  const {
    sport,
    name,
    start,
    clockOffset,
    seconds,
    metres,
    calories,
    heart,
    heartSeconds,
    maxHeart,
    ascent,
    track,
    course,
  } = reading
  return {
    sport,
    name,
    start,
    clockOffset,
    seconds,
    metres,
    calories,
    averageHeartRate: heartSeconds > 0 ? heart / heartSeconds : undefined,
    maxHeartRate: maxHeart || undefined,
    ascentMetres: ascent.total(),
    source: 'tcx',
    track,
    course: course && xmlTrack(course),
  }
}
