import { plannedBouts, speedOf, stepsInOrder, targetOf } from '../../compliance/planned-bouts.js'
import type { JudgedBy, Lap, StepVerdict, Track } from '../../compliance/types.js'
import type { SessionStep, Sport, Step, WholeRange } from '../../types.js'
import { targetField } from '../../zones/ranges.js'
import type { Chance } from './chance.js'

/** What goes wrong in a made-up recording: in which stretch of the plan, and what. */
export type Fault = { bout: number; verdict: Exclude<StepVerdict, 'as-planned'>; isRiddenEasy?: boolean }

/** How it was recorded. */
export type Recorder = {
  laps: 'steps' | 'hand' | 'each-km' | 'none'
  /** Of power or speed, a share. */
  noise: number
  /** Of heart rate over an hour, a share. */
  drift: number
  pauses: 'none' | 'clock-stopped' | 'standing'
  /** Of the pool in metres, where lengths are counted. */
  pool?: number
  /** Only the heart was measured. */
  isHeartOnly?: boolean
}

/** A stretch as it was really done: metres a second, watts and the beats that belong to them. */
type Part = {
  seconds: number
  speed: number
  power: number
  heart: number
  isStep: boolean
  metres?: number | undefined
  restAfter: number
}

const EVERY = 5

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
  const parts = partsOf(session, { fault, chance })
  if (recorder.pool) return swimTrack(parts, recorder.pool, chance)
  return timedTrack(parts, { recorder, chance, sport: session.type })
}

const LEVEL = { recovery: 0.55, easy: 0.68, moderate: 0.78, tempo: 0.87, threshold: 0.95, interval: 1.1, race: 0.9 }

function partsOf(
  { type, steps }: { type: Sport; steps: readonly SessionStep[] },
  { fault, chance }: { fault?: Fault | undefined; chance: Chance },
): Part[] {
  const by = aimOf(steps)
  const flat = stepsInOrder(steps)
  const bouts = plannedBouts(steps, by, type)
  const place = { bout: fault ? bouts[fault.bout] : undefined, easy: gentlest(flat) }
  // An athlete is as fast on a day as on the others, within what is asked.
  const parts: Part[] = []
  let cut = 0
  const bout = place.bout
  if (bout && fault?.verdict === 'short') cut = bout.seconds - chance.between(...shortened(bout.seconds))
  for (const [index, step] of flat.entries()) {
    if (step.kind === 'rest') {
      const last = parts.at(-1)
      if (last && last.seconds > 0) last.restAfter = step.seconds * chance.between(0.9, 1.2)
      continue
    }
    const isFaulty = bout !== undefined && index >= bout.steps.from && index < bout.steps.to
    const part = partOf(step, { sport: type, by, chance, verdict: isFaulty ? fault?.verdict : undefined })
    if (isFaulty && fault?.verdict === 'left-out') {
      if (fault.isRiddenEasy)
        parts.push({ ...partOf(place.easy, { sport: type, by, chance }), seconds: part.seconds, isStep: false })
      continue
    }
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
  return { seconds, speed, power, heart, isStep: true, metres: step.metres, restAfter: 0 }
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

function swimTrack(parts: readonly Part[], pool: number, chance: Chance): Track {
  const swum: { start: number; end: number }[] = []
  const laps: Lap[] = []
  let clock = 0
  for (const { metres, speed, seconds, restAfter } of parts) {
    laps.push({ start: Math.round(clock), metres: null, cause: 'hand' })
    const lengths = Math.round((metres ?? speed * seconds) / pool)
    for (let at = 0; at < lengths; at++) {
      const end = clock + (pool / speed) * (1 + 0.015 * chance.normal())
      swum.push({ start: Math.round(clock * 10), end: Math.round(end * 10) })
      clock = end
    }
    clock += restAfter
  }
  return { every: EVERY, laps, lengths: { pool: pool * 100, swum } }
}

type Recording = { recorder: Recorder; chance: Chance; sport: Sport }

/** Second by second what a device would have written, then the averages that are kept. */
function timedTrack(parts: readonly Part[], { recorder, chance, sport }: Recording): Track {
  const seconds: { speed: number | null; power: number | null; heart: number }[] = []
  const laps: Lap[] = []
  let [heart, wave, metres, nextKm] = [100, 0, 0, 1000]
  const pauseIn = recorder.pauses === 'standing' ? Math.floor(chance.next() * parts.length) : -1
  for (const [index, part] of parts.entries()) {
    const isTold = recorder.laps === 'steps' || (recorder.laps === 'hand' && chance.next() < 0.85)
    if (isTold && part.isStep)
      laps.push({ start: seconds.length, metres: null, cause: recorder.laps === 'steps' ? 'step' : 'hand' })
    const length = Math.round(part.seconds)
    const pauseAt = index === pauseIn ? Math.floor(length * chance.between(0.3, 0.7)) : -1
    const pause = pauseAt >= 0 ? Math.round(chance.between(20, 80)) : 0
    const waves: number[] = []
    for (let second = 0; second < length + pause + Math.round(part.restAfter); second++) {
      wave = 0.8 * wave + 0.6 * chance.normal() * recorder.noise
      waves.push(wave)
    }
    // Watts go up and down under the legs, and are what was done; of a speed some is the device's own error.
    const meanWave = waves.reduce((sum, each) => sum + each, 0) / Math.max(1, waves.length)
    for (let second = 0; second < length + pause + Math.round(part.restAfter); second++) {
      const isStill = (second >= pauseAt && second < pauseAt + pause) || second >= length + pause
      const up = waves[second] ?? 0
      const drift = 1 + (recorder.drift * seconds.length) / 3600
      heart += ((isStill ? 105 : part.heart * drift) - heart) / 28
      const speed = isStill ? 0 : part.speed * (1 + up)
      metres += speed
      if (recorder.laps === 'each-km' && metres >= nextKm) {
        laps.push({ start: seconds.length, metres: 1000, cause: 'unknown' })
        nextKm += 1000
      }
      seconds.push({
        speed,
        power: isStill ? 0 : part.power * (1 + (up - meanWave) * 2),
        heart: heart + 1.2 * chance.normal(),
      })
    }
  }
  return kept(seconds, { laps, recorder, sport })
}

function kept(
  seconds: readonly { speed: number | null; power: number | null; heart: number }[],
  { laps, recorder, sport }: { laps: Lap[]; recorder: Recorder; sport: Sport },
): Track {
  const every = EVERY * Math.max(1, Math.ceil(seconds.length / EVERY / 1440))
  const count = Math.floor(seconds.length / every)
  const channel = (value: (one: (typeof seconds)[number]) => number) =>
    Array.from({ length: count }, (_, at) =>
      Math.round(seconds.slice(at * every, (at + 1) * every).reduce((sum, one) => sum + value(one), 0) / every),
    )
  const heartRate = channel(({ heart }) => heart)
  if (recorder.isHeartOnly) return { every, laps, heartRate }
  return {
    every,
    laps,
    heartRate,
    speed: channel(({ speed }) => 100 * (speed ?? 0)),
    ...(sport === 'bike' && { power: channel(({ power }) => power ?? 0) }),
  }
}
