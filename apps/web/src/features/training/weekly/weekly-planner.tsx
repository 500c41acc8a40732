import { useLocalStorage } from '@mantine/hooks'
import type { TrainingPlan } from '@tri/api-contract'
import { type IsoDay, phaseOfWeek, type Workout, weekTotals } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { changeBadge, swapOf, weekNow } from '../../../components/week/week-badge.js'
import { type DaysOff, takesSessions } from '../../../components/week/week-days.js'
import { isWeekChanged, weekFocus } from '../../../components/week/week-focus.js'
import { WeekGrid } from '../../../components/week/week-grid.js'
import { WeekHeader } from '../../../components/week/week-header.js'
import { WhyWeek } from '../../../components/week/why-week.js'
import { longDate } from '../../../lib/measures/format.js'
import { reasonsInWords, type WorkoutInWords } from '../../../lib/words.js'
import later from '../../../ui/later.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { planWeeks } from '../days/plan-weeks.js'
import { DragBoard } from '../drag/drag-board.js'
import { Droppable } from '../drag/draggable.js'
import { AddSessionButton } from '../hand-made/add-session-button.js'
import { CurrentPlanCard } from './current-plan-card.js'
import { PlanCheckOfPlan } from './plan-check-of-plan.js'
import { PlannerWorkout } from './planner-workout.js'
import { WeekStatsCard } from './week-stats-card.js'
import { type WeekColumns, WeekViewMenu } from './week-view-menu.js'
import classes from './weekly-planner.module.css'

type Props = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  /** All that was done, also beside the plan. */
  trained: readonly Workout[]
  /** What was done on a day beside the plan. */
  extrasOf?: (date: IsoDay) => ReactNode
  today: IsoDay
  week: number
  daysOff?: DaysOff
  /** Goes so many weeks on. */
  onStep: (weeks: number) => void
  /** The season at a glance. */
  season?: ReactNode
}

/** The season, a week with its seven days to move things in, and the plan's cards. */
export function WeeklyPlanner({ plan, workouts, trained, extrasOf, today, week, daysOff, onStep, season }: Props) {
  const { planned, done } = weekTotals(trained, week)
  const [columns, setColumns] = useLocalStorage<WeekColumns>({ key: 'triplan.weekColumns', defaultValue: '4' })
  const own = workouts.filter((workout) => workout.week === week)
  const weeks = planWeeks(plan, workouts)
  const generated = weeks[week - 1]
  const swap = swapOf(own)
  const now = generated && weekNow(weeks, generated, own)
  const reasons = reasonsInWords(useUnits(), now?.reasons ?? [])
  const planner = (
    <section className={classes.planner} aria-label="Weekly planner">
      <WeekHeader
        week={week}
        totalWeeks={plan.totalWeeks}
        phase={phaseOfWeek(plan, workouts, swap?.week ?? week)}
        focus={undefined}
        reason={undefined}
        minutes={planned}
        onStep={onStep}
        badge={changeBadge(own)}
        view={<WeekViewMenu columns={columns} onChange={setColumns} />}
      />
      <DragBoard workouts={workouts}>
        <WeekGrid
          calendar={plan}
          week={week}
          workouts={workouts}
          schedule={plan.weeklySchedule}
          earlierSchedules={plan.earlierSchedules}
          startDate={plan.startDate}
          today={today}
          daysOff={daysOff}
          columns={columns === '7' ? 7 : 4}
          emptyHint="Drop workout here"
          renderWorkout={(workout) => <PlannerWorkout workout={workout} />}
          extrasOf={extrasOf}
          endOfDay={(planDay) => takesSessions(planDay) && <AddSessionButton week={week} date={planDay.date} />}
          wrapDay={({ date, day, isInPlan }, column) =>
            isInPlan ? (
              <Droppable place={{ kind: 'day', week, day, label: longDate(date) }}>{column}</Droppable>
            ) : (
              column
            )
          }
          aside={
            now && (
              <WhyWeek
                reasons={reasons}
                focus={weekFocus(now, workouts)}
                isChanged={!swap && isWeekChanged(now, workouts)}
              >
                <PlanCheckOfPlan plan={plan} workouts={workouts} />
              </WhyWeek>
            )
          }
        />
      </DragBoard>
    </section>
  )
  const side = (
    <aside className={`${classes.side} ${later.each}`} aria-label="Plan and week at a glance">
      <CurrentPlanCard plan={plan} />
      <WeekStatsCard week={week} planned={planned} done={done} />
    </aside>
  )
  return (
    <div className={classes.layout} data-columns={columns}>
      <div className={classes.season}>{season}</div>
      {planner}
      {side}
    </div>
  )
}
