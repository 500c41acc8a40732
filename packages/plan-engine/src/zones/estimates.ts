import { addDays } from '../calendar.js'
import { type IsoDay, SPORTS, type Sport } from '../types.js'
import type { Bests } from './bests.js'
import { criticalPower, criticalSwimPace, EFFORT_SECONDS, type Effort, thresholdPace, thresholdPower } from './tests.js'
import { isSound, THRESHOLDS_OF } from './thresholds.js'
import type { Threshold, ThresholdKind } from './types.js'

/** The best of one session, and when and in which sport it was. */
export type DatedBests = { day: IsoDay; sport: Sport; bests: Bests }

/** What a threshold is estimated from: one effort, several rides of 3 to 20 minutes, or a longer and a shorter swim. */
export type EstimateBasis =
  | { code: 'WATTS'; seconds: number; watts: number }
  | { code: 'BEATS'; seconds: number; beats: number }
  | { code: 'METRES'; seconds: number; metres: number }
  | { code: 'EFFORTS'; efforts: readonly Effort[] }
  | { code: 'SWIMS'; seconds400: number; seconds200: number }

/** A threshold as the best of what was done tells it. */
export type Estimate = Threshold & { source: 'estimated'; basis: EstimateBasis }

/**
 * Why a threshold cannot be told: nothing of the kind was measured; it is too long ago, `day`; or the efforts do not
 * fit together: the longer swim as fast as the shorter, watts that fall too much or too little with time.
 */
export type Lack = { sport: Sport; kind: ThresholdKind; code: 'NOT_MEASURED' | 'TOO_OLD' | 'UNEVEN'; day?: IsoDay }

/** Days after which a best effort tells of somebody else; hearts change slowly. Design choice: services look back as far. */
const RECENT_DAYS = 90
const HEART_DAYS = 365

/** Pace falls by this power of how many times as long it is (Riegel, American Scientist 1981). */
const RIEGEL = 0.06

/** Seconds of an effort whose pace and heartbeats are those of the threshold: the test of a run alone. */
const TEST_SECONDS = 1800

/** Critical swim pace is slower than that of 400 m, by no more than this: else one of the two was no effort. Design choice. */
const SLOWER_THAN_400 = 1.12

/** What a rider can do above critical power, in joules: outside of it one of the efforts was none (Jones et al. 2010 tell 6 to 30 kJ). */
const RESERVE = { min: 4_000, max: 45_000 }

type Candidate = { day: IsoDay; value: number; joules?: number; basis: EstimateBasis }
type Question = { sport: Sport; kind: ThresholdKind; sessions: readonly DatedBests[]; from: IsoDay }

/**
 * Thresholds from the best efforts of the last 90 days (of a year, for the highest heart rate): 0.95 of 20 minutes' watts or all of an
 * hour's, critical power from the best of 3 to 20 minutes, the pace and the heart rate of 30 minutes, CSS between 400 and 200 m. An effort tells what was done, not what could have been:
 * each is a proposal, marked as estimated. What cannot be told is listed with the reason.
 */
export function estimateThresholds(
  sessions: readonly DatedBests[],
  today: IsoDay,
): { estimates: readonly Estimate[]; lacks: readonly Lack[] } {
  const estimates: Estimate[] = []
  const lacks: Lack[] = []
  for (const sport of SPORTS)
    for (const kind of THRESHOLDS_OF[sport]) {
      const from = addDays(today, kind === 'max-hr' ? -HEART_DAYS : -RECENT_DAYS)
      const own = sessions.filter((each) => each.sport === sport && each.day <= today)
      const found = estimateOf({ sport, kind, sessions: own, from })
      if (!('code' in found)) estimates.push(found)
      // Who has no watts is told so of FTP.
      else if (kind !== 'critical-power' || found.code === 'UNEVEN') lacks.push(found)
    }
  return { estimates, lacks }
}

function estimateOf({ sport, kind, sessions, from }: Question): Estimate | Lack {
  const recent = sessions.filter(({ day }) => day >= from)
  const best = bestOf(kind, recent)
  if (best === 'uneven') return { sport, kind, code: 'UNEVEN' }
  const estimate = best && toEstimate({ sport, kind }, best)
  if (estimate && isSound(estimate)) return estimate
  const older = bestOf(kind, sessions)
  if (older && older !== 'uneven' && older.day < from) return { sport, kind, code: 'TOO_OLD', day: older.day }
  return { sport, kind, code: 'NOT_MEASURED' }
}

