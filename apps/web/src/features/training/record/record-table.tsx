import { IconArrowDown, IconArrowUp, IconCheck, IconMinus, IconPlayerTrackPrev } from '@tabler/icons-react'
import type { Sport } from '@tri/plan-engine'
import type { StepCompliance, StepVerdict } from '@tri/plan-engine/compliance'
import table from '../../../ui/table.module.css'
import { useUnits } from '../../../ui/use-units.js'
import classes from './record-table.module.css'
import { doneText, plannedText, stepName, VERDICTS } from './record-words.js'

const ICONS = {
  'as-planned': IconCheck,
  short: IconPlayerTrackPrev,
  'too-hard': IconArrowUp,
  'too-easy': IconArrowDown,
  'left-out': IconMinus,
} as const satisfies Record<StepVerdict, unknown>

/** Each step: what was asked, what was done, and how that compares. */
export function RecordTable({ compliance: { by, results }, sport }: { compliance: StepCompliance; sport: Sport }) {
  const told = { by, sport, units: useUnits() }
  return (
    <table className={`${table.table} ${classes.table}`} aria-label="Steps as planned and as done">
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Planned</th>
          <th scope="col">Done</th>
          <th scope="col">How</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.steps.from}>
            <th scope="row">{stepName(result)}</th>
            <td data-label="Planned">{plannedText(result, told)}</td>
            <td data-label="Done">{doneText(result, told)}</td>
            <td>
              <Verdict verdict={result.verdict} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Its picture and its word, told apart by both. */
function Verdict({ verdict }: { verdict: StepVerdict }) {
  const Icon = ICONS[verdict]
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      <Icon size={14} aria-hidden />
      {VERDICTS[verdict]}
    </span>
  )
}
