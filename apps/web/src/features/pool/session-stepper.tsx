import { IconX } from '@tabler/icons-react'
import type { TextExercise } from '@tri/plan-engine/texts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sessionLines } from '../../components/session/session-text.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useSwipe } from '../../lib/browser/use-swipe.js'
import { useUnits } from '../../ui/use-units.js'
import { movesOf } from './moves.js'
import { SessionEnd } from './session-end.js'
import { SessionMove } from './session-move.js'
import classes from './session-page.module.css'
import { SessionProgress } from './session-progress.js'
import { StepList } from './step-list.js'
import { useWakeLock } from './use-wake-lock.js'

type Props = {
  exercise: TextExercise
  onLeave: () => void
  /** Logs it as planned; absent where nothing is saved yet. */
  onDone?: () => void
}

/** Milliseconds: felt, and no longer. */
const BUZZ = 200

/** A session to be done, one move at a time: large, black on white, with wet fingers and from a handlebar. */
export function SessionStepper({ exercise, onLeave, onDone }: Props) {
  const units = useUnits()
  const moves = useMemo(() => movesOf(exercise, units), [exercise, units])
  const lines = useMemo(() => sessionLines(exercise, units), [exercise, units])
  const [at, goTo] = usePlace(moves.length)
  const isAwake = useWakeLock()
  usePageTitle(exercise.name)
  const step = useCallback((by: -1 | 1) => goTo(at + by), [goTo, at])
  useKeys(step, onLeave)
  const swipe = useSwipe(step)
  const buzzOn = useCallback(() => {
    navigator.vibrate?.(BUZZ)
    step(1)
  }, [step])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const move = moves[at]
  return (
    <main className={classes.page} {...swipe}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {exercise.name}{' '}
          {move && (
            <span className={classes.place}>
              step {move.step + 1} of {exercise.steps.length}
            </span>
          )}
        </h1>
        {isAwake && <span className={classes.awake}>Screen stays on</span>}
        <button type="button" className={classes.close} aria-label="Close" onClick={onLeave}>
          <IconX size={28} aria-hidden />
        </button>
      </header>
      <SessionProgress moves={moves} at={at} units={units} />
      <StepList lines={lines} current={move?.step ?? lines.length} />
      {move ? (
        <SessionMove moves={moves} at={at} onStep={step} onTimeUp={buzzOn} />
      ) : (
        <SessionEnd name={exercise.name} onBack={() => step(-1)} onLeave={onLeave} {...(onDone && { onDone })} />
      )}
    </main>
  )
}

/** Which move the address is at, from 0; the one after the last is the end. A reload stays there, and Back leaves the session. */
function usePlace(count: number): [at: number, goTo: (at: number) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('step') ?? 1)
  const at = Number.isInteger(asked) ? Math.min(count, Math.max(0, asked - 1)) : 0
  const goTo = useCallback(
    (next: number) => setSearch({ step: String(Math.min(count, Math.max(0, next)) + 1) }, { replace: true }),
    [setSearch, count],
  )
  return [at, goTo]
}

/** Arrows step, Escape leaves; a button that has the focus keeps its own keys. */
function useKeys(step: (by: -1 | 1) => void, leave: () => void) {
  useEffect(() => {
    const hear = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return
      if (key === 'ArrowRight' || key === 'PageDown') step(1)
      if (key === 'ArrowLeft' || key === 'PageUp') step(-1)
      if (key === 'Escape') leave()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [step, leave])
}
