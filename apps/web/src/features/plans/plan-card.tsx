import { Button, Card, Group, Title } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EditPlanDialog } from '../../components/goal/edit-plan-dialog.js'
import { useChangeGoal, useRestorePlan } from '../../data/plan-edits.js'
import { useDeletePlan, useSetCurrentPlan } from '../../data/plans.js'
import { whenWithdrawn } from '../../http/withdrawn.js'
import { handOverPlan } from '../../lib/handed-over-plan.js'
import { counted, raceTypeName } from '../../lib/measures/format.js'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js'
import { FactList } from '../../ui/fact-list.js'
import { SportLabel } from '../../ui/sport.js'
import table from '../../ui/table.module.css'
import { useUnits } from '../../ui/use-units.js'
import classes from './plan-card.module.css'
import { legFacts, planFacts } from './plan-facts.js'
import { PlanMenu } from './plan-menu.js'
import { RenameDialog } from './rename-dialog.js'

/** One plan: what it is for, and what can be done with it. */
export function PlanCard({ plan, isCurrent }: { plan: TrainingPlan; isCurrent: boolean }) {
  const [asking, setAsking] = useState<'edit' | 'rename' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const view = useViewPlan(plan.id)
  const { mutate: makeCurrent, isPending } = useSetCurrentPlan()
  return (
    <Card component="article" className={classes.card} aria-label={plan.name}>
      <header className={classes.head}>
        <div className={classes.top}>
          <Title order={2} className={classes.name}>
            {plan.name}
          </Title>
          <PlanMenu plan={plan} onRename={() => setAsking('rename')} onDelete={() => setAsking('delete')} />
        </div>
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
        <Button mih={44} flex="4 1 8rem" onClick={view}>
          View Plan
        </Button>
        {!isCurrent && (
          <Button variant="default" mih={44} disabled={isPending} onClick={() => makeCurrent(plan.id)}>
            Make current
          </Button>
        )}
        <Button variant="default" mih={44} onClick={() => setAsking('edit')}>
          Edit
        </Button>
        <Button variant="default" mih={44} onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </Group>
      {asking === 'edit' && <EditPlan plan={plan} onClose={close} />}
      {asking === 'rename' && <RenameDialog plan={plan} onClose={close} />}
      {asking === 'delete' && <DeletePlan plan={plan} onClose={close} />}
    </Card>
  )
}

const Legs = ({ plan }: { plan: TrainingPlan }) => (
  <table className={`${table.table} ${classes.legs}`}>
    <thead>
      <tr>
        <th scope="col">Sport</th>
        <th scope="col">Race distance</th>
        <th scope="col">Current pace</th>
      </tr>
    </thead>
    <tbody>
      {legFacts(plan, useUnits()).map(({ sport, distance, pace }) => (
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
      onSubmit={(goal) => mutate({ id: plan.id, ...goal }, { onSuccess: onClose, onError: whenWithdrawn(onClose) })}
    />
  )
}

function DeletePlan({ plan, onClose }: { plan: TrainingPlan; onClose: () => void }) {
  const { mutate, isPending } = useDeletePlan()
  const { mutate: restore } = useRestorePlan()
  return (
    <ConfirmDialog
      title={`Delete ${plan.name}?`}
      confirmLabel="Delete plan"
      isPending={isPending}
      onConfirm={() => mutate({ id: plan.id, undo: () => restore(plan.id) }, { onSettled: onClose })}
      onClose={onClose}
    >
      The plan goes with its {counted(plan.totalWeeks, 'week')} of workouts and everything you logged in them. For a
      moment you can undo this; after that it is erased.
    </ConfirmDialog>
  )
}

/** Leaves the plan for the dashboard, and goes there; calendar and watch go on following the current one. */
function useViewPlan(planId: number) {
  const navigate = useNavigate()
  return () => {
    handOverPlan(planId)
    navigate('/')
  }
}
