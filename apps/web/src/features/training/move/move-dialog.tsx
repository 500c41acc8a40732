import { ActionIcon, Group, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { counted } from '../../../lib/measures/format.js'
import type { Move } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { moveTargets, type Subject } from '../edits/move-targets.js'
import classes from './move-dialog.module.css'

type Props = {
  subject: Subject
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  today: IsoDay
  onMove: (move: Move) => void
  onClose: () => void
}

/** The places something can be moved to, week by week: the way for those who do not drag. */
export function MoveDialog({ subject, plan, workouts, today, onMove, onClose }: Props) {
  const [week, setWeek] = useState(subject.workout.week)
  const { exercises } = subject.workout
  const exercise = exercises.length === 1 ? exercises[0] : exercises.find(({ id }) => id === subject.exerciseId)
  return (
    <Dialog title={`Move ${exercise?.name ?? counted(exercises.length, 'session')} to...`} onClose={onClose} isSheet>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Previous week"
          disabled={week <= 1}
          onClick={() => setWeek(week - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <b aria-live="polite">
          Week {week} of {plan.totalWeeks}
        </b>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Next week"
          disabled={week >= plan.totalWeeks}
          onClick={() => setWeek(week + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <ul className={classes.places}>
        {moveTargets(subject, { plan, workouts, week, today }).map(({ key, name, detail, move, warnings }) => (
          <li key={key}>
            <UnstyledButton
              className={classes.place}
              disabled={!move}
              onClick={() => {
                if (move) onMove(move)
                onClose()
              }}
            >
              <b>{name}</b>
              <span>{detail}</span>
              {warnings.map((warning) => (
                <span key={warning} className={classes.warning}>
                  <IconAlertTriangle size={14} aria-hidden /> {warning}
                </span>
              ))}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
