import { Anchor, Button, Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { SPORTS, type Sport } from '@tri/plan-engine'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { thresholdsQuery } from '../../data/adapt/thresholds.js'
import { SportThresholds } from './sport-thresholds.js'
import { ThresholdDialog } from './threshold-dialog.js'
import classes from './thresholds.module.css'

/** What the athlete can do in each sport, the zones that follow, and what targets are told in; a change counts at once. */
export function ThresholdsCard({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(thresholdsQuery)
  const [adding, setAdding] = useState<Sport | null>(null)
  return (
    <Card component="section" aria-label="Thresholds and zones">
      <Title order={2} size="h3">
        Thresholds and zones
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        Tell what you can hold for an hour, and your sessions say which watts, heartbeats or paces to aim for. Minutes
        and days stay as they are.{' '}
        <Anchor component={Link} to="/history" inherit underline="always">
          Read them from your files
        </Anchor>
      </Text>
      {error && (
        <p role="alert" className={classes.hint}>
          Your thresholds could not be loaded. {error.message}{' '}
          <Button variant="subtle" size="compact-sm" mih={44} onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && (
        <Skeleton height={420} mt="md" radius="md" role="status" aria-label="Loading your thresholds" />
      )}
      {data &&
        SPORTS.map((sport) => (
          <SportThresholds key={sport} user={user} sport={sport} thresholds={data} onAdd={() => setAdding(sport)} />
        ))}
      {adding && <ThresholdDialog user={user} sport={adding} onClose={() => setAdding(null)} />}
    </Card>
  )
}
