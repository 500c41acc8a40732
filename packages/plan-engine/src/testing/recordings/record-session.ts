import { plannedBouts, speedOf, stepsInOrder, targetOf } from '../../compliance/planned-bouts.js'
import type { JudgedBy, StepVerdict, Track } from '../../compliance/types.js'
import type { SessionStep, Sport, Step, WholeRange } from '../../types.js'
import { targetField } from '../../zones/ranges.js'
import type { Chance } from './chance.js'
import type { Part, Recorder } from './recorder.js'
import { swimTrack, timedTrack } from './tracks.js'

/** What goes wrong in a made-up recording: in which stretch of the plan, and what. */
export type Fault = { bout: number; verdict: Exclude<StepVerdict, 'as-planned'> }

/** What tells the efforts of a recording apart, the best that it has. */
export const guideOf = (sport: Sport, { isHeartOnly }: Pick<Recorder, 'isHeartOnly'>) =>
  isHeartOnly ? 'heartRate' : sport === 'bike' ? 'power' : 'pace'

/** How a session is judged by what it aims for. */
export function aimOf(steps: readonly SessionStep[]): JudgedBy {
  const field = targetField(steps)
  return field === 'effort' ? 'time' : field === 'target' ? 'pace' : field
}

/** A recording of a session, with a fault or without. */
export function recordSession(
  session: { type: Sport; steps: readonly SessionStep[] },
  { fault, recorder, chance }: { fault?: Fault | undefined; recorder: Recorder; chance: Chance },
): Track {
  const own = partsOf(session, { fault, recorder, chance })
  const parts = recorder.around ? around(own, session, { seconds: recorder.around, chance }) : own
  if (recorder.pool) return swimTrack(parts, recorder.pool, chance)
  return timedTrack(parts, { recorder, chance, sport: session.type })
}

const LEVEL = { recovery: 0.55, easy: 0.68, moderate: 0.78, tempo: 0.87, threshold: 0.95, interval: 1.1, race: 0.9 }

function partsOf(
  { type, steps }: { type: Sport; steps: readonly SessionStep[] },
  { fault, recorder, chance }: { fault?: Fault | undefined; recorder: Recorder; chance: Chance },
): Part[] {
  const by = aimOf(steps)
  const flat = stepsInOrder(steps)
  const bouts = plannedBouts(steps, { by, guide: guideOf(type, recorder), sport: type })
  const bout = fault && bouts[fault.bout]
  // An athlete is as fast on a day as on the others, within what is asked.
  const parts: Part[] = []
  let cut = 0
  if (bout && fault?.verdict === 'short') cut = bout.seconds - chance.between(...shortened(bout.seconds))
  for (const [index, step] of flat.entries()) {
    if (step.kind === 'rest') {
      const last = parts.at(-1)
      if (last && last.seconds > 0) last.restAfter = step.seconds * chance.between(0.9, 1.2)
      continue
    }
    const isFaulty = bout !== undefined && index >= bout.steps.from && index < bout.steps.to
    const part = partOf(step, { sport: type, by, chance, verdict: isFaulty ? fault?.verdict : undefined })
    if (isFaulty && fault?.verdict === 'left-out') continue
    if (isFaulty && cut > 0) {
      const less = Math.min(cut, part.seconds)
      cut -= less
      const left = part.seconds - less
      if (part.metres) part.metres = (part.metres * left) / part.seconds
      part.seconds = left
    }
    if (part.seconds > 0) parts.push(part)
  }
  return parts
}

/** The same with so many seconds easy before and after it. */
function around(
  parts: readonly Part[],
  { type, steps }: { type: Sport; steps: readonly SessionStep[] },
  { seconds, chance }: { seconds: number; chance: Chance },
): Part[] {
  const easy = (): Part => {
    const part = partOf(gentlest(stepsInOrder(steps)), { sport: type, by: aimOf(steps), chance })
    const share = chance.between(0.85, 1)
    const own = { speed: part.speed * share, power: part.power * share, heart: part.heart * chance.between(0.95, 1) }
    return { ...part, ...own, seconds, metres: undefined, isStep: false }
  }
  return [easy(), ...parts, easy()]
}

/** From 35 % of it to what is short beyond doubt, and a sample. */
const shortened = (seconds: number): [number, number] => [0.35 * seconds, Math.min(0.82 * seconds, seconds - 18)]

function gentlest(steps: readonly Step[]): Step {
  const [first] = steps
    .filter(({ kind }) => kind !== 'rest')
    .toSorted((one, other) => LEVEL[one.zone] - LEVEL[other.zone])
  if (!first) throw new Error('A session has steps')
  return first
}

type Doing = { sport: Sport; by: JudgedBy; chance: Chance; verdict?: StepVerdict | undefined }

function partOf(step: Step, { sport, by, chance, verdict }: Doing): Part {
  const own = targetOf(step, by)
  const miss = missOf(by, verdict, chance)
  const at = chance.between(0.15, 0.85)
  const doneOwn = own && missed(own, { at, miss, isPace: by === 'pace', sport })
  const power = by === 'power' && doneOwn ? doneOwn : 250 * LEVEL[step.zone] * (1 + miss)
  const pace = step.target ?? { from: 600, to: 590 }
  const steady = 1 + (by === 'power' ? miss / 2.5 : by === 'heartRate' ? miss / 1.2 : 0)
  const speed = by === 'pace' && doneOwn ? doneOwn : missed(pace, { at, miss: 0, isPace: true, sport }) * steady
  const heart = by === 'heartRate' && doneOwn ? doneOwn : 105 + 70 * (LEVEL[step.zone] * (1 + miss) - 0.4)
  const seconds = step.metres ? step.metres / speed : step.seconds * chance.between(0.985, 1.03)
  return {
    seconds,
    speed,
    power,
    heart,
    isStep: true,
    isHard: LEVEL[step.zone] > 0.8,
    metres: step.metres,
    restAfter: 0,
  }
}

const TOLERANCE: Record<JudgedBy, number> = { power: 0.05, heartRate: 0.05, pace: 0.03, time: 0.1 }

function missOf(by: JudgedBy, verdict: StepVerdict | undefined, chance: Chance): number {
  const size = TOLERANCE[by] + chance.between(0.03, 0.12)
  return verdict === 'too-hard' ? size : verdict === 'too-easy' ? -size : 0
}

/** A place in a range, or beyond its nearer end. */
function missed(
  { from, to }: WholeRange,
  { at, miss, isPace, sport }: { at: number; miss: number; isPace: boolean; sport: Sport },
): number {
  const [low, high] = isPace ? [speedOf(from, sport), speedOf(to, sport)] : [from, to]
  return miss > 0 ? high * (1 + miss) : miss < 0 ? low * (1 + miss) : low + (high - low) * at
}
