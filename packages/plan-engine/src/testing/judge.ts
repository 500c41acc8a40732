import type { AuditedPlan, AuditInput } from '../audit/facts/audited-plan.js'
import { gatherFacts } from '../audit/facts/gather-facts.js'
import { judge as judgeFacts, type Rule, type RuleResult } from '../audit/rule.js'
import { en } from '../texts/audit/en.js'
import type { Workout } from '../types.js'

const METRIC = { units: 'metric', poolUnits: 'metres' } as const

/** What a rule found, as an English reader sees it. */
export const inEnglish = (found: RuleResult): RuleResult & { message: string } => ({
  ...found,
  message: en.finding(found, METRIC) ?? '',
})

/** What one rule says about workouts in a season. */
export function judge(
  rule: Rule,
  workouts: readonly Workout[],
  input: AuditInput,
  weeks?: AuditedPlan['weeks'],
): RuleResult & { message: string } {
  const facts = gatherFacts({ workouts, weeks }, input)
  if (!facts) throw new Error('The season has no dates')
  return inEnglish(judgeFacts(rule, facts))
}
