import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import type { DraftPlan } from '../../lib/draft.js'
import classes from './overview-card.module.css'

const DraftCheck = lazy(async () => ({ default: (await import('./draft-check.js')).DraftCheck }))

type Props = {
  draft: DraftPlan
  today: IsoDay
  /** Generator and audit are wanted; until then they are not loaded. */
  isWanted: boolean
  onWanted: () => void
}

/** The plan check of the draft, behind a press until something else on the page needs the plan as well. */
export const OverviewCheck = memo(function OverviewCheck({ draft, today, isWanted, onWanted }: Props) {
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
          onClick={onWanted}
        >
          Check this plan
        </Button>
      )}
    </div>
  )
})
