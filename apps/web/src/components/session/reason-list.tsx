import type { Reason, Sport } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import { useUnits } from '../../ui/use-units.js'
import classes from './reason-list.module.css'

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
