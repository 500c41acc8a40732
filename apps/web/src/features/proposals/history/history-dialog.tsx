import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MAX_REVISIONS, type Revision, type TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useState } from 'react'
import { revisionsQuery } from '../../../data/adapt/proposal.js'
import { localDate } from '../../../lib/measures/local-date.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { ErrorState } from '../../../ui/error-state.js'
import classes from './history-dialog.module.css'
import { RestoreSheet, type Version } from './restore-sheet.js'
import { RevisionRow } from './revision-row.js'

type Props = { plan: TrainingPlan; today: IsoDay; onClose: () => void }

/** What was changed in a plan by proposals, or by its athlete from a day on, the newest first, each with the way back. */
export function HistoryDialog({ plan, today, onClose }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(revisionsQuery(plan.id))
  const [restored, setRestored] = useState<Version>()
  if (restored)
    return (
      <RestoreSheet
        {...{ plan, today, version: restored }}
        onRestored={onClose}
        onClose={() => setRestored(undefined)}
      />
    )
  return (
    <Dialog title="Plan history" onClose={onClose} isSheet size="lg">
      {isLoadingError && <ErrorState title="The history could not be loaded" error={error} onRetry={() => refetch()} />}
      {!data && !isLoadingError && <Skeleton height={64} />}
      {data?.length === 0 && (
        <p className={classes.hint}>
          Nothing was changed yet. When days were missed or time off is told, your plan proposes changes; those that you
          accept stand here, and can be undone.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className={classes.revisions}>
          {data.map((revision) => (
            <RevisionRow
              key={revision.id}
              {...{ plan, revision }}
              onRestore={isEarlier(revision, data) ? setRestored : undefined}
            />
          ))}
          {data.length < MAX_REVISIONS && (
            <AsMade plan={plan} onRestore={data.some(stands) ? setRestored : undefined} />
          )}
        </ul>
      )}
    </Dialog>
  )
}

const stands = ({ undoneAt }: Revision): boolean => undoneAt === null

/** Whether a change stands, and others were made after it. */
const isEarlier = (revision: Revision, all: readonly Revision[]): boolean =>
  stands(revision) && all.some((other) => other.id > revision.id && stands(other))

/** Where it all began. */
function AsMade({ plan, onRestore }: { plan: TrainingPlan; onRestore: ((version: Version) => void) | undefined }) {
  return (
    <li className={classes.revision}>
      <div className={classes.head}>
        <p className={classes.made}>
          <b>Plan made</b>
          <span>{localDate(plan.createdAt)}</span>
        </p>
        {onRestore && (
          <Button variant="default" mih={44} onClick={() => onRestore({ revisionId: null })}>
            Restore...
          </Button>
        )}
      </div>
    </li>
  )
}
