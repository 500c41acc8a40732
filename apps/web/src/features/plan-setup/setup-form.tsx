import type { NewPlan, User } from '@tri/api-contract'
import type { IsoDay, RaceType, Rhythm, Sport, WeeklySchedule } from '@tri/plan-engine'
import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { InOrder } from '../../ui/in-order.js'
import { useUnits } from '../../ui/use-units.js'
import {
  changeDistance,
  changeGoal,
  changeLately,
  changePace,
  changeRhythm,
  changeSchedule,
  chooseRaceType,
} from './form/draft.js'
import { type DraftErrors, firstRefused, homelessProblems } from './form/draft-errors.js'
import type { DraftPlan, TypedDraft, TypedLately } from './form/draft-plan.js'
import { focusField } from './form/fields.js'
import { PinnedResult, ResultCard } from './form/result-card.js'
import { ScheduleCard } from './form/schedule-card.js'
import { setUp } from './form/setup-state.js'
import type { checkDraft } from './form/validate-draft.js'
import { PaceCard } from './pace/pace-card.js'
import { paceHint } from './pace/pace-hint.js'
import { RaceCard } from './race/race-type-card.js'
import { PlanOverview } from './sample/plan-overview.js'
import type { SampleParts } from './sample/use-sample.js'
import classes from './setup-form.module.css'

type Props = {
  draft: DraftPlan
  today: IsoDay
  user: User | null | undefined
  isPending: boolean
  /** A week of what is entered. */
  sample: SampleParts
  /** The plan check, for the overview. */
  check: ReactNode
  onChange: (edit: (draft: TypedDraft) => TypedDraft) => void
  /** Called with what passed the contract. */
  onGenerate: (payload: NewPlan) => void
}

const NONE: DraftErrors = {}

/** From here on the week stands beside the rest of the form; Mantine's breakpoint lg. */
const ORDER = {
  query: '(min-width: 75em)',
  wide: ['race', 'paces', 'result', 'week'],
  narrow: ['race', 'week', 'paces', 'result'],
} as const

/** Everything a plan is made from and what the engine says to it: the race, the paces, the result, and the week. */
export function SetupForm(props: Props) {
  const { draft, today, user, isPending, sample, check: planCheck, onChange, onGenerate } = props
  const { schedule, raceType, rhythm } = draft
  // The contract's rules are loaded with the first attempt; from then on they look at every change.
  const [check, setCheck] = useState<typeof checkDraft>()
  const errors = useMemo(() => check?.(draft, today).errors ?? NONE, [check, draft, today])
  const { level, easyPaces, prediction, weeks, totals } = useMemo(() => setUp(draft, today), [draft, today])
  const on = useChanges(onChange, user)
  const units = useUnits()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const { checkDraft } = await import('./form/validate-draft.js')
    const { payload, errors: refused } = checkDraft(draft, today)
    if (payload) return onGenerate(payload)
    // The messages have to be on the page before the focus can go to them.
    flushSync(() => setCheck(() => checkDraft))
    focusField(firstRefused(refused) ?? '')
  }

  return (
    <form className={classes.columns} noValidate onSubmit={submit} aria-label="Training Plan Setup">
      <InOrder
        className={classes.parts}
        {...ORDER}
        parts={{
          race: (
            <RaceCard
              name={draft.name}
              raceType={raceType}
              distances={draft.distances}
              raceDate={draft.raceDate}
              today={today}
              weeks={weeks}
              errors={errors}
              onName={on.name}
              onRaceType={on.raceType}
              onDistance={on.distance}
              onRaceDate={on.raceDate}
            />
          ),
          paces: (
            <PaceCard
              paces={draft.paces}
              lately={draft.lately}
              {...{ easyPaces, level, today, errors }}
              hint={paceHint({ raceType, level, easyPaces, units })}
              isSignedIn={Boolean(user)}
              onChange={on.pace}
              onLately={on.lately}
            />
          ),
          result: <ResultCard {...{ prediction, isPending }} problems={homelessProblems(errors)} onGoal={on.goal} />,
          week: (
            <ScheduleCard
              {...{ schedule, raceType, rhythm, errors }}
              trainingDays={totals.trainingDays}
              {...sample}
              onChange={on.schedule}
              onRhythm={on.rhythm}
            >
              <PlanOverview weeks={weeks} totals={totals}>
                {planCheck}
              </PlanOverview>
            </ScheduleCard>
          ),
        }}
      />
      <PinnedResult prediction={prediction} isPending={isPending} />
    </form>
  )
}

/** One stable handler a field, so that moving a slider draws only what it changes. */
function useChanges(onChange: Props['onChange'], user: Props['user']) {
  const name = useCallback((text: string) => onChange((draft) => ({ ...draft, name: text })), [onChange])
  const raceDate = useCallback((text: string) => onChange((draft) => ({ ...draft, raceDate: text })), [onChange])
  const raceType = useCallback(
    (type: RaceType) => onChange((draft) => chooseRaceType(draft, type, user)),
    [onChange, user],
  )
  const distance = useCallback(
    (sport: Sport, text: string) => onChange((draft) => changeDistance(draft, sport, text)),
    [onChange],
  )
  const pace = useCallback(
    (sport: Sport, value: number) => onChange((draft) => changePace(draft, sport, value)),
    [onChange],
  )
  const goal = useCallback((seconds: number | null) => onChange((draft) => changeGoal(draft, seconds)), [onChange])
  const schedule = useCallback((week: WeeklySchedule) => onChange((draft) => changeSchedule(draft, week)), [onChange])
  const rhythm = useCallback((chosen: Rhythm) => onChange((draft) => changeRhythm(draft, chosen)), [onChange])
  const lately = useCallback(
    (typed: TypedLately | undefined) => onChange((draft) => changeLately(draft, typed)),
    [onChange],
  )
  return { name, raceDate, raceType, distance, pace, lately, goal, schedule, rhythm }
}
