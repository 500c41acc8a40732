import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconLogout, IconSettings, IconShield } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useAuth } from '../../session/auth-context.js'
import classes from './header.module.css'
import { useLogout } from './use-logout.js'

/** The username with Settings, Logout and, for those who run the server, Admin behind it. */
export function UserMenu({ username }: { username: string }) {
  const logout = useLogout()
  const { user } = useAuth()
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.user}>
          <Avatar size={28} radius="xl" color="brand" name={username} aria-hidden>
            {username.slice(0, 1).toUpperCase()}
          </Avatar>
          <VisuallyHidden>Account menu </VisuallyHidden>
          <span className={classes.username}>{username}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} aria-hidden />}>
          Settings
        </Menu.Item>
        {user?.role === 'admin' && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconShield size={16} aria-hidden />}>
            Admin
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
