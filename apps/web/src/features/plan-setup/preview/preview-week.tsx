import type { NewPlan } from '@tri/api-contract'
import { type Plan, weekPhase, weekTotals } from '@tri/plan-engine'
import { guestStart, StartContext } from '../../../components/start/start-context.js'
import { weekFocus, weekReason } from '../../../components/week/week-focus.js'
import { WeekGrid } from '../../../components/week/week-grid.js'
import { WeekHeader } from '../../../components/week/week-header.js'
import { WhyWeek } from '../../../components/week/why-week.js'
import { useToday } from '../../../lib/dates/use-today.js'
import { reasonsInWords, workoutsInWords } from '../../../lib/words.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './preview-week.module.css'

type Props = {
  payload: NewPlan
  plan: Plan
  week: number
  onWeek: (week: number) => void
}

/** One week of the plan with the way to its neighbours, drawn as the planner draws it. */
export function PreviewWeek({ payload, plan, week, onWeek }: Props) {
  const today = useToday()
  const units = useUnits()
  const shown = plan.weeks[week - 1]
  const workouts = workoutsInWords(units, plan.workouts)
  const reasons = reasonsInWords(units, shown?.reasons ?? [])
  return (
    <section className={classes.week} aria-label="Week by week">
      <WeekHeader
        week={week}
        totalWeeks={payload.totalWeeks}
        phase={weekPhase(week, payload.totalWeeks, payload.rhythm)}
        focus={shown && weekFocus(shown, workouts)}
        reason={shown && weekReason({ ...shown, reasons }, workouts)}
        minutes={weekTotals(workouts, week).planned}
        onStep={(weeks) => onWeek(week + weeks)}
      />
      <StartContext value={guestStart}>
        <WeekGrid
          calendar={payload}
          week={week}
          workouts={workouts}
          schedule={payload.weeklySchedule}
          startDate={payload.startDate}
          today={today}
          aside={reasons.length > 0 && <WhyWeek reasons={reasons} />}
        />
      </StartContext>
    </section>
  )
}
