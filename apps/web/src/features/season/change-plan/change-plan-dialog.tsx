import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { addDays, type IsoDay } from '@tri/plan-engine'
import { type ReactNode, useMemo, useState } from 'react'
import { changeQuery, useChangePlan } from '../../../data/adapt/change-plan.js'
import { useCreatePlan } from '../../../data/plans/plans.js'
import { Withdrawn } from '../../../http/withdrawn.js'
import { TOASTS } from '../../../lib/texts/messages.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import form from '../../../ui/dialog/dialog-form.module.css'
import { SetUpFields } from '../what-if/set-up-fields.js'
import { asItIs, nameOfCopy, suppose, type WhatIf } from '../what-if/what-if.js'
import { SETTLED_MILLISECONDS } from '../what-if/what-if-dialog.js'
import frame from '../what-if/what-if-dialog.module.css'
import classes from './change-plan-dialog.module.css'
import { changeTo, isMoreThanHours, isToChange } from './plan-changes.js'
import { ChangeInBrief, ProposedChange } from './proposed-change.js'
import { comingHours, startName, startsOf } from './starts.js'

const TOASTS_OF_COPY = {
  success: ({ name }: TrainingPlan) => TOASTS.planDuplicated(name),
  failure: TOASTS.planNotDuplicated,
}

type Props = {
  plan: TrainingPlan
  today: IsoDay
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
  /** Leads to a plan for another race. */
  anotherRace: ReactNode
  /** What is other from the first on. */
  start?: Partial<WhatIf> | undefined
  onClose: () => void
}

/** Changes race date, paces or goal of a plan from tomorrow on, days and hours also from a later week, or saves what would come of it as a copy. */
export function ChangePlanDialog({ plan, today, onCreated, anotherRace, start: other, onClose }: Props) {
  const [draft, setDraft] = useState<WhatIf>(() => ({ ...asItIs(plan), ...other }))
  const [chosen, setFrom] = useState(() => comingHours(plan, today) ?? addDays(today, 1))
  const [settled] = useDebouncedValue(draft, SETTLED_MILLISECONDS)
  const { payload, problems } = useMemo(() => suppose(plan, draft, today), [plan, draft, today])
  const wanted = useMemo(() => {
    const supposed = suppose(plan, settled, today).payload
    return supposed && changeTo(plan, supposed, { from: chosen, today })
  }, [plan, settled, today, chosen])
  const canWait = !payload || !isMoreThanHours(plan, payload)
  const from = canWait ? chosen : addDays(today, 1)
  const start = startName(plan, from, today)
  const change = useChangePlan(plan.id)
  const isChanging = change.isPending || change.isSuccess
  // What is being made is not asked about again, though the plan changes by it.
  const asked = useQuery(changeQuery(plan.id, today, isChanging ? undefined : wanted))
  const copy = useCreatePlan(TOASTS_OF_COPY)
  const isSettled = settled === draft && !asked.isPlaceholderData
  const proposal = problems ? undefined : asked.data
  const isReady = Boolean(isSettled && wanted && proposal && isToChange(proposal))
  const take = () =>
    wanted &&
    proposal &&
    change.mutate({ change: wanted, proposal, version: plan.version, start }, { onSuccess: onClose })
  const isBusy = isChanging || copy.isPending
  const saveCopy = (name: string) =>
    payload &&
    copy.mutate(
      { ...payload, name },
      {
        onSuccess: (made) => {
          onClose()
          onCreated(made)
        },
      },
    )
  return (
    <Dialog title="Change my plan" onClose={onClose} isSheet size="66rem">
      <div className={form.form}>
        <div className={frame.columns}>
          <SetUpFields
            {...{ plan, today, draft }}
            onChange={setDraft}
            hoursFrom={<HoursFrom {...{ plan, today, from }} canWait={canWait} onChange={setFrom} />}
          />
          <div className={frame.result}>
            <div className={frame.result} aria-live="polite" aria-busy={Boolean(wanted) && !isSettled}>
              {change.error instanceof Withdrawn && (
                <p className={frame.problem} role="alert">
                  Your plan changed meanwhile. This is what would come of it now.
                </p>
              )}
              {problems?.map((problem) => (
                <p key={problem} className={frame.problem} role="alert">
                  {problem}
                </p>
              ))}
              {!problems && <ProposedChange {...{ plan, today, from, asked, isWanted: wanted !== undefined }} />}
            </div>
            <SaveCopy plan={plan} isDisabled={isBusy || !payload} isPending={copy.isPending} onSave={saveCopy} />
            <AnotherRace>{anotherRace}</AnotherRace>
          </div>
        </div>
        <div className={form.end}>
          {isReady && proposal && <ChangeInBrief {...{ plan, today, proposal }} />}
          <Button variant="default" mih={44} px={{ base: 'sm', sm: 'md' }} onClick={onClose}>
            Cancel
          </Button>
          <Button mih={44} px={{ base: 'sm', sm: 'md' }} disabled={isBusy || !isReady} onClick={take}>
            {isChanging ? 'Saving...' : `Change my plan from ${start}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type HoursFromProps = {
  plan: TrainingPlan
  today: IsoDay
  from: IsoDay
  /** False where something else changes as well, which begins tomorrow. */
  canWait: boolean
  onChange: (from: IsoDay) => void
}

/** When other days and hours begin: a new job, a course or a season has its day. */
function HoursFrom({ plan, today, from, canWait, onChange }: HoursFromProps) {
  return (
    <NativeSelect
      mt="sm"
      label="These days and hours hold from"
      description={
        canWait ? undefined : 'With another race date, recovery week, pace or goal everything begins tomorrow.'
      }
      inputWrapperOrder={['label', 'input', 'description']}
      disabled={!canWait}
      data={startsOf(plan, today)}
      value={from}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type CopyProps = { plan: TrainingPlan; isDisabled: boolean; isPending: boolean; onSave: (name: string) => void }

/** The other end: the plan stays as it is. */
function SaveCopy({ plan, isDisabled, isPending, onSave }: CopyProps) {
  const [name, setName] = useState(() => nameOfCopy(plan.name))
  return (
    <section className={classes.copy} aria-labelledby="save-copy">
      <h3 id="save-copy" className={classes.title}>
        Or keep both
      </h3>
      <p className={frame.note}>A copy is planned afresh from today on, with week 1; your plan stays as it is.</p>
      <TextInput
        className={frame.name}
        label="Name of the copy"
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button variant="default" mih={44} disabled={isDisabled} onClick={() => onSave(name.trim() || plan.name)}>
        {isPending ? 'Saving...' : 'Save as a copy'}
      </Button>
    </section>
  )
}

/** What this dialog cannot change. */
const AnotherRace = ({ children }: { children: ReactNode }) => (
  <section className={classes.copy} aria-labelledby="another-race">
    <h3 id="another-race" className={classes.title}>
      Another race type or distance?
    </h3>
    <p className={frame.note}>
      That is a new plan. It begins with what you have done here; this plan stays as it is until you delete it.
    </p>
    {children}
  </section>
)
