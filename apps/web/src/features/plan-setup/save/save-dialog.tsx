import { Alert, Button, Center, Group, Loader, Stack, Tabs, Text } from '@mantine/core'
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { Credentials, NewPlan } from '@tri/api-contract'
import { hadAccount } from '../../../lib/browser/known-here.js'
import { CredentialsForm, useCredentialsForm } from '../../../session/credentials-form.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { isWaiting, type Mode, type SaveStep } from './save-step.js'
import { SaveSummary } from './save-summary.js'

type Props = {
  payload: NewPlan
  step: SaveStep
  /** Answers what was wrong with which field. */
  onSignIn: (mode: Mode, credentials: Credentials) => Promise<Readonly<Record<string, string>>>
  onTryAgain: () => void
  onClose: () => void
}

const FORMS = {
  login: {
    tab: 'Login',
    alert: 'Already have an account? Log in to save your plan to your dashboard.',
    submit: 'Login & Save Plan',
    pending: 'Saving Plan...',
  },
  register: {
    tab: 'Create Account',
    alert: 'Create a free account to save your training plan and track your progress.',
    submit: 'Create Account & Save Plan',
    pending: 'Creating Account...',
  },
} as const satisfies Record<Mode, Record<string, string>>

const MODES: readonly Mode[] = ['login', 'register']

/** Signs in and saves the generated plan; keeps what was typed through every refusal. */
export function SaveDialog({ payload, step, onSignIn, onTryAgain, onClose }: Props) {
  const form = useCredentialsForm()
  if (step.kind === 'closed') return null
  const isSignedIn = step.kind === 'unsaved' || (step.kind === 'saving' && !step.mode)
  return (
    <Dialog title="Save Your Training Plan" size="lg" isSheet onClose={onClose}>
      <Stack>
        <SaveSummary payload={payload} />
        {isSignedIn ? (
          <SignedIn step={step} onTryAgain={onTryAgain} onClose={onClose} />
        ) : (
          <SignInTabs step={step} form={form} onSignIn={onSignIn} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  )
}

type TabsProps = Pick<Props, 'step' | 'onSignIn' | 'onClose'> & { form: ReturnType<typeof useCredentialsForm> }

function SignInTabs({ step, form, onSignIn, onClose }: TabsProps) {
  const problemOf = (mode: Mode) => {
    if (step.kind !== 'asking' || (step.mode && step.mode !== mode)) return undefined
    return step.problem
  }
  return (
    <Tabs defaultValue={hadAccount() ? 'login' : 'register'}>
      <Tabs.List grow mb="md">
        {MODES.map((mode) => (
          <Tabs.Tab key={mode} value={mode}>
            {FORMS[mode].tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {MODES.map((mode) => (
        <Tabs.Panel key={mode} value={mode}>
          <Stack>
            <Problem text={problemOf(mode)} />
            <Alert color="brand" variant="light" icon={<IconInfoCircle aria-hidden />}>
              {FORMS[mode].alert}
            </Alert>
            <CredentialsForm
              mode={mode}
              form={form}
              submitLabel={FORMS[mode].submit}
              pendingLabel={FORMS[mode].pending}
              isPending={isWaiting(step)}
              onSubmit={(credentials) => onSignIn(mode, credentials).then(form.setErrors)}
              aside={
                <Button variant="default" mih={44} disabled={isWaiting(step)} onClick={onClose}>
                  Cancel
                </Button>
              }
            />
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** Nobody has to sign in: the plan is on its way, or could not be saved and can be tried again. */
function SignedIn({ step, onTryAgain, onClose }: Pick<Props, 'step' | 'onTryAgain' | 'onClose'>) {
  if (step.kind !== 'unsaved')
    return (
      <Center mih={120} role="status">
        <Group>
          <Loader size="sm" aria-hidden />
          <Text>Saving Plan...</Text>
        </Group>
      </Center>
    )
  return (
    <>
      <Problem text={step.problem} />
      <Text size="sm">You are signed in, and your plan is still here. It is not saved yet.</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" mih={44} onClick={onClose}>
          Cancel
        </Button>
        <Button mih={44} ref={focus} onClick={onTryAgain}>
          Try again
        </Button>
      </Group>
    </>
  )
}

/** Where the form was, so that the keyboard is not lost with it. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {text}
    </Alert>
  )
}
