import type { Rhythm } from '@tri/plan-engine'
import { useId } from 'react'
import { Choice } from '../../ui/controls/choice.js'
import classes from './recovery-choice.module.css'

const OPTIONS = [
  { value: '3:1', label: 'Every 4th week' },
  { value: '2:1', label: 'Every 3rd week' },
] as const

type Props = { rhythm: Rhythm | undefined; onChange: (rhythm: Rhythm) => void }

/** How many load weeks come before each recovery week. */
export function RecoveryChoice({ rhythm = '3:1', onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.recovery}>
      <span className={classes.label} aria-hidden>
        Recovery week
      </span>
      <Choice label="Recovery week" describedBy={id} options={OPTIONS} value={rhythm} onChange={onChange} />
      <p id={id} className={classes.note}>
        After three weeks of load, or after two: many athletes over fifty recover better with two.
      </p>
    </div>
  )
}
