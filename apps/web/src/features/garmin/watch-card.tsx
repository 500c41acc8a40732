import { Card, Switch, Text, Title } from '@mantine/core'
import type { GarminSettings } from '@tri/api-contract'
import { useChangeGarminSettings } from '../../data/activities/garmin.js'
import classes from './watch-card.module.css'
import { watchText } from './watch-text.js'

/** Whether planned workouts go to the watch, and how many are there. */
export function WatchCard({ settings }: { settings: GarminSettings }) {
  const { mutate, isPending, variables } = useChangeGarminSettings()
  const { text, isProblem } = watchText(settings)
  const { sendsWorkouts, canSendWorkouts } = settings
  return (
    <Card component="section" aria-labelledby="watch">
      <div className={classes.row}>
        <div className={classes.what}>
          <Title order={2} size="h3" id="watch">
            Send workouts to my watch
          </Title>
          <Text
            size="sm"
            id="watch-state"
            className={classes.state}
            data-problem={isProblem || undefined}
            aria-live="polite"
          >
            {text}
          </Text>
        </div>
        <Switch
          size="lg"
          aria-labelledby="watch"
          aria-describedby="watch-state"
          checked={isPending ? variables : sendsWorkouts}
          disabled={!canSendWorkouts && !sendsWorkouts}
          onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
        />
      </div>
    </Card>
  )
}
