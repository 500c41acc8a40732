import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Workout } from '@tri/api-contract'
import type { Exercise } from '@tri/plan-engine'
import { SessionFileItems } from './session-file-items.js'

/** Saves one exercise of the day for a device. */
export const SessionFileMenu = ({ exercise, workout }: { exercise: Exercise; workout: Workout }) => (
  <Menu position="bottom-end" width={220} withinPortal>
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        title="Save this exercise as a file"
        aria-label={`Save ${exercise.name} as a file`}
      >
        <IconDownload size={16} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <SessionFileItems exercise={exercise} workout={workout} />
    </Menu.Dropdown>
  </Menu>
)
