import { Text } from '@mantine/core'
import type { PlanAudit, RuleResult } from '@tri/plan-engine'
import { counted } from '../../lib/measures/format.js'
import { citationOf } from '../../lib/words.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { useUnits } from '../../ui/use-units.js'
import { findingOf, isMeasured, limitText, sortRules, titleOf, valueText } from './check-outcome.js'
import { OutcomeLabel } from './outcome.js'
import classes from './plan-check-dialog.module.css'

type Props = { audit: PlanAudit; onClose: () => void }

/** Every rule of the audit: what came out, what was measured against which limit, and where the limit comes from. */
export function PlanCheckDialog({ audit, onClose }: Props) {
  const { toLook, passed } = sortRules(audit.rules)
  return (
    <Dialog title="Plan check" size="xl" isSheet onClose={onClose}>
      <Text size="sm" c="dimmed">
        {audit.score} of 100 points. {counted(audit.rules.length, 'rule')} hold the plan against published evidence and
        coaching practice; each says where it comes from.
      </Text>
      <RuleGroup title="To look at" rules={toLook} />
      <RuleGroup title="Passed" rules={passed} />
    </Dialog>
  )
}

function RuleGroup({ title, rules }: { title: string; rules: readonly RuleResult[] }) {
  if (rules.length === 0) return null
  return (
    <>
      <h3 className={classes.group}>
        {title} <span>{rules.length}</span>
      </h3>
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </ul>
    </>
  )
}

function RuleRow({ rule }: { rule: RuleResult }) {
  const units = useUnits()
  return (
    <li className={classes.rule}>
      <OutcomeLabel outcome={rule.result} />
      <div className={classes.words}>
        <h4>{titleOf(rule)}</h4>
        <p>{findingOf(rule, units)}</p>
        <small>
          {citationOf(rule.source)}
          {rule.severity === 'info' && '. Shown, not scored.'}
        </small>
      </div>
      {isMeasured(rule) && (
        <p className={classes.figures}>
          <b>{valueText(rule)}</b> <span>limit {limitText(rule)}</span>
        </p>
      )}
    </li>
  )
}
