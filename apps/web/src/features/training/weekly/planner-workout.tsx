import { DAY_NAMES } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import { CardActions } from '../../../components/session/card-actions.js'
import { ExerciseCard } from '../../../components/session/exercise-card.js'
import { WorkoutCard } from '../../../components/session/workout-card.js'
import { clock } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import { linkedSource } from '../days/activity-source.js'
import { Draggable, DragHandle, Droppable } from '../drag/draggable.js'
import { focusName } from '../edits/use-focus-after.js'
import { SessionMenu } from '../files/session-menu.js'
import classes from './planner-workout.module.css'
import { WorkoutMenu } from './workout-menu.js'

/** One workout of the week that can be moved, with exercises that can be moved out of it and into it. */
export function PlannerWorkout({ workout }: { workout: WorkoutInWords }) {
  const { id, day, workoutType } = workout
  const label = `${DAY_NAMES[day]}'s ${workoutType} workout`
  return (
    <Droppable place={{ kind: 'workout', workoutId: id, label }}>
      <Draggable
        name={focusName.workout(id)}
        dragged={{ kind: 'workout', workoutId: id, label }}
        isMovable={workoutType !== 'race'}
      >
        <div className={classes.frame}>
          <div className={classes.bar}>
            <BarText workout={workout} />
            <CardActions>
              <DragHandle />
              <WorkoutMenu workout={workout} />
            </CardActions>
          </div>
          <WorkoutCard workout={workout} renderExercise={plannerExercise} />
        </div>
      </Draggable>
    </Droppable>
  )
}

function BarText({ workout }: { workout: WorkoutInWords }) {
  const { workoutType, totalDuration, exercises } = workout
  const source = linkedSource(workout)
  if (workoutType === 'race') return <span>{source}</span>
  // A brick says so in its bracket.
  if (exercises.length < 2 || workoutType === 'brick') return <span>{source ?? 'Workout'}</span>
  return (
    <span>
      <SportLabel type={workoutType} size={14} /> {clock(totalDuration)}
      {source && <span>{source}</span>}
    </span>
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
