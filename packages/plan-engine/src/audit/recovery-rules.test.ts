import { describe, expect, it } from 'vitest'
import { adaptPlan } from '../adapt/adapt-plan.js'
import { applyProposal } from '../adapt/proposal/apply.js'
import type { TimeOff } from '../adapt/types.js'
import { addDays, dateOf } from '../calendar.js'
import { withExercises } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { step } from '../testing/plans.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { exercise, workout as workoutOf } from '../testing/workouts.js'
import type { AfterRaceSession, Exercise, Workout } from '../types.js'
import { auditPlan } from './audit-plan.js'
import type { AuditedWorkout, AuditInput } from './facts/audited-plan.js'

const input = scenario('ironman', 'intermediate', 20, {
  weeklySchedule: weekOffering('Sun 3, Mon 3, Tue 3, Thu 3, Fri 3, Sat 3'),
})
const plan = generatePlan(input)
const judged = (afterRace: readonly AfterRaceSession[] | undefined) =>
  auditPlan({ ...plan, afterRace }, input).rules.find(({ id }) => id === 'R29')
const [ride, swim] = plan.afterRace
if (!ride || !swim) throw new Error('The plan has no days after the race')
const changed = (fields: Partial<AfterRaceSession>) => [{ ...ride, ...fields }, swim]

describe('R29 after the race', () => {
  it('passes what is generated', () => {
    expect(judged(plan.afterRace)).toMatchObject({ result: 'pass', value: 0, severity: 'major' })
  })

  it.each([[[]], [undefined]])('has nothing to judge where the plan ends with the race', (afterRace) => {
    expect(judged(afterRace)).toMatchObject({ result: 'pass', limit: {} })
  })

  it.each([
    ['on race day', { date: input.raceDate }],
    ['before the race', { date: '2027-06-05' }],
    ['on a day off', { date: '2027-06-10' }],
    ['without a date', { date: '' }],
    ['with a tempo part', { steps: [step(ride.duration - 5, 'easy'), step(5, 'tempo')] }],
    ['labelled hard, without steps', { steps: [], intensity: 'hard' }],
    ['that is a run before day 8', { type: 'run', duration: 30, steps: [step(30, 'easy')], date: '2027-06-13' }],
    ['longer than a tired body takes', { duration: 125, steps: [step(125, 'easy')], date: '2027-06-17' }],
    ['on a weekday without hours', { date: '2027-06-16' }],
  ] as const)('fails a session %s', (_, fields) => {
    expect(judged(changed(fields))).toMatchObject({ result: 'fail', value: 1 })
  })

  it('allows a run on day 8', () => {
    const run = { type: 'run', duration: 30, steps: [step(30, 'easy')], date: '2027-06-14' } as const
    expect(judged(changed(run))?.result).toBe('pass')
  })
})

/** A plan of twenty weeks from Monday to Sunday, and its sixth week off. */
const season = scenario('70.3', 'intermediate', 20)
const dayIn = (week: number, day: number) => addDays(dateOf(season, week, 1), day - 1)
const HOLIDAY: TimeOff = { id: 'off', from: dayIn(6, 1), to: dayIn(6, 7), reason: 'holiday' }
const generated = generatePlan(season).workouts
/** With all that is proposed for time off, told on the plan's first day. */
const adapted = (timeOff: readonly TimeOff[]) => {
  const question = { input: { ...season, timeOff }, saved: generated, today: season.today }
  return applyProposal(generated, adaptPlan(question)) ?? []
}
const found = (rule: string, workouts: readonly AuditedWorkout[], told: Partial<AuditInput> = {}) => {
  const rules = auditPlan({ workouts }, { ...season, timeOff: [HOLIDAY], ...told }).rules
  return rules.find(({ id }) => id === rule)
}
/** The workouts with the sessions of a day changed. */
const onDay = (
  workouts: readonly Workout[],
  [week, day]: readonly [week: number, day: number],
  change: (each: Exercise) => Exercise,
): Workout[] =>
  workouts.map((workout) =>
    workout.week === week && workout.day === day ? withExercises(workout, workout.exercises.map(change)) : workout,
  )

