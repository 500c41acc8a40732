import { Card, Stack, Title } from '@mantine/core'
import type { TrainingPlan } from '@tri/api-contract'
import type { RaceScenario } from '@tri/plan-engine/season'
import { useMemo, useState } from 'react'
import { longDate, raceTypeName } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { Choice } from '../../../ui/controls/choice.js'
import { useUnits } from '../../../ui/use-units.js'
import { forecastFacts, forecastOf, WAYS } from '../forecast/forecast-facts.js'
import { ForecastPanel } from '../forecast/forecast-panel.js'
import { StartAndPrint } from '../forecast/start-and-print.js'
import { useStartTime } from '../forecast/start-time.js'
import { PrintSheet } from '../print/print-sheet.js'
import { usePrinting } from '../print/use-printing.js'
import { RaceCutOffs } from './race-cut-offs.js'
import classes from './race-day.module.css'
import { raceDayFacts, raceLegs } from './race-day-facts.js'
import { RaceEating } from './race-eating.js'
import { RaceTimeline } from './race-timeline.js'

type Props = { plan: TrainingPlan; workouts: readonly WorkoutInWords[] }

/** Race day on one sheet: by the clock from breakfast to the finish, the cut-offs, what to eat, and what may come out. */
export function RaceDay({ plan, workouts }: Props) {
  const units = useUnits()
  const [start, change] = useStartTime()
  const [way, setWay] = useState<RaceScenario['name']>('steady')
  const forecast = useMemo(() => forecastOf(plan), [plan])
  const table = useMemo(() => forecastFacts(plan, start, units), [plan, start, units])
  const legs = useMemo(() => raceLegs(workouts), [workouts])
  const facts = useMemo(
    () => raceDayFacts(plan, forecast, { start, way, legs, units }),
    [plan, forecast, start, way, legs, units],
  )
  const isPrinting = usePrinting('forecast')
  return (
    <Stack gap="md">
      <header className={classes.head}>
        <div>
          <p className={classes.eyebrow}>
            Race day {'\u00b7'} {raceTypeName(plan.raceType)} {'\u00b7'} Week {plan.totalWeeks} of {plan.totalWeeks}
          </p>
          <Title order={2} className={classes.title}>
            {longDate(plan.raceDate)}
          </Title>
        </div>
        <StartAndPrint start={start} onChange={change} />
      </header>
      <div className={classes.layout}>
        <Card component="section" aria-label="Race day by the clock">
          <Choice
            className={classes.ways}
            fullWidth
            label="Way to race"
            options={table.columns.map(({ name, title }) => ({ value: name, label: title }))}
            value={way}
            onChange={setWay}
          />
          <p className={classes.about}>{WAYS[way].note}</p>
          <RaceTimeline entries={facts.timeline} />
        </Card>
        <div className={classes.side}>
          <RaceCutOffs rows={facts.cutOffs} />
          <RaceEating meals={facts.meals} note={facts.fuelNote} />
        </div>
      </div>
      <ForecastPanel plan={plan} facts={table} chosen={way} />
      {isPrinting && (
        <PrintSheet title={`Race-day forecast: ${plan.name}`} facts={`${longDate(plan.raceDate)}, start ${start}`}>
          <RaceTimeline entries={facts.timeline} />
          <RaceCutOffs rows={facts.cutOffs} />
          <RaceEating meals={facts.meals} note={facts.fuelNote} />
        </PrintSheet>
      )}
    </Stack>
  )
}
