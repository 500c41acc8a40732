import { Card, Skeleton, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.js'
import { ErrorState } from '../../ui/error-state.js'
import classes from './admin.module.css'

type Props = {
  /** What the rows are, for those who hear the page. */
  label: string
  heads: readonly string[]
  /** How many rows there are; undefined while they are asked for. */
  count: number | undefined
  error: Error | null
  onRetry: () => void
  /** What is said where there are none. */
  nothing: string
  /** A row each. */
  children: ReactNode
}

/** A table of what is asked of the server: waiting, failed, empty or filled. A last column without a head is for buttons. */
export function Rows({ label, heads, count, error, onRetry, nothing, children }: Props) {
  if (error && count === undefined)
    return <ErrorState title="This could not be loaded" error={error} onRetry={onRetry} />
  if (count === undefined) return <Skeleton height={320} radius="lg" role="status" aria-label={`Loading: ${label}`} />
  if (count === 0) return <EmptyState title={nothing} />
  return (
    <Card padding="sm">
      <Table className={classes.table} aria-label={label} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Card>
  )
}
