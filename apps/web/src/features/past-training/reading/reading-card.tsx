import { Button, Card, Progress, Text, Title } from '@mantine/core'
import type { ReadingProgress } from '@tri/plan-files/archive'
import classes from '../past-training.module.css'
import { countText } from '../past-words.js'

type Props = { progress: ReadingProgress; onCancel: () => void }

/** How far reading has come, and the way out of it. */
export function ReadingCard({ progress: { done, total, activities }, onCancel }: Props) {
  const share = total > 0 ? Math.min(100, Math.round((100 * done) / total)) : 0
  return (
    <Card component="section" aria-label="Reading your files">
      <Title order={2} size="h3">
        Reading your files
      </Title>
      <Progress value={share} size="lg" mt="md" aria-label="How much has been read" />
      <div className={classes.reading}>
        <Text className={classes.figure}>
          {share} %, {countText(activities)} so far
        </Text>
        <Button variant="default" mih={44} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  )
}
