import type { ZonePace } from '../formulas/zones.js'
import { valueAt } from '../season/season.js'
import type { Step } from '../types.js'
import type { SetSpec } from './library/set-spec.js'
import {
  type Draft,
  EASY_BREAK,
  mainSeconds,
  pause,
  secondsOf,
  swimSeconds,
  swum,
  timed,
  writeFitting,
  writeRepeat,
  writeRest,
  writeWarmUp,
} from './step-writer.js'
import { metresIn, swimMainSeconds, timesIn, writeSwim } from './swim-writer.js'

/** What a hard session is sized by. */
export type SetNeeds = {
  /** 0 beginner, 1 intermediate, 2 advanced. */
  level: number
  isLong: boolean
  /** 0 in the first week, 1 in the biggest: repeats grow from the fewest to the most. */
  progress: number
  /** Share of the repeats in a week that rests. */
  reduction: number
  /** Seconds above easy the week has left, and has spent. */
  budget: number
  spent: number
}

/** A session that a set must fit into, and the pace that swum metres are turned into time by. */
export type SetRoom = Pick<Draft, 'sport' | 'minutes'> & { pace: ZonePace }

export type SetSize = { reps: number; work: number; rest: number; seconds: number }

/** Minutes of a steady block, fewest and most, when no set of repeats fits. Design choice. */
const STEADY = { min: 6, max: 20 } as const

/** Seconds of rest between steady blocks in the water. */
const STEADY_REST = 30

/** Power of 105 % and of threshold's 95 %, as speeds: the over and the under of an over-under. */
const OVER = 1.016
const UNDER = 0.985

/**
 * How many repeats of a set a session has room for; undefined when fewer than the set needs.
 */
export function sizeSet(spec: SetSpec, { sport, minutes, pace }: SetRoom, needs: SetNeeds): SetSize | undefined {
  const { work: works, rest, reps: range } = (needs.isLong && spec.long) || spec
  const work = valueAt(works, needs.level)
  const [fewest] = range
  const seconds = sport === 'swim' ? swimSeconds(pace, work) : work
  const grown = fewest + (valueAt(range, needs.level + 1) - fewest) * needs.progress
  const wanted = Math.max(1, Math.round(grown * needs.reduction))
  const room = Math.floor(mainSeconds({ sport, minutes }) / (seconds + rest))
  const reps = Math.min(wanted, room, Math.floor(needs.budget / seconds))
  return reps >= Math.min(fewest, wanted) ? { reps, work, rest, seconds } : undefined
}

/** Writes a sized set between warm-up and cool-down; the time that is left is easy. A swim is in whole lengths. */
export function writeSet(draft: Draft, spec: SetSpec, { reps, work, rest }: SetSize) {
  const { code, zone, cue: label } = spec
  if (draft.sport === 'swim') {
    const steps = [swum(draft, { zone, label }, work), pause(rest)]
    writeSwim(draft, [{ repeat: Math.min(reps, timesIn(swimMainSeconds(draft), steps)), steps }])
    return
  }
  const hard = [
    ...(code === 'B-OU' ? overUnder(draft, work) : [timed(draft, { kind: 'work', zone, label }, work)]),
    timed(draft, EASY_BREAK, rest),
  ]
  writeWarmUp(draft)
  writeFitting(draft, Math.min(mainSeconds(draft), reps * secondsOf(hard)), hard)
  writeRest(draft, 'Easy')
}

/** 2 min just under threshold and 1 min just over it, in turn. */
function overUnder(draft: Draft, work: number): Step[] {
  const under = { kind: 'work', zone: 'threshold', label: 'Just under threshold' } as const
  const { from, to } = draft.zones.threshold.target
  const over = OVER / UNDER
  const target = { from: Math.round(from * over * 10) / 10, to: Math.round(to * over * 10) / 10 }
  const steps: Step[] = []
  for (let left = work; left > 0; left -= 180) {
    steps.push(timed(draft, under, Math.min(120, left)))
    if (left > 120) steps.push({ kind: 'work', seconds: 60, zone: 'threshold', target, label: 'Just over threshold' })
  }
  return steps
}

/** Seconds of tempo that fit when no set does, in one block or two; 0 when too few. */
export function steadySeconds(session: Pick<Draft, 'sport' | 'minutes'>, budget: number, blocks: number) {
  const room = mainSeconds(session) / 60 - (blocks > 1 ? blocks * 2 : 0)
  const max = Math.min(room, Math.floor(budget / 60), STEADY.max)
  return max >= STEADY.min ? Math.floor(max / blocks) * blocks * 60 : 0
}

/** Writes one or two blocks of tempo. */
export function writeSteady(draft: Draft, seconds: number, blocks: number) {
  if (draft.sport === 'swim') {
    const metres = metresIn(seconds / blocks, draft.zones.tempo)
    const tempo = swum(draft, { zone: 'tempo', label: `${metres} m tempo` }, metres)
    writeSwim(draft, [{ repeat: metres > 0 ? blocks : 0, steps: blocks > 1 ? [tempo, pause(STEADY_REST)] : [tempo] }])
    return
  }
  const block = timed(draft, { kind: 'work', zone: 'tempo', label: 'Tempo' }, seconds / blocks)
  writeWarmUp(draft)
  writeRepeat(draft, blocks, blocks > 1 ? [block, timed(draft, EASY_BREAK, 120)] : [block])
  writeRest(draft, 'Easy')
}
