import { defaultPlan, type TrainingPlan } from '@tri/api-contract'

type Situation = {
  isVisitor: boolean
  isLoading: boolean
  /** "New Plan" was pressed. */
  isNewAsked: boolean
  plans: readonly TrainingPlan[]
  current: TrainingPlan | null
  /** Chosen on this page or handed over by another. */
  selectedId: number | undefined
}

type Home = { kind: 'loading' } | { kind: 'set-up' } | { kind: 'plan'; plan: TrainingPlan }

/** What the dashboard shows. A selection wins over the current plan. */
export function chooseHome({ isVisitor, isLoading, isNewAsked, plans, current, selectedId }: Situation): Home {
  // Asked for, the set-up waits for nothing: signing in while a new plan is being saved must not take it away.
  if (isNewAsked) return { kind: 'set-up' }
  if (isLoading) return { kind: 'loading' }
  if (isVisitor) return { kind: 'set-up' }
  const selected = plans.find(({ id }) => id === selectedId)
  const plan = selected ?? defaultPlan(plans, current)
  return plan ? { kind: 'plan', plan } : { kind: 'set-up' }
}
