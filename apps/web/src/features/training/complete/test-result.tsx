import { Button, Menu } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dateOf, isSport, loggedSession } from '@tri/plan-engine'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { SessionDaysContext } from '../../../components/session/session-days.js'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { useAuth } from '../../../session/auth-context.js'
import { type DoneTest, type SessionSubject, useEdits } from '../edits/edits-context.js'

const TestResultDialog = lazy(async () => ({
  default: (await import('../../thresholds/test-result-dialog.js')).TestResultDialog,
}))

/** A planned test of one sport, by its code. */
const TEST = /^[SBR]-TEST$/

type UntoldProps = { subject: SessionSubject; children: (ask: () => void) => ReactNode }

/** Shows something where a test was done whose figures were not told yet. */
function Untold({ subject: { workout, exercise }, children }: UntoldProps) {
  const { askResult } = useEdits()
  const days = useContext(SessionDaysContext)
  const { data: thresholds } = useQuery(thresholdsQuery)
  const { type: sport } = exercise
  if (!days || !thresholds || !isSport(sport)) return null
  const date = dateOf(days.calendar, workout.week, workout.day)
  // Who did it earlier than planned has done it by today.
  const [measuredOn = date] = [date, days.today].toSorted()
  const isTold = thresholds.some(
    (each) => each.sport === sport && each.source === 'test' && each.measuredOn === measuredOn,
  )
  return isTold
    ? null
    : children(() => askResult({ sport, measuredOn, workoutId: workout.id, exerciseId: exercise.id }))
}

function isDoneTest({ workout, exercise }: SessionSubject): boolean {
  const entry = loggedSession(workout, exercise)
  return TEST.test(exercise.code ?? '') && entry !== undefined && entry.skipped === undefined
}

/** Asks for the figures of a test once it is done: what would follow from them is told before they count. */
export function TestResultButton(subject: SessionSubject) {
  if (!isDoneTest(subject)) return null
  return (
    <Untold subject={subject}>
      {(ask) => (
        <Button mih={44} leftSection={<IconStopwatch size={18} aria-hidden />} onClick={ask}>
          Enter test result
        </Button>
      )}
    </Untold>
  )
}

/** The same in a session's menu. */
export function TestResultItem(subject: SessionSubject) {
  if (!isDoneTest(subject)) return null
  return (
    <Untold subject={subject}>
      {(ask) => (
        <Menu.Item leftSection={<IconStopwatch size={16} aria-hidden />} onClick={ask}>
          Enter test result...
        </Menu.Item>
      )}
    </Untold>
  )
}

/** The form for the figures of a test. */
export function AskedResult({ asked, onClose }: { asked: DoneTest; onClose: () => void }) {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <TestResultDialog user={user} {...asked} onClose={onClose} />
    </Suspense>
  )
}
