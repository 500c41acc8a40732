import { weekOf, weekTotals } from '@tri/plan-engine'
import { WeekGrid } from '../../ui/week-grid.js'
import { WeekHeader } from '../../ui/week-header.js'
import { WhyWeek } from '../../ui/why-week.js'
import { CurrentPlanCard } from './current-plan-card.js'
import { planRange, stepDay } from './plan-days.js'
import { usePlanWeeks } from './use-plan-weeks.js'
import type { ViewProps } from './view-props.js'
import { WeekStatsCard } from './week-stats-card.js'
import classes from './weekly-planner.module.css'

/** The week around the selected day: header with totals, seven days, and the plan's cards beside them. */
export function WeeklyPlanner({ plan, workouts, today, selectedDay, onSelectDay }: ViewProps) {
  const week = weekOf(plan, selectedDay)
  const { planned, done } = weekTotals(workouts, week)
  const reasons = usePlanWeeks(plan)[week - 1]?.reasons ?? []
  const range = planRange(plan)
  return (
    <div className={classes.layout}>
      <section className={classes.planner} aria-label="Weekly planner">
        <WeekHeader
          week={week}
          totalWeeks={plan.totalWeeks}
          focus={reasons[0]?.sentence}
          minutes={planned}
          onStep={(weeks) => onSelectDay(stepDay(range, selectedDay, weeks * 7))}
        />
        <WeekGrid
          calendar={plan}
          week={week}
          workouts={workouts}
          schedule={plan.weeklySchedule}
          startDate={plan.startDate}
          today={today}
          emptyHint="Drop workout here"
          aside={reasons.length > 0 && <WhyWeek reasons={reasons} />}
        />
      </section>
      <aside className={classes.side} aria-label="Plan and week at a glance">
        <CurrentPlanCard plan={plan} />
        <WeekStatsCard week={week} planned={planned} done={done} />
      </aside>
    </div>
  )
}
