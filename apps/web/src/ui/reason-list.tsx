import type { Reason } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import classes from './reason-list.module.css'
import { useUnits } from './use-units.js'

/** Reasons as the athlete reads them: a sentence and where the rule comes from. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  const units = useUnits()
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ rule, sentence, source }) => (
        <li key={`${rule} ${sentence}`}>
          {inUnits(units, sentence)} <small>{source}</small>
        </li>
      ))}
    </ul>
  )
}
