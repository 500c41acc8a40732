import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useLogSession } from '../../data/workouts/log-edits.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { usePreparedWords } from '../../session/use-prepared-words.js'
import { EmptyState } from '../../ui/empty-state.js'
import classes from './session-page.module.css'
import { SessionStepper } from './session-stepper.js'
import { useGuestSession, useSavedSession } from './use-session.js'

/** `/session/<plan>/<exercise>`: one session, a step at a time; the plan is `guest` where nothing is saved yet. */
export function SessionPage() {
  const { plan = '', exercise = '' } = useParams()
  return plan === 'guest' ? <OfGuest exerciseId={exercise} /> : <OfPlan planId={Number(plan)} exerciseId={exercise} />
}

function OfPlan({ planId, exerciseId }: { planId: number; exerciseId: string }) {
  const found = useSavedSession(planId, exerciseId)
  const { mutate } = useLogSession(planId)
  const leave = useLeave()
  // Loaded ahead: at the end there may be no network.
  usePreparedWords()
  if (!found) return <Without isAwaited={found === undefined} />
  const { exercise, saved } = found
  const log = () => {
    if (saved)
      mutate({
        workoutId: saved.workout.id,
        exerciseId,
        log: { state: 'done' },
        version: saved.workout.version,
      })
    leave()
  }
  return <SessionStepper exercise={exercise} onLeave={leave} onDone={log} />
}

function OfGuest({ exerciseId }: { exerciseId: string }) {
  const found = useGuestSession(exerciseId)
  const leave = useLeave()
  if (!found) return <Without isAwaited={found === undefined} />
  return <SessionStepper exercise={found.exercise} onLeave={leave} />
}

/** Back to where one came from; who opened the address itself goes to the dashboard. */
function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => {
    if (key === 'default') navigate('/')
    else navigate(-1)
  }, [key, navigate])
}

function Without({ isAwaited }: { isAwaited: boolean }) {
  usePageTitle('Session')
  if (isAwaited) return <main className={classes.page} aria-busy />
  return (
    <main className={classes.page}>
      <EmptyState
        isPage
        title="This session is not here"
        message="It may have been moved or deleted, or it is in the plan of another account."
        action={
          <Button component={Link} to="/" mih={44}>
            To your plan
          </Button>
        }
      />
    </main>
  )
}
