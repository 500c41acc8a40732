import { Menu } from '@mantine/core'
import { IconArrowsMove, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { DAY_NAMES } from '@tri/plan-engine'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { useEdits } from '../edits/edits-context.js'

/** What can be done to one workout of the week. */
export function WorkoutMenu({ workout }: { workout: WorkoutInWords }) {
  const { askMove, askComplete, markIncomplete } = useEdits()
  const { isCompleted, workoutType, day } = workout
  return (
    <ActionsMenu label={`Actions for ${DAY_NAMES[day]}'s ${workoutType} workout`}>
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
    </ActionsMenu>
  )
}
