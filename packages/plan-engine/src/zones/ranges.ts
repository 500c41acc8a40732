import type { SessionStep, Step } from '../types.js'

/** Where a step has a target that is no pace. */
export type TargetField = 'power' | 'heartRate' | 'effort'

type Range = NonNullable<Step['power']>

/** The steps with the ranges of one field, and of no other; who stands still has none. */
export const withRanges = (
  steps: readonly SessionStep[],
  field: TargetField,
  rangeOf: (step: Step) => Range | undefined,
): SessionStep[] =>
  steps.map((step) =>
    'repeat' in step
      ? { ...step, steps: step.steps.map((inner) => withRange(inner, field, rangeOf)) }
      : withRange(step, field, rangeOf),
  )

function withRange(step: Step, field: TargetField, rangeOf: (step: Step) => Range | undefined): Step {
  const { power: _power, heartRate: _heartRate, effort: _effort, ...plain } = step
  const range = step.kind === 'rest' ? undefined : rangeOf(step)
  return range ? { ...plain, [field]: range } : plain
}

/** What all targets of a session are: paces in `target`, or one of the fields beside it. */
export function targetField(steps: readonly SessionStep[]): TargetField | 'target' {
  for (const step of steps) {
    const found = 'repeat' in step ? targetField(step.steps) : fieldOf(step)
    if (found !== 'target') return found
  }
  return 'target'
}

const fieldOf = ({ power, heartRate, effort }: Step): TargetField | 'target' =>
  power ? 'power' : heartRate ? 'heartRate' : effort ? 'effort' : 'target'

/** `"210–225 W"`, `"150–158 bpm"` or `"RPE 3–4"`: the same in every language and all units. */
export function rangeText(field: TargetField, { from, to }: Range): string {
  const ends = from === to ? `${from}` : `${from}\u2013${to}`
  return field === 'effort' ? `RPE ${ends}` : `${ends} ${field === 'power' ? 'W' : 'bpm'}`
}
