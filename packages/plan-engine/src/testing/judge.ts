import type { AuditedPlan } from '../audit/audited-plan.js'
import { gatherFacts } from '../audit/facts.js'
import type { Rule, Verdict } from '../audit/rule.js'
import type { PlanInput, Workout } from '../types.js'

/** What one rule says about workouts in a season. */
export function judge(
  rule: Rule,
  workouts: readonly Workout[],
  input: PlanInput,
  weeks?: AuditedPlan['weeks'],
): Verdict {
  const facts = gatherFacts({ workouts, weeks }, input)
  if (!facts) throw new Error('The season has no dates')
  return rule.judge(facts)
}
