import { loggedSession, weekdayOf, weekOf } from '@tri/plan-engine'
import { planDays } from '../../../components/week/week-days.js'
import { InOrder } from '../../../ui/in-order.js'
import later from '../../../ui/later.module.css'
import type { ViewProps } from '../days/view-props.js'
import { DragBoard } from '../drag/drag-board.js'
import classes from './daily-view.module.css'
import { DailyWorkout } from './daily-workout.js'
import { DateCard } from './date-card.js'
import { nextDays } from './next-days.js'
import { NextDaysCard } from './next-days-card.js'
import { WeekOverview } from './week-overview.js'

/** From here on the week stands beside the day; Mantine's breakpoint md. */
const WIDE = '(min-width: 62em)'

/** One day of the plan in full, and the week around it to jump in. */
export function DailyView({ plan, workouts, today, selectedDay, onSelectDay, season }: ViewProps) {
  const week = weekOf(plan, selectedDay)
  const days = planDays(plan, { week, workouts, today })
  const selected = days.find(({ day }) => day === weekdayOf(selectedDay))
  const firstOpen = selected?.workouts
    .flatMap((workout) => workout.exercises.filter((exercise) => !loggedSession(workout, exercise)))
    .at(0)?.id
  const thisDay = (
    <div className={classes.day} data-date={selectedDay}>
      <DateCard
        plan={plan}
        week={week}
        today={today}
        selectedDay={selectedDay}
        onSelectDay={onSelectDay}
        hours={selected?.hours ?? ''}
      />
      <DragBoard workouts={workouts}>
        {selected?.workouts.map((workout) => (
          <DailyWorkout key={workout.id} workout={workout} firstOpen={firstOpen} />
        ))}
      </DragBoard>
      {selected?.restReason && (
        <div className={classes.free}>
          <h3>No workouts scheduled</h3>
          <p>{selected.restReason}</p>
        </div>
      )}
    </div>
  )
  const around = (
    <InOrder
      className={`${classes.side} ${later.each}`}
      query={WIDE}
      wide={['week', 'next']}
      narrow={['next', 'week']}
      parts={{
        next: <NextDaysCard days={nextDays({ plan, workouts, selectedDay, today })} onSelectDay={onSelectDay} />,
        week: <WeekOverview {...{ days, workouts, week, selectedDay, onSelectDay }} />,
      }}
    />
  )
  return (
    <InOrder
      className={classes.layout}
      query={WIDE}
      wide={['season', 'day', 'side']}
      narrow={['day', 'side', 'season']}
      parts={{ season: <div className={`${classes.season} ${later.whole}`}>{season}</div>, day: thisDay, side: around }}
    />
  )
}
