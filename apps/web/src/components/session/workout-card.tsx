import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import type { ReactNode } from 'react'
import { clock } from '../../lib/measures/format.js'
import { SportLabel } from '../../ui/sport.js'
import { Timing } from '../../ui/timing.js'
import { ExerciseCard } from './exercise-card.js'
import { RaceCard } from './race-day-card.js'
import classes from './workout-card.module.css'

type Props<W extends TextWorkout> = {
  workout: W
  /** Draws one exercise; a plain card unless said. */
  renderExercise?: ((exercise: TextExercise, workout: W) => ReactNode) | undefined
  /** False where something else already says that it is a brick. */
  withHead?: boolean
}

/** The exercises of one workout in a week: a brick as a linked ride and run, the race as one card, none as a place to drop some. */
export function WorkoutCard<W extends TextWorkout>({ workout, renderExercise = plainCard, withHead = true }: Props<W>) {
  if (workout.workoutType === 'race') return <RaceCard workout={workout} />
  if (workout.exercises.length === 0) return <p className={classes.empty}>Drop exercises here</p>
  const isBrick = workout.workoutType === 'brick'
  return (
    <div className={classes.workout} data-brick={isBrick || undefined}>
      {isBrick && withHead && (
        <p className={classes.brick}>
          <SportLabel type="brick" />
          <span>{clock(workout.totalDuration)}, ride, then run</span>
        </p>
      )}
      {workout.exercises.map((exercise) => (
        <div key={exercise.id}>
          {!isBrick && <Timing workout={workout} exercise={exercise} />}
          {renderExercise(exercise, workout)}
        </div>
      ))}
    </div>
  )
}

const plainCard = (exercise: TextExercise, workout: TextWorkout) => (
  <ExerciseCard exercise={exercise} workout={workout} />
)
