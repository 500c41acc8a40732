import type { IsoDay } from '@tri/plan-engine'
import { memo } from 'react'
import { PhaseChip } from '../../../components/week/phase-chip.js'
import { WeekGrid } from '../../../components/week/week-grid.js'
import { counted, raceTypeName } from '../../../lib/measures/format.js'
import { typicalWeek } from '../../../lib/season.js'
import { workoutsInWords } from '../../../lib/words.js'
import { useUnits } from '../../../ui/use-units.js'
import type { DraftPlan } from '../form/draft-plan.js'
import classes from './sample-preview.module.css'
import { type SettledPlan, useSettledPlan } from './use-settled-plan.js'

type Props = { draft: DraftPlan; today: IsoDay }

/** One week of what these settings would give, before anything has to be decided. */
export const SampleWeek = ({ draft, today }: Props) => <SettledWeek sample={useSettledPlan(draft, today)} />

/** Drawn anew only when there is another plan, not with every step of a slider. */
const SettledWeek = memo(function SettledWeek({ sample: { input, isDateAssumed, plan } }: { sample: SettledPlan }) {
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
        workouts={workoutsInWords(useUnits(), plan.workouts)}
        schedule={input.weeklySchedule}
        startDate={input.today}
        today={input.today}
      />
    </>
  )
})

const articled = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
