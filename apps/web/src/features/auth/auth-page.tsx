import { Anchor, Button, Card, Container, List, Stack, Tabs, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCalendarCheck, IconMessageQuestion, IconServer } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Credentials } from '@tri/api-contract'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { signInOptionsQuery } from '../../data/account/recovery.js'
import { refusedFields } from '../../http/api-error.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { returnPath } from '../../lib/browser/return-path.js'
import { useAuth } from '../../session/auth-context.js'
import { CredentialsForm, useCredentialsForm } from '../../session/credentials-form.js'
import { InOrder } from '../../ui/in-order.js'
import classes from './auth-page.module.css'
import { SignUpNote } from './sign-up-note.js'

/** From here on the promises stand beside the form; Mantine's breakpoint sm. */
const WIDE = '(min-width: 48em)'

/** Login and registration beside what the product promises. */
export function AuthPage() {
  usePageTitle('Login')
  const { user } = useAuth()
  const { state } = useLocation()
  if (user) return <Navigate to={returnPath(state)} replace />
  return (
    <Container size={1040} py={{ base: 24, sm: 56 }}>
      <InOrder
        className={classes.columns}
        query={WIDE}
        wide={['promises', 'form']}
        narrow={['form', 'promises']}
        parts={{
          promises: <Promises />,
          form: (
            <Card padding="xl">
              <SignInTabs />
            </Card>
          ),
        }}
      />
    </Container>
  )
}

const FORMS = [
  { mode: 'login', tab: 'Login', submit: 'Login', pendingLabel: 'Logging in...' },
  { mode: 'register', tab: 'Register', submit: 'Create Account', pendingLabel: 'Creating Account...' },
] as const

function SignInTabs() {
  const { login, register } = useAuth()
  const form = useCredentialsForm()
  const [tab, setTab] = useState<string | null>('login')
  const [pending, setPending] = useState<'login' | 'register' | null>(null)
  const enterBy = (mode: 'login' | 'register') => (credentials: Credentials) => {
    setPending(mode)
    const enter = mode === 'login' ? login : register
    // A refusal has its toast, and stands at the field that it is about; what was typed stays in the form.
    enter(credentials).then(
      () => undefined,
      (error) => {
        form.setErrors(refusedFields(error))
        setPending(null)
      },
    )
  }
  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List grow mb="lg">
        {FORMS.map(({ mode, tab }) => (
          <Tabs.Tab key={mode} value={mode}>
            {tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {FORMS.map(({ mode, submit, pendingLabel }) => (
        <Tabs.Panel key={mode} value={mode}>
          {mode === 'register' && <SignUpNote isShown={tab === 'register'} />}
          <CredentialsForm
            mode={mode}
            form={form}
            submitLabel={submit}
            pendingLabel={pendingLabel}
            isPending={pending !== null}
            onSubmit={enterBy(mode)}
          />
          {mode === 'login' && <PasskeyLogin />}
          {mode === 'login' && (
            <Anchor component={Link} to="/forgot-password" size="sm" mt="md" display="inline-block">
              Forgot your password?
            </Anchor>
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Offered where anybody has a passkey on this server. */
function PasskeyLogin() {
  const { loginByPasskey } = useAuth()
  const { data } = useQuery(signInOptionsQuery)
  const [isPending, setPending] = useState(false)
  if (!data?.hasPasskeys) return null
  const enter = () => {
    setPending(true)
    // A refusal has its toast.
    loginByPasskey().catch(() => setPending(false))
  }
  return (
    <Button variant="default" mih={44} mt="sm" fullWidth disabled={isPending} onClick={enter}>
      {isPending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  )
}

function Promises() {
  return (
    <Stack gap="lg">
      <Title order={1}>Train for your race in the hours you really have</Title>
      <List spacing="md" center className={classes.list}>
        <List.Item icon={<Bullet icon={IconCalendarCheck} />}>
          No day ever asks for more than you gave it, and your days off stay off.
        </List.Item>
        <List.Item icon={<Bullet icon={IconMessageQuestion} />}>
          Every session says why it is there, with the number behind it.
        </List.Item>
        <List.Item icon={<Bullet icon={IconServer} />}>
          Open source: it runs on your own computer, and your data stays there.
        </List.Item>
      </List>
      <Text c="dimmed" size="sm">
        You can plan without an account. You need one to keep the plan.
      </Text>
    </Stack>
  )
}

function Bullet({ icon: Icon }: { icon: typeof IconServer }) {
  return (
    <ThemeIcon variant="light" color="brand" size={36} radius="md" aria-hidden>
      <Icon size={20} />
    </ThemeIcon>
  )
}
