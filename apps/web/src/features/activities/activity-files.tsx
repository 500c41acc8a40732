import { Alert, Button, Card, FileButton, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { currentPlanQuery } from '../../data/plans/plans.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'
import { longDate } from '../../lib/measures/format.js'
import { workoutsInWords } from '../../lib/words.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './activity-files.module.css'
import { useFileDrops } from './use-file-drops.js'
import { type Refused, useFileQueue } from './use-file-queue.js'

const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.js')).ActivityDialog }))

const ACCEPTED = '.fit,.tcx,.gpx,.zip,.gz'

type Props = {
  /** The plan on screen; the current one where there is none. */
  plan?: TrainingPlan
  /** In one row, in few words. */
  isSlim?: boolean
}

/** The way in for activities of any device: files are chosen, or dropped on their day. */
export function ActivityFiles({ plan: shown, isSlim = false }: Props) {
  const { data: current } = useQuery({ ...currentPlanQuery, enabled: !shown })
  const plan = shown ?? current ?? undefined
  const { data: workouts = [] } = useQuery({ ...workoutsQuery(plan?.id ?? 0), enabled: Boolean(plan) })
  const units = useUnits()
  const queue = useFileQueue()
  const forgetChoice = useRef<() => void>(null)
  const take = useCallback((files: readonly File[], day?: IsoDay) => queue.add(files, day), [queue.add])
  const hovering = useFileDrops(take)
  const { read, droppedOn } = queue.first ?? {}
  return (
    <Card
      component="section"
      aria-labelledby="activity-files"
      className={classes.card}
      data-slim={isSlim || undefined}
      {...(isSlim && { px: 'md', py: 'sm' })}
    >
      <div className={classes.words}>
        <Title order={2} size="h3" id="activity-files">
          Activity files
        </Title>
        <Text c="dimmed" size={isSlim ? 'xs' : 'sm'}>
          {isSlim
            ? 'Or drop one on its day.'
            : 'Drop a .fit, .tcx or .gpx file of any watch on its day, or choose it here. It is read on this device.'}
        </Text>
      </div>
      <FileButton
        accept={ACCEPTED}
        multiple
        resetRef={forgetChoice}
        onChange={(files) => {
          // The same file can be chosen again, mended in the meantime.
          forgetChoice.current?.()
          take(files)
        }}
      >
        {(props) => (
          <Button
            variant="default"
            {...(isSlim ? { size: 'sm', mih: { base: 44, sm: 36 }, px: 'sm' } : { mih: 44 })}
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-disabled={queue.isReading}
            {...props}
          >
            {queue.isReading ? 'Reading...' : 'Add activity files'}
          </Button>
        )}
      </FileButton>
      <div role="status" className={classes.problems}>
        {queue.refused.map((refused) => (
          <Problem key={`${refused.name} ${refused.message}`} refused={refused} />
        ))}
      </div>
      {hovering && (
        <p className={classes.hint} aria-hidden>
          {hovering.day ? `Drop it on ${longDate(hovering.day)}` : 'Drop it anywhere, or on its day'}
        </p>
      )}
      <Suspense fallback={null}>
        {read && (
          <ActivityDialog
            key={read.hash}
            read={read}
            place={plan && { calendar: plan, workouts: workoutsInWords(units, workouts), droppedOn }}
            onClose={queue.next}
          />
        )}
      </Suspense>
    </Card>
  )
}

const Problem = ({ refused: { name, message } }: { refused: Refused }) => (
  <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={name}>
    {message}
  </Alert>
)
