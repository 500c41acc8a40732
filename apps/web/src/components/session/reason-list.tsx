import type { TextReason } from '@tri/plan-engine/texts'
import classes from './reason-list.module.css'

/** Reasons as the athlete reads them: a sentence and where the rule comes from. */
export function ReasonList({ reasons }: { reasons: readonly TextReason[] }) {
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ rule, sentence, source }) => (
        <li key={`${rule} ${sentence}`}>
          {sentence} <small>{source}</small>
        </li>
      ))}
    </ul>
  )
}
