import { Button } from '@mantine/core'
import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCreatePlan } from '../../../data/plans.js'
import { useToday } from '../../../lib/dates/use-today.js'
import type { ShownPlan } from '../../../lib/shown-plan.js'
import { TOASTS } from '../../../lib/texts/messages.js'

const WhatIfDialog = lazy(async () => ({ default: (await import('./what-if-dialog.js')).WhatIfDialog }))

const TOASTS_OF_COPY = {
  success: ({ name }: TrainingPlan) => TOASTS.planDuplicated(name),
  failure: TOASTS.planNotDuplicated,
}

export type WhatIfProps = Pick<ShownPlan, 'plan' | 'workouts' | 'saved' | 'onReplace'> & {
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

type Props = WhatIfProps & { icon: ReactNode; children: string }

/** Opens the plan beside another one with other days, hours, dates or goals. */
export function WhatIfButton({ plan, workouts, saved, onReplace, onCreated, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  const { mutate, isPending } = useCreatePlan(TOASTS_OF_COPY)
  const take = (payload: NewPlan) => {
    if (!saved) {
      setOpen(false)
      onReplace?.(payload)
      return
    }
    mutate(payload, {
      onSuccess: (copy) => {
        setOpen(false)
        onCreated(copy)
      },
    })
  }
  return (
    <>
      <Button variant="default" mih={44} leftSection={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhatIfDialog
            plan={plan}
            workouts={workouts}
            today={today}
            isSaved={Boolean(saved)}
            isPending={isPending}
            onTake={take}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
