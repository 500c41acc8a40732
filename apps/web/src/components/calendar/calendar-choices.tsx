import { Checkbox, Group, NativeSelect, Text } from '@mantine/core'
import type { CalendarChoices as Choices } from '@tri/api-contract'
import { SPORTS } from '@tri/plan-engine'
import { REMINDERS, readReminder, SPORT_WORDS } from '../../lib/calendar-choices.js'

type Props = { choices: Choices; onChange: (choices: Choices) => void }

/** Which workouts a calendar shows, and when it reminds of them; a change counts at once. */
export const CalendarChoices = ({ choices, onChange }: Props) => (
  <>
    <Checkbox.Group
      label="Sports"
      value={[...choices.sports]}
      onChange={(chosen) => onChange({ ...choices, sports: SPORTS.filter((sport) => chosen.includes(sport)) })}
    >
      <Group gap="lg" mih={44}>
        {SPORTS.map((sport) => (
          <Checkbox
            size="md"
            key={sport}
            value={sport}
            label={SPORT_WORDS[sport]}
            disabled={choices.sports.length === 1 && choices.sports[0] === sport}
          />
        ))}
      </Group>
    </Checkbox.Group>
    <NativeSelect
      label="Reminder"
      data={REMINDERS}
      value={choices.reminder}
      maw={320}
      onChange={({ target }) => onChange({ ...choices, reminder: readReminder(target.value) })}
    />
    <Text size="sm" c="dimmed">
      Sessions that last all day remind on the evening before only. Some calendars leave reminders out of what they
      follow, or ask whether to keep them.
    </Text>
  </>
)
