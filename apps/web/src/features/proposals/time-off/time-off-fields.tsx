import { Checkbox, TextInput } from '@mantine/core'
import { SPORTS } from '@tri/plan-engine'
import { ChoiceRow } from '../../../components/log/choice-row.js'
import { timeOffName } from '../../../lib/texts/time-off-text.js'
import { sportName } from '../../../ui/sport.js'
import { SymptomFields } from './symptom-fields.js'
import classes from './time-off-dialog.module.css'
import {
  REASONS,
  type TimeOffDraft,
  type TimeOffField,
  type TimeOffProblem,
  WAYS,
  type Way,
  withReason,
} from './time-off-draft.js'

type Props = {
  draft: TimeOffDraft
  problems: readonly TimeOffProblem[]
  onChange: (draft: TimeOffDraft) => void
}

const CHOICES = REASONS.map((value) => ({ value, label: timeOffName(value) }))

const WAY_WORDS: Record<Way, string> = { nothing: 'Nothing', sports: 'Some sports', minutes: 'A little time' }
const WAY_CHOICES = WAYS.map((value) => ({ value, label: WAY_WORDS[value] }))

const lastOf = (one: string, other: string) => [one, other].sort()[1] ?? other

const problemOf = (problems: readonly TimeOffProblem[], field: TimeOffField) =>
  problems.find((problem) => problem.field === field)?.message

/** When, why, and what is possible all the same. */
export function TimeOffFields({ draft, problems, onChange }: Props) {
  return (
    <>
      <div className={classes.dates}>
        <TextInput
          type="date"
          name="from"
          label="First day off"
          value={draft.from}
          error={problemOf(problems, 'from')}
          onChange={({ currentTarget: { value } }) =>
            // A first day behind the last one takes it along.
            onChange({ ...draft, from: value, to: lastOf(draft.to, value) })
          }
        />
        <TextInput
          type="date"
          name="to"
          label="Last day off"
          min={draft.from}
          value={draft.to}
          error={problemOf(problems, 'to')}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, to: value })}
        />
      </div>
      <ChoiceRow
        legend="Why?"
        choices={CHOICES}
        value={draft.reason}
        onChange={(reason) => onChange(withReason(draft, reason))}
        columns={{ wide: 5, narrow: 3 }}
        error={problemOf(problems, 'reason')}
      />
      {draft.reason === 'ill' && <SymptomFields draft={draft} onChange={onChange} />}
      {draft.reason && draft.reason !== 'ill' && <PossibleFields {...{ draft, problems, onChange }} />}
    </>
  )
}

function PossibleFields({ draft, problems, onChange }: Props) {
  const { way, sports, minutes } = draft
  return (
    <>
      <ChoiceRow
        legend="What is still possible?"
        choices={WAY_CHOICES}
        value={way}
        onChange={(next) => next && onChange({ ...draft, way: next })}
        columns={{ wide: 3, narrow: 3 }}
      />
      {way === 'sports' && (
        <Checkbox.Group
          label="Which ones?"
          labelProps={{ className: classes.legend }}
          value={[...sports]}
          error={problemOf(problems, 'sports')}
          onChange={(values) => onChange({ ...draft, sports: SPORTS.filter((sport) => values.includes(sport)) })}
        >
          <div className={classes.sports}>
            {SPORTS.map((sport) => (
              <Checkbox key={sport} value={sport} label={sportName(sport)} classNames={{ body: classes.check }} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {way === 'minutes' && (
        <TextInput
          name="minutes"
          label="Time a day"
          aria-label="Time a day (min)"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          rightSection="min"
          rightSectionWidth={44}
          className={classes.minutes}
          value={minutes}
          error={problemOf(problems, 'minutes')}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, minutes: value })}
        />
      )}
    </>
  )
}