const toEstimate = (
  { sport, kind }: Pick<Threshold, 'sport' | 'kind'>,
  { day, value, joules, basis }: Candidate,
): Estimate => ({
  ...{ sport, kind, value, measuredOn: day },
  ...(joules !== undefined && { joules }),
  ...{ source: 'estimated', basis },
})

function bestOf(kind: ThresholdKind, sessions: readonly DatedBests[]): Candidate | 'uneven' | undefined {
  if (kind === 'css') return swimPaceOf(sessions)
  if (kind === 'critical-power') return criticalPowerOf(sessions)
  const candidates = sessions.flatMap(({ day, bests }) => candidatesOf(kind, bests).map((each) => ({ ...each, day })))
  const isLess = kind === 'threshold-pace'
  return candidates.reduce<Candidate | undefined>(
    (best, each) => (best && (isLess ? best.value <= each.value : best.value >= each.value) ? best : each),
    undefined,
  )
}

function candidatesOf(kind: ThresholdKind, { watts, beats, metres }: Bests): Omit<Candidate, 'day'>[] {
  if (kind === 'ftp')
    return watts.flatMap((effort) => {
      const value = effort.seconds === 3600 ? effort.watts : effort.seconds === 1200 && thresholdPower(effort.watts)
      return value ? [{ value, basis: { code: 'WATTS', ...effort } }] : []
    })
  if (kind === 'threshold-pace')
    return metres.flatMap((effort) => {
      const pace = thresholdPace(effort)
      return pace ? [{ value: paceOfTest(pace, effort.seconds), basis: { code: 'METRES', ...effort } }] : []
    })
  const seconds = kind === 'lthr' ? TEST_SECONDS : 10
  return beats.flatMap((effort) =>
    effort.seconds === seconds ? [{ value: effort.beats, basis: { code: 'BEATS', ...effort } }] : [],
  )
}

/** The pace of half an hour from that of a shorter effort; who holds a pace for longer has it. */
const paceOfTest = (pace: number, seconds: number) =>
  seconds < TEST_SECONDS ? pace * (TEST_SECONDS / seconds) ** RIEGEL : pace

/** From the best watts of each length that critical power is read from; the day is that of the latest. */
function criticalPowerOf(sessions: readonly DatedBests[]): Candidate | 'uneven' | undefined {
  const best = new Map<number, Effort & { day: IsoDay }>()
  for (const { day, bests } of sessions)
    for (const { seconds, watts } of bests.watts)
      if (seconds >= EFFORT_SECONDS.min && seconds <= EFFORT_SECONDS.max && watts > (best.get(seconds)?.watts ?? 0))
        best.set(seconds, { seconds, watts, day })
  const efforts = [...best.values()].sort((one, other) => one.seconds - other.seconds)
  const day = [...best.values()]
    .map((each) => each.day)
    .toSorted()
    .at(-1)
  if (efforts.length < 2 || !day) return undefined
  const told = criticalPower(efforts)
  if (!told || told.joules < RESERVE.min || told.joules > RESERVE.max) return 'uneven'
  const { watts: value, joules } = told
  return {
    ...{ day, value, joules },
    basis: { code: 'EFFORTS', efforts: efforts.map(({ seconds, watts }) => ({ seconds, watts })) },
  }
}

/** From the fastest 400 and the fastest 200, whenever they were; the day is that of the later one. */
function swimPaceOf(sessions: readonly DatedBests[]): Candidate | 'uneven' | undefined {
  const fastest = (wanted: number) =>
    sessions
      .flatMap(({ day, bests }) =>
        bests.swims.flatMap(({ metres, seconds }) => (metres === wanted ? [{ day, seconds }] : [])),
      )
      .reduce<{ day: IsoDay; seconds: number } | undefined>(
        (best, each) => (best && best.seconds <= each.seconds ? best : each),
        undefined,
      )
  const [long, short] = [fastest(400), fastest(200)]
  if (!long || !short) return undefined
  const [seconds400, seconds200] = [long.seconds, short.seconds]
  const value = criticalSwimPace({ seconds400, seconds200 })
  const pace400 = seconds400 / 4
  if (value === undefined || value <= pace400 || value > SLOWER_THAN_400 * pace400) return 'uneven'
  const [, day = short.day] = [long.day, short.day].sort()
  return { day, value, basis: { code: 'SWIMS', seconds400, seconds200 } }
}
