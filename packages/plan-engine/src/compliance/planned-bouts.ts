import { METRES_PER_MILE } from '../formulas/units.js'
import type { SessionStep, Sport, Step, WholeRange, Zone } from '../types.js'
import type { JudgedBy } from './types.js'

/** A stretch of a session at one effort, as it was planned. */
export type PlannedBout = {
  /** The longest of its steps. */
  step: Step
  kind: Step['kind']
  steps: { from: number; to: number }
  seconds: number
  metres: number | undefined
  /** In the unit of the target. */
  target: WholeRange | undefined
  /** Whether standing still is planned after it. */
  isRestAfter: boolean
}

/** Neighbours whose targets differ by less are one stretch: no device tells them apart. Design choice. */
const SAME_EFFORT = 0.04

/** How hard each zone is beside threshold, where a session's targets are no figures of what was measured. */
const NOMINAL: Record<Exclude<JudgedBy, 'time'>, Record<Zone, number>> = {
  power: { recovery: 0.5, easy: 0.65, moderate: 0.75, tempo: 0.85, threshold: 0.95, interval: 1.12, race: 0.85 },
  pace: { recovery: 0.72, easy: 0.8, moderate: 0.87, tempo: 0.93, threshold: 1, interval: 1.08, race: 0.96 },
  heartRate: { recovery: 0.76, easy: 0.85, moderate: 0.89, tempo: 0.94, threshold: 0.99, interval: 1.04, race: 0.95 },
}

/** The steps as they are done: each round of a repeat one after the other. */
export const stepsInOrder = (steps: readonly SessionStep[]): readonly Step[] =>
  steps.flatMap((step) => ('repeat' in step ? Array.from({ length: step.repeat }, () => step.steps).flat() : [step]))

/** The range that a step aims for by a measure; undefined where it has none. */
export function targetOf({ power, heartRate, target }: Step, by: JudgedBy): WholeRange | undefined {
  if (by === 'pace') return target
  return by === 'power' ? power : by === 'heartRate' ? heartRate : undefined
}

/** A pace of a sport in metres a second. */
export function speedOf(pace: number, sport: Sport): number {
  if (sport === 'bike') return (pace * METRES_PER_MILE) / 3600
  return pace > 0 ? paceUnit(sport) / pace : 0
}

/** Metres a second as a pace of a sport. */
export const paceOf = (speed: number, sport: Sport): number =>
  sport === 'bike' ? (speed * 3600) / METRES_PER_MILE : paceUnit(sport) / speed

const paceUnit = (sport: 'swim' | 'run') => (sport === 'swim' ? 100 : METRES_PER_MILE)

/** The middle of a range: metres a second, watts or beats. */
const middleOf = ({ from, to }: WholeRange, by: JudgedBy, sport: Sport): number =>
  by === 'pace' ? (speedOf(from, sport) + speedOf(to, sport)) / 2 : (from + to) / 2

/** What a session is judged by, and the measure that tells its efforts apart. */
export type Guided = { by: JudgedBy; guide: Exclude<JudgedBy, 'time'>; sport: Sport }

/** The stretches of a session: neighbours of the same effort are one, and rests stand between them. */
export function plannedBouts(steps: readonly SessionStep[], guided: Guided): PlannedBout[] {
  const bouts: PlannedBout[] = []
  for (const [index, step] of stepsInOrder(steps).entries()) {
    const last = bouts.at(-1)
    if (step.kind === 'rest') {
      if (last) last.isRestAfter = true
      continue
    }
    const bout = boutOf(step, index, guided.by)
    if (last && isSame(last, bout, guided)) join(last, bout)
    else bouts.push(bout)
  }
  return bouts
}

const boutOf = (step: Step, index: number, by: JudgedBy): PlannedBout => ({
  step,
  kind: step.kind,
  steps: { from: index, to: index + 1 },
  seconds: step.seconds,
  metres: step.metres,
  target: targetOf(step, by),
  isRestAfter: false,
})

/** Whether they differ neither in what the session is judged by nor in what may tell them apart where that does not: pace, and the guide. */
const isSame = (last: PlannedBout, next: PlannedBout, { by, guide, sport }: Guided): boolean =>
  !last.isRestAfter &&
  (hasNone(last, next) ? last.step.zone === next.step.zone : areNear(last.target, next.target, by, sport)) &&
  (by === 'pace' || areNear(last.step.target, next.step.target, 'pace', sport)) &&
  (by === guide || Math.abs(NOMINAL[guide][last.step.zone] / NOMINAL[guide][next.step.zone] - 1) <= SAME_EFFORT)

/** Whether one of them has no target: it is too short for the heart, or the session goes by feel. */
const hasNone = (last: PlannedBout, next: PlannedBout): boolean => !last.target || !next.target

function areNear(one: WholeRange | undefined, other: WholeRange | undefined, by: JudgedBy, sport: Sport): boolean {
  if (!one || !other) return one === other
  const [first, second] = [middleOf(one, by, sport), middleOf(other, by, sport)]
  return Math.abs(first - second) <= SAME_EFFORT * Math.max(first, second)
}

/** What is done at one effort is work, unless all of it is gentler; the longest step speaks for it. */
function join(last: PlannedBout, next: PlannedBout) {
  last.steps.to = next.steps.to
  last.seconds += next.seconds
  if (last.metres !== undefined && next.metres !== undefined) last.metres += next.metres
  if (last.kind !== next.kind) last.kind = 'work'
  if (next.step.seconds > last.step.seconds) {
    last.step = next.step
    last.target = next.target
  }
}

/**
 * How hard each stretch is by a measure: the middle of its target; where that is in another measure, the zone's place beside the
 * others, as high as those or, without any, as what was done.
 */
export function levelsOf(
  bouts: readonly PlannedBout[],
  { by, sport, mean }: { by: Exclude<JudgedBy, 'time'>; sport: Sport; mean: number },
) {
  const told = bouts.map(({ step }) => {
    const target = targetOf(step, by)
    return target && middleOf(target, by, sport)
  })
  let [known, nominal, whole, seconds] = [0, 0, 0, 0]
  for (const [index, { step, seconds: length }] of bouts.entries()) {
    const level = told[index]
    if (level !== undefined) {
      known += level * length
      nominal += NOMINAL[by][step.zone] * length
    }
    whole += NOMINAL[by][step.zone] * length
    seconds += length
  }
  const scale = nominal > 0 ? known / nominal : whole > 0 ? (mean * seconds) / whole : 1
  return bouts.map(({ step }, index) => told[index] ?? NOMINAL[by][step.zone] * scale)
}
