import { type Exercise, isSport, type Sport } from '../types.js'
import { targetField } from '../zones/ranges.js'
import { align } from './alignment/align.js'
import { doneElsewhere } from './alignment/elsewhere.js'
import type { Found, Reading } from './alignment/lay.js'
import { type Level, levelOf, type Stretch, shareOf, verdictOf } from './judge.js'
import { levelsOf, type PlannedBout, plannedBouts, targetOf } from './planned-bouts.js'
import { hasMeasure, lengthSeries, type Series, seriesOf } from './series.js'
import type { JudgedBy, StepCompliance, StepResult, Track } from './types.js'

/** What tells efforts apart, the best first. */
const GUIDES = ['power', 'pace', 'heartRate'] as const satisfies readonly JudgedBy[]

/** How a measure is read; a heart that drifts, or rises as it gets warm, is soon taken for something else. Design choice. */
const READING = {
  power: { noise: 0.08, contrast: 0.15, extra: 32 },
  pace: { noise: 0.03, contrast: 0.05, extra: 32 },
  heartRate: { noise: 0.025, contrast: 0.06, extra: 40 },
} as const satisfies Record<Exclude<JudgedBy, 'time'>, Pick<Reading, 'noise' | 'contrast' | 'extra'>>

/** Seconds after which a level is believed. */
const BELIEVED = 200

/** Leaving out a recovery is a smaller thing than leaving out a hard part. */
const RECOVERY_WEIGHT = 0.4

type Session = Pick<Exercise, 'type' | 'steps'>

/**
 * How each step of a session was done, told from a recording of it: laps where they were made on purpose, else where the effort
 * changes. Minutes count as planned within 10 %, power and heart rate within 5 % of the target, pace within 3 %; a swim's lengths count
 * instead of its minutes where the device counted them. Undefined for what is no sport, has no steps, or where nothing was measured.
 */
export function stepCompliance({ type, steps }: Session, track: Track): StepCompliance | undefined {
  if (!isSport(type) || steps.length === 0) return undefined
  const lengths = type === 'swim' ? lengthSeries(track) : undefined
  const guide = lengths ? 'pace' : GUIDES.find((each) => hasMeasure(track, each))
  if (!guide) return undefined
  const by = judgedBy({ type, steps }, track)
  const bouts = plannedBouts(steps, { by, guide, sport: type })
  const series = lengths ?? seriesOf(track, guide, type)
  if (bouts.length === 0 || series.values.length < 2) return undefined
  const results = judgeAll({ bouts, series, guide, by, sport: type, track, isLengths: lengths !== undefined })
  return { by, results, share: shareAsPlanned(bouts, results) }
}

function judgedBy({ type, steps }: Session, track: Track): JudgedBy {
  const field = targetField(steps)
  if (field === 'effort') return 'time'
  const by = field === 'target' ? 'pace' : field
  return hasMeasure(track, by) || (type === 'swim' && by === 'pace' && track.lengths) ? by : 'time'
}

type Laid = {
  bouts: readonly PlannedBout[]
  series: Series
  guide: Exclude<JudgedBy, 'time'>
  by: JudgedBy
  sport: Sport
  track: Track
  isLengths: boolean
}

function judgeAll(laid: Laid): StepResult[] {
  const { bouts, series, guide, sport, track, isLengths } = laid
  const mean = series.values.reduce((sum, value) => sum + value, 0) / series.values.length
  const levels = levelsOf(bouts, { by: guide, sport, mean })
  const unit = isLengths && track.lengths ? track.lengths.pool / 100 : track.every
  const wanted = bouts.map((bout, index) => ({
    length: Math.max(0.5, ((isLengths && bout.metres) || bout.seconds) / unit),
    level: levels[index] ?? mean,
    weight: bout.kind === 'recover' ? RECOVERY_WEIGHT : 1,
    isRestAfter: bout.isRestAfter,
  }))
  const planned = bouts.reduce((sum, { seconds }) => sum + seconds, 0)
  const units = wanted.reduce((sum, { length }) => sum + length, 0)
  const isRelative = bouts.every(({ step }) => targetOf(step, guide) === undefined)
  const reading = READING[guide]
  const aligned = align(series, wanted, { ...reading, believed: (BELIEVED * units) / planned, isRelative })
  const grown = withEnds(aligned.found, { laid, lengths: wanted.map(({ length }) => length) })
  const placed = bouts.map((bout, index) => ({
    ...judge(bout, grown[index] ?? NOWHERE, laid),
    length: wanted[index]?.length ?? 0,
    level: aligned.levels[index] ?? mean,
  }))
  // A length of the pool that nobody swam was swum at no other moment.
  const elsewhere = isLengths ? [] : doneElsewhere(series.values, placed, reading.contrast)
  return placed.map(({ bout, verdict, done }, index) => {
    const other = elsewhere[index] && judge(bout, elsewhere[index], laid).done
    return other && (other.level?.verdict ?? 'as-planned') === 'as-planned'
      ? resultOf(bout, 'as-planned', other)
      : resultOf(bout, verdict, done)
  })
}

