import { ActionIcon, Popover } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { RaceCalendar } from './race-calendar.js'

/** Opens the calendar below the date; it is mounted by the first press, so it begins open. */
export function RaceCalendarButton({ onPick, ...calendar }: ComponentProps<typeof RaceCalendar>) {
  const [isOpen, setOpen] = useState(true)
  const pick = (raceDate: string) => {
    onPick(raceDate)
    setOpen(false)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          aria-label={isOpen ? 'Close the calendar' : 'Open the calendar'}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendarEvent size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pick the race date">
        <RaceCalendar {...calendar} onPick={pick} />
      </Popover.Dropdown>
    </Popover>
  )
}
