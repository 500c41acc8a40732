import { Button, Group } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { ShownWhatIf } from '../../../lib/shown-plan.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { comparedNow, comparedRows, comparedThen, WHY_FORECAST_STAYS } from './compare-plans.js'
import { ComparedPlans } from './compared-plans.js'
import { SetUpFields } from './set-up-fields.js'
import { asItIs, suppose, type WhatIf } from './what-if.js'
import classes from './what-if-dialog.module.css'

/** A slider that is still moving does not make a plan at every step. */
export const SETTLED_MILLISECONDS = 200

/** Changes days, hours, paces, race date or goal, and shows the plan that would come of it beside the one there is, which is not saved yet. */
export function WhatIfDialog({ plan, workouts, today, onTake, onClose }: ShownWhatIf) {
  const [draft, setDraft] = useState<WhatIf>(() => asItIs(plan))
  const [settled] = useDebouncedValue(draft, SETTLED_MILLISECONDS)
  const supposed = useMemo(() => suppose(plan, settled, today), [plan, settled, today])
  const now = useMemo(() => comparedNow(plan, workouts, today), [plan, workouts, today])
  const other = useMemo(() => supposed.payload && comparedThen(supposed.payload, today), [supposed, today])
  const take = () => {
    const { payload } = suppose(plan, draft, today)
    if (payload) onTake(payload)
  }
  return (
    <Dialog title="What if" onClose={onClose} isSheet size="64rem">
      <div className={classes.columns}>
        <SetUpFields plan={plan} today={today} draft={draft} onChange={setDraft} />
        <div className={classes.result} aria-live="polite" aria-busy={settled !== draft}>
          {supposed.problems?.map((problem) => (
            <p key={problem} className={classes.problem} role="alert">
              {problem}
            </p>
          ))}
          {other && (
            <>
              <ComparedPlans
                title="From today to the race"
                weeks={{ before: now.weeks, after: other.weeks }}
                rows={comparedRows(now, other)}
              />
              <p className={classes.note}>{WHY_FORECAST_STAYS}</p>
            </>
          )}
        </div>
      </div>
      <Group className={classes.foot} justify="flex-end" align="flex-end" gap="sm">
        <Button variant="default" mih={44} onClick={onClose}>
          Keep the plan
        </Button>
        <Button mih={44} disabled={!supposed.payload} onClick={take}>
          Use this set-up
        </Button>
      </Group>
    </Dialog>
  )
}
