import { IconListCheck } from '@tabler/icons-react'
import type { IsoDay } from '@tri/plan-engine'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.js'
import { lazyThemed } from '../../../ui/theme/themed-part.js'
import type { DraftPlan } from '../form/draft-plan.js'
import classes from './overview-check.module.css'

const DraftCheck = lazyThemed(async () => (await import('./settled-plan-check.js')).DraftCheck)

type Props = {
  draft: DraftPlan
  today: IsoDay
}

/** The plan check of the draft, behind a press. */
export const OverviewCheck = memo(function OverviewCheck({ draft, today }: Props) {
  const [isWanted, setWanted] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The button is gone: who was on it goes on reading here.
    if (isWanted && hadFocus.current && document.activeElement === document.body) frame.current?.focus()
  }, [isWanted])
  return (
    <div ref={frame} tabIndex={-1} className={classes.check} data-open={isWanted || undefined}>
      {isWanted ? (
        <Suspense fallback={<p className={classes.waiting}>Checking the plan...</p>}>
          <DraftCheck draft={draft} today={today} />
        </Suspense>
      ) : (
        <Button
          variant="default"
          size="small"
          icon={<IconListCheck size={16} aria-hidden />}
          onFocus={() => {
            hadFocus.current = true
          }}
          onClick={() => setWanted(true)}
        >
          Check this plan
        </Button>
      )}
    </div>
  )
})
