import type { AuditedPlan } from '../audit/facts/audited-plan.js'
import { gatherFacts } from '../audit/facts/facts.js'
import { judge as judgeFacts, type Rule, type RuleResult } from '../audit/rule.js'
import type { PlanInput, Workout } from '../types.js'

/** What one rule says about workouts in a season. */
export function judge(
  rule: Rule,
  workouts: readonly Workout[],
  input: PlanInput,
  weeks?: AuditedPlan['weeks'],
): RuleResult {
  const facts = gatherFacts({ workouts, weeks }, input)
  if (!facts) throw new Error('The season has no dates')
  return judgeFacts(rule, facts)
}
