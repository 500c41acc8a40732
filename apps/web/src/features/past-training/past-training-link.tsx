import { Button, Card, Text, Title } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import classes from './past-training.module.css'

/** The way to past training from where activities come in. */
export const PastTrainingLink = () => (
  <Card component="section" aria-label="Past training" className={classes.link}>
    <div>
      <Title order={2} size="h3">
        Past training
      </Title>
      <Text c="dimmed" size="sm">
        Garmin's or Strava's archive, or a folder of files: all of it at once, read on this device.
      </Text>
    </div>
    <Button
      component={Link}
      to="/history"
      variant="default"
      mih={44}
      leftSection={<IconHistory size={18} aria-hidden />}
    >
      Read past training
    </Button>
  </Card>
)
