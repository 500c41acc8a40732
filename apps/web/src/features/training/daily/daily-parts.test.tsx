import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readPlanInput } from '@tri/api-contract'
import { type ExerciseLog, extraWorkout, generatePlan, logExercise, type Workout } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { planDays } from '../../../components/week/week-days.js'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { type WorkoutInWords, workoutsInWords } from '../../../lib/words.js'
import { markupOf, textOf } from '../../../testing/render.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { EditsProvider } from '../edits-provider.js'
import { DayHead } from './day-head.js'
import { DayStrip } from './day-strip.js'
import { PinnedSession } from './pinned-session.js'
import { WeekRing } from './week-ring.js'

const plan = samplePlan()
const today = '2027-01-28'
const noop = () => undefined

/** The plan's workouts, those of week 6 as they were logged by weekday. */
function logged(logs: Readonly<Record<number, ExerciseLog>> = {}): readonly WorkoutInWords[] {
  const stored = generatePlan(readPlanInput(plan)).workouts.map((workout, index) => {
    const log = workout.week === 6 ? logs[workout.day] : undefined
    const after = log
      ? workout.exercises.reduce((each, { id }) => logExercise(each, id, log, `${today}T10:00:00Z`) ?? each, workout)
      : workout
    return { ...after, id: index + 1, trainingPlanId: plan.id }
  })
  return workoutsInWords(STORED_UNITS, stored) as readonly WorkoutInWords[]
}

describe('the day strip', () => {
  const strip = (workouts: readonly WorkoutInWords[], selectedDay = today, extras: readonly Workout[] = []) => (
    <DayStrip
      days={planDays(plan, { week: 6, workouts, today })}
      trained={[...workouts, ...extras]}
      week={6}
      {...{ today, selectedDay }}
      onSelectDay={noop}
    />
  )

  it('tells what became of each day, in words as well', () => {
    const text = textOf(strip(logged({ 1: { state: 'done' }, 2: { state: 'done', minutes: 5 }, 4: { state: 'done' } })))
    expect(text).toMatch(/Mon 25 Done \d:\d\d/)
    expect(text).toMatch(/Tue 26 Partly 0:\d\d/)
    expect(text).toContain('Wed 27 Rest')
    expect(text).toMatch(/Thu 28 Done \d:\d\d , Thursday, 28 January 2027, today/)
    expect(text).toMatch(/Sun 31 0 of \d/)
  })

  it('tells what was done beside the plan', () => {
    const ride = {
      id: 'a',
      type: 'bike',
      name: 'Ride',
      date: '2027-01-27',
      duration: 52,
      mayBe: [],
      isKept: false,
    } as const
    const extra = extraWorkout(plan, ride)
    const text = textOf(strip(logged(), today, extra ? [extra] : []))
    expect(text).toContain('Wed 27 Extra 0:52')
  })

  it('tells missed from skipped', () => {
    const text = textOf(strip(logged({ 2: { state: 'skipped', reason: 'sick' } })))
    expect(text).toContain('Mon 25 Missed')
    expect(text).toContain('Tue 26 Skipped')
  })

  it('marks today and the chosen day', () => {
    const markup = markupOf(strip(logged(), '2027-01-26'))
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(markup.match(/data-today="true"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-pressed="false" data-today="true"/)
  })
})

describe('the ring of a week', () => {
  const ring = (workouts: readonly WorkoutInWords[]) => <WeekRing week={6} phase="Build Phase" workouts={workouts} />

  it('is empty before anything is done', () => {
    expect(textOf(ring(logged()))).toMatch(/^Week 6 Build Phase 0:00 of \d:\d\d Swim 0:00 of/)
    expect(markupOf(ring(logged()))).not.toContain('stroke-dasharray')
  })

  it('fills as the week is done', () => {
    const all: ExerciseLog = { state: 'done' }
    const whole = markupOf(ring(logged({ 0: all, 1: all, 2: all, 4: all, 5: all, 6: all })))
    const [, arc, round] = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(whole) ?? []
    expect(Number(arc)).toBeCloseTo(Number(round), 5)
    const some = markupOf(ring(logged({ 1: all })))
    expect(Number(/stroke-dasharray="([\d.]+)/.exec(some)?.[1])).toBeLessThan(Number(round) / 2)
  })
})

describe('the head of a day', () => {
  const head = (selectedDay: string) =>
    markupOf(
      <DayHead
        {...{ plan, week: 6, phase: 'Build Phase', today, selectedDay }}
        onSelectDay={noop}
        onStep={noop}
        strip={null}
      />,
    )

  it('leads no further than the plan', () => {
    const disabled = (markup: string) => markup.match(/<button[^>]*data-disabled="true"/g) ?? []
    expect(disabled(head(today))).toHaveLength(0)
    expect(disabled(head(plan.raceDate))).toHaveLength(1)
    expect(disabled(head('2026-12-24'))).toHaveLength(1)
  })

  it('leads back to today from another day', () => {
    expect(head('2027-02-10')).toContain('>Today<')
    expect(head(today)).not.toContain('>Today<')
  })
})

describe('the session at the thumb', () => {
  const inEdits = (workouts: readonly WorkoutInWords[], shown: ReactNode) => (
    <QueryClientProvider client={new QueryClient()}>
      <EditsProvider plan={plan} workouts={workouts} today={today}>
        {shown}
      </EditsProvider>
    </QueryClientProvider>
  )
  const pinned = (workouts: readonly WorkoutInWords[], day = today) =>
    textOf(inEdits(workouts, <PinnedSession {...{ plan, workouts }} selectedDay={day} />))

  it('is the next open one, with both ways to log it', () => {
    expect(pinned(logged())).toMatch(/\d:\d\d Done as planned Done, with changes$/)
  })

  it('is none once all is logged, and on a day off', () => {
    expect(pinned(logged({ 4: { state: 'skipped', reason: 'tired' } }))).toBe('')
    expect(pinned(logged(), '2027-01-27')).toBe('')
  })
})
