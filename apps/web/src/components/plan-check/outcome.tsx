import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { RuleResult } from '@tri/plan-engine'
import classes from './outcome.module.css'

type Outcome = RuleResult['result']

const ICONS = { pass: IconCircleCheck, warn: IconAlertTriangle, fail: IconCircleX } as const satisfies Record<
  Outcome,
  unknown
>

const WORDS: Record<Outcome, string> = { pass: 'Pass', warn: 'Warn', fail: 'Fail' }

/** The picture of how a rule ended; a word stands beside it, so it is silent. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  const Icon = ICONS[outcome]
  return <Icon size={18} className={classes.icon} data-outcome={outcome} aria-hidden />
}

/** Icon and word of how a rule ended. */
export function OutcomeLabel({ outcome }: { outcome: Outcome }) {
  return (
    <span className={classes.label} data-outcome={outcome}>
      <OutcomeIcon outcome={outcome} />
      {WORDS[outcome]}
    </span>
  )
}