describe('R28 after time off', () => {
  const back = adapted([HOLIDAY])
  const lasting = (share: number) => (each: Exercise) => {
    const minutes = Math.round(plannedOf(each) * share)
    return { ...each, duration: minutes, steps: [step(minutes, 'easy')] }
  }
  const plannedOf = ({ reasons, duration }: Exercise) =>
    Number(reasons.find(({ inputs }) => inputs.planned)?.inputs.planned ?? duration)
  const hard = (each: Exercise): Exercise => ({ ...each, intensity: 'hard' })

  it('passes what is proposed for it, and fails the plan as it was', () => {
    expect(found('R28', back)).toMatchObject({ result: 'pass', value: 0, finding: 'back-gently', severity: 'major' })
    expect(found('R28', generated)).toMatchObject({ result: 'fail', finding: 'back-too-soon' })
  })

  it('has nothing to judge without time off', () => {
    expect(found('R28', generated, { timeOff: [] })).toMatchObject({
      result: 'pass',
      limit: {},
      finding: 'no-time-off',
    })
    expect(found('R30', generated, { timeOff: [] })).toMatchObject({
      result: 'pass',
      limit: {},
      finding: 'no-time-off',
    })
  })

  it.each([
    ['three quarters of the minutes', back.map((each) => each), 0],
    ['a hard session on the second day', onDay(back, [7, 2], hard), 2],
    [
      'all of the minutes of the first three days',
      [1, 2, 3].reduce((all, day) => onDay(all, [7, day], lasting(1)), back),
      3,
    ],
    [
      'a hard run in the second half of its way back',
      onDay(back, [7, 6], (each) => (each.type === 'run' ? hard(each) : each)),
      1,
    ],
    [
      'a hard ride then, which may be the one',
      onDay(back, [7, 6], (each) => (each.type === 'bike' ? hard(each) : each)),
      0,
    ],
    ['a hard session on the eighth day', onDay(back, [8, 1], hard), 0],
  ])('counts %s', (_, workouts, value) => {
    expect(found('R28', workouts)?.value).toBe(value)
  })

  it('leaves alone what is past, what was done and what the athlete made', () => {
    const tuesday = onDay(back, [7, 2], hard)
    const until = (week: number, day: number) =>
      tuesday.map((workout) => ({
        ...workout,
        isCompleted: workout.week < 6 || (workout.week === week && workout.day > 0 && workout.day < day),
      }))
    expect(found('R28', until(7, 1), { asOf: dayIn(7, 1) })?.value).toBe(2)
    expect(found('R28', until(7, 3), { asOf: dayIn(7, 3) })?.value).toBe(0)
    // Who has missed these days too comes back later.
    expect(found('R28', until(6, 0), { asOf: dayIn(7, 3) })?.value).toBe(3)
    expect(
      found(
        'R28',
        onDay(back, [7, 2], (each) => ({ ...hard(each), origin: 'edited' })),
      )?.value,
    ).toBe(0)
    const done = tuesday.map((workout) => ({ ...workout, isCompleted: workout.week === 7 && workout.day === 2 }))
    expect(found('R28', done)?.value).toBe(0)
  })

  it('asks for more after fever, and for nothing where training went on', () => {
    const fever: TimeOff = { ...HOLIDAY, to: dayIn(6, 3), reason: 'ill-fever' }
    expect(found('R28', adapted([fever]), { timeOff: [fever] })?.value).toBe(0)
    expect(found('R28', onDay(adapted([fever]), [6, 0], hard), { timeOff: [fever] })?.value).toBeGreaterThan(0)
    // What a doctor should see asks for as much as fever.
    const chest: TimeOff = { ...fever, reason: 'ill', symptoms: ['chest-pain'] }
    const cold: TimeOff = { ...fever, reason: 'ill', symptoms: ['aches'] }
    const value = (off: TimeOff) => found('R28', adapted([cold]), { timeOff: [off] })?.value
    expect([value(cold), value(chest)]).toEqual([0, value(fever)])
    expect(value(chest)).toBeGreaterThan(0)
    const short: TimeOff = { ...HOLIDAY, to: dayIn(6, 2) }
    expect(found('R28', generated, { timeOff: [short] })?.value).toBe(0)
    const trained = generated.map((workout) => ({ ...workout, isCompleted: workout.week === 6 }))
    expect(found('R28', trained)?.value).toBe(0)
  })

  it.each([
    ['nine days of fever', 'ill-fever', 9, 1, 0],
    ['two weeks', 'holiday', 14, 2, 0],
    ['two weeks, on one day alone', 'holiday', 14, 1, 1],
  ] as const)('passes over what training has gone on from: after %s', (_, reason, days, trained, least) => {
    const off: TimeOff = { ...HOLIDAY, to: addDays(HOLIDAY.from, days - 1), reason }
    const since = generated.filter(({ week, day }) => dateOf(season, week, day) > off.to)
    const done = since.slice(0, trained)
    const asOf = dateOf(season, since[trained]?.week ?? 0, since[trained]?.day ?? 0)
    const isDone = ({ week, day }: Workout) => dateOf(season, week, day) < off.from
    const workouts = generated.map((workout) =>
      done.includes(workout) || isDone(workout) ? { ...workout, isCompleted: true } : workout,
    )
    expect(Math.min(1, found('R28', workouts, { timeOff: [off], asOf })?.value ?? 0)).toBe(least)
  })

  it('measures a plan from elsewhere by its last load week', () => {
    const bare = back.map(({ exercises, ...workout }) => ({
      ...workout,
      exercises: exercises.map(({ reasons: _, ...each }) => each),
    }))
    expect(found('R28', bare)?.value).toBe(0)
  })

  it.each([4, 7, 13, 14, 21, 42])(
    'after %s days off passes what is proposed, with all of the first running easy',
    (days) => {
      const off: TimeOff = { ...HOLIDAY, to: addDays(HOLIDAY.from, days - 1) }
      const after = adapted([off])
      expect(['R28', 'R30'].map((rule) => found(rule, after, { timeOff: [off] })?.value)).toEqual([0, 0])
      const first = addDays(off.to, 1)
      const runs = after.flatMap(({ week, day, exercises }) =>
        dateOf(season, week, day) >= first && dateOf(season, week, day) < addDays(first, Math.min(3, days))
          ? exercises.filter(({ type }) => type === 'run')
          : [],
      )
      expect(runs.map(({ intensity }) => intensity).filter((each) => each !== 'easy')).toEqual([])
    },
  )
})

