import { IconDownload } from '@tabler/icons-react'
import type { Workout } from '@tri/api-contract'
import type { Exercise } from '@tri/plan-engine'
import { ActionsMenu } from '../../../ui/actions-menu.js'
import { SessionFileItems } from './session-file-items.js'

/** Saves one exercise of the day for a device. */
export const SessionFileMenu = ({ exercise, workout }: { exercise: Exercise; workout: Workout }) => (
  <ActionsMenu label={`Save ${exercise.name} as a file`} title="Save this exercise as a file" icon={IconDownload}>
    <SessionFileItems exercise={exercise} workout={workout} />
  </ActionsMenu>
)
