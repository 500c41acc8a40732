import { Button, Group, Text } from '@mantine/core'
import { DAY_NAMES } from '@tri/plan-engine'
import native from '../../ui/native-input.module.css'
import { sameEveryDay, type TimesDraft, zonesWith } from './start-times.js'
import classes from './training-times.module.css'

type Props = {
  draft: TimesDraft
  isPending: boolean
  onChange: (draft: TimesDraft) => void
  onSave: () => void
}

/** At what time of each weekday a calendar shows the training; a day without one has all-day entries. */
export function TrainingTimes({ draft, isPending, onChange, onSave }: Props) {
  const { timeZone, times } = draft
  const change = (day: number, time: string) => onChange({ ...draft, times: times.with(day, time) })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Text size="sm" c="dimmed">
        Calendars show sessions all day. Give a day a start time to have them at that time instead.
      </Text>
      <div className={classes.days}>
        {DAY_NAMES.map((name, day) => (
          <label key={name}>
            <span>{name}</span>
            <input
              className={native.input}
              type="time"
              value={times[day] ?? ''}
              onChange={(event) => change(day, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <label className={classes.zone}>
        <span>Time zone</span>
        <select
          className={native.input}
          value={timeZone}
          onChange={(event) => onChange({ ...draft, timeZone: event.target.value })}
        >
          {zonesWith(timeZone, Intl.supportedValuesOf('timeZone')).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
      <Group gap="sm">
        <Button type="submit" variant="default" mih={44} disabled={isPending}>
          Save start times
        </Button>
        <Button variant="subtle" mih={44} disabled={!times.some(Boolean)} onClick={() => onChange(sameEveryDay(draft))}>
          Same every day
        </Button>
      </Group>
    </form>
  )
}
