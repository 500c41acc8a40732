import { weekOf, weekTotals } from '@tri/plan-engine'
import { weekFocus, weekReason } from '../../../components/week/week-focus.js'
import { WeekGrid } from '../../../components/week/week-grid.js'
import { WeekHeader } from '../../../components/week/week-header.js'
import { WhyWeek } from '../../../components/week/why-week.js'
import { longDate } from '../../../lib/measures/format.js'
import { reasonsInWords } from '../../../lib/words.js'
import { InOrder } from '../../../ui/in-order.js'
import later from '../../../ui/later.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { planRange, stepDay } from '../days/plan-days.js'
import { planWeeks } from '../days/plan-weeks.js'
import type { ViewProps } from '../days/view-props.js'
import { DragBoard } from '../drag/drag-board.js'
import { Droppable } from '../drag/draggable.js'
import { CurrentPlanCard } from './current-plan-card.js'
import { PlanCheckCard } from './plan-check-card.js'
import { PlannerWorkout } from './planner-workout.js'
import { WeekStatsCard } from './week-stats-card.js'
import classes from './weekly-planner.module.css'

/** From here on the plan's cards stand beside the week; Mantine's breakpoint lg. */
const WIDE = '(min-width: 75em)'

/** The season, the week around the selected day with its seven days to move things in, and the plan's cards. */
export function WeeklyPlanner({ plan, workouts, today, selectedDay, onSelectDay, season }: ViewProps) {
  const week = weekOf(plan, selectedDay)
  const { planned, done } = weekTotals(workouts, week)
  const weeks = planWeeks(plan)
  const generated = weeks[week - 1]
  const reasons = reasonsInWords(useUnits(), generated?.reasons ?? [])
  const range = planRange(plan)
  const planner = (
    <section className={classes.planner} aria-label="Weekly planner">
      <WeekHeader
        week={week}
        totalWeeks={plan.totalWeeks}
        focus={generated && weekFocus(generated, workouts)}
        reason={generated && weekReason({ ...generated, reasons }, workouts)}
        minutes={planned}
        onStep={(steps) => onSelectDay(stepDay(range, selectedDay, steps * 7))}
      />
      <DragBoard workouts={workouts}>
        <WeekGrid
          calendar={plan}
          week={week}
          workouts={workouts}
          schedule={plan.weeklySchedule}
          startDate={plan.startDate}
          today={today}
          emptyHint="Drop workout here"
          renderWorkout={(workout) => <PlannerWorkout workout={workout} />}
          wrapDay={({ date, day, isInPlan }, column) =>
            isInPlan ? (
              <Droppable place={{ kind: 'day', week, day, label: longDate(date) }}>{column}</Droppable>
            ) : (
              column
            )
          }
          aside={reasons.length > 0 && <WhyWeek reasons={reasons} />}
        />
      </DragBoard>
    </section>
  )
  const side = (
    <aside className={`${classes.side} ${later.each}`} aria-label="Plan and week at a glance">
      <CurrentPlanCard plan={plan} />
      <WeekStatsCard week={week} planned={planned} done={done} />
      <PlanCheckCard plan={plan} workouts={workouts} weeks={weeks} />
    </aside>
  )
  return (
    <InOrder
      className={classes.layout}
      query={WIDE}
      wide={['season', 'planner', 'side']}
      narrow={['planner', 'season', 'side']}
      parts={{ season: <div className={`${classes.season} ${later.whole}`}>{season}</div>, planner, side }}
    />
  )
}
