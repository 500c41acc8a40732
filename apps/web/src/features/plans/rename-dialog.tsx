import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { planRoutes, type TrainingPlan } from '@tri/api-contract'
import { useState } from 'react'
import { useRenamePlan } from '../../data/plans/plan-edits.js'
import { whenWithdrawn } from '../../http/withdrawn.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { Dialog } from '../../ui/dialog/dialog.js'

/** Asks for a new name. */
export function RenameDialog({ plan, onClose }: { plan: TrainingPlan; onClose: () => void }) {
  const { mutate, isPending } = useRenamePlan()
  // What somebody else makes of the plan meanwhile was not seen.
  const [version] = useState(plan.version)
  const form = useForm({ initialValues: { name: plan.name }, validate: fieldErrors(planRoutes.rename.body) })
  return (
    <Dialog title="Rename plan" onClose={onClose}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ name }) =>
          mutate({ id: plan.id, version, name }, { onSuccess: onClose, onError: whenWithdrawn(onClose) }),
        )}
      >
        <Stack>
          <TextInput label="Plan Name" data-autofocus required {...form.getInputProps('name')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Renaming...' : 'Rename'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
