import { Button } from '@mantine/core'
import { isSport } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { useState } from 'react'
import classes from './record.module.css'
import { RecordDialog } from './record-dialog.js'
import { complianceText, shareText } from './record-words.js'
import { useRecorded } from './use-recorded.js'

/** Whether a session did what it should, in a figure and a sentence, with the way to see it; nothing where no recording tells. */
export function RecordedSession({ workoutId, exercise }: { workoutId: number; exercise: TextExercise }) {
  const recorded = useRecorded(workoutId, exercise)
  const [isOpen, setOpen] = useState(false)
  if (!recorded || !isSport(exercise.type)) return null
  return (
    <div className={classes.line}>
      <span>
        <strong>{shareText(recorded.compliance)}</strong> {complianceText(recorded.compliance)}
      </span>
      <Button variant="default" mih={44} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Planned and done
      </Button>
      {isOpen && (
        <RecordDialog exercise={exercise} sport={exercise.type} recorded={recorded} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
