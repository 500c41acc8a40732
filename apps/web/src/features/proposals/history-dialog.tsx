import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Revision, TrainingPlan } from '@tri/api-contract'
import { revisionsQuery, useUndoRevision } from '../../data/adapt/proposal.js'
import { counted, mediumDate } from '../../lib/measures/format.js'
import { findingInWords } from '../../lib/texts/finding-text.js'
import { planChangeInWords } from '../../lib/texts/plan-change-text.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { ErrorState } from '../../ui/error-state.js'
import classes from './history-dialog.module.css'

/** What was changed in a plan by proposals, or by its athlete from a day on, the newest first, each with the way back. */
export function HistoryDialog({ plan, onClose }: { plan: TrainingPlan; onClose: () => void }) {
  const { data, error, isLoadingError, refetch } = useQuery(revisionsQuery(plan.id))
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
            <RevisionRow key={revision.id} planId={plan.id} revision={revision} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function RevisionRow({ planId, revision }: { planId: number; revision: Revision }) {
  const { mutate, isPending } = useUndoRevision(planId)
  const { id, madeAt, findings, sessions, undoneAt } = revision
  const date = localDate(madeAt)
  return (
    <li className={classes.revision} data-undone={undoneAt !== null || undefined}>
      <p>
        <b>{planChangeInWords(findings) ?? findingInWords(findings)?.title ?? 'Plan changed'}</b>
        <span>
          {date} {'\u00b7'} {counted(sessions.length, 'change')}
        </span>
      </p>
      {undoneAt === null ? (
        <Button variant="default" mih={44} disabled={isPending} onClick={() => mutate(id)}>
          Undo
          <VisuallyHidden> the changes of {date}</VisuallyHidden>
        </Button>
      ) : (
        <span className={classes.undone}>Undone</span>
      )}
    </li>
  )
}

/** The day of a moment where the browser is. */
function localDate(instant: string): string {
  const moment = new Date(instant)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return mediumDate(parts.map((part) => String(part).padStart(2, '0')).join('-'))
}
