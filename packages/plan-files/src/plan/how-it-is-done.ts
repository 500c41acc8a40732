import type { CueCode } from '@tri/plan-engine'
import type { TextStep } from '@tri/plan-engine/texts'

type Told = Pick<TextStep, 'cue' | 'label'>

const KICKS: readonly CueCode[] = ['kick-and-drill']
const PULL_BUOYS: readonly CueCode[] = ['pull', 'pull-paddles', 'easy-pull']

/** Whether a swum step is a drill: its cue tells, in whatever language it is said; of steps of before, their words. */
export const isDrill = ({ cue, label }: Told): boolean => /drill/i.test(cue ?? label)

/** What a swum step needs; nothing for most. */
export function equipmentOf({ cue, label }: Told): 'pull-buoy' | 'kickboard' | undefined {
  if (cue ? PULL_BUOYS.includes(cue) : /pull buoy/i.test(label)) return 'pull-buoy'
  return (cue ? KICKS.includes(cue) : /\bkick\b/i.test(label)) ? 'kickboard' : undefined
}

/** The middle of what a cue asks for, the least where it names no more. */
const CADENCES: Partial<Record<CueCode, number>> = {
  'tempo-55-65-rpm': 60,
  'tempo-60-70-rpm': 65,
  'seated-climb': 75,
  'easy-85-95-rpm': 90,
  'tempo-95-105-rpm': 100,
  'quick-legs': 100,
}

/** Turns a minute that a step asks for; of one of before the middle of `"85-95 rpm"`, the least of `"100+ rpm"`. */
export function cadenceIn({ cue, label }: Told): number | undefined {
  if (cue) return CADENCES[cue]
  const [, least, most = least] = /\b(\d{2,3})(?:-(\d{2,3})|\+)? ?rpm\b/.exec(label) ?? []
  return least === undefined ? undefined : Math.round((Number(least) + Number(most)) / 2)
}
