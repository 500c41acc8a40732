import type { ZonePace } from '../formulas/zones.js'
import type { Step } from '../types.js'
import {
  COOL_DOWN,
  coolDownMinutes,
  type Draft,
  EASY,
  pause,
  secondsOf,
  swum,
  WARM_UP,
  warmUpMinutes,
  write,
  writeRepeat,
} from './step-writer.js'

/** Metres that swimmers count by: one length of a long pool, two of a short one. */
export const LENGTH = 50

/** The seconds after fifty metres of drills. */
export const DRILL_REST = 15

/** Easy metres that are left over go to the warm-up, up to this many; more are a stretch of their own. Design choice. */
const MAX_ADDED = 200

/** A part of a swim: steps done so many times. */
export type SwimSet = { repeat: number; steps: readonly Step[] }

/** Whole lengths that fit into so many seconds at a pace. */
export const metresIn = (seconds: number, { secondsPerUnit }: ZonePace): number =>
  LENGTH * Math.max(0, Math.floor(seconds / (LENGTH * secondsPerUnit) + 1e-9))

/** Seconds between warm-up and cool-down of a swim, both in whole lengths. */
export function swimMainSeconds(draft: Draft): number {
  const { repeat, steps } = drills(draft)
  return draft.minutes * 60 - secondsOf([warmUp(draft, 0), coolDown(draft)]) - repeat * secondsOf(steps)
}

/** Metres of the longest easy stretch that a swim has room for, when its warm-up gives all but one length. */
export const longestStretch = (draft: Draft): number =>
  metresIn(swimMainSeconds(draft) + warmUp(draft, 0).seconds, draft.zones.easy) - LENGTH

/**
 * Writes a swim of whole lengths that fills its minutes: warm-up, the sets, easy metres with what is left, cool-down. What
 * remains is less than the time of one more length. A swim too short for warm-up and cool-down is one easy stretch.
 */
export function writeSwim(draft: Draft, sets: readonly SwimSet[]) {
  if (swimMainSeconds(draft) < 0) {
    write(draft, swum(draft, EASY, Math.max(LENGTH, metresIn(draft.minutes * 60, draft.zones.easy))))
    return
  }
  const done = sets.filter(({ repeat }) => repeat > 0)
  const open = swimMainSeconds(draft) - done.reduce((sum, { repeat, steps }) => sum + repeat * secondsOf(steps), 0)
  const easy = open < 0 ? -LENGTH - metresIn(-open, draft.zones.easy) : metresIn(open, draft.zones.easy)
  const isAdded = done.length > 0 && easy <= MAX_ADDED
  write(draft, warmUp(draft, isAdded ? fitting(draft, easy, open) : 0))
  const { repeat, steps } = drills(draft)
  writeRepeat(draft, repeat, steps)
  for (const { repeat, steps } of done) writeRepeat(draft, repeat, steps)
  if (!isAdded) write(draft, swum(draft, EASY, easy))
  write(draft, coolDown(draft))
}

/** The easy metres that can join the warm-up, or that it must give: rounding each step to seconds may cost the last length. */
function fitting(draft: Draft, metres: number, open: number): number {
  const grown = secondsOf([warmUp(draft, metres)]) - secondsOf([warmUp(draft, 0)])
  return grown > open ? metres - LENGTH : metres
}

function warmUp(draft: Draft, added: number): Step {
  const { repeat, steps } = drills(draft)
  const metres = Math.max(LENGTH, metresIn(warmUpMinutes(draft) * 60 - repeat * secondsOf(steps), draft.zones.easy))
  return swum(draft, WARM_UP, Math.max(LENGTH, metres + added))
}

const NONE: SwimSet = { repeat: 0, steps: [] }

/** What a warm-up with a drill ends in: half of it, a length of fifty at a time. */
function drills(draft: Draft): SwimSet {
  const { opening } = draft
  if (!opening) return NONE
  const steps = [swum(draft, { kind: 'warmup', zone: 'recovery', cue: opening }, LENGTH), pause(DRILL_REST)]
  return { repeat: timesIn(warmUpMinutes(draft) * 30, steps), steps }
}

function coolDown(draft: Draft): Step {
  const metres = Math.max(LENGTH, metresIn(coolDownMinutes(draft) * 60, draft.zones.recovery))
  return swum(draft, COOL_DOWN, metres)
}

/** How many times steps fit into so many seconds. */
export const timesIn = (seconds: number, steps: readonly Step[]): number =>
  Math.max(0, Math.floor(seconds / secondsOf(steps) + 1e-9))
