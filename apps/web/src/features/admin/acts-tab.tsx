import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AdminAct } from '@tri/api-contract'
import { actsQuery } from '../../data/admin/admin.js'
import { ACT_TEXT } from '../../lib/texts/account/admin-text.js'
import { momentText } from '../../lib/texts/account/sign-in-text.js'
import classes from './admin.module.css'
import { Rows } from './rows.js'

/** What admins did. */
export function ActsTab() {
  const { data, error, refetch } = useQuery(actsQuery)
  return (
    <Rows
      label="What admins did"
      heads={['What', 'Account', 'By', 'When']}
      count={data?.length}
      error={error}
      onRetry={() => refetch()}
      nothing="No admin has done anything yet"
    >
      {data?.map((act) => (
        <Table.Tr key={act.id}>
          <Table.Td className={classes.address}>{ACT_TEXT[act.kind]}</Table.Td>
          <Table.Td data-label="Account">{aboutOf(act)}</Table.Td>
          <Table.Td data-label="By">{act.by ?? erased(act.byId)}</Table.Td>
          <Table.Td data-label="When">{momentText(act.at)}</Table.Td>
          <Table.Td />
        </Table.Tr>
      ))}
    </Rows>
  )
}

const erased = (id: number) => `Erased account #${id}`

const aboutOf = ({ about, aboutId }: AdminAct) => about ?? (aboutId === null ? undefined : erased(aboutId))
