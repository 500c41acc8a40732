import { Menu } from '@mantine/core'
import { IconArrowsMove, IconCircleX, IconPencil } from '@tabler/icons-react'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { useEdits } from '../edits/edits-context.js'

/** What can be done to a race as a whole, and to a place of the week from which the last session is gone. */
export function WorkoutMenu({ workout, label }: { workout: WorkoutInWords; label: string }) {
  const { askMove, askLog, markIncomplete } = useEdits()
  const { isCompleted, exercises, workoutType } = workout
  return (
    <ActionsMenu label={`Actions for ${label}`}>
      {workoutType === 'race' &&
        exercises.map((exercise) => (
          <Menu.Item
            key={exercise.id}
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => askLog({ workout, exercise })}
          >
            Log {exercise.name}...
          </Menu.Item>
        ))}
      {isCompleted && exercises.length === 0 && (
        <Menu.Item leftSection={<IconCircleX size={16} aria-hidden />} onClick={() => markIncomplete(workout)}>
          Mark Incomplete
        </Menu.Item>
      )}
      {workoutType !== 'race' && (
        <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => askMove({ workout })}>
          Move to...
        </Menu.Item>
      )}
    </ActionsMenu>
  )
}
