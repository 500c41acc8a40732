import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { TextExercise } from '@tri/plan-engine/texts'
import { lazy, Suspense, useState } from 'react'
import classes from './why-button.module.css'

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.js')).SessionDialog }))

/** Opens an exercise in full: its steps, its picture and, where that is told, why it is there. Nothing where nothing is known. */
export function WhyButton({ exercise }: { exercise: TextExercise }) {
  const [isOpen, setOpen] = useState(false)
  const hasReasons = exercise.reasons.length > 0
  if (!hasReasons && exercise.steps.length === 0) return null
  return (
    <>
      <UnstyledButton className={classes.why} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {hasReasons ? <VisuallyHidden>Why this session?</VisuallyHidden> : 'See the steps'}
        <VisuallyHidden> {exercise.name}</VisuallyHidden>
        {hasReasons && <span aria-hidden>Why?</span>}
      </UnstyledButton>
      <Suspense fallback={null}>
        {isOpen && <SessionDialog exercise={exercise} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
