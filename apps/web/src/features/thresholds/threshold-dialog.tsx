import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { NewThreshold, User } from '@tri/api-contract'
import type { IsoDay, Sport } from '@tri/plan-engine'
import { thresholdOn } from '@tri/plan-engine/zones'
import { paceUnit } from '@tri/plan-files/units'
import { useState } from 'react'
import { thresholdsQuery, useAddThreshold } from '../../data/adapt/thresholds.js'
import { useToday } from '../../lib/dates/use-today.js'
import { distanceUnit, type Units } from '../../lib/measures/units.js'
import { Dialog } from '../../ui/dialog/dialog.js'
import { DialogForm } from '../../ui/dialog/dialog-form.js'
import { sportName } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import { TargetsMoved } from './targets-moved.js'
import type { TestReadings } from './test-readings.js'
import { problemsOf, startDraft, type ThresholdProblem, thresholdOf, wayOf } from './threshold-draft.js'
import { WAYS, type WayField } from './threshold-ways.js'
import { aboveText, KIND_NAMES, valueText } from './threshold-words.js'
import classes from './thresholds.module.css'
import { useTargetsMoved } from './use-targets-moved.js'

type Props = {
  user: User
  sport: Sport
  /** The day of the test; today where it is left out. */
  measuredOn?: IsoDay
  /** What the recording of the test tells of its figures: proposed, and to be changed. */
  readings?: TestReadings | undefined
  onClose: () => void
}

/** Takes the figures of a test, or a value that is known, and says what would follow from it before it counts. */
export function ThresholdDialog({ user, sport, measuredOn, readings, onClose }: Props) {
  const [units, today] = [useUnits(), useToday()]
  const [own, setDraft] = useState(() => startDraft(sport, measuredOn ?? today))
  const read = readings?.figures[own.wayId]
  const draft = { ...own, typed: { ...read, ...own.typed } }
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useAddThreshold()
  const way = wayOf(draft)
  const problems = problemsOf(draft, units, today)
  const told = thresholdOf(draft, units, today)
  const messageOf = (field: string) => (isChecked ? problemOf(problems, field) : undefined)
  return (
    <Dialog title={`${sportName(sport)}: test or value`} onClose={onClose} isSheet size="lg">
      <DialogForm
        problem={problems[0]?.field}
        onSubmit={() => told && mutate(told, { onSuccess: onClose })}
        onProblem={() => setChecked(true)}
        end={
          <>
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Saving...' : 'Use it'}
            </Button>
          </>
        }
      >
        <NativeSelect
          label="What do you know?"
          data={WAYS[sport].map(({ id, label }) => ({ value: id, label }))}
          value={draft.wayId}
          onChange={({ currentTarget: { value } }) => setDraft({ ...own, wayId: value, typed: {} })}
        />
        {way?.hint && <p className={classes.hint}>{way.hint}</p>}
        {readings && read && (
          <p className={classes.hint}>
            Read from <b>{readings.activityName}</b>. Please change what is not right.
          </p>
        )}
        <div className={classes.fields}>
          {way?.fields.map((field) => (
            <TextInput
              key={`${way.id} ${field.name}`}
              name={field.name}
              label={field.label}
              inputMode={field.as === 'whole' ? 'numeric' : field.as === 'distance' ? 'decimal' : 'text'}
              placeholder={field.as === 'time' || field.as === 'pace' ? 'm:ss' : undefined}
              autoComplete="off"
              maxLength={7}
              rightSection={fieldUnit(field, sport, units)}
              rightSectionWidth={64}
              value={draft.typed[field.name] ?? ''}
              error={messageOf(field.name)}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...own, typed: { ...own.typed, [field.name]: value } })
              }
            />
          ))}
          <TextInput
            type="date"
            name="measuredOn"
            label="Measured on"
            max={today}
            value={draft.measuredOn}
            error={messageOf('measuredOn')}
            onChange={({ currentTarget: { value } }) => setDraft({ ...own, measuredOn: value })}
          />
        </div>
        <div aria-live="polite">{told && <Outcome user={user} told={told} />}</div>
      </DialogForm>
    </Dialog>
  )
}

const problemOf = (problems: readonly ThresholdProblem[], name: string) =>
  problems.find(({ field }) => field === name)?.message

function fieldUnit({ as, unit }: WayField, sport: Sport, units: Units): string | undefined {
  if (as === 'pace') return paceUnit(units, sport)
  if (as === 'distance') return distanceUnit(units)
  return as === 'time' ? 'min' : unit
}

/** What it makes of the threshold, and of the plan's targets. */
function Outcome({ user, told }: { user: User; told: NewThreshold }) {
  const [units, today] = [useUnits(), useToday()]
  const { data: thresholds = [] } = useQuery(thresholdsQuery)
  const moved = useTargetsMoved(user, { thresholds: [...thresholds, told] }, today)
  const before = thresholdOn(thresholds, { sport: told.sport, kind: told.kind, day: told.measuredOn })
  return (
    <div className={classes.outcome}>
      <p className={classes.moved}>
        <span>{KIND_NAMES[told.kind]}</span>
        <b>
          {before && <s>{valueText(units, before)}</s>} {valueText(units, told)}
        </b>
      </p>
      {told.joules !== undefined && <p>{aboveText(told)}</p>}
      <TargetsMoved moved={moved} />
    </div>
  )
}
