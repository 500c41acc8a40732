import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountEventsQuery, useCloseEvents } from '../../../data/account/security.js'
import { useSignOutElsewhere } from '../../../data/account/sign-ins.js'
import { momentText } from '../../../lib/texts/account/sign-in-text.js'
import { ChangePasswordDialog } from '../change-password-dialog.js'

/** Asks whether a new device was the user; one that was not is signed out, and a new password is asked for. */
export function NewDevices({ username }: { username: string }) {
  const { data = [] } = useQuery(accountEventsQuery)
  const close = useCloseEvents()
  const signOut = useSignOutElsewhere()
  const [isChanging, setChanging] = useState(false)
  const open = data.filter(({ isOpen }) => isOpen)
  return (
    <>
      {open.length > 0 && (
        <Alert color="yellow" variant="light" title="Was that you?">
          <Stack gap="sm">
            {open.map(({ id, at, device, address }) => (
              <Text key={id} size="sm">
                {device} ({address}) signed in on {momentText(at)}, for the first time.
              </Text>
            ))}
            <Group gap="sm">
              <Button variant="default" mih={44} disabled={close.isPending} onClick={() => close.mutate()}>
                Yes, that was me
              </Button>
              <Button
                color="red.9"
                mih={44}
                disabled={signOut.isPending}
                onClick={() => signOut.mutate(undefined, { onSuccess: () => setChanging(true) })}
              >
                No, that was not me
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {isChanging && <ChangePasswordDialog username={username} onClose={() => setChanging(false)} />}
    </>
  )
}
