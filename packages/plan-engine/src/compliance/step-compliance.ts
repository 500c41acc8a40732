import { type Exercise, isSport, type Sport } from '../types.js'
import { targetField } from '../zones/ranges.js'
import { align } from './align.js'
import { meanOf, type Stretch, shareOf, verdictOf } from './judge.js'
import { levelsOf, type PlannedBout, plannedBouts } from './planned-bouts.js'
import { hasMeasure, lengthSeries, type Series, seriesOf } from './series.js'
import type { JudgedBy, StepCompliance, StepResult, Track } from './types.js'

/** What tells efforts apart, the best first. */
const GUIDES = ['power', 'pace', 'heartRate'] as const satisfies readonly JudgedBy[]

/** How a measure is read, as shares of its mean. Design choice. */
const READING = {
  power: { noise: 0.08, contrast: 0.15 },
  pace: { noise: 0.03, contrast: 0.05 },
  heartRate: { noise: 0.025, contrast: 0.06 },
} as const satisfies Record<Exclude<JudgedBy, 'time'>, { noise: number; contrast: number }>

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
  const bouts = plannedBouts(steps, by, type)
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
  const { bouts, series, guide, by, sport, track, isLengths } = laid
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
  const found = align(series, wanted, { ...READING[guide], believed: (BELIEVED * units) / planned })
  return bouts.map((bout, index) => {
    const { from, to } = found[index] ?? { from: 0, to: 0 }
    const stretch = from < to ? stretchOf(bout, { from, to }, laid) : undefined
    const mean = stretch && meanOf(bout, stretch, laid)
    const verdict = verdictOf(bout, stretch && { ...stretch, mean }, { track, by, sport })
    return resultOf(bout, verdict, stretch && { ...stretch, ...(mean !== undefined && { mean }) })
  })
}

function stretchOf(
  { kind }: PlannedBout,
  { from, to }: { from: number; to: number },
  { series, track, isLengths }: Laid,
): Stretch {
  const start = series.edges[from] ?? 0
  if (!isLengths || !track.lengths) {
    const end = (kind === 'recover' ? series.edges[to] : undefined) ?? (series.edges[to - 1] ?? 0) + track.every
    return { from: start, to: end, seconds: kind === 'recover' ? end - start : (to - from) * track.every }
  }
  const { pool, swum } = track.lengths
  const seconds = swum.slice(from, to).reduce((sum, length) => sum + (length.end - length.start) / 10, 0)
  return { from: start, to: (swum[to - 1]?.end ?? 0) / 10, seconds, metres: ((to - from) * pool) / 100 }
}

function resultOf(
  { step, kind, steps, seconds, metres, target }: PlannedBout,
  verdict: StepResult['verdict'],
  done: (Stretch & { mean?: number }) | undefined,
): StepResult {
  return {
    ...{ kind, zone: step.zone, steps, verdict },
    planned: { seconds, ...(metres !== undefined && { metres }), ...(target && { target }) },
    ...(done && verdict !== 'left-out' && { done }),
  }
}

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
