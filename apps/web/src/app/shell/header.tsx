import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { comingFrom } from '../../lib/browser/return-path.js'
import { useAuth } from '../../session/auth-context.js'
import container from '../../ui/container.module.css'
import { LinkButton } from '../../ui/controls/button.js'
import { PlainButton } from '../../ui/controls/plain-button.js'
import { lazyThemed } from '../../ui/theme/themed-part.js'
import { Brand } from './brand.js'
import classes from './header.module.css'
import { isActive, NAVIGATION, NEW_PLAN_PATH } from './navigation.js'
import { preloadable } from './preloadable.js'

// Loaded when first shown: a visitor's first load has neither menu nor panel.
const UserMenu = preloadable(async () => (await import('./user-menu.js')).UserMenu)
const MobileNav = lazyThemed(async () => (await import('./mobile-nav.js')).MobileNav)

export const preloadUserMenu = UserMenu.preload

export function Header() {
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const isOpen = panel === 'open'
  const toggle = () => setPanel(isOpen ? 'closed' : 'open')
  const { user } = useAuth()
  return (
    <header className={classes.header}>
      <div className={`${container.container} ${container.wide} ${classes.inner}`}>
        <Link to="/" className={classes.home} aria-label="TriPlan, to the dashboard">
          <Brand />
        </Link>
        {user && <DesktopNav />}
        <div key={user ? 'user' : 'visitor'} className={classes.actions}>
          {user ? <UserActions username={user.username} /> : <LoginButton isKnown={user === null} />}
        </div>
        <PlainButton
          onClick={toggle}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          data-open={isOpen || undefined}
          className={classes.burger}
        >
          <span />
        </PlainButton>
      </div>
      <Suspense fallback={null}>
        {panel !== 'unused' && <MobileNav isOpen={isOpen} onClose={() => setPanel('closed')} />}
      </Suspense>
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
  const location = useLocation()
  return (
    <LinkButton
      to="/auth"
      state={comingFrom(location)}
      variant="default"
      className={isKnown ? undefined : classes.waiting}
    >
      Login
    </LinkButton>
  )
}

function UserActions({ username }: { username: string }) {
  return (
    <>
      <LinkButton to={NEW_PLAN_PATH} icon={<IconPlus size={16} aria-hidden />}>
        New Plan
      </LinkButton>
      <Suspense fallback={<MenuPlace username={username} />}>
        <UserMenu username={username} />
      </Suspense>
    </>
  )
}

/** As wide as the menu that comes here, so that nothing beside it moves. */
const MenuPlace = ({ username }: { username: string }) => (
  <span className={classes.user}>
    <span className={classes.face} />
    <span className={classes.username}>{username}</span>
    <span className={classes.arrow} />
  </span>
)
