import type { ZonePace } from '../formulas/zones.js'
import { valueAt } from '../season/season.js'
import type { Step, Zone } from '../types.js'
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
  write,
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
  /** 0 in the first week of its part of the season, 1 in the last: rounds grow from the fewest to the most. */
  progress: number
  /** Share of the rounds in a week that rests. */
  reduction: number
  /** What the week has left above easy, in seconds at threshold: other zones cost more or less of it. */
  budget: number
  /** Seconds above easy until too little of the week is easy. */
  room: number
  /** Seconds above easy so far. */
  spent: number
}

/** What a set's rounds are counted by. */
export type SizeNeeds = Pick<SetNeeds, 'level' | 'progress' | 'reduction'>

/** A session that a set must fit into, and the pace that swum metres are turned into time by. */
export type SetRoom = Pick<Draft, 'sport' | 'minutes'> & {
  pace: ZonePace
  /** Seconds of the set's zone that the week can afford. */
  affordable: number
}

/** Rounds of repeats: what each repeat of a round holds, and the seconds of work in a round. */
export type SetSize = { rounds: number; round: readonly number[]; rest: number; seconds: number }

/** Whether no more easy time is left than the set takes: no filler beside it. */
type Sized = SetSize & { isFilling: boolean }

/** Minutes of a steady block, fewest and most, when no set of repeats fits. Design choice. */
const STEADY = { min: 6, max: 20 } as const

/** Seconds of rest between steady blocks in the water. */
const STEADY_REST = 30

/** Power of 105 % and of threshold's 95 %, as speeds: the over and the under of an over-under. */
const OVER = 1.016
const UNDER = 0.985

/** How many rounds of a set a session has room for; undefined when fewer than the set needs. */
export function sizeSet(spec: SetSpec, room: SetRoom, needs: SizeNeeds): Sized | undefined {
  const { sport, minutes, pace, affordable } = room
  const round = spec.round.map((work) => valueAt(work, needs.level))
  const { rest } = spec
  const [fewest] = spec.rounds
  const seconds = round.reduce((sum, work) => sum + (sport === 'swim' ? swimSeconds(pace, work) : work), 0)
  const grown = fewest + (valueAt(spec.rounds, needs.level + 1) - fewest) * needs.progress
  const wanted = Math.max(1, Math.round(grown * needs.reduction))
  const open = mainSeconds({ sport, minutes })
  const each = seconds + rest * round.length
  const fitting = Math.floor(open / each)
  // More easy time than set is filler: the set grows into it, to half as much again with the season, and to what an advanced athlete does.
  const share = 1 + needs.progress / 2
  const most = Math.round(Math.max(...spec.rounds) * needs.reduction)
  const filled = Math.min(Math.ceil(open / (each + seconds / share)), most)
  const rounds = Math.min(Math.max(wanted, filled), fitting, Math.floor(affordable / seconds))
  const easy = open - rounds * each + (rounds === 1 ? rest : 0)
  const isFilling = easy <= rounds * seconds
  return rounds >= Math.min(fewest, wanted) ? { rounds, round, rest, seconds, isFilling } : undefined
}

/** Tells main sets apart: the same text for the same set. */
export const setKey = (zone: Zone, { rounds, round }: Pick<SetSize, 'rounds' | 'round'>): string =>
  `${zone} ${rounds} x ${round.join(' + ')}`

/** Writes a sized set between warm-up and cool-down; the time that is left is easy. A swim is in whole lengths. */
export function writeSet(draft: Draft, spec: SetSpec, { rounds, round, rest }: SetSize) {
  const { zone, cue } = spec
  const cueAt = (index: number) => (typeof cue === 'string' ? cue : cue[index])
  if (draft.sport === 'swim') {
    const steps = round.flatMap((metres, index) => [swum(draft, { zone, cue: cueAt(index) }, metres), pause(rest)])
    writeSwim(draft, [{ repeat: Math.min(rounds, timesIn(swimMainSeconds(draft), steps)), steps }])
    return
  }
  const hard = round.flatMap((work, index) => [
    ...(spec.waves
      ? inWaves(draft, work, spec.waves)
      : [timed(draft, { kind: 'work', zone, cue: cueAt(index) }, work)]),
    timed(draft, EASY_BREAK, rest),
  ])
  writeWarmUp(draft)
  // What is done once has no break behind it: it is easy to the end.
  if (rounds === 1) for (const step of hard.slice(0, -1)) write(draft, step)
  else writeFitting(draft, Math.min(mainSeconds(draft), rounds * secondsOf(hard)), hard)
  writeRest(draft)
}

/** So many seconds just under threshold and so many just over it, in turn. */
function inWaves(draft: Draft, work: number, waves: NonNullable<SetSpec['waves']>): Step[] {
  const under = { kind: 'work', zone: 'threshold', cue: 'under-threshold' } as const
  const { from, to } = draft.zones.threshold.target
  const faster = OVER / UNDER
  const target = { from: Math.round(from * faster * 10) / 10, to: Math.round(to * faster * 10) / 10 }
  const steps: Step[] = []
  for (let left = work; left > 0; left -= waves.under + waves.over) {
    steps.push(timed(draft, under, Math.min(waves.under, left)))
    if (left <= waves.under) continue
    const seconds = Math.min(waves.over, left - waves.under)
    steps.push({ kind: 'work', seconds, zone: 'threshold', target, cue: 'over-threshold' })
  }
  return steps
}

/** Seconds of tempo that fit when no set does, in one block or two; 0 when too few. */
export function steadySeconds(session: Pick<Draft, 'sport' | 'minutes'>, affordable: number, blocks: number) {
  const room = mainSeconds(session) / 60 - (blocks > 1 ? blocks * 2 : 0)
  const max = Math.min(room, Math.floor(affordable / 60), STEADY.max)
  return max >= STEADY.min ? Math.floor(max / blocks) * blocks * 60 : 0
}

/** Writes one or two blocks of tempo. */
export function writeSteady(draft: Draft, seconds: number, blocks: number) {
  if (draft.sport === 'swim') {
    const metres = metresIn(seconds / blocks, draft.zones.tempo)
    const tempo = swum(draft, { zone: 'tempo', cue: 'swim-tempo' }, metres)
    writeSwim(draft, [{ repeat: metres > 0 ? blocks : 0, steps: blocks > 1 ? [tempo, pause(STEADY_REST)] : [tempo] }])
    return
  }
  const block = timed(draft, { kind: 'work', zone: 'tempo', cue: 'tempo' }, seconds / blocks)
  writeWarmUp(draft)
  writeRepeat(draft, blocks, blocks > 1 ? [block, timed(draft, EASY_BREAK, 120)] : [block])
  writeRest(draft)
}