describe('R30 time off', () => {
  const noRun: TimeOff = { ...HOLIDAY, reason: 'injury', sports: ['swim', 'bike'] }
  const few: TimeOff = { ...HOLIDAY, reason: 'busy', minutesPerDay: 45 }

  it.each([
    ['a holiday', HOLIDAY],
    ['an injury', noRun],
    ['busy days', few],
  ] as const)('passes what is proposed for %s, and counts what stood there', (_, off) => {
    expect(found('R30', adapted([off]), { timeOff: [off] })).toMatchObject({
      result: 'pass',
      finding: 'time-off-kept',
      severity: 'fatal',
    })
    expect(found('R30', generated, { timeOff: [off] })).toMatchObject({
      result: 'fail',
      finding: 'on-time-off',
      inputs: { week: 6 },
    })
  })

  it.each([
    [
      'every session of days off',
      HOLIDAY,
      generated.filter(({ week }) => week === 6).flatMap(({ exercises }) => exercises).length,
    ],
    [
      'runs alone where these are not possible',
      noRun,
      generated
        .filter(({ week }) => week === 6)
        .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'run')).length,
    ],
    [
      'days that hold more than they have',
      few,
      generated.filter(({ week, totalDuration }) => week === 6 && totalDuration > 45).length,
    ],
    [
      'illness, whatever is told to be possible',
      { ...noRun, reason: 'ill' },
      generated.filter(({ week }) => week === 6).flatMap(({ exercises }) => exercises).length,
    ],
  ] as const)('counts %s', (_, off, value) => {
    expect(found('R30', generated, { timeOff: [off] })?.value).toBe(value)
  })

  it('takes the less of two that overlap', () => {
    const both = { timeOff: [noRun, few] }
    expect(found('R30', adapted([few]), both)?.value).toBeGreaterThan(0)
    expect(found('R30', adapted([noRun]), both)?.value).toBeGreaterThan(0)
    expect(found('R30', adapted([noRun, few]), both)?.value).toBe(0)
  })

  it('leaves alone what is past, what was done and what the athlete made', () => {
    const own = adapted([HOLIDAY]).concat(workoutOf(6, 2, [exercise({ id: 'own', origin: 'added' })]))
    expect(found('R30', own)?.value).toBe(0)
    expect(found('R30', generated, { asOf: dayIn(7, 1) })?.value).toBe(0)
    expect(found('R30', generated, { asOf: dayIn(6, 7) })?.value).toBe(2)
    expect(
      found(
        'R30',
        generated.map((workout) => ({ ...workout, isCompleted: true })),
      )?.value,
    ).toBe(0)
  })
})
