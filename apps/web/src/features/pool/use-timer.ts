import { useCallback, useEffect, useState } from 'react'
import { timestamp } from '../../lib/dates/today.js'

/** Milliseconds between looks at the clock. */
const TICK = 200

type Timer = {
  /** Whole seconds that are left, never below 0. */
  left: number
  isRunning: boolean
  toggle: () => void
}

type State = { before: number; since: number | undefined }

/**
 * Counts down so many seconds by the clock, also while the screen was off; `onEnd` when they are over. Give another `name` to
 * start over: it goes on running into what comes next.
 */
export function useTimer(seconds: number | undefined, name: number, onEnd: () => void): Timer {
  const [{ before, since }, setState] = useState<State>({ before: 0, since: undefined })
  const [seen, setSeen] = useState(timestamp)
  const elapsed = before + (since === undefined ? 0 : Math.max(0, seen - since))
  const left = seconds === undefined ? 0 : Math.max(0, Math.ceil(seconds - elapsed / 1000))
  const isRunning = since !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes next starts over
  useEffect(() => {
    const start = timestamp()
    setSeen(start)
    setState(({ since: was }) => ({ before: 0, since: was === undefined ? undefined : start }))
  }, [name])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeen(timestamp()), TICK)
    return () => clearInterval(timer)
  }, [isRunning])
  const isOver = isRunning && seconds !== undefined && elapsed >= seconds * 1000
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  const toggle = useCallback(() => {
    const at = timestamp()
    setSeen(at)
    setState((state) =>
      state.since === undefined
        ? { ...state, since: at }
        : { before: state.before + at - state.since, since: undefined },
    )
  }, [])
  return { left, isRunning, toggle }
}
