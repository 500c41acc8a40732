import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { HomeSkeleton } from './home-skeleton.js'
import classes from './shell.module.css'
import { useScrollToTop } from './use-scroll-to-top.js'

/** Header, the screen, footer: the frame of every page. */
export function Shell() {
  useScrollToTop()
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
    </div>
  )
}
