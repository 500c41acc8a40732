import { Button, Card, Title } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { Proposal, TrainingPlan } from '@tri/api-contract'
import type { IsoDay, WeeklySchedule } from '@tri/plan-engine'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDeclineProposal } from '../../data/adapt/proposal.js'
import { findingInWords } from '../../lib/texts/finding-text.js'
import { changesInWords } from './changes.js'
import classes from './proposal-card.module.css'
import { realHours } from './real-hours.js'

const ProposalSheet = lazy(async () => ({ default: (await import('./sheet/proposal-sheet.js')).ProposalSheet }))

type Props = {
  plan: TrainingPlan
  today: IsoDay
  proposal: Proposal | undefined
  /** Leads to the plan with other hours. */
  withHours: (schedule: WeeklySchedule) => ReactNode
}

/** What was noticed, and what would change for it; nothing while there is nothing, or the athlete keeps their plan in the face of it. */
export function ProposalCard({ plan, today, proposal, withHours }: Props) {
  const [isOpen, setOpen] = useState(false)
  const decline = useDeclineProposal(plan.id, today)
  const words = proposal && findingInWords(proposal.findings)
  const real = proposal && realHours(plan.weeklySchedule, proposal.findings)
  const isShown = proposal && words && !proposal.isDeclined
  return (
    <>
      {isShown && (
        <Card component="section" aria-labelledby="proposal" className={classes.card}>
          <Title order={2} size="h3" id="proposal" className={classes.title}>
            <IconAdjustmentsHorizontal size={18} aria-hidden /> {words.title}
          </Title>
          {proposal.changes.length > 0 ? (
            <p>
              Your plan can go around it: <b>{changesInWords(proposal.changes)}</b>.
            </p>
          ) : (
            <p>{words.stays}</p>
          )}
          <div className={classes.buttons}>
            {real && withHours(real)}
            {proposal.changes.length > 0 && (
              <Button variant="default" mih={44} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                See changes
              </Button>
            )}
            <Button
              variant="transparent"
              mih={44}
              className={classes.keep}
              disabled={decline.isPending}
              onClick={() => decline.mutate(proposal.id)}
            >
              {proposal.changes.length > 0 ? 'Keep my plan' : 'Got it'}
            </Button>
          </div>
        </Card>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ProposalSheet plan={plan} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
