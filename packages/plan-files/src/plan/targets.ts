import type { Step } from '@tri/plan-engine'
import { rangeText, type TargetField, targetField } from '@tri/plan-engine/zones'

export { targetField }

/** What all targets of a session are: paces, watts, heartbeats or effort. */
export type Field = TargetField | 'target'

/** A step's range in watts, heartbeats or effort; undefined where it has none, and where the session goes by pace. */
export const rangeIn = (step: Step, field: Field): NonNullable<Step['power']> | undefined =>
  field === 'target' || step.kind === 'rest' ? undefined : step[field]

/** The same in words, its ends as those of paces: `"210-225 W"`, `"150-158 bpm"`, `"RPE 3-4"`; nothing where there is none. */
export function rangeWords(step: Step, field: Field): string {
  const range = rangeIn(step, field)
  return range && field !== 'target' ? rangeText(field, range).replace('\u2013', '-') : ''
}

/** A label with what its format has no field for: `"Easy, RPE 3-4"`. */
export const labelWith = (label: string, words: string): string => [label, words].filter(Boolean).join(', ')
