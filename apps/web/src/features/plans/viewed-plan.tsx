import { Button, Container } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSetCurrentPlan } from '../../data/plans/plans.js'
import classes from './viewed-plan.module.css'

type Props = {
  plan: TrainingPlan
  /** The current plan, which calendar and watch follow. */
  followed: TrainingPlan
  /** The plan was made a moment ago: what shall be followed is asked. */
  isNew: boolean
  /** Back to the current plan. */
  onLeave: () => void
}

/** As wide as the plan below it. Says that the plan on the screen is looked at only, and offers to follow it. */
export function ViewedPlan({ plan, followed, isNew, onLeave }: Props) {
  const { mutate, isPending } = useSetCurrentPlan()
  const [search] = useSearchParams()
  const [isRefused, setRefused] = useState(false)
  const isAsked = isNew && !isRefused
  return (
    <Container size={search.get('view') === 'weekly' ? 1440 : 1200} px={{ base: 'md', sm: 'xl' }} pt="md">
      <div role="note" className={classes.note}>
        <IconEye size={20} aria-hidden className={classes.icon} />
        <p>
          <b>{isAsked ? 'Follow this plan from now on?' : 'You are looking at this plan.'}</b> Your calendar and your
          watch follow {followed.name}, your current plan.
        </p>
        <div className={classes.actions}>
          {isAsked ? (
            <Button variant="default" mih={44} onClick={() => setRefused(true)}>
              Not now
            </Button>
          ) : (
            <Button variant="default" mih={44} onClick={onLeave}>
              Back to current plan
            </Button>
          )}
          <Button mih={44} disabled={isPending} onClick={() => mutate(plan.id)}>
            {isAsked ? 'Follow this plan' : 'Make current'}
          </Button>
        </div>
      </div>
    </Container>
  )
}
