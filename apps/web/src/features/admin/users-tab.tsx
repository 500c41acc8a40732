import { Button, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ADMIN_PAGE_SIZE } from '@tri/api-contract'
import { useState } from 'react'
import { adminUsersQuery } from '../../data/admin/admin.js'
import classes from './admin.module.css'
import { Rows } from './rows.js'
import { UserRow } from './user-row.js'

const PAUSE_MS = 250
const MOST_CHARACTERS = 254

/** Accounts, found by their address. */
export function UsersTab() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [sought] = useDebouncedValue(text.trim(), PAUSE_MS)
  const { data, error, refetch } = useQuery(adminUsersQuery({ page, ...(sought && { text: sought }) }))
  const search = (value: string) => {
    setText(value)
    setPage(1)
  }
  // Whoever erases the last account of the last page stands behind the end.
  const pages = Math.max(1, Math.ceil((data?.total ?? page * ADMIN_PAGE_SIZE) / ADMIN_PAGE_SIZE))
  if (page > pages) setPage(pages)
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          type="search"
          label="Find an account"
          placeholder="A part of its address"
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
        />
      </div>
      <Rows
        label="Accounts"
        heads={['Account', 'Role', 'Last seen', 'Since', 'Signed in']}
        count={data?.users.length}
        error={error}
        onRetry={() => refetch()}
        nothing={sought ? `No address has “${sought}” in it` : 'Nobody has an account yet'}
      >
        {data?.users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </Rows>
      {data && <Pages page={page} total={data.total} onPage={setPage} />}
    </>
  )
}

type PagesProps = { page: number; total: number; onPage: (page: number) => void }

function Pages({ page, total, onPage }: PagesProps) {
  if (total <= ADMIN_PAGE_SIZE) return null
  const first = (page - 1) * ADMIN_PAGE_SIZE + 1
  const last = Math.min(total, page * ADMIN_PAGE_SIZE)
  return (
    <nav aria-label="Pages of accounts" className={classes.pages}>
      <Button variant="default" mih={44} disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {first} to {last} of {total}
      </Text>
      <Button variant="default" mih={44} disabled={last === total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
