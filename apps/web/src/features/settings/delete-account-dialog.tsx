import { Button, Group, List, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type AccountDeletion, accountDeletion } from '@tri/api-contract'
import { useDeleteAccount } from '../../data/account/account.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { Dialog } from '../../ui/dialog/dialog.js'

/** Says what is lost, and asks for the password before everything is erased. */
export function DeleteAccountDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { mutate, isPending } = useDeleteAccount()
  const form = useForm<AccountDeletion>({
    initialValues: { password: '' },
    validate: fieldErrors(accountDeletion),
  })
  return (
    <Dialog title="Delete your account?" onClose={onClose} isSheet>
      <form noValidate onSubmit={form.onSubmit((deletion) => mutate(deletion))}>
        <Stack>
          <Text>This erases, at once and for good:</Text>
          <List spacing={4}>
            <List.Item>your profile and your settings,</List.Item>
            <List.Item>every training plan with all its sessions,</List.Item>
            <List.Item>everything you logged, and your sign-ins on all devices.</List.Item>
          </List>
          <Text>Nobody can bring it back. If you may want your plans again, download your data first.</Text>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            data-autofocus
            required
            {...form.getInputProps('password')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.9" mih={44} disabled={isPending}>
              {isPending ? 'Deleting...' : 'Delete everything'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
