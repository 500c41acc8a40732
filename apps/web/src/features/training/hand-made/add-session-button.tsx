import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type IsoDay, weekdayOf } from '@tri/plan-engine'
import { longDate } from '../../../lib/measures/format.js'
import { useEdits } from '../edits/edits-context.js'
import classes from './add-session-button.module.css'

/** Closes a day: a session of one's own goes there. */
export function AddSessionButton({ week, date }: { week: number; date: IsoDay }) {
  const { askAdd } = useEdits()
  return (
    <UnstyledButton
      className={classes.add}
      aria-label={`Add a session on ${longDate(date)}`}
      data-add-session
      onClick={() => askAdd({ week, day: weekdayOf(date) })}
    >
      <IconPlus size={16} aria-hidden /> Session
    </UnstyledButton>
  )
}
