import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsMove, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import type { Workout } from '@tri/api-contract'
import type { Exercise } from '@tri/plan-engine'
import { useEdits } from './edits-context.js'
import { SessionFileItems } from './session-file-items.js'

/** What can be done to one exercise of the week. */
export function ExerciseMenu({ exercise, workout }: { exercise: Exercise; workout: Workout }) {
  const { askMove, askDelete } = useEdits()
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={`Actions for ${exercise.name}`}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SessionFileItems exercise={exercise} workout={workout} />
        <Menu.Item
          leftSection={<IconArrowsMove size={16} aria-hidden />}
          onClick={() => askMove({ workout, exerciseId: exercise.id })}
        >
          Move exercise to...
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => askDelete(workout, exercise.id)}>
          Delete exercise
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
