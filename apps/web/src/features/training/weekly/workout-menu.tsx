import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsMove, IconCircleCheck, IconCircleX, IconDotsVertical } from '@tabler/icons-react'
import type { Workout } from '@tri/api-contract'
import { DAY_NAMES } from '@tri/plan-engine'
import { useEdits } from '../edits/edits-context.js'

/** What can be done to one workout of the week. */
export function WorkoutMenu({ workout }: { workout: Workout }) {
  const { askMove, askComplete, markIncomplete } = useEdits()
  const { isCompleted, workoutType, day } = workout
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Actions for ${DAY_NAMES[day]}'s ${workoutType} workout`}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCircleCheck size={16} aria-hidden />} onClick={() => askComplete(workout)}>
          {isCompleted ? 'Edit result...' : 'Complete...'}
        </Menu.Item>
        {isCompleted && (
          <Menu.Item leftSection={<IconCircleX size={16} aria-hidden />} onClick={() => markIncomplete(workout)}>
            Mark Incomplete
          </Menu.Item>
        )}
        {workoutType !== 'race' && (
          <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => askMove({ workout })}>
            Move workout to...
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
