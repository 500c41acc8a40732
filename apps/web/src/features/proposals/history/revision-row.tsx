import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Revision, TrainingPlan } from '@tri/api-contract'
import { useId, useState } from 'react'
import { useUndoRevision } from '../../../data/adapt/proposal.js'
import { revisionQuery } from '../../../data/adapt/versions.js'
import { counted } from '../../../lib/measures/format.js'
import { localDate } from '../../../lib/measures/local-date.js'
import { findingInWords } from '../../../lib/texts/finding-text.js'
import { planChangeInWords, restoredInWords } from '../../../lib/texts/plan-change-text.js'
import { PlainButton } from '../../../ui/controls/plain-button.js'
import { ErrorState } from '../../../ui/error-state.js'
import { changesByDay } from '../changes.js'
import { ChangedWeekCard } from '../sheet/changed-week-card.js'
import classes from './history-dialog.module.css'
import type { Version } from './restore-sheet.js'

type Props = {
  plan: TrainingPlan
  revision: Revision
  /** Left out where its version stands, or cannot stand again. */
  onRestore: ((version: Version) => void) | undefined
}

/** What a change was for, who made it and when, with its sessions on demand. */
export function RevisionRow({ plan, revision, onRestore }: Props) {
  const { mutate, isPending } = useUndoRevision(plan.id)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { id, madeAt, tokenName, findings, sessions, undoneAt } = revision
  const date = localDate(madeAt)
  return (
    <li className={classes.revision} data-undone={undoneAt !== null || undefined}>
      <div className={classes.head}>
        <PlainButton
          className={classes.made}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <b>{titleOf(findings)}</b>
          <span>
            {date} {'\u00b7'} {counted(sessions.length, 'change')} {'\u00b7'}{' '}
            {tokenName === null ? 'by you' : `by access token \u201c${tokenName}\u201d`}
          </span>
          <IconChevronDown size={18} aria-hidden className={classes.turn} />
        </PlainButton>
        {undoneAt === null ? (
          <Button variant="default" mih={44} disabled={isPending} onClick={() => mutate(id)}>
            Undo
            <VisuallyHidden> the changes of {date}</VisuallyHidden>
          </Button>
        ) : (
          <span className={classes.undone}>Undone</span>
        )}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <div className={classes.panel}>
            {onRestore && (
              <div className={classes.restore}>
                <p>Your plan can stand again as it did after this change.</p>
                <Button variant="default" mih={44} onClick={() => onRestore({ revisionId: id, madeAt })}>
                  Restore this version...
                </Button>
              </div>
            )}
            <RevisionChanges planId={plan.id} revisionId={id} />
          </div>
        )}
      </div>
    </li>
  )
}

const titleOf = (findings: Revision['findings']): string =>
  restoredInWords(findings) ?? planChangeInWords(findings) ?? findingInWords(findings)?.title ?? 'Plan changed'

/** So many weeks are shown at once. */
const FEW_WEEKS = 3

/** What a revision changed, in the weeks of then. */
function RevisionChanges({ planId, revisionId }: { planId: number; revisionId: number }) {
  const { data, error, isLoadingError, refetch } = useQuery(revisionQuery(planId, revisionId))
  const [isWhole, setWhole] = useState(false)
  if (isLoadingError)
    return <ErrorState title="The changes could not be loaded" error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={96} />
  const weeks = changesByDay(data.changes)
  const shown = isWhole ? weeks : weeks.slice(0, FEW_WEEKS)
  return (
    <>
      {weeks.length === 0 && <p className={classes.hint}>No session was changed.</p>}
      {shown.map((week) => (
        <ChangedWeekCard key={week.week} plan={data} week={week} hours={undefined} />
      ))}
      {shown.length < weeks.length && (
        <Button variant="default" mih={44} onClick={() => setWhole(true)}>
          Show all {weeks.length} weeks
        </Button>
      )}
    </>
  )
}
