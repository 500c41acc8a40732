import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, Suspense, useState } from 'react'

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.js')).ChangePlanDialog }))

type Props = {
  plan: TrainingPlan
  today: IsoDay
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

/** Leads to other dates, days, hours, paces and goals for the plan there is. */
export function ChangePlanButton({ plan, today, onCreated }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change plan
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangePlanDialog {...{ plan, today, onCreated }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
