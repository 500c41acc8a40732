import type { PlanAudit } from '../src/audit/audit-plan.js'
import type { RuleOutcome, RuleResult } from '../src/audit/rule.js'
import type { AuditTexts } from '../src/texts/audit/audit-texts.js'
import type { Measures } from '../src/texts/measures.js'

const MARKS: Record<RuleOutcome, string> = { pass: 'pass', warn: 'WARN', fail: 'FAIL' }
const ORDER: readonly RuleOutcome[] = ['fail', 'warn', 'pass']

/** Whether a plan breaks a rule that no plan may break. */
export const breaksFatalRule = ({ rules }: PlanAudit): boolean =>
  rules.some(({ severity, result }) => severity === 'fatal' && result === 'fail')

/** An audit as lines for people: what failed first, then warnings, then what passed; the score at the end. */
export function auditLines({ score, rules }: PlanAudit, texts: AuditTexts, measures: Measures): string[] {
  const sorted = ORDER.flatMap((result) => rules.filter((rule) => rule.result === result))
  const count = (result: RuleOutcome) => rules.filter((rule) => rule.result === result).length
  return [
    ...sorted.map((rule) => lineOf(rule, texts, measures)),
    '',
    `${Math.round(score)} of 100: ${count('pass')} rules pass, ${count('warn')} warn, ${count('fail')} fail`,
  ]
}

function lineOf(rule: RuleResult, texts: AuditTexts, measures: Measures): string {
  const head = `${MARKS[rule.result]}  ${rule.id}  ${rule.severity.padEnd(5)}  ${texts.title(rule.id) ?? ''}`
  return `${head}: ${texts.finding(rule, measures) ?? rule.finding}`
}
