import { Menu } from '@mantine/core'
import { IconArrowsMove, IconLink, IconLinkOff, IconTrash } from '@tabler/icons-react'
import { isLinkedToPrevious } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { SessionLogItems } from '../complete/session-log-items.js'
import { useEdits } from '../edits/edits-context.js'
import { SessionFileItems } from '../files/session-file-items.js'

/** What can be done to one exercise of the week. */
export function ExerciseMenu({ exercise, workout }: { exercise: TextExercise; workout: WorkoutInWords }) {
  const { askMove, askDelete } = useEdits()
  return (
    <ActionsMenu label={`Actions for ${exercise.name}`}>
      <SessionLogItems workout={workout} exercise={exercise} />
      <SessionFileItems exercise={exercise} workout={workout} />
      <Menu.Item
        leftSection={<IconArrowsMove size={16} aria-hidden />}
        onClick={() => askMove({ workout, exerciseId: exercise.id })}
      >
        Move exercise to...
      </Menu.Item>
      <LinkItem exercise={exercise} workout={workout} />
      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => askDelete(workout, exercise.id)}>
        Delete exercise
      </Menu.Item>
    </ActionsMenu>
  )
}

/** Links the exercise to the one before it, or puts it later in the day; nothing for the first of its workout. */
function LinkItem({ exercise, workout }: { exercise: TextExercise; workout: WorkoutInWords }) {
  const { setLink } = useEdits()
  if (workout.exercises[0]?.id === exercise.id) return null
  const isLinked = isLinkedToPrevious(workout, exercise)
  const icon = isLinked ? <IconLinkOff size={16} aria-hidden /> : <IconLink size={16} aria-hidden />
  return (
    <Menu.Item leftSection={icon} onClick={() => setLink(workout, exercise.id, !isLinked)}>
      {isLinked ? 'Do it later in the day' : 'Do it straight after'}
    </Menu.Item>
  )
}
