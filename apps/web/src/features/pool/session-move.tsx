import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { stopwatch } from '../../lib/measures/format.js'
import { type Move, nextText } from './moves.js'
import classes from './session-page.module.css'
import { useTimer } from './use-timer.js'

type Props = {
  moves: readonly Move[]
  at: number
  onStep: (by: -1 | 1) => void
  /** The timer is over. */
  onTimeUp: () => void
}

/** One move: what, when to leave or how long is left, how fast, and what comes then. */
export function SessionMove({ moves, at, onStep, onTimeUp }: Props) {
  const move = moves[at]
  const timer = useTimer(move?.seconds, at, onTimeUp)
  if (!move) return null
  const { amount, lengths, how, drill, leave, target, repeat, seconds } = move
  const isTimed = seconds !== undefined
  return (
    <>
      <section className={classes.move} aria-label="Now">
        <div className={classes.repeat}>
          {repeat && (
            <>
              <span>
                {repeat.number} of {repeat.of}
              </span>
              <Dots {...repeat} />
            </>
          )}
        </div>
        {/* Told when it changes, but not each second. */}
        <div aria-live="polite" aria-atomic>
          <p className={classes.amount} data-long={amount.figure.length > 4 || undefined}>
            {isTimed ? <span aria-hidden>{stopwatch(timer.left)}</span> : amount.figure}
            {isTimed && <span className={classes.spoken}>{stopwatch(seconds)}</span>}
            {amount.unit && <small>{amount.unit}</small>}
          </p>
          <p className={classes.how}>{[lengths, how].filter(Boolean).join(', ')}</p>
          {drill && <p className={classes.drill}>{drill}</p>}
        </div>
        {(leave || target) && (
          <dl className={classes.facts}>
            {leave && (
              <div data-main>
                <dt>{leave.label}</dt>
                <dd>{leave.text}</dd>
              </div>
            )}
            {target && (
              <div>
                <dt>{target.label}</dt>
                <dd>{target.text}</dd>
              </div>
            )}
          </dl>
        )}
        {isTimed && (
          <button type="button" className={classes.timer} onClick={timer.toggle}>
            {timer.isRunning ? <IconPlayerPause size={28} aria-hidden /> : <IconPlayerPlay size={28} aria-hidden />}
            {timer.isRunning ? 'Pause timer' : 'Start timer'}
          </button>
        )}
        <p className={classes.then}>
          <span className={classes.soft}>Then</span> <b>{nextText(moves, at)}</b>
        </p>
      </section>
      <footer className={classes.buttons}>
        <button type="button" aria-label="Back" disabled={at === 0} onClick={() => onStep(-1)}>
          <IconChevronLeft size={36} stroke={3} aria-hidden />
        </button>
        <button type="button" className={classes.go} onClick={() => onStep(1)}>
          {at === moves.length - 1 ? 'Finish' : 'Next'} <IconChevronRight size={36} stroke={3} aria-hidden />
        </button>
      </footer>
    </>
  )
}

/** More of them are told in numbers only. */
const MOST_DOTS = 12

function Dots({ number, of }: NonNullable<Move['repeat']>) {
  if (of > MOST_DOTS) return null
  return (
    <span className={classes.dots} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-state={index + 1 < number ? 'done' : index + 1 === number ? 'now' : undefined} />
      ))}
    </span>
  )
}
