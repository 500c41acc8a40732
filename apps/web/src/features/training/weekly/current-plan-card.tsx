import { Button, Card, Group, Title } from '@mantine/core'
import { readGoalPaces, type TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { EditPlanDialog } from '../../../components/goal/edit-plan-dialog.js'
import { useChangeGoal } from '../../../data/plans/plan-edits.js'
import { whenWithdrawn } from '../../../http/withdrawn.js'
import { capitalised, raceTypeName } from '../../../lib/measures/format.js'
import { paceWithUnit } from '../../../lib/measures/units.js'
import { FactList } from '../../../ui/fact-list.js'
import { useUnits } from '../../../ui/use-units.js'

/** The plan's goal and paces at a glance, and the way to change the goal. */
export function CurrentPlanCard({ plan }: { plan: TrainingPlan }) {
  const [isEditing, setIsEditing] = useState(false)
  const { mutate, isPending } = useChangeGoal()
  const close = () => setIsEditing(false)
  const units = useUnits()
  const goal = readGoalPaces(plan)
  return (
    <Card component="section" aria-labelledby="current-plan">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="current-plan">
          Current Plan
        </Title>
        <Button variant="default" size="sm" mih={{ base: 44, sm: 36 }} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      </Group>
      <FactList
        facts={[
          ['Race', raceTypeName(plan.raceType)],
          ['Level', capitalised(plan.experienceLevel)],
          ['Goal', plan.goalFinishTime ?? 'Not set'],
          ['Swim', paceWithUnit(units, 'swim', goal.swim)],
          ['Bike', paceWithUnit(units, 'bike', goal.bike)],
          ['Run', paceWithUnit(units, 'run', goal.run)],
        ]}
      />
      {isEditing && (
        <EditPlanDialog
          plan={plan}
          isPending={isPending}
          onClose={close}
          onSubmit={(goal) => mutate({ id: plan.id, ...goal }, { onSuccess: close, onError: whenWithdrawn(close) })}
        />
      )}
    </Card>
  )
}
