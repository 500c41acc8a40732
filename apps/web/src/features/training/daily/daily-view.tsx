import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, phaseOfWeek, type Workout, weekdayOf, weekOf } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { type DaysOff, planDays, takesSessions } from '../../../components/week/week-days.js'
import { useSwipe } from '../../../lib/browser/use-swipe.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import later from '../../../ui/later.module.css'
import { DragBoard } from '../drag/drag-board.js'
import { AddSessionButton } from '../hand-made/add-session-button.js'
import classes from './daily-view.module.css'
import { DailyWorkout } from './daily-workout.js'
import { DayHead } from './day-head.js'
import { DayStrip } from './day-strip.js'
import { firstOpen } from './first-open.js'
import { nextDays } from './next-days.js'
import { NextDaysCard } from './next-days-card.js'
import { WeekRing } from './week-ring.js'

type Props = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  /** All that was done, also beside the plan. */
  trained: readonly Workout[]
  today: IsoDay
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
  /** Goes so many days on. */
  onStep: (days: number) => void
  /** What was done on the day beside the plan. */
  extras?: ReactNode
  /** What was recorded and waits to be linked. */
  inbox?: ReactNode
  /** What would change after what was missed or told. */
  proposal?: ReactNode
  /** What the plan leads to, beside the day. */
  race?: ReactNode
  daysOff?: DaysOff
}

/** One day of the plan in full, and the week around it to jump in; a finger that goes sideways goes to the day beside it. */
export function DailyView({
  plan,
  workouts,
  trained,
  today,
  selectedDay,
  onSelectDay,
  onStep,
  extras,
  inbox,
  proposal,
  race,
  daysOff,
}: Props) {
  const week = weekOf(plan, selectedDay)
  const phase = phaseOfWeek(plan, workouts, week)
  const days = planDays(plan, { week, workouts, today, daysOff })
  const selected = days.find(({ day }) => day === weekdayOf(selectedDay))
  const next = firstOpen(plan, workouts, selectedDay)?.exercise.id
  return (
    <div data-date={selectedDay} className={classes.view} {...useSwipe(onStep)}>
      <DayHead
        {...{ plan, week, phase, today, selectedDay, onSelectDay, onStep }}
        strip={<DayStrip {...{ days, trained, week, today, selectedDay, onSelectDay }} />}
      />
      <div className={classes.layout}>
        <div className={classes.day}>
          <DragBoard workouts={workouts}>
            {selected?.workouts.map((workout) => (
              <DailyWorkout key={workout.id} workout={workout} next={next} />
            ))}
          </DragBoard>
          {extras}
          {selected?.restReason && !extras && (
            <div className={classes.free}>
              <h3>No workouts scheduled</h3>
              <p>{selected.restReason}</p>
            </div>
          )}
          {selected && takesSessions(selected) && <AddSessionButton week={week} date={selected.date} />}
          <div className={classes.notes}>
            {inbox}
            {proposal}
          </div>
        </div>
        <aside className={`${classes.side} ${later.each}`} aria-label="What comes next">
          <NextDaysCard days={nextDays({ plan, workouts, selectedDay, today, daysOff })} onSelectDay={onSelectDay} />
          <WeekRing week={week} phase={phase} workouts={trained} />
          {race}
        </aside>
      </div>
    </div>
  )
}
