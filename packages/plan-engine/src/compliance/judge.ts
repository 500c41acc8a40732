import type { Sport } from '../types.js'
import { type PlannedBout, paceOf } from './planned-bouts.js'
import { meanBetween } from './series.js'
import type { JudgedBy, StepVerdict, Track } from './types.js'

/** By what share the mean of a step may miss its target and is still as planned. */
const TOLERANCE: Record<Exclude<JudgedBy, 'time'>, number> = { power: 0.05, heartRate: 0.05, pace: 0.03 }

/** By how much a step may be shorter: a share of it, and seconds within which no end can be found; by the heart alone that are more. */
const SHORTER = { share: 0.1, seconds: 10, heartSeconds: 45 }

/** Of less than this share nothing was done that counts. Design choice. */
const NOTHING = 0.25

/** A length of the pool is swum or not: half of one is a count that went wrong. */
const HALF_LENGTH = 0.6

/** A mean over less tells the device, not the athlete. Seconds; design choice. */
const SHORTEST_MEAN: Record<Exclude<JudgedBy, 'time'>, number> = { power: 20, pace: 60, heartRate: 120 }

/** What was found of a stretch. */
export type Stretch = {
  /** Of recorded time. */
  from: number
  to: number
  /** In which the athlete moved. */
  seconds: number
  /** Where lengths were counted. */
  metres?: number
}

type Judged = { track: Track; by: JudgedBy; sport: Sport }

/** The mean of a stretch in the unit of its target; undefined where it is too short for one, or nothing was measured. */
export function meanOf(bout: PlannedBout, stretch: Stretch, { track, by, sport }: Judged): number | undefined {
  if (by === 'time' || !bout.target || stretch.seconds < SHORTEST_MEAN[by]) return undefined
  if (by !== 'pace') return meanBetween(track, by, { ...stretch, sport })
  const speed = stretch.metres ? stretch.metres / stretch.seconds : meanBetween(track, by, { ...stretch, sport })
  return speed ? paceOf(speed, sport) : undefined
}

/** How a stretch was done; of several faults the one that says most. */
export function verdictOf(
  bout: PlannedBout,
  done: (Stretch & { mean?: number | undefined }) | undefined,
  { track, by, sport }: Judged,
): StepVerdict {
  if (!done || shareOf(bout, done) < NOTHING) return 'left-out'
  if (isShort(bout, done, track)) return 'short'
  const { mean } = done
  if (by === 'time' || !bout.target || mean === undefined) return 'as-planned'
  const effort = effortBeside(mean, bout.target, { by, sport })
  // Who recovers slower than asked, or whose heart takes its time to, has done nothing wrong.
  if (bout.kind === 'recover' && (by === 'heartRate' || effort === 'too-easy')) return 'as-planned'
  return effort
}

/** Of a stretch what was done, from 0 to 1. */
export const shareOf = ({ seconds, metres }: PlannedBout, done: Stretch): number =>
  Math.min(1, done.metres !== undefined && metres ? done.metres / metres : done.seconds / Math.max(1, seconds))

function isShort({ seconds, metres }: PlannedBout, done: Stretch, { lengths, speed, power }: Track): boolean {
  const isHeartOnly = !speed && !power
  if (done.metres !== undefined && metres && lengths)
    return metres - done.metres > Math.max(SHORTER.share * metres, (HALF_LENGTH * lengths.pool) / 100)
  return (
    seconds - done.seconds > Math.max(SHORTER.share * seconds, isHeartOnly ? SHORTER.heartSeconds : SHORTER.seconds)
  )
}

function effortBeside(
  mean: number,
  { from, to }: { from: number; to: number },
  { by, sport }: { by: Exclude<JudgedBy, 'time'>; sport: Sport },
) {
  const tolerance = TOLERANCE[by]
  const isPace = by === 'pace' && sport !== 'bike'
  // In paces less is more.
  const [gentle, sharp] = isPace
    ? [from / (1 - tolerance), to / (1 + tolerance)]
    : [from * (1 - tolerance), to * (1 + tolerance)]
  if (isPace ? mean < sharp : mean > sharp) return 'too-hard'
  return (isPace ? mean > gentle : mean < gentle) ? 'too-easy' : 'as-planned'
}
