import { UnstyledButton } from '@mantine/core'
import type { PlanAudit } from '@tri/plan-engine'
import { lazy, memo, Suspense, useId, useState } from 'react'
import { useUnits } from '../../ui/use-units.js'
import { remarkOf, verdictOf } from './check-outcome.js'
import { OutcomeIcon } from './outcome.js'
import classes from './plan-check-chip.module.css'

const PlanCheckDialog = lazy(async () => ({ default: (await import('./plan-check-dialog.js')).PlanCheckDialog }))

/** The plan check in little room: score, most important remark, and the way to all of its rules. */
export const PlanCheckChip = memo(function PlanCheckChip({ audit }: { audit: PlanAudit }) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const units = useUnits()
  const { outcome, word } = verdictOf(audit)
  return (
    <section className={classes.chip} aria-labelledby={titleId}>
      <OutcomeIcon outcome={outcome} />
      <div aria-live="polite">
        <div className={classes.score}>
          <h3 id={titleId}>Plan check</h3> <b>{audit.score} of 100</b>
        </div>{' '}
        <b>{word}.</b> {remarkOf(audit, units)}{' '}
        <UnstyledButton className={classes.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          See all {audit.rules.length} rules
        </UnstyledButton>
      </div>
      <Suspense fallback={null}>{isOpen && <PlanCheckDialog audit={audit} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
})
