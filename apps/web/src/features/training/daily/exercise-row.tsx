import { ActionIcon, Badge } from '@mantine/core'
import { IconArrowsMove, IconLink, IconLinkOff, IconTrash } from '@tabler/icons-react'
import { type ActualExercise, isLinkedToPrevious, loggedSession } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { useSessionFacts } from '../../../components/session/session-days.js'
import { SessionProfile } from '../../../components/session/session-profile.js'
import { SessionStateLabel } from '../../../components/session/session-state.js'
import { SessionSteps } from '../../../components/session/session-steps.js'
import { purposeOf } from '../../../components/session/session-text.js'
import { WhySession } from '../../../components/session/why-session.js'
import { capitalised } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import { Timing } from '../../../ui/timing.js'
import { useUnits } from '../../../ui/use-units.js'
import { ActualTable } from '../complete/actual-table.js'
import { SessionLogButtons } from '../complete/session-log-buttons.js'
import { Draggable, DragHandle, Droppable } from '../drag/draggable.js'
import { useEdits } from '../edits/edits-context.js'
import { focusName } from '../edits/use-focus-after.js'
import { SessionFileMenu } from '../files/session-file-menu.js'
import classes from './exercise-row.module.css'

type RowProps = { exercise: TextExercise; workout: WorkoutInWords }

/** One exercise in full: what it is, its steps and picture, why it is there, and what was done. */
export function ExerciseRow({ exercise, workout, isFirst }: RowProps & { isFirst: boolean }) {
  const facts = useSessionFacts(workout, exercise)
  const data = { kind: 'exercise', workoutId: workout.id, exerciseId: exercise.id, label: exercise.name } as const
  return (
    <Droppable place={{ ...data, label: `the place of ${exercise.name}` }}>
      <Draggable name={focusName.exercise(exercise.id)} dragged={data} isMovable={workout.workoutType !== 'race'}>
        <article className={classes.row} data-sport={exercise.type}>
          <div className={classes.what}>
            <Timing workout={workout} exercise={exercise} />
            <div className={classes.top}>
              <SportLabel type={exercise.type} />
              {facts && <SessionStateLabel facts={facts} size={16} />}
              <Badge color="gray" variant="light" className={classes.intensity}>
                {capitalised(exercise.intensity)}
              </Badge>
              <RowActions exercise={exercise} workout={workout} />
            </div>
            <ExerciseFacts exercise={exercise} actual={loggedSession(workout, exercise)} />
            <div className={classes.log}>
              <SessionLogButtons workout={workout} exercise={exercise} isFirst={isFirst} />
            </div>
          </div>
          <div className={classes.how}>
            <SessionSteps exercise={exercise} />
            <WhySession exercise={exercise} />
          </div>
        </article>
      </Draggable>
    </Droppable>
  )
}

function RowActions({ exercise, workout }: RowProps) {
  const { askMove, askDelete } = useEdits()
  return (
    <span className={classes.actions}>
      <DragHandle />
      <SessionFileMenu exercise={exercise} workout={workout} />
      <LinkButton exercise={exercise} workout={workout} />
      {workout.workoutType !== 'race' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          title="Move this exercise"
          aria-label={`Move ${exercise.name} to...`}
          onClick={() => askMove({ workout, exerciseId: exercise.id })}
        >
          <IconArrowsMove size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        title="Delete this exercise"
        aria-label={`Delete this exercise: ${exercise.name}`}
        onClick={() => askDelete(workout, exercise.id)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}

/** Links the exercise to the one before it, or puts it later in the day; nothing for the first, and for the race. */
function LinkButton({ exercise, workout }: RowProps) {
  const { setLink } = useEdits()
  if (workout.workoutType === 'race' || workout.exercises[0]?.id === exercise.id) return null
  const isLinked = isLinkedToPrevious(workout, exercise)
  const label = isLinked ? 'later in the day' : 'straight after the one before'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      title={`Do this ${label}`}
      aria-label={`Do ${exercise.name} ${label}`}
      onClick={() => setLink(workout, exercise.id, !isLinked)}
    >
      {isLinked ? <IconLinkOff size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
    </ActionIcon>
  )
}

function ExerciseFacts({ exercise, actual }: { exercise: TextExercise; actual: ActualExercise | undefined }) {
  const units = useUnits()
  const purpose = purposeOf(exercise)
  return (
    <>
      <h3 className={classes.name}>{exercise.name}</h3>
      {purpose && <p className={classes.purpose}>{purpose}</p>}
      <p className={classes.figures}>
        <strong>{exercise.duration} min</strong> <span>{inUnits(units, exercise.distance)}</span>{' '}
        <span>{inUnits(units, exercise.pace)}</span>
      </p>
      <SessionProfile exercise={exercise} withScale />
      {actual && actual.skipped === undefined && <ActualTable planned={exercise} actual={actual} />}
    </>
  )
}
