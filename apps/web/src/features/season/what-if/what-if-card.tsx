import { Button, Card, Title } from '@mantine/core'
import { IconGitCompare } from '@tabler/icons-react'
import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { lazy, Suspense, useState } from 'react'
import { useCreatePlan } from '../../../data/plans.js'
import { useToday } from '../../../lib/dates/use-today.js'
import type { ShownPlan } from '../../../lib/shown-plan.js'
import { TOASTS } from '../../../lib/texts/messages.js'
import row from '../../../ui/row.module.css'
import classes from './what-if-card.module.css'

const WhatIfDialog = lazy(async () => ({ default: (await import('./what-if-dialog.js')).WhatIfDialog }))

const TOASTS_OF_COPY = {
  success: ({ name }: TrainingPlan) => TOASTS.planDuplicated(name),
  failure: TOASTS.planNotDuplicated,
}

type Props = Pick<ShownPlan, 'plan' | 'workouts' | 'saved' | 'onReplace'> & {
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
}

/** The way to try other days, hours, dates and goals without giving up the plan there is. */
export function WhatIfCard({ plan, workouts, saved, onReplace, onCreated }: Props) {
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
    <Card component="section" aria-labelledby="what-if">
      <div className={`${row.apart} ${classes.row}`}>
        <div>
          <Title order={2} size="h3" id="what-if">
            What if
          </Title>
          <p className={classes.words}>
            Other days, hours, another race date or goal: see both plans side by side before anything changes.
          </p>
        </div>
        <Button
          variant="default"
          mih={44}
          leftSection={<IconGitCompare size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Compare another plan
        </Button>
      </div>
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
    </Card>
  )
}
