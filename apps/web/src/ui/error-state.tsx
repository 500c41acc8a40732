import { IconAlertCircle } from '@tabler/icons-react'
import container from './container.module.css'
import { Button } from './controls/button.js'
import classes from './error-state.module.css'

type Props = {
  title: string
  error: Error
  /** Asks again; reloads the page where nothing better is known. */
  onRetry?: () => void
}

/** Says what could not be had, and offers to try again. */
export function ErrorState({ title, error, onRetry = () => window.location.reload() }: Props) {
  return (
    <div className={`${container.container} ${classes.page}`}>
      <div role="alert" className={classes.error}>
        <IconAlertCircle size={20} aria-hidden />
        <div>
          <strong>{title}</strong>
          <p>{error.message}</p>
          <Button variant="default" className={classes.button} onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    </div>
  )
}
