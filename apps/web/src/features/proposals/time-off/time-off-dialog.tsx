import { Button } from '@mantine/core'
import type { IsoDay } from '@tri/plan-engine'
import { type FormEvent, useState } from 'react'
import { useAddTimeOff } from '../../../data/adapt/time-off.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import classes from './time-off-dialog.module.css'
import { problemsOf, startDraft, timeOffOf } from './time-off-draft.js'
import { TimeOffFields } from './time-off-fields.js'
import { TimeOffList } from './time-off-list.js'

type Props = {
  today: IsoDay
  /** Time off is told of; ends when it is known what that changes. */
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Tells of days without training, or with less. Stays open with everything typed when saving fails. */
export function TimeOffDialog({ today, onSaved, onClose }: Props) {
  const [draft, setDraft] = useState(() => startDraft(today))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, isSuccess } = useAddTimeOff()
  const problems = problemsOf(draft)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const told = timeOffOf(draft)
    if (told) return mutate(told, { onSuccess: onSaved })
    setChecked(true)
    const field = event.currentTarget.elements.namedItem(problems[0]?.field ?? '')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Dialog title="Time off" onClose={onClose} isSheet size="lg">
      <form onSubmit={save} noValidate className={classes.form}>
        <div className={classes.body}>
          <p className={classes.hint}>
            Holiday, travel, busy days, illness: say when, and your plan proposes how to go around it. Nothing changes
            before you accept it.
          </p>
          <TimeOffFields draft={draft} problems={isChecked ? problems : []} onChange={setDraft} />
          <TimeOffList today={today} />
        </div>
        <div className={classes.end}>
          <Button variant="default" mih={44} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" mih={44} disabled={isPending || isSuccess}>
            {isPending || isSuccess ? 'Saving...' : 'Save time off'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
