import { Button } from '@mantine/core'
import type { Race, TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { useTellRace } from '../../../data/adapt/races.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { DialogForm } from '../../../ui/dialog/dialog-form.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from '../time-off/time-off-dialog.module.css'
import { checkRace, draftOf, startRace } from './race-draft.js'
import { RaceFields } from './race-fields.js'
import { RaceList } from './race-list.js'

type Props = {
  plan: TrainingPlan
  today: IsoDay
  /** A race is told or taken back; ends when it is known what that changes. */
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Tells of races on the way to the goal of a plan. Stays open with everything typed when saving fails. */
export function RacesDialog({ plan, today, onSaved, onClose }: Props) {
  const units = useUnits()
  const [draft, setDraft] = useState(() => startRace(units))
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, isSuccess } = useTellRace()
  const between = { today, goal: plan.raceDate }
  const problems = checkRace(draft, units, between).problems ?? {}
  const save = () => {
    const { race } = checkRace(draft, units, between)
    if (race) mutate({ id: draft.id, race }, { onSuccess: onSaved })
  }
  const edit = (race: Race) => {
    setDraft(draftOf(race, units))
    setChecked(false)
  }
  return (
    <Dialog title="Races on the way" onClose={onClose} isSheet size="lg">
      <DialogForm
        problem={Object.keys(problems)[0]}
        onSubmit={save}
        onProblem={() => setChecked(true)}
        end={
          <>
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending || isSuccess}>
              {isPending || isSuccess ? 'Saving...' : draft.id === undefined ? 'Add race' : 'Save race'}
            </Button>
          </>
        }
      >
        <p className={classes.hint}>
          A race before {plan.name}: say when, and your plan proposes how to go through it. Nothing changes before you
          accept it.
        </p>
        <RaceList today={today} edited={draft.id} onEdit={edit} onRemoved={onSaved} />
        <RaceFields
          draft={draft}
          units={units}
          between={between}
          problems={isChecked ? problems : {}}
          onChange={setDraft}
        />
      </DialogForm>
    </Dialog>
  )
}
