import { Button } from '@mantine/core'
import type { WorkoutInWords } from '../../../lib/words.js'
import { linkedSource } from '../days/activity-source.js'
import { Droppable } from '../drag/draggable.js'
import { useEdits } from '../edits/edits-context.js'
import { DailySession } from './daily-session.js'
import classes from './daily-workout.module.css'

type Props = {
  workout: WorkoutInWords
  /** The session that comes next. */
  next: string | undefined
}

/** One workout of the day: its sessions in full, and what was told of them as a whole. */
export function DailyWorkout({ workout, next }: Props) {
  const { id, isCompleted, exercises, notes } = workout
  const source = linkedSource(workout)
  return (
    <Droppable place={{ kind: 'workout', workoutId: id, label: 'the sessions of the day' }}>
      <section className={classes.workout} aria-label={exercises.map(({ name }) => name).join(' and ') || 'No session'}>
        {exercises.length === 0 && <p className={classes.empty}>Drop exercises here</p>}
        {exercises.map((exercise) => (
          <DailySession key={exercise.id} exercise={exercise} workout={workout} isFirst={exercise.id === next} />
        ))}
        {source && <p className={classes.source}>{source}</p>}
        {isCompleted && notes && <p className={classes.notes}>{notes}</p>}
        {exercises.length === 0 && (
          <footer className={classes.buttons}>
            {isCompleted && <ReopenButton workout={workout} />}
            <MoveButton workout={workout} />
          </footer>
        )}
      </section>
    </Droppable>
  )
}

/** Of a workout without sessions, which has nothing else to be pressed. */
function ReopenButton({ workout }: Pick<Props, 'workout'>) {
  const { markIncomplete } = useEdits()
  return (
    <Button mih={44} variant="default" onClick={() => markIncomplete(workout)}>
      Mark Incomplete
    </Button>
  )
}

function MoveButton({ workout }: Pick<Props, 'workout'>) {
  const { askMove } = useEdits()
  return (
    <Button mih={44} variant="default" onClick={() => askMove({ workout })}>
      Move to...
    </Button>
  )
}
