import { Menu } from '@mantine/core'
import { IconAdjustments, IconArrowsMove, IconLink, IconLinkOff, IconTrash } from '@tabler/icons-react'
import { isLinkedToPrevious, loggedSession } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { SessionLogItems } from '../complete/session-log-items.js'
import { useEdits } from '../edits/edits-context.js'
import { SessionFileItems } from './session-file-items.js'

type Props = {
  exercise: TextExercise
  workout: WorkoutInWords
  /** With room for a finger. */
  isLarge?: boolean
}

/** What can be done to one session; the legs of a race stay where they are. */
export function SessionMenu({ exercise, workout, isLarge = false }: Props) {
  const { askDelete, askEdit } = useEdits()
  const isRace = workout.workoutType === 'race'
  return (
    <ActionsMenu label={`Actions for ${exercise.name}`} isLarge={isLarge}>
      <SessionLogItems workout={workout} exercise={exercise} />
      {!isRace && !loggedSession(workout, exercise) && (
        <Menu.Item
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => askEdit({ workout, exercise })}
        >
          Edit session...
        </Menu.Item>
      )}
      <SessionFileItems exercise={exercise} workout={workout} />
      {!isRace && (
        <>
          <MoveItems exercise={exercise} workout={workout} />
          <LinkItem exercise={exercise} workout={workout} />
          <Menu.Item
            leftSection={<IconTrash size={16} aria-hidden />}
            title="Delete this exercise"
            onClick={() => askDelete(workout, exercise.id)}
          >
            Delete session
          </Menu.Item>
        </>
      )}
    </ActionsMenu>
  )
}

/** A session that is all of its day goes to any day; one of several joins the sessions of another day, or all of them go. */
function MoveItems({ exercise, workout }: Props) {
  const { askMove } = useEdits()
  const icon = <IconArrowsMove size={16} aria-hidden />
  if (workout.exercises.length === 1)
    return (
      <Menu.Item leftSection={icon} onClick={() => askMove({ workout })}>
        Move to...
      </Menu.Item>
    )
  return (
    <>
      <Menu.Item leftSection={icon} onClick={() => askMove({ workout, exerciseId: exercise.id })}>
        Move to...
      </Menu.Item>
      <Menu.Item leftSection={icon} onClick={() => askMove({ workout })}>
        Move all {workout.exercises.length} sessions to...
      </Menu.Item>
    </>
  )
}

/** Links the exercise to the one before it, or puts it later in the day; nothing for the first of its workout. */
function LinkItem({ exercise, workout }: Props) {
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
