import { Menu } from '@mantine/core'
import { IconKey, IconLogout, IconPower, IconShield, IconTrash } from '@tabler/icons-react'
import type { AdminUser } from '@tri/api-contract'
import { useState } from 'react'
import { useChangeUser, useEndSessions, useEraseUser } from '../../data/admin/admin.js'
import { ActionsMenu } from '../../ui/actions-menu.js'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js'
import { ResetLinkDialog } from './reset-link-dialog.js'

type Asked = 'disable' | 'erase' | 'promote'
/** What is asked, or made, in a dialog. */
type Shown = Asked | 'reset link'

/** What an admin can do to an account; what others lose by it is asked before. */
export function UserActions({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<Shown>()
  const { mutate: change } = useChangeUser()
  const { mutate: endSessions } = useEndSessions()
  const { id, username, role, disabledAt } = user
  return (
    <>
      <ActionsMenu label={`Actions for ${username}`} isLarge>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          disabled={user.sessions === 0}
          onClick={() => endSessions(id)}
        >
          Sign out everywhere
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => setAsked('reset link')}>
          Make a reset link
        </Menu.Item>
        <Menu.Item
          leftSection={<IconShield size={16} aria-hidden />}
          onClick={() => (role === 'admin' ? change({ id, role: 'user' }) : setAsked('promote'))}
        >
          {role === 'admin' ? 'Make a user again' : 'Make an admin'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPower size={16} aria-hidden />}
          onClick={() => (disabledAt ? change({ id, isDisabled: false }) : setAsked('disable'))}
        >
          {disabledAt ? 'Switch on again' : 'Switch off'}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setAsked('erase')}>
          Erase
        </Menu.Item>
      </ActionsMenu>
      {asked === 'reset link' && <ResetLinkDialog user={user} onClose={() => setAsked(undefined)} />}
      {asked && asked !== 'reset link' && <Question asked={asked} user={user} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type QuestionProps = { asked: Asked; user: AdminUser; onClose: () => void }

const QUESTIONS: Record<Asked, { title: string; confirm: string; text: string }> = {
  disable: {
    title: 'Switch this account off?',
    confirm: 'Switch off',
    text: 'is signed out everywhere at once, and cannot log in. The calendar feed and shared links open nothing until the account is switched on again. Nothing is erased.',
  },
  erase: {
    title: 'Erase this account?',
    confirm: 'Erase everything',
    text: 'loses the account with every plan and everything that was logged, at once and for good. To keep somebody out, switch the account off instead.',
  },
  promote: {
    title: 'Make this account an admin?',
    confirm: 'Make an admin',
    text: 'can then do all that you can do here: invite, switch off and erase accounts, yours too.',
  },
}

function Question({ asked, user: { id, username }, onClose }: QuestionProps) {
  const change = useChangeUser()
  const erase = useEraseUser()
  const { title, confirm, text } = QUESTIONS[asked]
  const act = () => {
    const done = { onSettled: onClose }
    if (asked === 'erase') return erase.mutate(id, done)
    return change.mutate(asked === 'disable' ? { id, isDisabled: true } : { id, role: 'admin' }, done)
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      isPending={change.isPending || erase.isPending}
      onConfirm={act}
      onClose={onClose}
    >
      <strong>{username}</strong> {text}
    </ConfirmDialog>
  )
}
