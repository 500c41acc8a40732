import { Button, Card, Group, Title } from '@mantine/core'
import type { PlanWeeks, TrainingPlan } from '@tri/api-contract'
import { daysBetween, type IsoDay } from '@tri/plan-engine'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EditPlanDialog } from '../../components/goal/edit-plan-dialog.js'
import { useChangeGoal, useRestorePlan } from '../../data/plans/plan-edits.js'
import { useDeletePlan, useSetCurrentPlan } from '../../data/plans/plans.js'
import { whenWithdrawn } from '../../http/withdrawn.js'
import { handOverPlan } from '../../lib/handed-over-plan.js'
import { counted, daysToGo, mediumDate, raceTypeName } from '../../lib/measures/format.js'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js'
import { FactList } from '../../ui/fact-list.js'
import { SportLabel } from '../../ui/sport.js'
import table from '../../ui/table.module.css'
import { useUnits } from '../../ui/use-units.js'
import { legFacts, planFacts } from './plan-facts.js'
import { PlanMenu } from './plan-menu.js'
import { planProgress } from './plan-progress.js'
import classes from './plan-row.module.css'
import { RenameDialog } from './rename-dialog.js'
import { SeasonSparkline } from './season-sparkline.js'

type Props = {
  plan: TrainingPlan
  isCurrent: boolean
  today: IsoDay
  /** Undefined until they are known. */
  weeks: PlanWeeks | undefined
}

/** One plan in a line: what it is for, how far it is, and what can be done with it; the rest of it behind a press. */
export function PlanRow({ plan, isCurrent, today, weeks }: Props) {
  const [asking, setAsking] = useState<'edit' | 'rename' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <Card component="article" className={classes.row} aria-label={plan.name}>
      <header className={classes.head}>
        <Title order={2} size="h3" className={classes.name}>
          {plan.name}
        </Title>
        <p className={classes.badges}>
          <span className={classes.race} data-race={plan.raceType}>
            {raceTypeName(plan.raceType)}
          </span>
          {isCurrent && <span className={classes.current}>Current plan</span>}
          <span>{mediumDate(plan.raceDate)}</span>
        </p>
      </header>
      <SeasonSparkline weeks={weeks} />
      <Figures plan={plan} today={today} weeks={weeks} />
      <Actions plan={plan} isCurrent={isCurrent} onAsk={setAsking} />
      <details className={classes.details}>
        <summary>Details</summary>
        <div>
          <FactList facts={planFacts(plan)} />
          <Legs plan={plan} />
        </div>
      </details>
      {asking === 'edit' && <EditPlan plan={plan} onClose={close} />}
      {asking === 'rename' && <RenameDialog plan={plan} onClose={close} />}
      {asking === 'delete' && <DeletePlan plan={plan} onClose={close} />}
    </Card>
  )
}

function Figures({ plan, today, weeks }: Omit<Props, 'isCurrent'>) {
  const progress = weeks && planProgress(weeks)
  const figures = [
    ['Hours a week', progress?.hoursAWeek ?? UNKNOWN],
    ['Done', progress ? `${progress.donePercent} %` : UNKNOWN],
    ['Race', daysToGo(daysBetween(today, plan.raceDate))],
  ] as const
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const UNKNOWN = '\u2013'

type ActionsProps = Pick<Props, 'plan' | 'isCurrent'> & { onAsk: (what: 'edit' | 'rename' | 'delete') => void }

function Actions({ plan, isCurrent, onAsk }: ActionsProps) {
  const view = useViewPlan(plan.id)
  const viewButton = useRef<HTMLButtonElement>(null)
  const { mutate: makeCurrent, isPending } = useSetCurrentPlan()
  return (
    <Group gap="xs" className={classes.actions} data-current={isCurrent || undefined}>
      {/* The other button goes away: who pressed it goes on here. */}
      <Button ref={viewButton} variant={isCurrent ? 'filled' : 'default'} mih={{ base: 44, md: 40 }} onClick={view}>
        View Plan
      </Button>
      {!isCurrent && (
        <Button
          variant="default"
          mih={{ base: 44, md: 40 }}
          disabled={isPending}
          onClick={() => makeCurrent(plan.id, { onSuccess: () => viewButton.current?.focus() })}
        >
          Make current
        </Button>
      )}
      <Button variant="default" mih={{ base: 44, md: 40 }} onClick={() => onAsk('edit')}>
        Edit
      </Button>
      <Button variant="default" mih={{ base: 44, md: 40 }} onClick={() => onAsk('delete')}>
        Delete
      </Button>
      <PlanMenu plan={plan} onRename={() => onAsk('rename')} onDelete={() => onAsk('delete')} />
    </Group>
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
      The plan goes with its {counted(plan.totalWeeks, 'week')} of sessions and everything you logged in them. For a
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
