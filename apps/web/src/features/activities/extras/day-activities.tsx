import { Button } from '@mantine/core'
import type { ExtraWorkout, GarminActivity, TrainingPlan } from '@tri/api-contract'
import { lazy, Suspense, useState } from 'react'
import type { WorkoutInWords } from '../../../lib/words.js'
import { ExtraSession } from './extra-session.js'
import { Inbox } from './inbox.js'

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.js')).LinkDialog }))

type Props = { plan: TrainingPlan; workouts: readonly WorkoutInWords[] }
type ExtrasProps = Props & { extras: readonly ExtraWorkout<GarminActivity>[] }

/** The extra sessions of a day, each with the way to the session that it was after all. */
export function DayExtras({ plan, workouts, extras }: ExtrasProps) {
  const [linking, setLinking] = useState<GarminActivity>()
  return (
    <>
      {extras.map(({ activity }) => (
        <ExtraSession
          key={activity.id}
          activity={activity}
          actions={
            <Button variant="default" mih={44} onClick={() => setLinking(activity)}>
              Link to a session...
            </Button>
          }
        />
      ))}
      <Suspense fallback={null}>
        {linking && (
          <LinkDialog activity={linking} calendar={plan} workouts={workouts} onClose={() => setLinking(undefined)} />
        )}
      </Suspense>
    </>
  )
}

type InboxProps = Props & { activities: readonly GarminActivity[] }

/** What waits to be linked; nothing while nothing does. */
export function DayInbox({ plan, workouts, activities }: InboxProps) {
  const [linking, setLinking] = useState<GarminActivity>()
  return (
    <>
      {activities.length > 0 && <Inbox {...{ plan, workouts, activities }} onOther={setLinking} />}
      <Suspense fallback={null}>
        {linking && (
          <LinkDialog activity={linking} calendar={plan} workouts={workouts} onClose={() => setLinking(undefined)} />
        )}
      </Suspense>
    </>
  )
}
