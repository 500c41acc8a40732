import type { Phase } from '@tri/plan-engine'
import classes from './phase-chip.module.css'

const TOKEN: Record<Phase, string> = {
  'Base Building': 'base',
  'Build Phase': 'build',
  'Peak Phase': 'peak',
  Taper: 'taper',
  'Recovery Week': 'recovery',
  'Race Week': 'race',
}

/** Which of the phase colours a phase wears. */
export const phaseToken = (phase: Phase): string => TOKEN[phase]

/** The name of a phase on the phase's own ground. */
export function PhaseChip({ phase }: { phase: Phase }) {
  return (
    <span className={classes.chip} data-phase={TOKEN[phase]}>
      {phase}
    </span>
  )
}
