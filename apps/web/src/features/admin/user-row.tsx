import { Badge, Table } from '@mantine/core'
import type { AdminUser } from '@tri/api-contract'
import { momentText } from '../../lib/texts/account/sign-in-text.js'
import classes from './admin.module.css'
import { UserActions } from './user-actions.js'

/** One account: who it is, and when it was used. */
export const UserRow = ({ user }: { user: AdminUser }) => (
  <Table.Tr className={user.disabledAt ? classes.off : undefined}>
    <Table.Td className={classes.address}>{user.username}</Table.Td>
    <Table.Td>
      {user.role === 'admin' && (
        <Badge variant="light" color="brand" mr={6}>
          Admin
        </Badge>
      )}
      {user.disabledAt && (
        <Badge variant="light" color="red" title={`Since ${momentText(user.disabledAt)}`}>
          Switched off
        </Badge>
      )}
      {user.role === 'user' && !user.disabledAt && 'User'}
    </Table.Td>
    <Table.Td data-label="Last seen">{user.lastSeenAt ? momentText(user.lastSeenAt) : 'Not in 90 days'}</Table.Td>
    <Table.Td data-label="Since">{momentText(user.createdAt)}</Table.Td>
    <Table.Td data-label="Signed in">{user.sessions === 0 ? 'Nowhere' : browsers(user.sessions)}</Table.Td>
    <Table.Td className={classes.actions}>
      <UserActions user={user} />
    </Table.Td>
  </Table.Tr>
)

const browsers = (count: number) => (count === 1 ? '1 browser' : `${count} browsers`)
