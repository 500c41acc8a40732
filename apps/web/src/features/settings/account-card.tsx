import { Button, Card, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDownloadAccount, useImportPlans } from '../../data/account/account.js'
import { ApiError } from '../../http/api-error.js'
import row from '../../ui/row.module.css'
import classes from './account-card.module.css'
import { readAccountFile, refuseSize } from './account-file.js'
import { ChangePasswordDialog } from './change-password-dialog.js'
import { DeleteAccountDialog } from './delete-account-dialog.js'
import { RecentSignIns } from './recent-sign-ins.js'

/** The password, the athlete's data out and in again, and the way out. */
export function AccountCard({ username }: { username: string }) {
  const [asking, setAsking] = useState<'password' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <Card component="section" aria-label="Account">
      <Stack gap="md">
        <Title order={2} size="h3">
          Account
        </Title>
        <Row title="Password" text="A change signs you out on every other device.">
          <Button variant="default" mih={44} onClick={() => setAsking('password')}>
            Change password
          </Button>
        </Row>
        <Row title="Sign-in & security" text="Where you are signed in, and what happened to your account.">
          <Button component={Link} to="/settings/security" variant="default" mih={44}>
            Open
          </Button>
        </Row>
        <RecentSignIns />
        <Row
          title="Your data"
          text="One file with your profile, your settings, your plans with everything you logged, and your activities. Importing it adds its plans as new ones; settings that you have chosen stay."
        >
          <Group gap="sm">
            <DownloadAccount />
            <ImportPlans />
          </Group>
        </Row>
        <Row title="Delete account" text="Erases everything at once and for good.">
          <Button variant="outline" color="var(--tri-missed)" mih={44} onClick={() => setAsking('delete')}>
            Delete my account
          </Button>
        </Row>
      </Stack>
      {asking === 'password' && <ChangePasswordDialog username={username} onClose={close} />}
      {asking === 'delete' && <DeleteAccountDialog username={username} onClose={close} />}
    </Card>
  )
}

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={`${row.apart} ${classes.row}`}>
    <div className={classes.what}>
      <Title order={3} className={classes.title}>
        {title}
      </Title>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
    </div>
    {children}
  </div>
)

function DownloadAccount() {
  const { mutate, isPending } = useDownloadAccount()
  return (
    <Button variant="default" mih={44} disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Downloading...' : 'Download all my data'}
    </Button>
  )
}

function ImportPlans() {
  const { mutate, isPending } = useImportPlans(readFile)
  return (
    <FileButton accept="application/json,.json" onChange={(file) => file && mutate(file)}>
      {(props) => (
        <Button variant="default" mih={44} disabled={isPending} {...props}>
          {isPending ? 'Importing...' : 'Import plans'}
        </Button>
      )}
    </FileButton>
  )
}

async function readFile(file: File) {
  const tooLarge = refuseSize(file.size)
  if (tooLarge) throw new ApiError(413, tooLarge)
  const read = readAccountFile(await file.text())
  if ('refusal' in read) throw new ApiError(400, read.refusal)
  return read.data
}
