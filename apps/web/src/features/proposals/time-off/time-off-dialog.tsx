import { Button } from '@mantine/core'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { useAddTimeOff } from '../../../data/adapt/time-off.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { DialogForm } from '../../../ui/dialog/dialog-form.js'
import classes from './time-off-dialog.module.css'
import { problemsOf, startDraft, timeOffOf } from './time-off-draft.js'
import { TimeOffFields } from './time-off-fields.js'
import { TimeOffList } from './time-off-list.js'

type Props = {
  today: IsoDay
  /** Time off is told of; ends when it is known what that changes. */
  onSaved: () => Promise<void>
  /** Also told whether time off was removed: what it took may come back. */
  onClose: (hasRemoved: boolean) => void
}

/** Tells of days without training, or with less. Stays open with everything typed when saving fails. */
export function TimeOffDialog({ today, onSaved, onClose }: Props) {
  const [draft, setDraft] = useState(() => startDraft(today))
  const [isChecked, setChecked] = useState(false)
  const [hasRemoved, setRemoved] = useState(false)
  const close = () => onClose(hasRemoved)
  const { mutate, isPending, isSuccess } = useAddTimeOff()
  const problems = problemsOf(draft)
  const save = () => {
    const told = timeOffOf(draft)
    if (told) mutate(told, { onSuccess: onSaved })
  }
  return (
    <Dialog title="Time off" onClose={close} isSheet size="lg">
      <DialogForm
        problem={problems[0]?.field}
        onSubmit={save}
        onProblem={() => setChecked(true)}
        end={
          <>
            <Button variant="default" mih={44} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending || isSuccess}>
              {isPending || isSuccess ? 'Saving...' : 'Save time off'}
            </Button>
          </>
        }
      >
        <p className={classes.hint}>
          Holiday, travel, busy days, illness: say when, and your plan proposes how to go around it. Nothing changes
          before you accept it.
        </p>
        <TimeOffFields draft={draft} problems={isChecked ? problems : []} onChange={setDraft} />
        <TimeOffList today={today} onRemoved={() => setRemoved(true)} />
      </DialogForm>
    </Dialog>
  )
}
