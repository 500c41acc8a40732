import { Button, Stack, Text } from '@mantine/core'
import type { AdminUser } from '@tri/api-contract'
import { useMakeResetLink } from '../../data/admin/admin.js'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { LinkField } from '../../ui/link-field.js'

/** Makes a link with which the owner of the account chooses a new password. */
export function ResetLinkDialog({ user: { id, username }, onClose }: { user: AdminUser; onClose: () => void }) {
  const { mutate, data, isPending } = useMakeResetLink()
  return (
    <Dialog title="A link to a new password" onClose={onClose}>
      <Stack gap="sm">
        <Text>
          With it <strong>{username}</strong> chooses a new password, once, within an hour, and is signed out
          everywhere. Their account shows that the link was made.
        </Text>
        {data ? (
          <LinkField
            label="The link, shown this once"
            link={new URL(data.path, location.href).href}
            onCopied={() => showToast(TOASTS.linkCopied)}
          />
        ) : (
          <Button mih={44} disabled={isPending} onClick={() => mutate(id)}>
            Make the link
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
