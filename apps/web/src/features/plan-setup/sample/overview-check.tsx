import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { DraftPlan } from '../form/draft-plan.js'
import classes from './overview-card.module.css'

const DraftCheck = lazy(async () => ({ default: (await import('./settled-plan-check.js')).DraftCheck }))

type Props = {
  draft: DraftPlan
  today: IsoDay
  /** Something else on the page has loaded the generator. */
  isNear: boolean
}

/** The plan check of the draft, behind a press until something else on the page needs the plan as well. */
export const OverviewCheck = memo(function OverviewCheck({ draft, today, isNear }: Props) {
  const [isPressed, setPressed] = useState(false)
  const isWanted = isNear || isPressed
  const frame = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The button is gone: who was on it goes on reading here.
    if (isWanted && hadFocus.current && document.activeElement === document.body) frame.current?.focus()
  }, [isWanted])
  return (
    <div ref={frame} tabIndex={-1} className={classes.check}>
      {isWanted ? (
        <Suspense fallback={<p className={classes.waiting}>Checking the plan...</p>}>
          <DraftCheck draft={draft} today={today} />
        </Suspense>
      ) : (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconListCheck size={18} aria-hidden />}
          onFocus={() => {
            hadFocus.current = true
          }}
          onClick={() => setPressed(true)}
        >
          Check this plan
        </Button>
      )}
    </div>
  )
})
