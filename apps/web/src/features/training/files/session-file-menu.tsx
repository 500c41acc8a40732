import { IconDownload } from '@tabler/icons-react'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { SessionFileItems } from './session-file-items.js'

/** Saves one exercise of the day for a device. */
export const SessionFileMenu = ({ exercise, workout }: { exercise: TextExercise; workout: WorkoutInWords }) => (
  <ActionsMenu label={`Save ${exercise.name} as a file`} title="Save this exercise as a file" icon={IconDownload}>
    <SessionFileItems exercise={exercise} workout={workout} />
  </ActionsMenu>
)
