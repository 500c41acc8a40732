import type { Sport } from '../types.js'
import { type PlannedBout, paceOf } from './planned-bouts.js'
import { type Measured, measuredBetween } from './series.js'
import type { JudgedBy, StepVerdict, Track } from './types.js'

/** By what share the mean of a step may miss its target and is still as planned. */
const TOLERANCE: Record<Exclude<JudgedBy, 'time'>, number> = { power: 0.05, heartRate: 0.05, pace: 0.03 }

/** By how much a step may be shorter: a share of it, and seconds within which no end can be found; by the heart alone that are more. */
const SHORTER = { share: 0.1, seconds: 10 }
const SHORTER_BY_HEART = { share: 0.2, seconds: 45 }

/** Of less than this share nothing was done that counts. Design choice. */
const NOTHING = 0.25

/** A length of the pool is swum or not: half of one is a count that went wrong. */
const HALF_LENGTH = 0.6

/** A mean over less tells the device, not the athlete. Seconds; design choice. */
const SHORTEST_MEAN: Record<Exclude<JudgedBy, 'time'>, number> = { power: 20, pace: 60, heartRate: 120 }

/** The heart alone does not tell whether less was done at all. Seconds; design choice. */
const SHORTEST_BY_HEART = 180

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

/** What a step was done at, in the unit of its target, and whether that was as planned. */
export type Level = { figure: number; verdict: 'as-planned' | 'too-hard' | 'too-easy' }

/** By such a share of the error of its mean a step may miss its target by beside what is as planned, and no more than that again. Design choice. */
const ERRORS = 0.5

/**
 * What a stretch was done at: the median of the time in which the athlete moved, as a road and a bike that is let roll pull the mean away from
 * what was kept. Undefined where it is too short or too restless to say, or nothing was measured.
 */
export function levelOf(bout: PlannedBout, stretch: Stretch, { track, by, sport }: Judged): Level | undefined {
  const { target } = bout
  // Who takes longer than planned is not judged for that alone.
  if (by === 'time' || !target || Math.min(stretch.seconds, bout.seconds) < SHORTEST_MEAN[by]) return undefined
  const measured =
    by === 'pace' && stretch.metres && track.lengths
      ? swumLevel(stretch.metres, stretch.seconds, track.lengths.pool)
      : measuredBetween(track, by, { ...stretch, sport })
  if (!measured?.level) return undefined
  const { level, error } = measured
  const stray = (ERRORS * error) / level
  if (stray > 2 * TOLERANCE[by]) return undefined
  const figure = by === 'pace' ? paceOf(level, sport) : level
  const beside = {
    tolerance: TOLERANCE[by] + Math.min(TOLERANCE[by], stray),
    isPace: by === 'pace' && sport !== 'bike',
  }
  return { figure, verdict: effortBeside(figure, target, beside) }
}

/** A device counts each length in whole seconds, and a turn to the one or the other. */
const LENGTH_ERROR_SECONDS = 1

function swumLevel(metres: number, seconds: number, pool: number): Measured {
  const level = metres / seconds
  const lengths = Math.max(1, (100 * metres) / pool)
  return { level, error: (level * LENGTH_ERROR_SECONDS * Math.sqrt(lengths)) / seconds }
}

/** How a stretch was done; of several faults the one that says most. */
export function verdictOf(
  bout: PlannedBout,
  done: (Stretch & { level?: Level | undefined }) | undefined,
  { track, by }: Judged,
): StepVerdict {
  const isUntold = isHeartOnly(track) && bout.seconds < SHORTEST_BY_HEART
  if (!isUntold && (!done || shareOf(bout, done) < NOTHING)) return 'left-out'
  if (!isUntold && done && isShort(bout, done, track)) return 'short'
  const verdict = done?.level?.verdict ?? 'as-planned'
  // Who recovers slower than asked, or whose heart takes its time to, has done nothing wrong.
  return bout.kind === 'recover' && (by === 'heartRate' || verdict === 'too-easy') ? 'as-planned' : verdict
}

/** Of a stretch what was done, from 0 to 1. */
export const shareOf = ({ seconds, metres }: PlannedBout, done: Stretch): number =>
  Math.min(1, done.metres !== undefined && metres ? done.metres / metres : done.seconds / Math.max(1, seconds))

const isHeartOnly = ({ lengths, speed, power }: Track): boolean => !lengths && !speed && !power

function isShort({ seconds, metres }: PlannedBout, done: Stretch, track: Track): boolean {
  const { lengths } = track
  const shorter = isHeartOnly(track) ? SHORTER_BY_HEART : SHORTER
  if (done.metres !== undefined && metres) {
    const least = lengths ? (HALF_LENGTH * lengths.pool) / 100 : (shorter.seconds * done.metres) / done.seconds
    return metres - done.metres > Math.max(shorter.share * metres, least)
  }
  return seconds - done.seconds > Math.max(shorter.share * seconds, shorter.seconds)
}

function effortBeside(
  figure: number,
  { from, to }: { from: number; to: number },
  { tolerance, isPace }: { tolerance: number; isPace: boolean },
): Level['verdict'] {
  // In paces less is more.
  const [gentle, sharp] = isPace
    ? [from / (1 - tolerance), to / (1 + tolerance)]
    : [from * (1 - tolerance), to * (1 + tolerance)]
  if (isPace ? figure < sharp : figure > sharp) return 'too-hard'
  return (isPace ? figure > gentle : figure < gentle) ? 'too-easy' : 'as-planned'
}
