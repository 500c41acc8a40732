import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCompleteWorkout } from '../../../data/workouts/workouts.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { useUnits } from '../../../ui/use-units.js'
import { ActualFields } from './actual-fields.js'
import {
  type CompletionDraft,
  changeActual,
  completionOf,
  isSameWorkout,
  nameOf,
  problemsOf,
  startDraft,
  typedIn,
  typeMeasure,
  wholeMinutes,
} from './completion-draft.js'

type Props = {
  workout: WorkoutInWords
  /** What was typed before the form was closed without saving it. */
  kept: CompletionDraft | undefined
  /** Keeps what is typed; undefined drops it. */
  onKeep: (draft: CompletionDraft | undefined) => void
  onClose: () => void
}

const MAX_NOTES = 2000

/** What was done of a workout, prefilled from the plan; stays open with everything typed when saving fails. */
export function CompletionDialog({ workout, kept, onKeep, onClose }: Props) {
  const { draft, change } = useKeptDraft(workout, kept, onKeep)
  const [isChecked, setChecked] = useState(false)
  const units = useUnits()
  const { complete, isPending } = useCompleteWorkout(workout)
  const drop = () => {
    onKeep(undefined)
    onClose()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [problem] = problemsOf(draft, units)
    if (!problem) return complete(completionOf(draft), drop)
    setChecked(true)
    const field = event.currentTarget.elements.namedItem(nameOf(problem))
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Dialog
      title={workout.isCompleted ? 'Edit completed workout' : 'Complete workout'}
      onClose={onClose}
      isSheet
      size="lg"
    >
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
          {draft.exercises.map((actual) => (
            <ActualFields
              key={actual.id}
              actual={actual}
              typedIn={(measure) => typedIn(draft, { id: actual.id, measure })}
              isChecked={isChecked}
              onType={(measure, text) => change((now) => typeMeasure(now, { id: actual.id, measure }, text, units))}
              onChange={(changes) => change((now) => changeActual(now, actual.id, changes))}
            />
          ))}
          <NumberInput
            label="Total duration (min)"
            min={0}
            allowDecimal={false}
            allowNegative={false}
            value={draft.duration}
            onChange={(typed) => change((now) => ({ ...now, duration: wholeMinutes(typed), isDurationTyped: true }))}
            maw={220}
          />
          <Textarea
            label="Notes"
            size="md"
            placeholder="How did it go?"
            autosize
            minRows={2}
            maxLength={MAX_NOTES}
            value={draft.notes}
            onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, notes: value }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={drop}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Saving...' : workout.isCompleted ? 'Save' : 'Complete Workout'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The draft of the form: what was kept, as long as it is about the same exercises; every change is kept at once. */
function useKeptDraft(
  workout: WorkoutInWords,
  kept: CompletionDraft | undefined,
  onKeep: (draft: CompletionDraft) => void,
) {
  const [draft, setDraft] = useState(() => {
    const fresh = startDraft(workout)
    return kept && isSameWorkout(kept, fresh) ? kept : fresh
  })
  const change = (edit: (now: CompletionDraft) => CompletionDraft) => {
    const next = edit(draft)
    setDraft(next)
    onKeep(next)
  }
  return { draft, change }
}
