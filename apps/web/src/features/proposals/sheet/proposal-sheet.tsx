import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Proposal, TrainingPlan } from '@tri/api-contract'
import { type IsoDay, weekOf } from '@tri/plan-engine'
import { useState } from 'react'
import { proposalQuery, useAcceptProposal, useDeclineProposal, useOutlook } from '../../../data/adapt/proposal.js'
import { Withdrawn } from '../../../http/withdrawn.js'
import { adviceInWords } from '../../../lib/adapt-words.js'
import { findingInWords } from '../../../lib/texts/finding-text.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import notice from '../../../ui/notice.module.css'
import { useUnits } from '../../../ui/use-units.js'
import { type Change, changesByWeek } from '../changes.js'
import { OutlookFigures } from './outlook-figures.js'
import classes from './proposal-sheet.module.css'
import { ProposedWeeks } from './proposed-weeks.js'

type Props = { plan: TrainingPlan; today: IsoDay; onClose: () => void }

/** What would change and why, accepted whole, in part or not at all. It stays open, with what is proposed then, when the plan changes meanwhile. */
export function ProposalSheet({ plan, today, onClose }: Props) {
  const { data: proposal } = useQuery(proposalQuery(plan.id, today))
  const [openedFor] = useState(proposal?.id)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const accept = useAcceptProposal(plan.id)
  const decline = useDeclineProposal(plan.id, today)
  const changes = proposal?.changes ?? []
  const title = changes.length > 0 ? changesByWeek(changes) : 'Nothing to change'
  const chosen = changes.filter(({ group }) => !leftOut.has(group))
  const outlook = useOutlook(plan.id, proposal, chosen)
  const isBusy = accept.isPending || decline.isPending
  const toggle = (groups: readonly string[], isChosen: boolean) => {
    const next = new Set(leftOut)
    for (const group of groups) isChosen ? next.delete(group) : next.add(group)
    setLeftOut(next)
  }
  const take = (taken: readonly Change[]) =>
    proposal &&
    accept.mutate(
      { proposal, changes: taken.length < changes.length ? taken.map(({ id }) => id) : undefined },
      { onSuccess: onClose },
    )
  return (
    <Dialog title={title} size="59rem" isSheet onClose={onClose}>
      <div className={classes.sheet}>
        <div className={classes.body}>
          {(accept.error instanceof Withdrawn || proposal?.id !== openedFor) && (
            <p className={notice.notice} role="alert">
              Your plan changed meanwhile. This is what is proposed now.
            </p>
          )}
          {proposal && <Head proposal={proposal} />}
          {proposal && changes.length > 0 && (
            <ProposedWeeks {...{ plan, today, proposal, chosen }} boxes={{ leftOut, onToggle: toggle }} />
          )}
        </div>
        {proposal && changes.length > 0 ? (
          <div className={classes.end}>
            <OutlookFigures {...{ proposal, chosen, outlook }} from={weekOf(plan, today)} />
            <div className={classes.acts}>
              <Button mih={44} disabled={isBusy || chosen.length === 0} onClick={() => take(chosen)}>
                {accept.isPending ? 'Saving...' : acceptLabel(chosen.length, changes.length)}
              </Button>
              {chosen.length < changes.length && (
                <Button variant="default" mih={44} disabled={isBusy} onClick={() => take(changes)}>
                  Accept all
                </Button>
              )}
              <Button
                variant="transparent"
                mih={44}
                className={classes.keep}
                disabled={isBusy}
                onClick={() => decline.mutate(proposal.id, { onSuccess: onClose })}
              >
                Keep my plan
              </Button>
            </div>
          </div>
        ) : (
          <div className={classes.end}>
            <Button variant="default" mih={44} onClick={onClose}>
              Close
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const acceptLabel = (chosen: number, all: number): string =>
  chosen === all ? 'Accept all' : `Accept ${chosen} of ${all}`

/** What it is for, and what else there is to know. */
function Head({ proposal: { findings, notices, changes } }: { proposal: Proposal }) {
  const units = useUnits()
  const words = findingInWords(findings)
  return (
    <>
      <Text c="dimmed" size="sm">
        {words && `${words.title}. `}
        {changes.length > 0 ? 'Past, done and hand-edited sessions stay.' : (words?.stays ?? 'Your plan fits.')}
      </Text>
      {adviceInWords(units, notices).map((message) => (
        <p key={message} className={notice.notice}>
          {message}
        </p>
      ))}
    </>
  )
}
