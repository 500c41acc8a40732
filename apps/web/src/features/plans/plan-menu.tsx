import { Menu } from '@mantine/core'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import { useDuplicatePlan } from '../../data/plans/plan-edits.js'
import { ActionsMenu } from '../../ui/actions-menu.js'

type Props = { plan: TrainingPlan; onRename: () => void; onDelete: () => void }

/** What can be done to a plan as a whole. */
export function PlanMenu({ plan, onRename, onDelete }: Props) {
  const { mutate: duplicate, isPending } = useDuplicatePlan()
  return (
    <ActionsMenu label={`Actions for ${plan.name}`} width={200} isLarge>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
        Rename
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={16} aria-hidden />}
        disabled={isPending}
        onClick={() => duplicate(plan.id)}
      >
        Duplicate
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onDelete}>
        Delete
      </Menu.Item>
    </ActionsMenu>
  )
}
