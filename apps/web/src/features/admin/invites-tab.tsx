import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Invite } from '@tri/api-contract'
import { invitesQuery, useWithdrawInvite } from '../../data/admin/admin.js'
import { timestamp } from '../../lib/dates/today.js'
import { momentText } from '../../lib/texts/account/sign-in-text.js'
import classes from './admin.module.css'
import { NewInvite } from './new-invite.js'
import { Rows } from './rows.js'

/** Letting somebody in, and whom one has let in. */
export function InvitesTab() {
  const { data, error, refetch } = useQuery(invitesQuery)
  return (
    <>
      <NewInvite />
      <Rows
        label="Invites"
        heads={['For', 'State', 'Made']}
        count={data?.length}
        error={error}
        onRetry={() => refetch()}
        nothing="No invites yet"
      >
        {data?.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </Rows>
    </>
  )
}

function InviteRow({ invite }: { invite: Invite }) {
  const { mutate, isPending } = useWithdrawInvite()
  const state = stateOf(invite)
  return (
    <Table.Tr>
      <Table.Td className={classes.address}>
        {invite.email ?? (invite.usedAt ? 'Used' : 'Whoever has the link')}
      </Table.Td>
      <Table.Td c={state.isOpen ? 'inherit' : 'dimmed'}>{state.text}</Table.Td>
      <Table.Td data-label="Made">{momentText(invite.madeAt)}</Table.Td>
      <Table.Td className={classes.actions}>
        {state.isOpen && (
          <Button variant="subtle" mih={44} disabled={isPending} onClick={() => mutate(invite.id)}>
            Withdraw
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function stateOf({ usedAt, expiresAt }: Invite): { text: string; isOpen: boolean } {
  if (usedAt) return { text: `Used ${momentText(usedAt)}`, isOpen: false }
  if (Date.parse(expiresAt) < timestamp()) return { text: `Expired ${momentText(expiresAt)}`, isOpen: false }
  return { text: `Open until ${momentText(expiresAt)}`, isOpen: true }
}
