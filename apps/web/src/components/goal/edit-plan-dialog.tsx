import { Button, Group, Stack, Text } from '@mantine/core'
import type { NewGoal, TrainingPlan } from '@tri/api-contract'
import { formatFinishTime, parseFinishTime } from '@tri/plan-engine'
import { useState } from 'react'
import { raceTypeName } from '../../lib/measures/format.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { goalChoice } from './goal-choice.js'
import { GoalPaces } from './goal-paces.js'
import { GoalSlider } from './goal-slider.js'

type Props = {
  plan: TrainingPlan
  isPending: boolean
  onSubmit: (goal: NewGoal) => void
  onClose: () => void
}

/** Changes the finish-time goal of a saved plan; on a phone a full-screen sheet. */
export function EditPlanDialog({ plan, isPending, onSubmit, onClose }: Props) {
  const [goal, setGoal] = useState(() => parseFinishTime(plan.goalFinishTime ?? '') ?? null)
  // What somebody else makes of the plan meanwhile was not seen.
  const [version] = useState(plan.version)
  const { predicted, range, paces, body } = goalChoice(plan, goal)
  return (
    <Dialog title="Edit Training Plan" onClose={onClose} isSheet>
      <Stack gap="lg">
        <div>
          <Text fw={650} lh={1.3}>
            {plan.name}
          </Text>
          <Text size="sm" c="dimmed">
            {raceTypeName(plan.raceType)}, predicted {formatFinishTime(predicted)} at your current paces
          </Text>
        </div>
        <GoalSlider
          goal={goal}
          predicted={predicted}
          range={range}
          onChange={setGoal}
          note={
            goal === null ? 'No goal is set: your goal is the prediction. Move the slider to choose one.' : undefined
          }
        />
        <GoalPaces paces={paces} />
        <Text size="sm" c="dimmed">
          Open workouts get new paces. What you completed, moved or deleted stays as it is.
        </Text>
        <Group justify="space-between" gap="sm">
          <Button variant="subtle" px={0} mih={44} disabled={goal === null} onClick={() => setGoal(null)}>
            Remove goal
          </Button>
          <Group gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button mih={44} disabled={isPending} onClick={() => onSubmit({ ...body, version })}>
              {isPending ? 'Updating...' : 'Update Plan'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
