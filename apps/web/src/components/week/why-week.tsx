import type { TextReason } from '@tri/plan-engine/texts'
import { ReasonList } from '../session/reason-list.js'
import classes from './why-week.module.css'

/** The rules that shaped the week, in the place after its last day. */
export function WhyWeek({ reasons }: { reasons: readonly TextReason[] }) {
  return (
    <section className={classes.why} aria-labelledby="why-week">
      <h3 id="why-week">Why this week</h3>
      <ReasonList reasons={reasons} />
    </section>
  )
}
