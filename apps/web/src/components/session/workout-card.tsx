import { IconLink } from '@tabler/icons-react'
import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import type { ReactNode } from 'react'
import { clock } from '../../lib/measures/format.js'
import { Timing } from '../../ui/timing.js'
import { ExerciseCard } from './exercise-card.js'
import { linkedGroups } from './linked-groups.js'
import { RaceCard } from './race-day-card.js'
import classes from './workout-card.module.css'

type Props<W extends TextWorkout> = {
  workout: W
  /** Draws one exercise; a plain card unless said. */
  renderExercise?: ((exercise: TextExercise, workout: W) => ReactNode) | undefined
}

/** The exercises of one workout in a week: linked ones within a bracket, the race as one card, none as a place to drop some. */
export function WorkoutCard<W extends TextWorkout>({ workout, renderExercise = plainCard }: Props<W>) {
  if (workout.workoutType === 'race') return <RaceCard workout={workout} />
  if (workout.exercises.length === 0) return <p className={classes.empty}>Drop exercises here</p>
  return (
    <div className={classes.workout}>
      {linkedGroups(workout).map(({ key, title, minutes, exercises }) => {
        const [first] = exercises
        const cards = exercises.map((exercise) => <div key={exercise.id}>{renderExercise(exercise, workout)}</div>)
        return (
          <div key={key}>
            {first && <Timing workout={workout} exercise={first} />}
            {title ? (
              <section className={classes.bracket} aria-label={title}>
                <p className={classes.together}>
                  <IconLink size={14} aria-hidden /> <b>{title}</b> {clock(minutes)}, no pause
                </p>
                {cards}
              </section>
            ) : (
              cards
            )}
          </div>
        )
      })}
    </div>
  )
}

const plainCard = (exercise: TextExercise, workout: TextWorkout) => (
  <ExerciseCard exercise={exercise} workout={workout} />
)
