import { roundHalfUp } from '../formulas/pace.js'
import type { ZonePace } from '../formulas/zones.js'
import type { CueCode } from '../steps.js'
import type { SessionStep, Sport, Step, Zone } from '../types.js'
import type { Drill } from './library/drills.js'

/** A session while its steps are written; what is left of its time is always known. */
export type Draft = {
  sport: Sport
  zones: Record<Zone, ZonePace>
  minutes: number
  /** What its warm-up, in the water, ends in. */
  opening: Drill | undefined
  /** Seconds not yet written. */
  left: number
  steps: SessionStep[]
  /** Metres swum, or miles ridden or run. */
  covered: number
}

export const newDraft = (sport: Sport, zones: Record<Zone, ZonePace>, minutes: number, opening?: Drill): Draft => ({
  sport,
  zones,
  minutes,
  opening,
  left: minutes * 60,
  steps: [],
  covered: 0,
})

/** What a step is for, how hard it is, and how it is done where its kind does not tell. */
export type Effort = Pick<Step, 'kind' | 'zone'> & { cue?: Step['cue'] | undefined }

export const WARM_UP: Effort = { kind: 'warmup', zone: 'easy' }
export const EASY: Effort = { kind: 'work', zone: 'easy' }
export const EASY_BREAK: Effort = { kind: 'recover', zone: 'easy' }
export const RACE_PACE: Effort = { kind: 'work', zone: 'race', cue: 'race-pace' }
export const COOL_DOWN: Effort = { kind: 'cooldown', zone: 'recovery' }

/** A step that ends by the clock. */
export const timed = ({ zones }: Draft, { kind, zone, cue }: Effort, seconds: number): Step =>
  withCue({ kind, seconds, zone, target: zones[zone].target }, cue)

/** A swum step that ends at the wall; its seconds are what it takes at the zone's pace. */
export const swum = (
  { zones }: Draft,
  { kind = 'work', zone, cue }: Omit<Effort, 'kind'> & Partial<Pick<Effort, 'kind'>>,
  metres: number,
): Step => withCue({ kind, seconds: swimSeconds(zones[zone], metres), metres, zone, target: zones[zone].target }, cue)

/** Assigned, not spread: a plan has a thousand steps, and copying each is the most of writing it. */
function withCue(step: Step, cue: Effort['cue']): Step {
  if (cue) step.cue = cue
  return step
}

export const swimSeconds = ({ secondsPerUnit }: Pick<ZonePace, 'secondsPerUnit'>, metres: number): number =>
  roundHalfUp(metres * secondsPerUnit)

/** Standing still at the wall. */
export const pause = (seconds: number): Step => ({ kind: 'rest', seconds, zone: 'recovery' })

/** Writes one step; nothing when it has no time. */
export function write(draft: Draft, step: Step) {
  if (step.seconds <= 0) return
  count(draft, step, 1)
  draft.steps.push(step)
}

/** Writes steps done so many times: one by one where they are done once; nothing for none. */
export function writeRepeat(draft: Draft, repeat: number, steps: readonly Step[]) {
  if (repeat < 1) return
  if (repeat === 1) {
    for (const step of steps) write(draft, step)
    return
  }
  for (const step of steps) count(draft, step, repeat)
  draft.steps.push({ repeat, steps })
}

/** Writes as many repeats as fit into so many seconds. Returns the seconds written. */
export function writeFitting(draft: Draft, seconds: number, steps: readonly Step[]): number {
  const { left } = draft
  writeRepeat(draft, Math.floor(seconds / secondsOf(steps)), steps)
  return left - draft.left
}

/** Counts a step's time and way so many times. */
function count(draft: Draft, { kind, metres, seconds, zone }: Step, times: number) {
  draft.left -= times * seconds
  if (kind !== 'rest') draft.covered += times * (metres ?? seconds / draft.zones[zone].secondsPerUnit)
}

/** Seconds of steps, each done once. */
export function secondsOf(steps: readonly Step[]): number {
  let sum = 0
  for (const { seconds } of steps) sum += seconds
  return sum
}

/** Minutes of warming up: a fifth of the session, 5 to 15, at most 10 in the water. Design choice. */
export const warmUpMinutes = ({ sport, minutes }: Pick<Draft, 'sport' | 'minutes'>): number =>
  Math.min(sport === 'swim' ? 10 : 15, Math.max(5, Math.floor(minutes * 0.2 + 0.5)))

/** Minutes of cooling down: a tenth of the session, 3 to 10. Design choice. */
export const coolDownMinutes = ({ minutes }: Pick<Draft, 'minutes'>): number =>
  Math.min(10, Math.max(3, Math.floor(minutes * 0.1 + 0.5)))

/** Seconds between warm-up and cool-down. */
export const mainSeconds = (session: Pick<Draft, 'sport' | 'minutes'>): number =>
  60 * (session.minutes - warmUpMinutes(session) - coolDownMinutes(session))

export const writeWarmUp = (draft: Draft) => write(draft, timed(draft, WARM_UP, warmUpMinutes(draft) * 60))

/** Spends all but the cool-down on one easy step, then cools down. */
export function writeRest(draft: Draft, cue?: CueCode, coolDown: number = coolDownMinutes(draft)) {
  write(draft, timed(draft, { kind: 'work', zone: 'easy', cue }, draft.left - coolDown * 60))
  write(draft, timed(draft, COOL_DOWN, coolDown * 60))
}
