import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { TextExercise } from '@tri/plan-engine/texts'
import { lazy, Suspense, useState } from 'react'
import classes from './why-button.module.css'

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog.js')).SessionDialog }))

/** Opens an exercise in full: its steps, its picture and, where that is told, why it is there. Nothing where nothing is known. */
export function WhyButton({ exercise }: { exercise: TextExercise }) {
  const [isOpen, setOpen] = useState(false)
  if (exercise.reasons.length === 0 && exercise.steps.length === 0) return null
  return (
    <>
      <UnstyledButton className={classes.why} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {exercise.reasons.length > 0 ? 'Why this session?' : 'See the steps'}
        <VisuallyHidden> {exercise.name}</VisuallyHidden>
      </UnstyledButton>
      <Suspense fallback={null}>
        {isOpen && <SessionDialog exercise={exercise} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
