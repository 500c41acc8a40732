import { DAY_NAMES } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { CardActions } from '../../../components/session/card-actions.js'
import { ExerciseCard } from '../../../components/session/exercise-card.js'
import { WorkoutCard } from '../../../components/session/workout-card.js'
import { clock, counted } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { linkedSource } from '../days/activity-source.js'
import { Draggable, DragHandle, Droppable } from '../drag/draggable.js'
import { focusName } from '../edits/use-focus-after.js'
import { SessionMenu } from '../files/session-menu.js'
import classes from './planner-workout.module.css'
import { WorkoutMenu } from './workout-menu.js'

type Props = { workout: WorkoutInWords }

/**
 * What stands on a day of the week: sessions that can be moved out of it and into it, each with a handle and a menu of
 * its own. Several of them also go together, by a bar above them; one alone needs none.
 */
export function PlannerWorkout({ workout }: Props) {
  const { id, day, workoutType, exercises } = workout
  const label = workoutType === 'race' ? `${DAY_NAMES[day]}'s race` : `${DAY_NAMES[day]}'s sessions`
  const source = linkedSource(workout)
  const isAlone = exercises.length === 1 && workoutType !== 'race'
  return (
    <Droppable place={{ kind: 'workout', workoutId: id, label }}>
      <Draggable
        name={focusName.workout(id)}
        dragged={{ kind: 'workout', workoutId: id, label }}
        isMovable={workoutType !== 'race'}
      >
        <div className={classes.frame}>
          {!isAlone && <Bar workout={workout} label={label} />}
          {source && <p className={classes.source}>{source}</p>}
          <WorkoutCard workout={workout} renderExercise={plannerExercise} />
        </div>
      </Draggable>
    </Droppable>
  )
}

/** What is said of a day's sessions together, and takes them all; the race and a place without sessions have a menu. */
function Bar({ workout, label }: Props & { label: string }) {
  const { workoutType, totalDuration, exercises } = workout
  const isRace = workoutType === 'race'
  return (
    <div className={classes.bar}>
      <span className={classes.sum}>
        {!isRace && exercises.length > 0 && `${counted(exercises.length, 'session')} ${clock(totalDuration)}`}
      </span>
      <CardActions>
        <DragHandle />
        {(isRace || exercises.length === 0) && <WorkoutMenu workout={workout} label={label} />}
      </CardActions>
    </div>
  )
}

const plannerExercise = (exercise: TextExercise, workout: WorkoutInWords) => {
  const data = { kind: 'exercise', workoutId: workout.id, exerciseId: exercise.id, label: exercise.name } as const
  return (
    <Droppable place={{ ...data, label: `the place of ${exercise.name}` }}>
      <Draggable name={focusName.exercise(exercise.id)} dragged={data}>
        <ExerciseCard
          exercise={exercise}
          workout={workout}
          actions={
            <>
              <DragHandle />
              <SessionMenu exercise={exercise} workout={workout} />
            </>
          }
        />
      </Draggable>
    </Droppable>
  )
}
