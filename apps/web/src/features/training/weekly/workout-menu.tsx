import { Menu } from '@mantine/core'
import { IconArrowsMove, IconCircleX, IconPencil } from '@tabler/icons-react'
import { DAY_NAMES } from '@tri/plan-engine'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { useEdits } from '../edits/edits-context.js'

/** What can be done to one workout of the week. */
export function WorkoutMenu({ workout }: { workout: WorkoutInWords }) {
  const { askMove, askLog, markIncomplete } = useEdits()
  const { isCompleted, exercises, workoutType, day } = workout
  return (
    <ActionsMenu label={`Actions for ${DAY_NAMES[day]}'s ${workoutType} workout`}>
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
          Move workout to...
        </Menu.Item>
      )}
    </ActionsMenu>
  )
}
