import type { IsoDay } from '@tri/plan-engine'
import type { DraftPlan } from '../../lib/draft.js'
import { counted, raceTypeName } from '../../lib/format.js'
import { typicalWeek } from '../../lib/season.js'
import { PhaseChip } from '../../ui/phase-chip.js'
import { WeekGrid } from '../../ui/week-grid.js'
import classes from './sample-preview.module.css'
import { useSettledPlan } from './use-settled-plan.js'

type Props = { draft: DraftPlan; today: IsoDay }

/** One week of what these settings would give, before anything has to be decided. */
export function SampleWeek({ draft, today }: Props) {
  const { input, isDateAssumed, plan } = useSettledPlan(draft, today)
  const week = typicalWeek(plan.weeks)
  const phase = plan.weeks[week - 1]?.phase
  return (
    <>
      <p className={classes.what}>
        {phase && <PhaseChip phase={phase} />} Week {week} of {counted(plan.weeks.length, 'week')}, made from what you
        have entered
        {isDateAssumed && `, for ${articled(raceTypeName(input.raceType))} race ${input.totalWeeks} weeks away`}.
      </p>
      <WeekGrid
        calendar={input}
        week={week}
        workouts={plan.workouts}
        schedule={input.weeklySchedule}
        startDate={input.today}
        today={today}
      />
    </>
  )
}

const articled = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
