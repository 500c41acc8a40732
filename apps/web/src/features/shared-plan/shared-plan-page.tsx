import { Button, Container, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SharedPlan } from '@tri/api-contract'
import { phaseOfWeek, SPORTS, weekOf, weekTotals } from '@tri/plan-engine'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { AfterRace } from '../../components/week/after-race.js'
import { WeekGrid } from '../../components/week/week-grid.js'
import { WeekHeader } from '../../components/week/week-header.js'
import { sharedPlanQuery } from '../../data/plans/sharing.js'
import { ApiError } from '../../http/api-error.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useToday } from '../../lib/dates/use-today.js'
import { workoutsInWords } from '../../lib/words.js'
import { ErrorState } from '../../ui/error-state.js'
import page from '../../ui/page.module.css'
import row from '../../ui/row.module.css'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { raceDistances, sharedFacts, shownWorkouts } from './shared-facts.js'
import classes from './shared-plan-page.module.css'

/** A plan that somebody shares, to look at: whoever has the link may be anybody. */
export function SharedPlanPage() {
  const { token = '' } = useParams()
  const { data: plan, error, refetch } = useQuery(sharedPlanQuery(token))
  usePageTitle(plan?.name ?? 'Shared plan')
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotShared />
  if (error) return <ErrorState title="This plan could not be loaded" error={error} onRetry={() => refetch()} />
  return (
    <Container size={1200} className={page.page}>
      {plan ? <Plan plan={plan} /> : <Loading />}
    </Container>
  )
}

function Plan({ plan }: { plan: SharedPlan }) {
  const today = useToday()
  const [week, setWeek] = useState(() => weekOf(plan, today))
  const units = useUnits()
  const workouts = useMemo(() => workoutsInWords(units, shownWorkouts(plan)), [units, plan])
  return (
    <>
      <header>
        <Text c="dimmed" size="sm">
          A shared training plan
        </Text>
        <Title order={1} className={classes.name}>
          {plan.name}
        </Title>
        <p className={page.facts}>{sharedFacts(plan).join(' \u00b7 ')}</p>
        <Distances plan={plan} />
      </header>
      <section className={classes.week} aria-label="Week by week">
        <WeekHeader
          week={week}
          totalWeeks={plan.totalWeeks}
          phase={phaseOfWeek(plan, workouts, week)}
          focus={undefined}
          reason={undefined}
          minutes={weekTotals(workouts, week).planned}
          onStep={(weeks) => setWeek(week + weeks)}
        />
        <WeekGrid
          calendar={plan}
          week={week}
          workouts={workouts}
          schedule={undefined}
          startDate={plan.startDate}
          today={today}
        />
        <AfterRace sessions={plan.afterRace} />
      </section>
      <footer className={`${row.apart} ${classes.footer}`}>
        <Text c="dimmed">This plan was made for somebody else's paces and week.</Text>
        <Button component={Link} to="/" mih={44}>
          Make your own plan
        </Button>
      </footer>
    </>
  )
}

function Distances({ plan }: { plan: SharedPlan }) {
  const distances = raceDistances(plan, useUnits())
  return (
    <ul className={classes.distances}>
      {SPORTS.map((sport) => (
        <li key={sport}>
          <SportLabel type={sport} size={16} /> <b>{distances[sport]}</b>
        </li>
      ))}
    </ul>
  )
}

function NotShared() {
  usePageTitle('Not shared')
  return (
    <Container size="xs" py={96}>
      <Stack align="center" ta="center">
        <Title order={1} size="h2">
          This plan is not shared any more
        </Title>
        <Text c="dimmed">
          Whoever sent you the link has ended it, or it was not copied in full. Ask them for a new one.
        </Text>
        <Button component={Link} to="/" mih={44}>
          Make your own plan
        </Button>
      </Stack>
    </Container>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading the plan">
    <Skeleton height={120} radius="lg" />
    <Group grow mt="lg">
      <Skeleton height={420} radius="lg" />
    </Group>
  </div>
)
