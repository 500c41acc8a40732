import { Button, Card, Group, Title } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChangeGoal, useDeletePlan, useSetCurrentPlan } from '../../data/plans.js'
import { counted, raceTypeName } from '../../lib/format.js'
import { handOverPlan } from '../../lib/handed-over-plan.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { EditPlanDialog } from '../../ui/edit-plan-dialog.js'
import { FactList } from '../../ui/fact-list.js'
import { SportLabel } from '../../ui/sport.js'
import classes from './plan-card.module.css'
import { legFacts, planFacts } from './plan-facts.js'

/** One plan: what it is for, and what can be done with it. */
export function PlanCard({ plan, isCurrent }: { plan: TrainingPlan; isCurrent: boolean }) {
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const view = useViewPlan(plan.id)
  return (
    <Card component="article" className={classes.card} aria-label={plan.name}>
      <header className={classes.head}>
        <Title order={2} className={classes.name}>
          {plan.name}
        </Title>
        <p className={classes.badges}>
          <span className={classes.race} data-race={plan.raceType}>
            {raceTypeName(plan.raceType)}
          </span>
          {isCurrent && <span className={classes.current}>Current plan</span>}
        </p>
      </header>
      <FactList facts={planFacts(plan)} />
      <Legs plan={plan} />
      <Group gap="xs" className={classes.actions}>
        <Button mih={44} flex={1} disabled={view.isPending} onClick={view.open}>
          View Plan
        </Button>
        <Button variant="default" mih={44} onClick={() => setAsking('edit')}>
          Edit
        </Button>
        <Button variant="default" mih={44} onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </Group>
      {asking === 'edit' && <EditPlan plan={plan} onClose={close} />}
      {asking === 'delete' && <DeletePlan plan={plan} onClose={close} />}
    </Card>
  )
}

const Legs = ({ plan }: { plan: TrainingPlan }) => (
  <table className={classes.legs}>
    <thead>
      <tr>
        <th scope="col">Sport</th>
        <th scope="col">Race distance</th>
        <th scope="col">Current pace</th>
      </tr>
    </thead>
    <tbody>
      {legFacts(plan).map(({ sport, distance, pace }) => (
        <tr key={sport}>
          <th scope="row">
            <SportLabel type={sport} size={14} />
          </th>
          <td>{distance}</td>
          <td>{pace}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function EditPlan({ plan, onClose }: { plan: TrainingPlan; onClose: () => void }) {
  const { mutate, isPending } = useChangeGoal()
  return (
    <EditPlanDialog
      plan={plan}
      isPending={isPending}
      onClose={onClose}
      onSubmit={(goal) => mutate({ id: plan.id, ...goal }, { onSuccess: onClose })}
    />
  )
}

function DeletePlan({ plan, onClose }: { plan: TrainingPlan; onClose: () => void }) {
  const { mutate, isPending } = useDeletePlan()
  return (
    <ConfirmDialog
      title={`Delete ${plan.name}?`}
      confirmLabel="Delete plan"
      isPending={isPending}
      onConfirm={() => mutate(plan.id, { onSettled: onClose })}
      onClose={onClose}
    >
      The plan with its {counted(plan.totalWeeks, 'week')} of workouts and everything you logged in them is erased. This
      cannot be undone.
    </ConfirmDialog>
  )
}

/** Makes the plan the current one, leaves it for the dashboard, and goes there. */
function useViewPlan(planId: number) {
  const navigate = useNavigate()
  const { mutate, isPending } = useSetCurrentPlan()
  const open = () =>
    mutate(planId, {
      onSuccess: () => {
        handOverPlan(planId)
        navigate('/')
      },
    })
  return { open, isPending }
}
