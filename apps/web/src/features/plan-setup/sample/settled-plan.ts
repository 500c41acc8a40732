import { useDebouncedValue } from '@mantine/hooks'
import { generatePlan, type IsoDay, type Plan } from '@tri/plan-engine'
import type { DraftPlan } from '../form/draft-plan.js'
import { type Sample, sampleInput } from './sample-input.js'

type SettledPlan = Sample & { plan: Plan }

/** A slider that is still moving does not have its plan checked at every step. */
const SETTLED_MILLISECONDS = 250

/** One plan a draft, however many places show something of it. */
const made = new WeakMap<DraftPlan, SettledPlan>()

/** The plan that these settings would give, once they have stopped changing. */
export function useSettledPlan(draft: DraftPlan, today: IsoDay): SettledPlan {
  const [settled] = useDebouncedValue(draft, SETTLED_MILLISECONDS)
  return planOf(settled, today)
}

/** The plan of a draft; the same object for the same draft on the same day. */
export function planOf(draft: DraftPlan, today: IsoDay): SettledPlan {
  const known = made.get(draft)
  if (known?.input.today === today) return known
  const sample = sampleInput(draft, today)
  const next = { ...sample, plan: generatePlan(sample.input) }
  made.set(draft, next)
  return next
}
