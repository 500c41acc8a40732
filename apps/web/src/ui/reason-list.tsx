import type { Reason, Sport } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import classes from './reason-list.module.css'
import { useUnits } from './use-units.js'

/** Reasons as the athlete reads them: a sentence and where the rule comes from; of one session when `sport` is given. */
export function ReasonList({ reasons, sport }: { reasons: readonly Reason[]; sport?: Sport }) {
  const units = useUnits()
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ rule, sentence, source }) => (
        <li key={`${rule} ${sentence}`}>
          {inUnits(units, sentence, sport)} <small>{source}</small>
        </li>
      ))}
    </ul>
  )
}
