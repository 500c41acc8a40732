import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core'
import type { Workout } from '@tri/api-contract'
import { useState } from 'react'
import { useCompleteWorkout } from '../../data/workouts.js'
import { Dialog } from '../../ui/dialog.js'
import { ActualFields } from './actual-fields.js'
import { changeActual, completionOf, startDraft, wholeMinutes } from './completion-draft.js'

const MAX_NOTES = 2000

/** What was done of a workout, prefilled from the plan; stays open with everything typed when saving fails. */
export function CompletionDialog({ workout, onClose }: { workout: Workout; onClose: () => void }) {
  const [draft, setDraft] = useState(() => startDraft(workout))
  const { complete, isPending } = useCompleteWorkout(workout)
  const save = () => complete(completionOf(draft), onClose)
  return (
    <Dialog
      title={workout.isCompleted ? 'Edit completed workout' : 'Complete workout'}
      onClose={onClose}
      isSheet
      size="lg"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="lg">
          {draft.exercises.map((actual) => (
            <ActualFields
              key={actual.id}
              actual={actual}
              onChange={(changes) => setDraft((now) => changeActual(now, actual.id, changes))}
            />
          ))}
          <NumberInput
            label="Total duration (min)"
            min={0}
            allowDecimal={false}
            allowNegative={false}
            value={draft.duration}
            onChange={(typed) => setDraft((now) => ({ ...now, duration: wholeMinutes(typed), isDurationTyped: true }))}
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
            onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, notes: value }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
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
