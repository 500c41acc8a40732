import type { ZonePace } from '../formulas/zones.js'
import type { RepeatStep, SessionStep, Step, Zone } from '../types.js'
import { secondsOf, swimSeconds } from './step-writer.js'
import { LENGTH } from './swim-writer.js'

type Zones = Record<Zone, ZonePace>

/** No stretch is longer; what is names no distance that could be swum. */
const MAX_METRES = 50_000

/** No set is swum more often: each round that is one too many is taken off by itself. */
const MAX_ROUNDS = 1_000

const isLength = (metres: number | undefined): boolean => metres !== undefined && metres > 0 && metres <= MAX_METRES

/** Whether every stretch of a swim is a distance: what the engine writes from 0.3 on. */
export const isInLengths = (steps: readonly SessionStep[]): boolean =>
  steps.length > 0 &&
  steps.every((step) =>
    'repeat' in step
      ? step.repeat <= MAX_ROUNDS && isInLengths(step.steps)
      : step.kind === 'rest' || isLength(step.metres),
  )

/**
 * A swim of whole lengths at other paces: each stretch takes its new time, and lengths are added to the longest easy one, or
 * taken from the longest, until the same minutes are full again.
 */
export const refillSwim = (given: readonly SessionStep[], minutes: number, zones: Zones): SessionStep[] =>
  fillSwim(
    given.map((step) => retimed(step, zones)),
    { minutes, speeds: zones, length: LENGTH },
  )

/** The minutes that a swim fills, how fast it is in each zone, and by how much it grows and shrinks: in metres, or in yards throughout. */
export type Filling = {
  minutes: number
  speeds: Readonly<Record<Zone, Pick<ZonePace, 'secondsPerUnit'>>>
  length: number
}

/** A swim with lengths added to its longest easy stretch, or taken from its longest one, until its minutes are full. */
export function fillSwim(given: readonly SessionStep[], { minutes, ...speed }: Filling): SessionStep[] {
  const steps = given.slice()
  for (let open = openSeconds(steps, minutes); open < 0; open = openSeconds(steps, minutes))
    if (!shortenLongest(steps, speed)) break
  lengthenEasy(steps, openSeconds(steps, minutes), speed)
  return steps
}

type Speed = Omit<Filling, 'minutes'>

function retimed(step: SessionStep, zones: Zones): SessionStep {
  if (!('repeat' in step)) return retimedStep(step, zones)
  const steps = step.steps.map((inner) => retimedStep(inner, zones))
  return steps.every((inner, index) => inner === step.steps[index]) ? step : { ...step, steps }
}

function retimedStep(step: Step, zones: Zones): Step {
  if (step.metres === undefined || !Object.hasOwn(zones, step.zone)) return step
  const { target } = zones[step.zone]
  const seconds = swimSeconds(zones[step.zone], step.metres)
  const isSame = step.seconds === seconds && step.target?.from === target.from && step.target.to === target.to
  return isSame ? step : { ...step, seconds, target }
}

const openSeconds = (steps: readonly SessionStep[], minutes: number): number =>
  minutes * 60 -
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * secondsOf(step.steps) : step.seconds), 0)

/**
 * Takes a length off the longest single stretch, else a round off the longest set, else the last swim off a ladder, else a stretch of
 * one length; false when nothing can give.
 */
function shortenLongest(steps: SessionStep[], speed: Speed): boolean {
  const place = indexOfMost(steps, (step) => ('repeat' in step ? 0 : (step.metres ?? 0) - speed.length))
  const single = steps[place]
  if (single && !('repeat' in single)) {
    steps[place] = withMetres(single, (single.metres ?? 0) - speed.length, speed)
    return true
  }
  const set = indexOfMost(steps, (step) => ('repeat' in step ? step.repeat - 1 : 0))
  const longest = steps[set]
  if (!longest || !('repeat' in longest)) return shortenLadder(steps, speed)
  steps[set] = { ...longest, repeat: longest.repeat - 1 } satisfies RepeatStep
  return true
}

function shortenLadder(steps: SessionStep[], speed: Speed): boolean {
  const place = indexOfMost(steps, (step) => ('repeat' in step ? swimsIn(step) - 1 : 0))
  const ladder = steps[place]
  if (!ladder || !('repeat' in ladder)) return shortenRepeat(steps, speed)
  const last = ladder.steps.findLastIndex(({ metres }) => metres !== undefined)
  steps[place] = { ...ladder, steps: ladder.steps.slice(0, last) }
  return true
}

/** A length off the only swim of a set that is done once. */
function shortenRepeat(steps: SessionStep[], speed: Speed): boolean {
  const metresOf = (step: SessionStep) => ('repeat' in step ? (step.steps[0]?.metres ?? 0) - speed.length : 0)
  const place = indexOfMost(steps, metresOf)
  const set = steps[place]
  if (!set || !('repeat' in set)) return dropStretch(steps)
  const shorter = set.steps.map((step, index) => (index === 0 ? withMetres(step, metresOf(set), speed) : step))
  steps[place] = { ...set, steps: shorter }
  return true
}

/** Where all are one length, the last of several goes: of the work, then of the warm-up. */
function dropStretch(steps: SessionStep[]): boolean {
  for (const kind of ['work', 'warmup']) {
    const own = steps.filter((step) => ('repeat' in step ? step.steps[0] : step)?.kind === kind)
    const last = own.at(-1)
    if (!last || own.length < 2) continue
    steps.splice(steps.lastIndexOf(last), 1)
    return true
  }
  return false
}

const swimsIn = ({ steps }: RepeatStep): number => steps.filter(({ metres }) => metres !== undefined).length

function lengthenEasy(steps: SessionStep[], open: number, speed: Speed) {
  const { speeds, length } = speed
  const place = indexOfMost(steps, (step) => ('repeat' in step || step.zone !== 'easy' ? 0 : (step.metres ?? 0)))
  const easy = steps[place]
  if (!easy || 'repeat' in easy || easy.metres === undefined || !Object.hasOwn(speeds, easy.zone)) return
  for (let metres = easy.metres + length; metres <= MAX_METRES; metres += length) {
    const longer = withMetres(easy, metres, speed)
    if (longer.seconds - easy.seconds > open) return
    steps[place] = longer
  }
}

const withMetres = (step: Step, metres: number, { speeds }: Speed): Step => ({
  ...step,
  metres,
  ...(step.label !== undefined && { label: step.label.replace(/^\d+ m\b/, `${metres} m`) }),
  seconds: swimSeconds(speeds[step.zone], metres),
})

/** Where the greatest amount above 0 is; -1 for none. */
function indexOfMost(steps: readonly SessionStep[], amount: (step: SessionStep) => number): number {
  const amounts = steps.map(amount)
  const max = Math.max(0, ...amounts)
  return max > 0 ? amounts.indexOf(max) : -1
}
