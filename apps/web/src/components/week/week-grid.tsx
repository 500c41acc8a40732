import type { IsoDay } from '@tri/plan-engine'
import type { TextWorkout } from '@tri/plan-engine/texts'
import { Fragment, type ReactNode } from 'react'
import { WorkoutCard } from '../session/workout-card.js'
import { DayColumn } from './day-column.js'
import { type PlanDay, type WeekQuestion, weekDays } from './week-days.js'
import classes from './week-grid.module.css'

type Props<W extends TextWorkout> = WeekQuestion<W> & {
  /** Draws one workout; a plain card unless said. */
  renderWorkout?: (workout: W) => ReactNode
  /** Stands below the workouts of a day. */
  extrasOf?: ((date: IsoDay) => ReactNode) | undefined
  /** Closes a day of the plan. */
  endOfDay?: (planDay: PlanDay<W>) => ReactNode
  /** Puts something around a day, e.g. a place to drop on. */
  wrapDay?: (planDay: PlanDay<W>, column: ReactNode) => ReactNode
  /** Invites to put something on a free day of the plan. */
  emptyHint?: string
  /** Takes the place after the seventh day. */
  aside?: ReactNode
  /** Days side by side where there is room; four unless said. */
  columns?: 4 | 7
}

/** A plan week as seven day columns in date order: four or all side by side where there is room, one below the other on a phone. */
export function WeekGrid<W extends TextWorkout>(props: Props<W>) {
  const {
    renderWorkout = plainWorkout,
    wrapDay = plainDay,
    emptyHint,
    extrasOf,
    endOfDay,
    aside,
    columns,
    ...question
  } = props
  return (
    <div className={classes.frame}>
      <ol className={classes.days} data-columns={columns}>
        {weekDays(question).map((planDay) => (
          <li key={planDay.date}>
            {wrapDay(
              planDay,
              <DayColumn planDay={planDay} emptyHint={emptyHint} end={endOfDay?.(planDay)}>
                {planDay.workouts.map((workout, index) => (
                  <Fragment key={keyOf(workout, index)}>{renderWorkout(workout)}</Fragment>
                ))}
                {extrasOf?.(planDay.date)}
              </DayColumn>,
            )}
          </li>
        ))}
        {aside && <li>{aside}</li>}
      </ol>
    </div>
  )
}

const plainWorkout = (workout: TextWorkout) => <WorkoutCard workout={workout} />

const plainDay = (_: PlanDay, column: ReactNode) => column

/** Generated workouts have no id yet, and one place each. */
const keyOf = (workout: TextWorkout & { id?: number }, index: number) => workout.id ?? `place-${index}`
