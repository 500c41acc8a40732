import { Button, Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { garminActivitiesQuery } from '../../../data/activities/garmin.js'
import { useRecordResult } from '../../../data/plans/plan-edits.js'
import { longDate, raceTypeName } from '../../../lib/measures/format.js'
import { forecastOf } from '../forecast/forecast-facts.js'
import classes from './race-result.module.css'
import { draftOf, emptyResult, recordedResult } from './result-draft.js'
import { resultFacts } from './result-facts.js'
import { ResultForm } from './result-form.js'
import { ResultTable } from './result-table.js'

type Props = { plan: TrainingPlan; newPlan: string }

/** How the race went: typed or from its activities, beside what was planned, and the way to the next one. */
export function RaceResult({ plan, newPlan }: Props) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { mutate, isPending } = useRecordResult()
  const { data: activities } = useQuery({ ...garminActivitiesQuery, enabled: plan.result === null })
  const recorded = useMemo(
    () => recordedResult((activities ?? []).filter(({ localDay }) => localDay === plan.raceDate)),
    [activities, plan.raceDate],
  )
  const facts = useMemo(() => plan.result && resultFacts(plan.result, forecastOf(plan)), [plan])
  const isOpen = !facts || isCorrecting
  return (
    <>
      <header>
        <p className={classes.eyebrow}>
          After the race {'\u00b7'} {raceTypeName(plan.raceType)} {'\u00b7'} {longDate(plan.raceDate)}
        </p>
        <Title order={2} className={classes.title}>
          How did it go?
        </Title>
      </header>
      <Card component="section" aria-label="Your result" className={classes.result}>
        {isOpen ? (
          <ResultForm
            key={recorded && !plan.result ? 'recorded' : 'typed'}
            initial={plan.result ? draftOf(plan.result) : (recorded ?? emptyResult)}
            note={recorded && !plan.result ? 'From the activities of race day.' : ''}
            isPending={isPending}
            onCancel={plan.result ? () => setCorrecting(false) : undefined}
            onKeep={(result) =>
              mutate({ id: plan.id, version: plan.version, result }, { onSuccess: () => setCorrecting(false) })
            }
          />
        ) : (
          <>
            <p className={classes.finish}>
              <small>Your result</small>
              {facts.finish}
            </p>
            <p className={classes.verdict}>
              {facts.verdict}
              {plan.result?.feel && `. It felt ${plan.result.feel}`}.
            </p>
            <Group gap="xs">
              <Button variant="default" mih={44} onClick={() => setCorrecting(true)}>
                Correct it
              </Button>
              <Button component={Link} to={newPlan} mih={44}>
                Plan my next race
              </Button>
            </Group>
          </>
        )}
      </Card>
      {facts && !isCorrecting && <ResultTable rows={facts.rows} title="Planned and done" />}
    </>
  )
}
