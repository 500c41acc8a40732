import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { Footer } from './footer.js'
import { Header } from './header.js'
import classes from './shell.module.css'

/** Header, the screen, footer: the frame of every page. */
export function Shell() {
  const { state } = useNavigation()
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}
