import { Button } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { WhatIf } from '../what-if/what-if.js'

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.js')).ChangePlanDialog }))

type Props = {
  plan: TrainingPlan
  today: IsoDay
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
  /** Leads to a plan for another race. */
  anotherRace: ReactNode
  /** What is other from the first on. */
  start?: Partial<WhatIf>
  icon: ReactNode
  children: string
}

/** Leads to other dates, days, hours, paces and goals for the plan there is. */
export function ChangePlanButton({ icon, children, ...shown }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" mih={44} leftSection={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangePlanDialog {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
