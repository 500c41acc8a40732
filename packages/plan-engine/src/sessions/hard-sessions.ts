import { at } from '../season.js'
import type { Step } from '../types.js'
import type { ZonePace } from '../zones.js'
import type { SetSpec } from './set-spec.js'
import {
  coolDownMinutes,
  type Draft,
  EASY_BREAK,
  pause,
  swimSeconds,
  swum,
  timed,
  warmUpMinutes,
  writeRepeat,
  writeRest,
  writeWarmUp,
} from './step-writer.js'

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
const STEADY = { least: 6, most: 20 } as const

/** Power of 105 % against threshold's 95 %, as speeds: the over of an over-under. */
const OVER = 1.016 / 0.985

/**
 * How many repeats of a set a session has room for; undefined when fewer than the set needs.
 */
export function sizeSet(spec: SetSpec, { sport, minutes, pace }: SetRoom, needs: SetNeeds): SetSize | undefined {
  const long = needs.isLong ? spec.long : undefined
  const work = at(long?.work ?? spec.work, needs.level)
  const rest = long?.rest ?? spec.rest
  const [fewest, ...most] = long?.reps ?? spec.reps
  const seconds = sport === 'swim' ? swimSeconds(pace, work) : work
  const grown = fewest + (at(most, needs.level) - fewest) * needs.progress
  const wanted = Math.max(1, Math.round(grown * needs.reduction))
  const room = (minutes - warmUpMinutes({ sport, minutes }) - coolDownMinutes({ minutes })) * 60
  const reps = Math.min(wanted, Math.floor(room / (seconds + rest)), Math.floor(needs.budget / seconds))
  return reps >= Math.min(fewest, wanted) ? { reps, work, rest, seconds } : undefined
}

/** Writes a sized set between warm-up and cool-down; the time that is left is easy. */
export function writeSet(draft: Draft, spec: SetSpec, { reps, work, rest }: SetSize) {
  writeWarmUp(draft)
  const set = setSteps(draft, spec, { work, rest })
  const seconds = set.reduce((sum, step) => sum + step.seconds, 0)
  const room = draft.left - coolDownMinutes(draft) * 60
  writeRepeat(draft, Math.min(reps, Math.floor(room / seconds)), set)
  writeRest(draft, 'Easy')
}

function setSteps(draft: Draft, spec: SetSpec, { work, rest }: Pick<SetSize, 'work' | 'rest'>): Step[] {
  if (draft.sport === 'swim') return [swum(draft, { zone: spec.zone, label: spec.cue }, work), pause(rest)]
  const recover = timed(draft, EASY_BREAK, rest)
  if (spec.isOverUnder) return [...overUnder(draft, work), recover]
  return [timed(draft, { kind: 'work', zone: spec.zone, label: spec.cue }, work), recover]
}

/** 2 min just under threshold and 1 min just over it, in turn. */
function overUnder(draft: Draft, work: number): Step[] {
  const steps: Step[] = []
  const { from, to } = draft.zones.threshold.target
  const over = { from: Math.round(from * OVER * 10) / 10, to: Math.round(to * OVER * 10) / 10 }
  for (let done = 0; done < work; done += 180) {
    steps.push(
      timed(draft, { kind: 'work', zone: 'threshold', label: 'Just under threshold' }, Math.min(120, work - done)),
    )
    if (work - done > 120)
      steps.push({ kind: 'work', seconds: 60, zone: 'threshold', target: over, label: 'Just over threshold' })
  }
  return steps
}

/** Seconds of tempo that fit when no set does, in one block or two; 0 when too few. */
export function steadySeconds({ sport, minutes }: Pick<Draft, 'sport' | 'minutes'>, budget: number, blocks: number) {
  const breaks = blocks > 1 ? blocks * 2 : 0
  const room = minutes - warmUpMinutes({ sport, minutes }) - coolDownMinutes({ minutes }) - breaks
  const most = Math.min(room, Math.floor(budget / 60), STEADY.most)
  return most >= STEADY.least ? Math.floor(most / blocks) * blocks * 60 : 0
}

/** Writes one or two blocks of tempo. */
export function writeSteady(draft: Draft, seconds: number, blocks: number) {
  writeWarmUp(draft)
  const block = timed(draft, { kind: 'work', zone: 'tempo', label: 'Tempo' }, seconds / blocks)
  const between = blocks > 1 ? [timed(draft, EASY_BREAK, 120)] : []
  writeRepeat(draft, blocks, [block, ...between])
  writeRest(draft, 'Easy')
}
