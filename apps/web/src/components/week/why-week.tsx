import type { TextReason } from '@tri/plan-engine/texts'
import type { ReactNode } from 'react'
import { ReasonList } from '../session/reason-list.js'
import { CHANGED_SINCE } from './week-focus.js'
import classes from './why-week.module.css'

type Props = {
  reasons: readonly TextReason[]
  /** What the week is for, where its head does not tell it. */
  focus?: string | undefined
  /** Whether it is another week by now than the reasons tell of. */
  isChanged?: boolean
  /** Further words on it. */
  children?: ReactNode
}

/** What the week is for and the rules that shaped it, with what they come from behind one press, in the place after its last day. */
export function WhyWeek({ reasons, focus, isChanged = false, children }: Props) {
  const sources = [...new Set(reasons.filter(({ sentence }) => sentence).map(({ source }) => source))]
  return (
    <section className={classes.why} aria-labelledby="why-week">
      <h3 id="why-week">Why this week</h3>
      {focus && <p>{focus}</p>}
      <ReasonList reasons={reasons.map((reason) => ({ ...reason, source: '' }))} />
      {sources.length > 0 && (
        <details className={classes.sources}>
          <summary>Where this comes from</summary>
          {sources.map((source) => (
            <small key={source}>{source}</small>
          ))}
        </details>
      )}
      {isChanged && <p>{CHANGED_SINCE}</p>}
      {children}
    </section>
  )
}
