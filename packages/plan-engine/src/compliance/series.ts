import type { Sport } from '../types.js'
import { lapMarks } from './lap-marks.js'
import type { JudgedBy, Track } from './types.js'

/** What is read as standing still, in centimetres a second: no session asks for so little. Design choice. */
const STANDING: Record<Sport, number> = { swim: 10, bike: 80, run: 45 }

/** The heart follows the legs about so many seconds later. Design choice, after the half-times of 25 to 35 s in the literature. */
const HEART_LAG = 25

/** One measure of a recording, ready to be laid beside a plan. */
export type Series = {
  /** A value each unit: metres a second, watts or beats. */
  values: readonly number[]
  /** Where each unit begins, in seconds of recorded time, and where the last one ends. */
  edges: readonly number[]
  /** What a boundary at the beginning of a unit has for it: 1 for a lap, 3 for one that the watch made at a step's end. */
  marks: readonly number[]
}

/** Whether a measure was recorded for at least half of the time. */
export function hasMeasure(track: Track, by: JudgedBy): boolean {
  const channel = channelOf(track, by)
  return (
    channel !== undefined &&
    channel.filter((value) => value !== null && value > 0).length * 2 >= channel.length &&
    channel.length > 1
  )
}

const channelOf = (track: Track, by: JudgedBy) =>
  by === 'power' ? track.power : by === 'heartRate' ? track.heartRate : by === 'pace' ? track.speed : undefined

/**
 * A measure over the time in which the athlete moved: who stands at a traffic light neither rides nor rests from the plan. Heart rate
 * stands where the effort was that it follows. What was not measured is what was before.
 */
export function seriesOf(track: Track, by: JudgedBy, sport: Sport): Series {
  const channel = channelOf(track, by) ?? []
  const lag = by === 'heartRate' ? Math.round(HEART_LAG / track.every) : 0
  const scale = by === 'pace' ? 100 : 1
  const marks = lapMarks(track)
  const values: number[] = []
  const edges: number[] = []
  const strengths: number[] = []
  let before = channel.find((value) => value !== null) ?? 0
  let waiting = 0
  let still = 0
  channel.forEach((_, index) => {
    const value = channel[Math.min(index + lag, channel.length - 1)] ?? before
    before = value
    const start = index * track.every
    waiting = Math.max(waiting, strengthAt(marks, start, track.every))
    if (isStanding(track, index, sport)) {
      still += track.every
      return
    }
    if (sport === 'swim' && still >= SHORTEST_REST) waiting = Math.max(waiting, 3)
    still = 0
    values.push(value / scale)
    edges.push(start)
    strengths.push(waiting)
    waiting = 0
  })
  edges.push(channel.length * track.every)
  return { values, edges, marks: strengths }
}

function strengthAt(marks: ReturnType<typeof lapMarks>, start: number, every: number): number {
  const near = marks.find(({ at }) => Math.abs(at - start) <= every / 2)
  return near ? (near.isStep ? 3 : 1) : 0
}

/** Speed tells, where it was recorded; who pedals on a trainer without a wheel sensor does not stand. */
function isStanding({ speed, power }: Track, index: number, sport: Sport): boolean {
  const slow = speed?.[index]
  return slow !== null && slow !== undefined && slow < STANDING[sport] && !power?.[index]
}

/** How long the heart needs until it tells the effort. */
const HEART_RISE = 90

/**
 * The mean of a measure over a stretch of recorded time in which the athlete moved, without its ends, where one effort passes into
 * another: metres a second, watts or beats; undefined where nothing was measured.
 */
export function meanBetween(
  track: Track,
  by: JudgedBy,
  { from, to, sport }: { from: number; to: number; sport: Sport },
) {
  const { every } = track
  const length = to - from
  const rise = by === 'heartRate' ? Math.min(HEART_RISE, length / 2) : length >= 6 * every ? every : 0
  const last = by === 'heartRate' || rise === 0 ? to : to - every
  let [sum, count] = [0, 0]
  for (let index = Math.round((from + rise) / every); index * every < last; index++) {
    const value = channelOf(track, by)?.[index]
    if (value === null || value === undefined || isStanding(track, index, sport)) continue
    sum += value
    count += 1
  }
  return count > 0 ? sum / count / (by === 'pace' ? 100 : 1) : undefined
}

/** The lengths of a pool as a series: metres a second of each, in which a rest speaks for a boundary after it. */
export function lengthSeries({ lengths, laps, every }: Track): Series | undefined {
  if (!lengths || lengths.swum.length < 2 || lengths.pool <= 0) return undefined
  const marks = laps.filter(({ cause }) => cause !== 'auto')
  const { pool, swum } = lengths
  return {
    values: swum.map(({ start, end }) => pool / 10 / Math.max(1, end - start)),
    edges: [...swum.map(({ start }) => start / 10), (swum.at(-1)?.end ?? 0) / 10],
    marks: swum.map(({ start }, index) => {
      const rest = (start - (swum[index - 1]?.end ?? start)) / 10
      const isLap = marks.some((lap) => Math.abs(lap.start - start / 10) <= every)
      return (rest >= SHORTEST_REST ? 3 : 0) + (isLap && index > 0 ? 1 : 0)
    }),
  }
}

/** Seconds at the wall that are a rest and no turn. */
const SHORTEST_REST = 4
