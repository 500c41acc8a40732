import type { IsoDay } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { ReactNode } from 'react'
import { profileBars } from '../../../components/session/profile-shape.js'
import { ReasonList } from '../../../components/session/reason-list.js'
import { purposeOf } from '../../../components/session/session-text.js'
import { clock, raceTypeName } from '../../../lib/measures/format.js'
import type { Units } from '../../../lib/measures/units.js'
import { typicalWeek } from '../../../lib/season.js'
import { workoutsInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import type { DraftPlan } from '../form/draft-plan.js'
import classes from './sample-week.module.css'
import { planOf } from './settled-plan.js'

type Question = { draft: DraftPlan; today: IsoDay; units: Units }

/** One week of what these settings would give, before anything has to be decided: its days by weekday. */
export function sampleWeek({ draft, today, units }: Question): { caption: string; days: readonly ReactNode[] } {
  const { input, isDateAssumed, plan } = planOf(draft, today)
  const week = typicalWeek(plan.weeks)
  const workouts = workoutsInWords(
    units,
    plan.workouts.filter((workout) => workout.week === week),
  )
  const race = `${articled(raceTypeName(input.raceType))} race ${input.totalWeeks} weeks away`
  return {
    caption: `Week ${week} of ${plan.weeks.length}, made from what you have entered${isDateAssumed ? `, for ${race}` : ''}.`,
    days: input.weeklySchedule.map(({ day, available }) => {
      const exercises = workouts.filter((workout) => workout.day === day).flatMap((workout) => workout.exercises)
      return exercises.length > 0 ? (
        exercises.map((exercise) => <Session key={exercise.id} exercise={exercise} />)
      ) : (
        <Rest isAvailable={available} />
      )
    }),
  }
}

const articled = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`

const Rest = ({ isAvailable }: { isAvailable: boolean }) => (
  <p className={classes.rest}>
    {isAvailable ? (
      <>
        <b>Free.</b> This week needs no session here.
      </>
    ) : (
      <>
        <b>Rest.</b> You have no hours on this day. Tick it to train.
      </>
    )}
  </p>
)

/** What to do, how long, and why; the rules behind it open without a script too. */
function Session({ exercise }: { exercise: TextExercise }) {
  const { type, name, duration, reasons, linked } = exercise
  return (
    <article className={classes.session} data-sport={type} data-linked={linked}>
      <SportLabel type={type} />
      <Profile exercise={exercise} />
      <b className={classes.time}>{clock(duration)}</b>
      <h3 className={classes.name}>{name}</h3>
      <details className={classes.why}>
        <summary>
          <span>{purposeOf(exercise)}</span>
        </summary>
        <ReasonList reasons={reasons} />
      </details>
    </article>
  )
}

/** Silent: the words beside it say what it shows. */
const Profile = ({ exercise: { steps } }: { exercise: TextExercise }) => (
  <div className={classes.profile} aria-hidden>
    {profileBars(steps).map(({ seconds, level }, index) => (
      <span key={index} style={{ '--seconds': seconds, '--level': level }} />
    ))}
  </div>
)
