import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuth } from '../../session/auth-context.js'
import { lazyThemed } from '../../ui/theme/themed-part.js'
import { AfterMount } from './after-mount.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { HomeSkeleton } from './home-skeleton.js'
import classes from './shell.module.css'
import { useScrollToTop } from './use-scroll-to-top.js'

const ServerNotice = lazyThemed(async () => (await import('../../sync/server-notice.js')).ServerNotice)
const EditGuard = lazyThemed(async () => (await import('../../sync/edit-guard.js')).EditGuard)

/** Header, the screen, footer: the frame of every page. */
export function Shell() {
  useScrollToTop()
  const { user } = useAuth()
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<HomeSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <AfterMount>
        <Suspense fallback={null}>
          {user !== null && <ServerNotice />}
          {user && <EditGuard user={user} />}
        </Suspense>
      </AfterMount>
    </div>
  )
}
