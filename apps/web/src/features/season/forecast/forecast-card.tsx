import type { NewPlan } from '@tri/api-contract'
import type { RaceScenario } from '@tri/plan-engine/season'
import { useMemo, useState } from 'react'
import { longDate } from '../../../lib/measures/format.js'
import { Choice } from '../../../ui/controls/choice.js'
import { useUnits } from '../../../ui/use-units.js'
import { PrintSheet } from '../print/print-sheet.js'
import { usePrinting } from '../print/use-printing.js'
import classes from './forecast-card.module.css'
import { forecastFacts } from './forecast-facts.js'
import { Assumptions, ForecastPanel } from './forecast-panel.js'
import { ForecastTable } from './forecast-table.js'
import { StartAndPrint } from './start-and-print.js'
import { useStartTime } from './start-time.js'

/** What race day may bring, of a plan that is not saved yet; on paper too. */
export function ForecastCard({ plan }: { plan: NewPlan }) {
  const units = useUnits()
  const [start, change] = useStartTime()
  const [chosen, setChosen] = useState<RaceScenario['name']>('steady')
  const facts = useMemo(() => forecastFacts(plan, start, units), [plan, start, units])
  const isPrinting = usePrinting('forecast')
  return (
    <>
      <ForecastPanel {...{ plan, facts, chosen }} controls={<StartAndPrint start={start} onChange={change} />}>
        <Choice
          className={classes.ways}
          fullWidth
          label="Way to race"
          options={facts.columns.map(({ name, title }) => ({ value: name, label: title }))}
          value={chosen}
          onChange={setChosen}
        />
      </ForecastPanel>
      {isPrinting && (
        <PrintSheet title={`Race-day forecast: ${plan.name}`} facts={`${longDate(plan.raceDate)}, start ${start}`}>
          <ForecastTable facts={facts} chosen={undefined} />
          <Assumptions assumptions={facts.assumptions} />
        </PrintSheet>
      )}
    </>
  )
}
