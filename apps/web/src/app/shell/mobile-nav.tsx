import { Button, Divider, Drawer, NavLink, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { User } from '@tri/api-contract'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { comingFrom } from '../../lib/browser/return-path.js'
import { useAuth } from '../../session/auth-context.js'
import { Brand } from './brand.js'
import classes from './mobile-nav.module.css'
import { isActive, NAVIGATION, NEW_PLAN_PATH } from './navigation.js'
import { useLogout } from './use-logout.js'

/** The right-hand panel of small screens; any choice closes it. Its head is no page header, so a page keeps one banner. */
export function MobileNav({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user } = useAuth()
  const { pathname } = useLocation()
  const isMounted = useIsMounted()
  return (
    <Drawer.Root opened={isMounted && isOpen} onClose={onClose} position="right" size={300}>
      <Drawer.Overlay hiddenFrom="sm" />
      <Drawer.Content hiddenFrom="sm">
        <div className={classes.head}>
          <Drawer.Title>
            <Brand />
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close menu" size={44} iconSize={20} />
        </div>
        <Drawer.Body>
          <Stack gap="md">
            <nav aria-label="Main">
              {NAVIGATION.map(({ path, label }) => (
                <NavLink
                  key={path}
                  component={Link}
                  to={path}
                  label={label}
                  active={isActive(path, pathname)}
                  color="brand"
                  variant="light"
                  onClick={onClose}
                  py="sm"
                  className={classes.link}
                />
              ))}
            </nav>
            <Divider />
            {user ? <SignedIn user={user} onChoice={onClose} /> : <SignedOut onChoice={onClose} />}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** A panel that is mounted open does not notice its opener, and could not give it the focus back. */
function useIsMounted() {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

function SignedIn({ user, onChoice }: { user: User; onChoice: () => void }) {
  const logout = useLogout()
  const leave = () => {
    onChoice()
    logout()
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" truncate>
        {user.username}
      </Text>
      <Button component={Link} to={NEW_PLAN_PATH} leftSection={<IconPlus size={16} aria-hidden />} onClick={onChoice}>
        New Plan
      </Button>
      {user.role === 'admin' && (
        <Button component={Link} to="/admin" variant="default" onClick={onChoice}>
          Admin
        </Button>
      )}
      <Button variant="default" onClick={leave}>
        Logout
      </Button>
    </Stack>
  )
}

function SignedOut({ onChoice }: { onChoice: () => void }) {
  const location = useLocation()
  return (
    <Button component={Link} to="/auth" state={comingFrom(location)} onClick={onChoice}>
      Login
    </Button>
  )
}
