import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { loggedSession } from '@tri/plan-engine'
import { type SessionSubject, useEdits } from '../edits/edits-context.js'
import { TestResultButton } from './test-result.js'

type Props = SessionSubject & {
  /** The page's first thing to do: black, and both ways to log it beside each other. */
  isFirst?: boolean
  /** Only the one press: the menu has the form. */
  isShort?: boolean
}

/** How a session is logged: as planned with one press, or in a form; once it is logged, the way to change that and back. */
export function SessionLogButtons({ workout, exercise, isFirst = false, isShort = false }: Props) {
  const { askLog, logAsPlanned, reopen } = useEdits()
  const subject = { workout, exercise }
  if (loggedSession(workout, exercise))
    return (
      <>
        <TestResultButton {...subject} />
        <Button mih={44} variant="default" onClick={() => askLog(subject)}>
          Edit result
        </Button>
        <Button mih={44} variant="default" onClick={() => reopen(subject)}>
          Mark Incomplete
        </Button>
      </>
    )
  return (
    <>
      <Button
        mih={44}
        variant={isFirst ? 'filled' : 'default'}
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => logAsPlanned(subject)}
      >
        Done as planned
      </Button>
      {!isShort && (
        <Button mih={44} variant="default" onClick={() => askLog(subject, 'changed')}>
          Done, with changes
        </Button>
      )}
    </>
  )
}
