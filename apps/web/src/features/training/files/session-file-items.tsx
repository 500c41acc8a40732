import { Menu } from '@mantine/core'
import { IconBike, IconCopy, IconDeviceWatch } from '@tabler/icons-react'
import { isSport } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { WorkoutInWords } from '../../../lib/words.js'
import { useEdits } from '../edits/edits-context.js'

/** The files that one exercise can be saved as, and the text for a workout builder. */
export function SessionFileItems({ exercise, workout }: { exercise: TextExercise; workout: WorkoutInWords }) {
  const { saveSession } = useEdits()
  return (
    <>
      <Menu.Item
        leftSection={<IconDeviceWatch size={16} aria-hidden />}
        onClick={() => saveSession(workout, exercise, 'fit')}
      >
        Save for a watch (.fit)
      </Menu.Item>
      {exercise.type === 'bike' && (
        <Menu.Item
          leftSection={<IconBike size={16} aria-hidden />}
          onClick={() => saveSession(workout, exercise, 'zwo')}
        >
          Save for Zwift (.zwo)
        </Menu.Item>
      )}
      {isSport(exercise.type) && (
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => saveSession(workout, exercise, 'txt')}
        >
          Copy for intervals.icu
        </Menu.Item>
      )}
    </>
  )
}
