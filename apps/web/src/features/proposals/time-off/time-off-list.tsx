import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { IsoDay } from '@tri/plan-engine'
import { timeOffQuery, useRemoveTimeOff } from '../../../data/adapt/time-off.js'
import classes from './time-off-dialog.module.css'
import { datesOf, reasonOf } from './time-off-words.js'

/** What was told of before, the next first; what is over goes last. */
export function TimeOffList({ today, onRemoved }: { today: IsoDay; onRemoved: () => void }) {
  const { data = [] } = useQuery(timeOffQuery)
  const { mutate, isPending } = useRemoveTimeOff()
  if (data.length === 0) return null
  const ahead = data.filter(({ to }) => to >= today)
  const over = data.filter(({ to }) => to < today).toReversed()
  return (
    <section aria-labelledby="told-of">
      <h3 id="told-of" className={classes.legend}>
        Told so far
      </h3>
      <ul className={classes.entries}>
        {[...ahead, ...over].map((entry) => (
          <li key={entry.id} data-over={entry.to < today || undefined}>
            <p>
              <b>{datesOf(entry)}</b> <span>{reasonOf(entry)}</span>
            </p>
            <Button
              variant="subtle"
              color="gray"
              mih={44}
              disabled={isPending}
              onClick={() => mutate(entry.id, { onSuccess: onRemoved })}
            >
              Remove
              <VisuallyHidden> time off, {datesOf(entry)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