const NOWHERE = { from: 0, to: 0 }

/**
 * What came before the first stretch or after the last one is of it as far as it is short, where all of it is at the effort that was asked
 * for, or was done: an effort that drifts is one.
 */
function withEnds(found: readonly Found[], { laid, lengths }: { laid: Laid; lengths: readonly number[] }): Found[] {
  const { bouts, series, guide } = laid
  const isFound = ({ from, to }: Found) => from < to
  const [first, last] = [found.findIndex(isFound), found.findLastIndex(isFound)]
  const isOfOne = (bout: PlannedBout, own: Found, { from, to }: Found) => {
    const level = meanOf(series.values.slice(own.from, own.to))
    const added = meanOf([...series.values.slice(from, own.from), ...series.values.slice(own.to, to)])
    return (
      Math.abs(added / level - 1) <= READING[guide].contrast ||
      judge(bout, { from, to }, laid).done?.level?.verdict === 'as-planned'
    )
  }
  return found.map((own, index) => {
    const bout = bouts[index]
    const missing = Math.round((lengths[index] ?? 0) - (own.to - own.from))
    const from = index === first ? Math.max(0, own.from - Math.max(0, missing)) : own.from
    const to = index === last ? Math.min(series.values.length, own.to + Math.max(0, missing - own.from + from)) : own.to
    return bout && (from < own.from || to > own.to) && isOfOne(bout, own, { from, to }) ? { from, to } : own
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const meanOf = (values: readonly number[]): number => sum(values) / Math.max(1, values.length)

/** A stretch of the plan as it was done in a stretch of the series. */
function judge(bout: PlannedBout, { from, to }: Found, laid: Laid) {
  const stretch = from < to ? stretchOf(bout, { from, to }, laid) : undefined
  const done = stretch && { ...stretch, level: levelOf(bout, stretch, laid) }
  return { bout, from, to, done, verdict: verdictOf(bout, done, laid) }
}

function stretchOf(
  { kind, metres }: PlannedBout,
  { from, to }: { from: number; to: number },
  { series, track, isLengths }: Laid,
): Stretch {
  const start = series.edges[from] ?? 0
  if (!isLengths || !track.lengths) {
    const end = (kind === 'recover' ? series.edges[to] : undefined) ?? (series.edges[to - 1] ?? 0) + track.every
    const seconds = kind === 'recover' ? end - start : (to - from) * track.every
    const covered = metres && metresBetween(track, start, end)
    return { from: start, to: end, seconds, ...(covered && { metres: covered }) }
  }
  const { pool, swum } = track.lengths
  const seconds = swum.slice(from, to).reduce((sum, length) => sum + (length.end - length.start) / 10, 0)
  return { from: start, to: (swum[to - 1]?.end ?? 0) / 10, seconds, metres: ((to - from) * pool) / 100 }
}

/** Metres covered over a stretch of recorded time; undefined where no speed was measured. */
const metresBetween = ({ speed, every }: Track, from: number, to: number): number | undefined =>
  speed &&
  Math.round(
    (every * sum(speed.slice(Math.round(from / every), Math.round(to / every)).map((each) => each ?? 0))) / 100,
  )

function resultOf(
  { step, kind, steps, seconds, metres, target }: PlannedBout,
  verdict: StepResult['verdict'],
  done: (Stretch & { level: Level | undefined }) | undefined,
): StepResult {
  return {
    ...{ kind, zone: step.zone, steps, verdict },
    planned: { seconds, ...(metres !== undefined && { metres }), ...(target && { target }) },
    ...(done && verdict !== 'left-out' && { done: doneOf(done) }),
  }
}

const doneOf = ({ from, to, metres, level }: Stretch & { level: Level | undefined }) => ({
  from,
  to,
  ...(metres !== undefined && { metres }),
  ...(level && { mean: level.figure }),
})

function shareAsPlanned(bouts: readonly PlannedBout[], results: readonly StepResult[]): number {
  let [kept, all] = [0, 0]
  for (const [index, { verdict, planned, done }] of results.entries()) {
    const bout = bouts[index]
    all += planned.seconds
    if (verdict === 'as-planned') kept += planned.seconds
    if (verdict === 'short' && bout && done)
      kept += planned.seconds * shareOf(bout, { ...done, seconds: done.to - done.from })
  }
  return all > 0 ? kept / all : 0
}
