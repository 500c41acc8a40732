import { phaseOfWeek, SPORTS, weekTotals } from '@tri/plan-engine'
import type { TextExercise, TextWorkout } from '@tri/plan-engine/texts'
import { mainPartText } from '@tri/plan-files/main-part'
import { inUnits } from '@tri/plan-files/units'
import { ORIGINS, StateIcon } from '../../../components/session/session-state.js'
import { sessionLines } from '../../../components/session/session-text.js'
import { type PlanDay, planDays } from '../../../components/week/week-days.js'
import { useToday } from '../../../lib/dates/use-today.js'
import { clock, longDate, shortDate, stopwatch } from '../../../lib/measures/format.js'
import type { Units } from '../../../lib/measures/units.js'
import { type SessionFacts, sessionFacts, stateText } from '../../../lib/session-states.js'
import type { ShownPlan } from '../../../lib/shown-plan.js'
import { workoutsInWords } from '../../../lib/words.js'
import { SportLabel, sportName } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { PrintSheet } from './print-sheet.js'
import classes from './print-week.module.css'
import { usePrinting } from './use-printing.js'

/** The week that is looked at, on one sheet of paper; the browser's print command makes it. */
export function PrintWeek(shown: ShownPlan) {
  return usePrinting('week') ? <WeekSheet {...shown} /> : null
}

function WeekSheet({ plan, workouts, week }: ShownPlan) {
  const today = useToday()
  const { planned } = weekTotals(workouts, week)
  const days = planDays(plan, { week, workouts: workoutsInWords(useUnits(), workouts), today })
  const dates = [days[0], days.at(-1)].map((day) => (day ? shortDate(day.date) : '')).join(' \u2013 ')
  const totals = SPORTS.map((sport) => `${sportName(sport)} ${clock(planned[sport])}`)
  const phase = phaseOfWeek(plan, workouts, week)
  return (
    <PrintSheet
      title={plan.name}
      facts={`Week ${week} of ${plan.totalWeeks}, ${phase}, ${dates}: ${clock(planned.total)} (${totals.join(', ')})`}
    >
      <div className={classes.days}>
        {days.map((day) => (
          <DaySheet key={day.date} day={day} today={today} />
        ))}
      </div>
    </PrintSheet>
  )
}

function DaySheet({
  day: { date, hours: time, workouts, restReason },
  today,
}: {
  day: PlanDay<TextWorkout>
  today: string
}) {
  const units = useUnits()
  return (
    <section className={classes.day}>
      <h2>
        {longDate(date)} <small>{time}</small>
      </h2>
      {restReason && <p>{restReason}</p>}
      {workouts.flatMap((workout) =>
        workout.exercises.map((exercise) => (
          <div key={exercise.id} className={classes.session}>
            <h3>
              <SessionMark facts={sessionFacts(workout, exercise, { date, today })} />{' '}
              <SportLabel type={exercise.type} size={12} /> {exercise.name} <b>{clock(exercise.duration)}</b>
              <small>{figuresOf(exercise, units)}</small>
            </h3>
            <p>
              {sessionLines(exercise, units)
                .map(({ text, detail, seconds }) => [stopwatch(seconds), text, detail].filter(Boolean).join(' '))
                .join('; ')}
            </p>
          </div>
        )),
      )}
    </section>
  )
}

/** What a session has of distance, pace, effort, and whether the athlete made it. */
function figuresOf(exercise: TextExercise, units: Units): string {
  const { distance, intensity, origin } = exercise
  const pace = mainPartText(exercise, units, '×')
  return [inUnits(units, distance), pace, intensity, origin && ORIGINS[origin]].filter(Boolean).join(', ')
}

/** A box to tick by hand; once something became of the session, its picture and its words. */
const SessionMark = ({ facts }: { facts: SessionFacts }) =>
  facts.state === 'planned' ? (
    <span className={classes.box} aria-hidden />
  ) : (
    <span className={classes.mark}>
      <StateIcon state={facts.state} size={12} /> {stateText(facts)}
    </span>
  )
