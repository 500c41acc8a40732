import { TextInput } from '@mantine/core'
import { sportsOfRace } from '@tri/api-contract'
import { addDays, type IsoDay } from '@tri/plan-engine'
import { RACE_KINDS, RACE_PRIORITIES } from '@tri/plan-engine/adapt'
import { ChoiceRow } from '../../../components/log/choice-row.js'
import { distanceUnit, type Units } from '../../../lib/measures/units.js'
import { raceKindName } from '../../../lib/texts/race-text.js'
import { sportName } from '../../../ui/sport.js'
import classes from '../time-off/time-off-dialog.module.css'
import { type RaceDraft, type RaceProblems, withKind } from './race-draft.js'

type Props = {
  draft: RaceDraft
  units: Units
  between: { today: IsoDay; goal: IsoDay }
  problems: RaceProblems
  onChange: (draft: RaceDraft) => void
}

/** The triathlons from the shortest on. */
const IN_ORDER = ['sprint', 'olympic', '70.3', 'ironman'].flatMap(
  (name) => RACE_KINDS.find((kind) => kind === name) ?? [],
)

const KINDS = [...new Set([...IN_ORDER, ...RACE_KINDS])].map((value) => ({ value, label: raceKindName(value) }))

const PRIORITY_WORDS = {
  A: 'A: a goal of its own, with a taper',
  B: 'B: a few easy days before it',
  C: 'C: trained through',
}
const PRIORITIES = RACE_PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }))

/** When, what, and how much it matters. */
export function RaceFields({ draft, units, between, problems, onChange }: Props) {
  const { today, goal } = between
  return (
    <>
      <div className={classes.dates}>
        <TextInput
          type="date"
          name="date"
          label="Day of the race"
          min={addDays(today, 1)}
          max={addDays(goal, -1)}
          value={draft.date}
          error={problems.date}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, date: value })}
        />
        <TextInput
          name="name"
          label="Name, optional"
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          error={problems.name}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, name: value })}
        />
      </div>
      <ChoiceRow
        legend="Kind"
        choices={KINDS}
        value={draft.kind}
        onChange={(kind) => kind && onChange(withKind(draft, kind, units))}
        columns={{ wide: 5, narrow: 3 }}
      />
      <div className={classes.dates}>
        {sportsOfRace(draft.kind).map((sport) => (
          <TextInput
            key={sport}
            name={`distances.${sport}`}
            label={sportName(sport)}
            aria-label={`${sportName(sport)} (${distanceUnit(units)})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            rightSection={distanceUnit(units)}
            rightSectionWidth={44}
            value={draft.distances[sport]}
            error={problems[`distances.${sport}`]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, distances: { ...draft.distances, [sport]: value } })
            }
          />
        ))}
      </div>
      <ChoiceRow
        legend="How much does it matter?"
        choices={PRIORITIES}
        value={draft.priority}
        onChange={(priority) => priority && onChange({ ...draft, priority })}
        columns={{ wide: 3, narrow: 1 }}
      />
    </>
  )
}
