import { Button, Card, TextInput, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { NewPlan } from '@tri/api-contract'
import type { RaceScenario } from '@tri/plan-engine/season'
import { useMemo, useState } from 'react'
import { longDate } from '../../../lib/measures/format.js'
import { useUnits } from '../../../ui/use-units.js'
import { Choice } from '../choice.js'
import { PrintSheet } from '../print/print-sheet.js'
import { printOnly, usePrinting } from '../print/use-printing.js'
import classes from './forecast-card.module.css'
import { forecastFacts } from './forecast-facts.js'
import { ForecastTable } from './forecast-table.js'
import { useStartTime } from './start-time.js'

/** Race day in three ways, from the athlete's own paces and a start time; on paper too. */
export function ForecastCard({ plan }: { plan: NewPlan }) {
  const units = useUnits()
  const [start, change] = useStartTime()
  const [chosen, setChosen] = useState<RaceScenario['name']>('steady')
  const facts = useMemo(() => forecastFacts(plan, start, units), [plan, start, units])
  const isPrinting = usePrinting('forecast')
  return (
    <Card component="section" aria-labelledby="forecast">
      <header className={classes.head}>
        <div>
          <Title order={2} size="h3" id="forecast">
            Race-day forecast
          </Title>
          <p className={classes.about}>
            <b>{facts.predicted}</b> predicted from your current paces for {longDate(plan.raceDate)}
          </p>
        </div>
        <div className={classes.choices}>
          <TextInput
            type="time"
            label="Race starts at"
            value={start}
            className={classes.start}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Button
            variant="default"
            mih={44}
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => printOnly('forecast')}
          >
            Print forecast
          </Button>
        </div>
      </header>
      <Choice
        className={classes.ways}
        fullWidth
        label="Way to race"
        options={facts.columns.map(({ name, title }) => ({ value: name, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
      <ForecastTable facts={facts} chosen={chosen} />
      <details className={classes.assumptions}>
        <summary>What this rests on</summary>
        <Assumptions assumptions={facts.assumptions} />
      </details>
      {isPrinting && (
        <PrintSheet title={`Race-day forecast: ${plan.name}`} facts={`${longDate(plan.raceDate)}, start ${start}`}>
          <ForecastTable facts={facts} chosen={undefined} />
          <Assumptions assumptions={facts.assumptions} />
        </PrintSheet>
      )}
    </Card>
  )
}

const Assumptions = ({ assumptions }: { assumptions: readonly string[] }) => (
  <ul className={classes.list}>
    {assumptions.map((assumption) => (
      <li key={assumption}>{assumption}</li>
    ))}
  </ul>
)
