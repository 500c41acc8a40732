import { Avatar, Burger, Button, Container, Group, Menu, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconLogout, IconPlus, IconSettings } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '../session/auth-context.js'
import { Brand } from './brand.js'
import classes from './header.module.css'
import { MobileNav } from './mobile-nav.js'
import { isActive, NAVIGATION, NEW_PLAN_PATH } from './navigation.js'
import { useLogout } from './use-logout.js'

export function Header() {
  const [isOpen, panel] = useDisclosure(false)
  const { user } = useAuth()
  return (
    <header className={classes.header}>
      <Container size={1440} className={classes.inner}>
        <Link to="/" className={classes.home} aria-label="TriPlan, to the dashboard">
          <Brand />
        </Link>
        {user && <DesktopNav />}
        <Group gap="sm" ml="auto" visibleFrom="sm" wrap="nowrap">
          {user ? <UserActions username={user.username} /> : <LoginButton isKnown={user === null} />}
        </Group>
        <Burger
          opened={isOpen}
          onClick={panel.toggle}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          hiddenFrom="sm"
          size="sm"
          ml="auto"
        />
      </Container>
      <MobileNav isOpen={isOpen} onClose={panel.close} />
    </header>
  )
}

function DesktopNav() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className={classes.nav}>
      {NAVIGATION.map(({ path, label }) => (
        <Link
          key={path}
          to={path}
          className={classes.link}
          aria-current={isActive(path, pathname) ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function LoginButton({ isKnown }: { isKnown: boolean }) {
  return (
    <Button component={Link} to="/auth" variant="default" className={isKnown ? undefined : classes.waiting}>
      Login
    </Button>
  )
}

function UserActions({ username }: { username: string }) {
  const logout = useLogout()
  return (
    <>
      <Button component={Link} to={NEW_PLAN_PATH} leftSection={<IconPlus size={16} aria-hidden />}>
        New Plan
      </Button>
      <Menu position="bottom-end" width={220} withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.user} aria-label={`Account menu of ${username}`}>
            <Avatar size={28} radius="xl" color="brand" name={username} aria-hidden>
              {username.slice(0, 1).toUpperCase()}
            </Avatar>
            <span className={classes.username}>{username}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} aria-hidden />}>
            Settings
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
