import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react'
import type { SessionLine } from '../../components/session/session-text.js'
import { stopwatch } from '../../lib/measures/format.js'
import classes from './session-page.module.css'

type Props = { lines: readonly SessionLine[]; current: number }

/** All steps of the session beside the one that is being done, where there is room. */
export function StepList({ lines, current }: Props) {
  return (
    <ol className={classes.list} aria-label="All steps">
      {lines.map(({ text, seconds }, index) => (
        <li key={index} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <Mark at={index} current={current} /> <span>{text}</span> <b>{stopwatch(seconds)}</b>
        </li>
      ))}
    </ol>
  )
}

function Mark({ at, current }: { at: number; current: number }) {
  if (at < current) return <IconCircleCheckFilled size={20} role="img" aria-label="Done:" />
  return at === current ? <IconCircleHalf2 size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />
}
