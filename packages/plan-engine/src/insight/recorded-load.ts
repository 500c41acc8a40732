import { daysBetween, parseIsoDay } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { METRES_PER_MILE } from '../formulas/units.js'
import { type IsoDay, isSport, type SessionType, SPORTS } from '../types.js'
import { type Threshold, type ThresholdKind, thresholdOn } from '../zones/index.js'
import { noStress, type StressBySport } from './done-stress.js'

/** A session as a device recorded it. */
export type RecordedSession = {
  date: IsoDay
  type: SessionType
  seconds: number
  metres?: number | null | undefined
  /** Mean beats a minute. */
  averageHeartRate?: number | null | undefined
  /** Mean watts as they weigh (normalised power). */
  weightedWatts?: number | null | undefined
}

/** Effort of a session of which nothing is known but its time: easy, as of a logged one. */
const UNKNOWN = 0.68

/** What a body can hold for a while, against its threshold. */
const MOST = 1.2

type Point = readonly [rate: number, effort: number]

/** Heart rate against that at threshold, and the effort it tells: the bounds of Friel's zones, and the middles of his bands of power. */
const HEART: readonly [Point, ...Point[]] = [
  [0.6, 0.45],
  [0.8, 0.6],
  [0.9, 0.76],
  [0.95, 0.86],
  [1, 0.96],
  [1.06, 1.08],
]

/**
 * Training stress of a recorded session: hours x effort^2 x 100, an hour at threshold being 100 (Friel, 'What is TSS'). Effort is weighted
 * watts against FTP, else the pace of a run or swim against its threshold, else the heart rate against the sport's own; that of an easy
 * session where no threshold was known by then.
 */
export function recordedStress(session: RecordedSession, thresholds: readonly Threshold[]): number {
  const effort = effortOf(session, thresholds) ?? UNKNOWN
  return (clampAmount(session.seconds) / 3600) * Math.min(MOST, effort) ** 2 * 100
}

function effortOf(session: RecordedSession, thresholds: readonly Threshold[]): number | undefined {
  const { type: sport, date: day, seconds, metres, averageHeartRate, weightedWatts } = session
  if (!isSport(sport)) return undefined
  const known = (kind: ThresholdKind) => thresholdOn(thresholds, { sport, kind, day })?.value
  if (sport === 'bike')
    return ratio(weightedWatts, known('ftp') ?? known('critical-power')) ?? byHeart(averageHeartRate, known('lthr'))
  const unit = sport === 'run' ? METRES_PER_MILE : 100
  const pace = metres ? (seconds * unit) / metres : undefined
  return ratio(known(sport === 'run' ? 'threshold-pace' : 'css'), pace) ?? byHeart(averageHeartRate, known('lthr'))
}

const ratio = (value: number | null | undefined, threshold: number | undefined): number | undefined =>
  clampAmount(value) > 0 && clampAmount(threshold) > 0 ? clampAmount(value) / clampAmount(threshold) : undefined

function byHeart(rate: number | null | undefined, threshold: number | undefined): number | undefined {
  const share = ratio(rate, threshold)
  if (share === undefined) return undefined
  let low = HEART[0]
  for (const high of HEART) {
    if (share <= high[0])
      return high === low ? high[1] : low[1] + ((high[1] - low[1]) * (share - low[0])) / (high[0] - low[0])
    low = high
  }
  return low[1]
}

/** Fitness and fatigue grow from what was done in these days; what was before has faded to a fiftieth. */
const SEEN_DAYS = 180

/** What was done in fewer days tells nothing of six weeks' fitness. */
const FEWEST_DAYS = 14

/**
 * Stress of each day before a season, the earliest first, from the first recorded session on: six months at most. Undefined where less
 * than two weeks are known.
 */
export function stressBefore(
  sessions: readonly RecordedSession[],
  { first, thresholds }: { first: IsoDay; thresholds: readonly Threshold[] },
): readonly StressBySport[] | undefined {
  const ago = (date: IsoDay) => (parseIsoDay(date) ? daysBetween(date, first) : 0)
  const before = sessions.filter(({ date }) => ago(date) >= 1 && ago(date) <= SEEN_DAYS)
  const length = Math.max(0, ...before.map(({ date }) => ago(date)))
  if (length < FEWEST_DAYS) return undefined
  const days = Array.from({ length }, noStress)
  for (const session of before) {
    const day = days[length - ago(session.date)]
    const stress = recordedStress(session, thresholds)
    if (!day) continue
    for (const sport of SPORTS) day[sport] += session.type === sport ? stress : 0
    day.total += stress
  }
  return days
}
