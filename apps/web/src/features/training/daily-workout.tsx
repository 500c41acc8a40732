import { Card } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { Workout } from '@tri/api-contract'
import { actualOf } from '../../lib/actual.js'
import { difference } from '../../lib/format.js'
import { SportLabel } from '../../ui/sport.js'
import classes from './daily-workout.module.css'
import { ExerciseRow } from './exercise-row.js'

/** One workout of the day: its whole time, its exercises in full, and what was done of it. */
export function DailyWorkout({ workout }: { workout: Workout }) {
  const { workoutType, totalDuration, actualDuration, isCompleted, exercises, notes } = workout
  return (
    <Card
      component="section"
      padding={0}
      className={classes.card}
      data-sport={workoutType}
      aria-label={`${workoutType} workout`}
    >
      <header className={classes.head}>
        <SportLabel type={workoutType} size={18} />
        <strong className={classes.total}>{totalDuration} min</strong>
        {isCompleted && (
          <p className={classes.done}>
            <IconCircleCheck size={18} aria-hidden /> Completed
            {actualDuration !== null && ` in ${actualDuration} min, ${difference(actualDuration - totalDuration)}`}
          </p>
        )}
      </header>
      {exercises.length === 0 && <p className={classes.empty}>Drop exercises here</p>}
      {exercises.map((exercise) => (
        <ExerciseRow key={exercise.id} exercise={exercise} actual={actualOf(workout, exercise)} />
      ))}
      {isCompleted && notes && <p className={classes.notes}>{notes}</p>}
    </Card>
  )
}
