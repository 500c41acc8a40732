import { Menu } from '@mantine/core'
import { IconBan, IconCircleCheck, IconCircleX, IconPencil } from '@tabler/icons-react'
import { loggedSession } from '@tri/plan-engine'
import { type SessionSubject, useEdits } from '../edits/edits-context.js'
import { TestResultItem } from './test-result.js'

/** What a session's menu offers to log it. */
export function SessionLogItems(subject: SessionSubject) {
  const { askLog, logAsPlanned, reopen } = useEdits()
  const entry = loggedSession(subject.workout, subject.exercise)
  if (entry)
    return (
      <>
        <TestResultItem {...subject} />
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => askLog(subject)}>
          Edit result...
        </Menu.Item>
        <Menu.Item leftSection={<IconCircleX size={16} aria-hidden />} onClick={() => reopen(subject)}>
          Mark Incomplete
        </Menu.Item>
      </>
    )
  return (
    <>
      <Menu.Item leftSection={<IconCircleCheck size={16} aria-hidden />} onClick={() => logAsPlanned(subject)}>
        Done as planned
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => askLog(subject, 'changed')}>
        Done, with changes...
      </Menu.Item>
      <Menu.Item leftSection={<IconBan size={16} aria-hidden />} onClick={() => askLog(subject, 'skipped')}>
        Skip...
      </Menu.Item>
    </>
  )
}
