import type { TextExercise } from '@tri/plan-engine/texts'
import { ReasonList } from './reason-list.js'
import classes from './why-session.module.css'

/** The rules that put a session there, behind one press. */
export function WhySession({ exercise: { reasons } }: { exercise: Pick<TextExercise, 'reasons'> }) {
  if (reasons.length === 0) return null
  return (
    <details className={classes.why}>
      <summary>Why this session?</summary>
      <ReasonList reasons={reasons} />
    </details>
  )
}
