import container from '../ui/container.module.css'
import { Button } from '../ui/controls/button.js'
import title from '../ui/title.module.css'
import classes from './root-error.module.css'

/** What is left when a screen breaks or its code cannot be loaded. */
export function RootError() {
  return (
    <div className={`${container.container} ${classes.page}`}>
      <h1 className={title.page}>Something went wrong</h1>
      <p>This page could not be shown. What you saved is safe. Please reload the page.</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  )
}
