import { Anchor, Button, Checkbox, CloseButton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type IsoDay, SPORTS } from '@tri/plan-engine'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { doneLatelyQuery } from '../../../data/workouts/done-lately.js'
import type { DraftErrors } from '../form/draft-errors.js'
import type { TypedLately } from '../form/draft-plan.js'
import { fieldId } from '../form/fields.js'
import { doneInWords, isSameLately, LONGEST, latelyOf } from '../form/lately.js'
import classes from './lately-fields.module.css'

type Props = {
  lately: TypedLately
  today: IsoDay
  errors: DraftErrors
  /** Only who is signed in has something logged. */
  isSignedIn: boolean
  /** The athlete has just asked for these fields: they type here next. */
  isAsked: boolean
  onChange: (lately: TypedLately | undefined) => void
}

/** How much the athlete trains now: the plan begins there. */
export function LatelyFields({ lately, today, errors, isSignedIn, isAsked, onChange }: Props) {
  const hours = useRef<HTMLInputElement>(null)
  const title = useId()
  useEffect(() => {
    if (isAsked) hours.current?.focus()
  }, [isAsked])
  return (
    <fieldset id={fieldId('fitness')} tabIndex={-1} className={classes.lately} aria-labelledby={title}>
      <div className={classes.head}>
        <b id={title}>What you train now</b>
        <CloseButton size={36} aria-label="Leave out what you train now" onClick={() => onChange(undefined)} />
      </div>
      <p className={classes.hint}>
        Over the last four weeks. The plan begins there, so that its first weeks are neither a shock nor lost. Leave
        empty what you do not know.
      </p>
      <div className={classes.fields}>
        <TextInput
          ref={hours}
          id={fieldId('fitness.minutesPerWeek')}
          label="Hours a week"
          autoComplete="off"
          maxLength={6}
          placeholder="4:30"
          rightSection="h"
          value={lately.week}
          error={errors['fitness.minutesPerWeek'] && 'Type hours up to 168, such as 4.5 or 4:30.'}
          onChange={({ currentTarget: { value } }) => onChange({ ...lately, week: value })}
        />
        {SPORTS.map((sport) => (
          <TextInput
            key={sport}
            id={fieldId(`fitness.longest.${sport}`)}
            label={LONGEST[sport]}
            aria-label={`${LONGEST[sport]} (min)`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            rightSection="min"
            rightSectionWidth={44}
            value={lately[sport]}
            error={errors[`fitness.longest.${sport}`] && 'Type whole minutes up to 1440, such as 40.'}
            onChange={({ currentTarget: { value } }) => onChange({ ...lately, [sport]: value })}
          />
        ))}
      </div>
      <Checkbox
        size="sm"
        checked={lately.onlyLowers === true}
        label="Only ever begin lower for it"
        description="Ticked, a plan never starts higher because you train much."
        onChange={({ currentTarget: { checked } }) => onChange({ ...lately, onlyLowers: checked })}
      />
      <p className={classes.hint}>
        <Anchor component={Link} to="/history" inherit underline="always">
          Read it from your files
        </Anchor>{' '}
        of Garmin, Strava or any watch instead.
      </p>
      {isSignedIn && <Logged today={today} lately={lately} onTake={onChange} />}
    </fieldset>
  )
}

/** What the log says, to be taken over: it is not known whether everything was logged. */
function Logged({ today, lately, onTake }: { today: IsoDay; lately: TypedLately; onTake: Props['onChange'] }) {
  const { data } = useQuery(doneLatelyQuery(today))
  if (!data) return null
  const logged = latelyOf(data)
  return (
    <div className={classes.logged}>
      <span>You logged {doneInWords(data)}.</span>
      {!isSameLately(lately, logged) && (
        <Button variant="default" size="sm" onClick={() => onTake(logged)}>
          Use this
        </Button>
      )}
    </div>
  )
}
