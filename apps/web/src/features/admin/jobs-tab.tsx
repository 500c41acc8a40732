import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FailedJob } from '@tri/api-contract'
import { failedJobsQuery, useRetryJob } from '../../data/admin/admin.js'
import { momentText } from '../../lib/texts/account/sign-in-text.js'
import classes from './admin.module.css'
import { Rows } from './rows.js'

/** Work that was given up, and another try. */
export function JobsTab() {
  const { data, error, refetch } = useQuery(failedJobsQuery)
  return (
    <Rows
      label="Failed work"
      heads={['Work', 'Failed with', 'Given up']}
      count={data?.length}
      error={error}
      onRetry={() => refetch()}
      nothing="Nothing has failed"
    >
      {data?.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </Rows>
  )
}

function JobRow({ job: { id, queue, reason, failedAt } }: { job: FailedJob }) {
  const { mutate, isPending } = useRetryJob()
  return (
    <Table.Tr>
      <Table.Td className={classes.address}>{queue}</Table.Td>
      <Table.Td data-label="Failed with">{reason ?? 'An error without a name'}</Table.Td>
      <Table.Td data-label="Given up">{momentText(failedAt)}</Table.Td>
      <Table.Td className={classes.actions}>
        <Button variant="subtle" mih={44} disabled={isPending} onClick={() => mutate(id)}>
          Retry
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}
