import { mean, median } from '../sums.js'
import type { Sport } from '../types.js'
import type { Values } from './alignment/lay.js'
import { runningMedian } from './alignment/median.js'
import { lapMarks } from './lap-marks.js'
import type { JudgedBy, Track } from './types.js'

/** What is read as standing still, in centimetres a second: no session asks for so little. Design choice. */
const STANDING: Record<Sport, number> = { swim: 10, bike: 80, run: 45 }

/** The heart follows the legs about so many seconds later. Design choice, after the half-times of 25 to 35 s in the literature. */
const HEART_LAG = 25

/** One measure of a recording, ready to be laid beside a plan. */
export type Series = Values & {
  /** Where each unit begins, in seconds of recorded time, and where the last one ends. */
  edges: readonly number[]
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
  return {
    values: by === 'power' ? whileDriven(values, track.every) : values,
    edges,
    marks: strengths,
    isOfSteps: marks.some(({ isStep }) => isStep),
  }
}

/** A bike is let roll for so long at most, and what it is ridden at otherwise tells from so long around; seconds. */
const ROLLED = 30
const ROUND_ABOUT = 60

/** Watts, where a bike is let roll for a moment as it is ridden around it. */
function whileDriven(values: readonly number[], every: number): number[] {
  const reach = Math.ceil(ROUND_ABOUT / every)
  const usual = runningMedian(values, reach)
  const isRolling = values.map((value, at) => value < ROLLING.below * (usual[at] ?? 0))
  return values.map((value, at) => {
    if (!isRolling[at]) return value
    const begin = isRolling.lastIndexOf(false, at) + 1
    const next = isRolling.indexOf(false, at)
    const end = next < 0 ? values.length : next
    if ((end - begin) * every > ROLLED) return value
    const from = Math.max(0, at - reach)
    const driven = values.slice(from, at + reach + 1).filter((_, index) => !isRolling[from + index])
    return median(driven)
  })
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

/** What was measured over a stretch: metres a second, watts or beats. */
export type Measured = {
  /** The median of the time in which a bike was not let roll; the mean of few values, and of heart rate, which rises. */
  level: number
  /** By how much the mean of so many values strays by chance. */
  error: number
}

/** Of so many values the median says more than the mean. */
const FEW = 6

/** A bike rolls below this share of the median watts; whoever does so for longer than a share of a stretch does not ride it steadily. */
const ROLLING = { below: 0.5, atMost: 0.35 }

/**
 * A measure over a stretch of recorded time in which the athlete moved, without its ends, where one effort passes into another; undefined
 * where nothing was measured.
 */
export function measuredBetween(
  track: Track,
  by: JudgedBy,
  { from, to, sport }: { from: number; to: number; sport: Sport },
): Measured | undefined {
  const { every } = track
  const length = to - from
  const rise = by === 'heartRate' ? Math.min(HEART_RISE, length / 2) : length >= 6 * every ? every : 0
  const last = by === 'heartRate' || rise === 0 ? to : to - every
  const values: number[] = []
  for (let index = Math.round((from + rise) / every); index * every < last; index++) {
    const value = channelOf(track, by)?.[index]
    if (value !== null && value !== undefined && !isStanding(track, index, sport))
      values.push(by === 'pace' ? value / 100 : value)
  }
  if (values.length === 0) return undefined
  const usual = median(values)
  const driven = by === 'power' ? values.filter((value) => value >= ROLLING.below * usual) : values
  const isSteady = values.length >= FEW && driven.length >= (1 - ROLLING.atMost) * values.length
  const told = isSteady ? driven : values
  return { level: isSteady && by !== 'heartRate' ? median(driven) : mean(values), error: errorOf(told) }
}

/** Values next to each other are alike: two of them say as much as one. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const level = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - level) ** 2, 0) / (values.length - 1)
  return Math.sqrt((2 * variance) / values.length)
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
    isOfSteps: false,
  }
}

/** Seconds at the wall that are a rest and no turn. */
const SHORTEST_REST = 4
