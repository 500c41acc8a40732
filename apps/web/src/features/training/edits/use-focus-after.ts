import { useCallback, useEffect, useRef } from 'react'

/** Names an element that may have the focus after an edit; see `useFocusAfter`. */
export const focusName = {
  exercise: (exerciseId: string) => `exercise ${exerciseId}`,
  workout: (workoutId: number) => `workout ${workoutId}`,
  place: (workoutId: number) => `place ${workoutId}`,
}

/**
 * Edits draw their rows anew, and what had the focus may be gone. Tell the answered function who should have it then
 * (`data-focus` names, best first): the first one on the page gets it, but only when nothing else has it.
 */
export function useFocusAfter(rows: unknown): (names: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have been drawn anew
  useEffect(() => {
    if (wanted.current.length === 0) return
    const names = wanted.current
    wanted.current = []
    // After whatever else gives the focus away, such as a closing dialog.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      const found = names.map((name) => document.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`))
      found.find((element) => element !== null)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [rows])
  return useCallback((names) => {
    wanted.current = names
  }, [])
}
