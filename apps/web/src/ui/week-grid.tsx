import type { Exercise, Workout } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { type WeekQuestion, weekDays } from '../lib/week-days.js'
import { DayColumn } from './day-column.js'
import classes from './week-grid.module.css'
import { WorkoutCard } from './workout-card.js'

type Props<W extends Workout> = WeekQuestion<W> & {
  /** Draws one exercise; a plain card unless said. */
  renderExercise?: (exercise: Exercise, workout: W) => ReactNode
  /** Invites to put something on a free day of the plan. */
  emptyHint?: string
  /** Takes the place after the seventh day. */
  aside?: ReactNode
}

/** A plan week as seven day columns in date order: four side by side where there is room, one below the other on a phone. */
export function WeekGrid<W extends Workout>({ renderExercise, emptyHint, aside, ...question }: Props<W>) {
  return (
    <div className={classes.frame}>
      <ol className={classes.days}>
        {weekDays(question).map((planDay) => (
          <li key={planDay.date}>
            <DayColumn planDay={planDay} emptyHint={emptyHint}>
              {planDay.workouts.map((workout, index) => (
                // Generated workouts have no id yet, and one place each.
                <WorkoutCard key={keyOf(workout, index)} workout={workout} renderExercise={renderExercise} />
              ))}
            </DayColumn>
          </li>
        ))}
        {aside && <li>{aside}</li>}
      </ol>
    </div>
  )
}

const keyOf = (workout: Workout & { id?: number }, index: number) => workout.id ?? `place-${index}`
