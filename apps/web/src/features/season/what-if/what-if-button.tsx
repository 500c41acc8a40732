import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useToday } from '../../../lib/dates/use-today.js'
import type { ShownPlan } from '../../../lib/shown-plan.js'

const WhatIfDialog = lazy(async () => ({ default: (await import('./what-if-dialog.js')).WhatIfDialog }))

export type WhatIfProps = Pick<ShownPlan, 'plan' | 'workouts' | 'onReplace'>

type Props = WhatIfProps & { icon: ReactNode; children: string }

/** Opens a plan that is not saved yet beside another one with other days, hours, paces, dates or goals. */
export function WhatIfButton({ plan, workouts, onReplace, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
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
            onTake={(payload) => {
              setOpen(false)
              onReplace?.(payload)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
