import { Container, Tabs, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ActsTab } from './acts-tab.js'
import { InvitesTab } from './invites-tab.js'
import { JobsTab } from './jobs-tab.js'
import { ServerTab } from './server-tab.js'
import { UsersTab } from './users-tab.js'

const TABS = {
  users: { label: 'Users', Panel: UsersTab },
  invites: { label: 'Invites', Panel: InvitesTab },
  server: { label: 'Server', Panel: ServerTab },
  work: { label: 'Failed work', Panel: JobsTab },
  log: { label: 'Log', Panel: ActsTab },
} as const satisfies Record<string, { label: string; Panel: ComponentType }>
type Tab = keyof typeof TABS

const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(TABS, name)

/** For those who run the server: who is on it, who may come, and how it is. */
export function AdminPage() {
  usePageTitle('Admin')
  const { user } = useAuth()
  const [tab, setTab] = useState<Tab>('users')
  if (user?.role !== 'admin')
    return (
      <EmptyState
        isPage
        icon={IconLock}
        title="This page is for those who run the server"
        message="Whoever runs it can make you an admin, or print a link that does: npm run admin-link."
      />
    )
  const { Panel } = TABS[tab]
  return (
    <Container size={1200} py={{ base: 'md', sm: 'xl' }}>
      <Title order={1}>Admin</Title>
      <Text c="dimmed" mt={4} mb="md">
        Accounts and the server itself. Nobody’s plans or notes are shown here.
      </Text>
      <Tabs value={tab} onChange={(name) => isTab(name) && setTab(name)} keepMounted={false}>
        <Tabs.List mb="md">
          {Object.entries(TABS).map(([name, { label }]) => (
            <Tabs.Tab key={name} value={name} mih={44}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Panel />
        </Tabs.Panel>
      </Tabs>
    </Container>
  )
}
