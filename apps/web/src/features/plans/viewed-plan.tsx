import { Button, Container } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { useSearchParams } from 'react-router-dom'
import { useSetCurrentPlan } from '../../data/plans.js'
import classes from './viewed-plan.module.css'

type Props = {
  plan: TrainingPlan
  /** The current plan, which calendar and watch follow. */
  followed: TrainingPlan
  /** Back to the current plan. */
  onLeave: () => void
}

/** As wide as the plan below it. Says that the plan on the screen is looked at only, and offers to follow it. */
export function ViewedPlan({ plan, followed, onLeave }: Props) {
  const { mutate, isPending } = useSetCurrentPlan()
  const [search] = useSearchParams()
  return (
    <Container size={search.get('view') === 'weekly' ? 1440 : 1200} px={{ base: 'md', sm: 'xl' }} pt="md">
      <div role="note" className={classes.note}>
        <IconEye size={20} aria-hidden className={classes.icon} />
        <p>
          <b>You are looking at this plan.</b> Your calendar and your watch follow {followed.name}, your current plan.
        </p>
        <div className={classes.actions}>
          <Button variant="default" mih={44} onClick={onLeave}>
            Back to current plan
          </Button>
          <Button mih={44} disabled={isPending} onClick={() => mutate(plan.id)}>
            Make current
          </Button>
        </div>
      </div>
    </Container>
  )
}
