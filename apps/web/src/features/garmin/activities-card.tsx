import { Button, Card, Group, Text, Title } from '@mantine/core'
import type { GarminActivity } from '@tri/api-contract'
import { useState } from 'react'
import { useCreateTestActivity } from '../../data/activities/garmin.js'
import classes from './activities-card.module.css'
import { ActivityRow } from './activity-row.js'
import { type Arrivals, arrivalsText } from './arrivals.js'

/** About a week and a half of training. */
const SHOWN_FIRST = 12

type Props = {
  activities: readonly GarminActivity[]
  /** What was asked for and is on its way, or has come. */
  arrivals: Arrivals | null
  isConnected: boolean
}

/** What was done lately, the newest first, and what of the plan it was. */
export function ActivitiesCard({ activities, arrivals, isConnected }: Props) {
  const create = useCreateTestActivity()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Card component="section" aria-labelledby="recent">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h3" id="recent">
          Recent Activities
        </Title>
        <Button mih={44} variant="default" disabled={create.isPending} onClick={() => create.mutate()}>
          Create Test Activity
        </Button>
      </Group>
      <p className={classes.arrivals} aria-live="polite" data-arriving={(arrivals && !arrivals.isOver) || undefined}>
        {arrivals && arrivalsText(arrivals)}
      </p>
      {activities.length === 0 && (
        <Text c="dimmed">
          {isConnected
            ? 'No activities yet. Sync Activities asks Garmin for the last 30 days.'
            : 'No activities yet. A test activity shows how one is linked to a session.'}
        </Text>
      )}
      <ul className={classes.list}>
        {activities.slice(0, showsAll ? undefined : SHOWN_FIRST).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      {!showsAll && activities.length > SHOWN_FIRST && (
        <Button mih={44} mt="md" variant="default" onClick={() => setShowsAll(true)}>
          Show all {activities.length} activities
        </Button>
      )}
    </Card>
  )
}
