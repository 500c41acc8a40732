import { Alert, Anchor, Button, Card, Code, Container, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type ResetRequest, resetRequest } from '@tri/api-contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { signInOptionsQuery, useAskForReset } from '../../data/account/recovery.js'
import { refusedFields } from '../../http/api-error.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { ErrorState } from '../../ui/error-state.js'

/** How a forgotten password is replaced on this server: by a mail, or by whoever runs it. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?')
  const { data: options, error } = useQuery(signInOptionsQuery)
  if (error) return <ErrorState title="This page could not be loaded" error={error} />
  return (
    <NarrowCard title="Forgot your password?">
      {!options && <Skeleton height={150} role="status" aria-label="Loading" />}
      {options && (options.sendsMail ? <ByMail /> : <WithoutMail />)}
    </NarrowCard>
  )
}

/** One card in the middle of the page, with the way back to the login. */
export const NarrowCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container size={480} py={{ base: 24, sm: 56 }}>
    <Card padding="xl">
      <Stack>
        <Title order={1} size="h2">
          {title}
        </Title>
        {children}
        <Anchor component={Link} to="/auth" size="sm">
          Back to login
        </Anchor>
      </Stack>
    </Card>
  </Container>
)

function ByMail() {
  const { mutate, isPending, isSuccess, variables } = useAskForReset()
  const form = useForm<ResetRequest>({ initialValues: { username: '' }, validate: fieldErrors(resetRequest) })
  if (isSuccess)
    return (
      <Alert role="status" color="brand" variant="light" title="Look into your mailbox">
        If {variables.username} has an account here, a link to a new password is on its way. It works once, for one
        hour. Nothing there? Look among unwanted mail, and whether it is the address that you signed up with.
      </Alert>
    )
  const showRefused = (error: Error) => form.setErrors(refusedFields(error))
  return (
    <form noValidate onSubmit={form.onSubmit((body) => mutate(body, { onError: showRefused }))}>
      <Stack>
        <Text c="dimmed" size="sm">
          We send you a link to choose a new one.
        </Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
          required
          {...form.getInputProps('username')}
        />
        <Button type="submit" mih={44} disabled={isPending}>
          {isPending ? 'Sending...' : 'Send me a link'}
        </Button>
      </Stack>
    </form>
  )
}

const WithoutMail = () => (
  <Stack gap="sm">
    <Text>This server sends no mail. Ask whoever runs it for a link to a new password; they make one with</Text>
    <Code block>npm run reset-password -- your@address</Code>
    <Text c="dimmed" size="sm">
      Your plans stay as they are.
    </Text>
  </Stack>
)
