import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Credentials, User } from '@tri/api-contract'
import { useNavigate } from 'react-router-dom'
import { currentUserQuery, loginMutation } from '../data/account/user.js'
import { CONNECTION } from '../http/send-with-retry.js'
import { Dialog } from '../ui/dialog/dialog.js'
import { becomeUser } from './become-user.js'
import { CredentialsForm } from './credentials-form.js'
import { tellOtherTabs } from './other-tabs.js'

/** Asks the user of this page to sign in again, in place: what is on the page and what was just done stays. */
export function SignInAgain({ user }: { user: User }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(loginMutation)
  const signIn = (credentials: Credentials) =>
    mutate(credentials, {
      onSuccess: (signedIn) => {
        tellOtherTabs(signedIn)
        // The same address may belong to a new account by now.
        if (signedIn.id !== user.id) return becomeUser(client, signedIn)
        client.setQueryData(currentUserQuery.queryKey, signedIn)
        CONNECTION.session.open()
      },
    })
  const leave = () => {
    becomeUser(client, null)
    navigate('/auth')
  }
  return (
    <Dialog title="Your session has ended. Sign in to go on." size="md" isUrgent onClose={CONNECTION.session.giveUp}>
      <Stack>
        <Text c="dimmed" size="sm">
          What you just changed is kept, and is sent as soon as you are signed in.
        </Text>
        <CredentialsForm
          mode="login"
          username={user.username}
          submitLabel="Sign in"
          pendingLabel="Signing in..."
          isPending={isPending}
          onSubmit={signIn}
          aside={
            <Button variant="default" mih={44} onClick={CONNECTION.session.giveUp}>
              Cancel
            </Button>
          }
        />
        <Text size="sm" c="dimmed">
          Not {user.username}?{' '}
          <Anchor component="button" type="button" size="sm" onClick={leave}>
            Use another account
          </Anchor>{' '}
          (this change is then dropped)
        </Text>
      </Stack>
    </Dialog>
  )
}
