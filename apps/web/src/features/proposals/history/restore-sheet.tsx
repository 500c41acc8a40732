import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanVersion, Proposal, TrainingPlan } from '@tri/api-contract'
import { type IsoDay, weekOf } from '@tri/plan-engine'
import { restoreQuery, useRestoreVersion } from '../../../data/adapt/versions.js'
import { Withdrawn } from '../../../http/withdrawn.js'
import { adviceInWords } from '../../../lib/adapt-words.js'
import { localDate } from '../../../lib/measures/local-date.js'
import { planChangeInWords } from '../../../lib/texts/plan-change-text.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { ErrorState } from '../../../ui/error-state.js'
import notice from '../../../ui/notice.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { OutlookFigures } from '../sheet/outlook-figures.js'
import sheet from '../sheet/proposal-sheet.module.css'
import { ProposedWeeks } from '../sheet/proposed-weeks.js'
import { inWeeksOfVersion } from './weeks-of-version.js'

/** Which version of a plan; without a moment, the plan as it was made. */
export type Version = PlanVersion & { madeAt?: string }

type Props = {
  plan: TrainingPlan
  today: IsoDay
  version: Version
  onRestored: () => void
  onClose: () => void
}

/** What would change for a version to stand again, before it does. */
export function RestoreSheet({ plan, today, version, onRestored, onClose }: Props) {
  const { madeAt, revisionId } = version
  const { data: proposal, error, isLoadingError, refetch } = useQuery(restoreQuery(plan.id, today, version))
  const restore = useRestoreVersion(plan.id)
  const isBusy = restore.isPending || restore.isSuccess
  const title = madeAt ? `Restore the version of ${localDate(madeAt)}` : 'Restore the plan as it was made'
  return (
    <Dialog title={title} size="59rem" isSheet onClose={onClose}>
      <div className={sheet.sheet}>
        <div className={sheet.body}>
          {restore.error instanceof Withdrawn && (
            <p className={notice.notice} role="alert">
              Your plan changed meanwhile. This is what would come of it now.
            </p>
          )}
          {isLoadingError && (
            <ErrorState title="The version could not be loaded" error={error} onRetry={() => refetch()} />
          )}
          {!proposal && !isLoadingError && <Skeleton height={320} />}
          {proposal && <WhatComesBack {...{ plan, today, proposal }} />}
        </div>
        <div className={sheet.end}>
          {proposal && proposal.changes.length > 0 && <Figures {...{ plan, today, proposal }} />}
          <div className={sheet.acts}>
            {proposal && proposal.findings.length > 0 && (
              <Button
                mih={44}
                disabled={isBusy}
                onClick={() =>
                  restore.mutate({ revisionId, proposal, version: plan.version }, { onSuccess: onRestored })
                }
              >
                {isBusy ? 'Saving...' : 'Restore this version'}
              </Button>
            )}
            <Button variant="default" mih={44} onClick={onClose}>
              Back
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

type Parts = { plan: TrainingPlan; today: IsoDay; proposal: Proposal }

function WhatComesBack({ plan, today, proposal }: Parts) {
  const units = useUnits()
  const { findings, notices } = proposal
  const planChange = planChangeInWords(findings)
  const { calendar, shown } = inWeeksOfVersion(plan, proposal, today)
  return (
    <>
      <Text c="dimmed" size="sm">
        {findings.length > 0
          ? `From tomorrow on your plan stands as it did then; what was accepted since is taken back. ${planChange ? `${planChange}. ` : ''}Past, done and hand-edited sessions stay. Time off and races that are still told may be proposed anew.`
          : notices.length === 0 && 'Your plan stands like this already. What is past, done or edited by hand stays.'}
      </Text>
      {adviceInWords(units, notices).map((message) => (
        <p key={message} className={notice.notice}>
          {message}
        </p>
      ))}
      {shown.changes.length > 0 && (
        <ProposedWeeks {...{ today, proposal: shown, chosen: shown.changes }} plan={calendar} />
      )}
    </>
  )
}

function Figures({ plan, today, proposal }: Parts) {
  const { calendar, shown } = inWeeksOfVersion(plan, proposal, today)
  return <OutlookFigures proposal={shown} chosen={shown.changes} from={weekOf(calendar, today)} />
}
