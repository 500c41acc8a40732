import { Badge } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { loggedSession, timingText } from '@tri/plan-engine'
import { raceOf } from '@tri/plan-engine/adapt'
import type { TextExercise } from '@tri/plan-engine/texts'
import { mainPartText } from '@tri/plan-files/main-part'
import { inUnits } from '@tri/plan-files/units'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSessionFacts } from '../../../components/session/session-days.js'
import { SessionProfile } from '../../../components/session/session-profile.js'
import { ChangedMark, OriginMark, SessionStateLabel } from '../../../components/session/session-state.js'
import { SessionSteps } from '../../../components/session/session-steps.js'
import { purposeOf } from '../../../components/session/session-text.js'
import { WhyButton } from '../../../components/session/why-button.js'
import { WhySession } from '../../../components/session/why-session.js'
import { StartLink } from '../../../components/start/start-link.js'
import { capitalised, clock } from '../../../lib/measures/format.js'
import type { SessionFacts } from '../../../lib/session-states.js'
import { raceTitle } from '../../../lib/texts/race-text.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { ActualTable } from '../complete/actual-table.js'
import { SessionLogButtons } from '../complete/session-log-buttons.js'
import { Draggable, DragHandle, Droppable } from '../drag/draggable.js'
import { focusName } from '../edits/use-focus-after.js'
import { SessionMenu } from '../files/session-menu.js'
import classes from './daily-session.module.css'

/** Its rules and its chart are for who brought a recording. */
const RecordedSession = lazy(async () => ({
  default: (await import('../record/recorded-session.js')).RecordedSession,
}))

type Props = {
  exercise: TextExercise
  workout: WorkoutInWords
  /** It is what comes next: it is large, and its button is the page's main one. */
  isFirst: boolean
}

/** One session: in full what it is, its picture and steps, why it is there, and what was done; one that comes later in a row. */
export function DailySession({ exercise, workout, isFirst }: Props) {
  const data = { kind: 'exercise', workoutId: workout.id, exerciseId: exercise.id, label: exercise.name } as const
  const actual = loggedSession(workout, exercise)
  const facts = useSessionFacts(workout, exercise)
  const share = facts?.state === 'partly' ? facts.done / Math.max(facts.planned, 1) : undefined
  const isRace = workout.workoutType === 'race'
  return (
    <Droppable place={{ ...data, label: `the place of ${exercise.name}` }}>
      <Draggable name={focusName.exercise(exercise.id)} dragged={data} isMovable={!isRace}>
        {isFirst || actual || isRace ? (
          <article className={classes.session} data-sport={exercise.type} data-state={facts?.state}>
            <div className={classes.what}>
              <SessionTop exercise={exercise} workout={workout} facts={facts} />
              <SessionFigures exercise={exercise} />
              <SessionProfile exercise={exercise} withScale doneShare={share} />
              {actual && actual.skipped === undefined && <ActualTable planned={exercise} actual={actual} />}
              {actual && workout.garminActivityId !== null && <Record workoutId={workout.id} exercise={exercise} />}
            </div>
            <div className={classes.how}>
              <SessionSteps exercise={exercise} />
              {!isRace && !actual && <StartLink exercise={exercise} />}
              <WhySession exercise={exercise} />
            </div>
            <footer className={classes.buttons} data-pinned={isFirst || undefined}>
              <SessionLogButtons workout={workout} exercise={exercise} isFirst={isFirst} />
            </footer>
          </article>
        ) : (
          <LaterSession exercise={exercise} workout={workout} facts={facts} />
        )}
      </Draggable>
    </Droppable>
  )
}

/** Of a recording that is linked; it is asked for once the page stands. */
function Record({ workoutId, exercise }: { workoutId: number; exercise: TextExercise }) {
  return (
    useMounted() && (
      <Suspense fallback={null}>
        <RecordedSession workoutId={workoutId} exercise={exercise} />
      </Suspense>
    )
  )
}

type TopProps = Pick<Props, 'exercise' | 'workout'> & { facts: SessionFacts | undefined }

/** One that comes after the next one, in a row: its steps are a press away. */
function LaterSession({ exercise, workout, facts }: TopProps) {
  return (
    <article className={classes.session} data-row data-sport={exercise.type} data-state={facts?.state}>
      <SessionTop exercise={exercise} workout={workout} facts={facts} />
      <div>
        <h3 className={classes.name}>{exercise.name}</h3>
        <Figures exercise={exercise}>
          <WhyButton exercise={exercise} />
        </Figures>
      </div>
      <SessionProfile exercise={exercise} />
      <div className={classes.buttons}>
        <SessionLogButtons workout={workout} exercise={exercise} isShort />
      </div>
    </article>
  )
}

function SessionTop({ exercise, workout, facts }: TopProps) {
  const race = raceOf(workout)
  const timing = race ? raceTitle(race) : timingText(workout, exercise)
  return (
    <div className={classes.top}>
      <SportLabel type={exercise.type} />
      {timing && <span className={classes.timing}>{timing}</span>}
      <span className={classes.actions}>
        {facts && <SessionStateLabel facts={facts} />}
        <OriginMark origin={exercise.origin} /> <ChangedMark reasons={exercise.reasons} facts={facts} />
        <DragHandle />
        <SessionMenu exercise={exercise} workout={workout} isLarge />
      </span>
    </div>
  )
}

function SessionFigures({ exercise }: Pick<Props, 'exercise'>) {
  const purpose = purposeOf(exercise)
  return (
    <>
      <div className={classes.title}>
        <h3 className={classes.name}>{exercise.name}</h3>
        <Badge color="gray" variant="light" className={classes.intensity}>
          {capitalised(exercise.intensity)}
        </Badge>
      </div>
      <Figures exercise={exercise} />
      {purpose && <p className={classes.purpose}>{purpose}</p>}
    </>
  )
}

function Figures({ exercise, children }: Pick<Props, 'exercise'> & { children?: ReactNode }) {
  const units = useUnits()
  return (
    <div className={classes.figures}>
      <strong>{clock(exercise.duration)}</strong> <b>{inUnits(units, exercise.distance)}</b>{' '}
      <b>{mainPartText(exercise, units, '×')}</b>
      {children}
    </div>
  )
}
