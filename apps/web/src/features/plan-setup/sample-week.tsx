import { useDebouncedValue } from '@mantine/hooks'
import { generatePlan, type IsoDay } from '@tri/plan-engine'
import { useMemo } from 'react'
import type { DraftPlan } from '../../lib/draft.js'
import { counted, raceTypeName } from '../../lib/format.js'
import { typicalWeek } from '../../lib/season.js'
import { PhaseChip } from '../../ui/phase-chip.js'
import { WeekGrid } from '../../ui/week-grid.js'
import { sampleInput } from './sample-input.js'
import classes from './sample-preview.module.css'

type Props = { draft: DraftPlan; today: IsoDay }

/** A slider that is still moving does not make a plan at every step. */
const SETTLED_MILLISECONDS = 250

/** One week of what these settings would give, before anything has to be decided. */
export function SampleWeek({ draft, today }: Props) {
  const [settled] = useDebouncedValue(draft, SETTLED_MILLISECONDS)
  const { input, isDateAssumed } = useMemo(() => sampleInput(settled, today), [settled, today])
  const plan = useMemo(() => generatePlan(input), [input])
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
