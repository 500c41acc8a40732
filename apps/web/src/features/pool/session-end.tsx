import { IconCheck, IconChevronLeft } from '@tabler/icons-react'
import classes from './session-page.module.css'

type Props = { name: string; onBack: () => void; onLeave: () => void; onDone?: () => void }

/** After the last move: it is logged with one press, or left open. */
export function SessionEnd({ name, onBack, onLeave, onDone }: Props) {
  return (
    <>
      <section className={classes.move} aria-label="The end">
        <p className={classes.amount} data-long role="status">
          Done
        </p>
        <p className={classes.how}>
          {onDone
            ? `${name}: log it as planned, or leave it open and type what was different on Today.`
            : `${name}. Save your plan with an account, and what you did is kept.`}
        </p>
        {onDone && (
          <button type="button" className={classes.timer} onClick={onLeave}>
            Leave it open
          </button>
        )}
      </section>
      <footer className={classes.buttons}>
        <button type="button" aria-label="Back" onClick={onBack}>
          <IconChevronLeft size={36} stroke={3} aria-hidden />
        </button>
        <button type="button" className={classes.go} onClick={onDone ?? onLeave}>
          <IconCheck size={36} stroke={3} aria-hidden /> {onDone ? 'Done as planned' : 'Close'}
        </button>
      </footer>
    </>
  )
}
