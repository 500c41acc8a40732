import { Button, Title } from '@mantine/core'
import type { PlanAudit } from '@tri/plan-engine'
import { lazy, memo, Suspense, useId, useState } from 'react'
import row from '../../ui/row.module.css'
import { useUnits } from '../../ui/use-units.js'
import { remarkOf, verdictOf } from './check-outcome.js'
import { OutcomeIcon } from './outcome.js'
import classes from './plan-check.module.css'

const PlanCheckDialog = lazy(async () => ({ default: (await import('./plan-check-dialog.js')).PlanCheckDialog }))

type Props = {
  audit: PlanAudit
  /** What was checked, where it is not the plan on the page. */
  note?: string | undefined
}

/** What the audit says of a plan: its score, the most important remark, and the way to all of its rules. */
export const PlanCheck = memo(function PlanCheck({ audit, note }: Props) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const units = useUnits()
  return (
    <section className={classes.frame} aria-labelledby={titleId}>
      <div className={classes.check}>
        <div className={`${row.apart} ${classes.head}`}>
          <Title order={2} size="h3" id={titleId}>
            Plan check
          </Title>
          <ScoreChip audit={audit} />
        </div>
        <div className={classes.words}>
          <p>{remarkOf(audit, units)}</p>
          {note && <small>{note}</small>}
        </div>
        <Button variant="default" size="sm" mih={44} onClick={() => setOpen(true)}>
          See all {audit.rules.length} rules
        </Button>
      </div>
      <Suspense fallback={null}>{isOpen && <PlanCheckDialog audit={audit} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
})

/** The score of 100 with its icon and word. */
function ScoreChip({ audit }: { audit: PlanAudit }) {
  const { outcome, word } = verdictOf(audit)
  return (
    <p className={classes.chip} data-outcome={outcome} aria-live="polite">
      <OutcomeIcon outcome={outcome} />
      <span>
        <b>{audit.score} of 100</b> {word}
      </span>
    </p>
  )
}
