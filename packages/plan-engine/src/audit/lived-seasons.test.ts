import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.js'
import { completeWorkout } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { BASE, dayOf, lived } from '../testing/histories.js'
import type { ActualExercise, Exercise, IsoDay, Workout } from '../types.js'
import { auditPlan } from './audit-plan.js'
import type { AuditedWorkout, AuditInput } from './facts/audited-plan.js'
import { gatherFacts } from './facts/gather-facts.js'
import { pausesNow } from './facts/pauses.js'

const AT = '2027-01-01T08:00:00Z'
const { workouts } = generatePlan(BASE)
/** The first day of week 7. */
const today = dayOf(7, 'Mon')

const factsOf = (given: readonly AuditedWorkout[], told: Partial<AuditInput> = {}) => {
  const facts = gatherFacts({ workouts: given }, { ...BASE, asOf: today, ...told })
  if (!facts) throw new Error('The season has no dates')
  return facts
}
const rulesOf = (given: readonly AuditedWorkout[], told: Partial<AuditInput> = {}) => {
  const { rules } = auditPlan({ workouts: given }, { ...BASE, asOf: today, ...told })
  return (id: string) => rules.find((rule) => rule.id === id)
}
const broken = (given: readonly AuditedWorkout[], told: Partial<AuditInput> = {}) =>
  auditPlan({ workouts: given }, { ...BASE, asOf: today, ...told })
    .rules.filter(({ result }) => result !== 'pass')
    .map(({ id }) => id)

const entry = ({ id, type, duration, intensity }: Exercise, changes: Partial<ActualExercise>): ActualExercise => ({
  ...{ id, type, duration, intensity, distance: '', actualPace: '', notes: '', loggedAt: AT },
  ...changes,
})

/** The workouts of a week as an athlete did them. */
const done = (week: number, changesOf: (exercise: Exercise) => Partial<ActualExercise>) =>
  lived(BASE, today).map((workout) =>
    workout.week === week
      ? completeWorkout(workout, { actualExercises: workout.exercises.map((each) => entry(each, changesOf(each))) }, AT)
      : workout,
  )

describe('a season that has been lived', () => {
  it('counts what was done before today, and what is planned from then on', () => {
    const facts = factsOf(done(6, ({ duration }) => ({ duration: duration + 10 })))
    const planned = factsOf(lived(BASE, today))
    const sessions = planned.weeks[5]?.sessions.length ?? 0
    expect(facts.weeks[5]?.minutes).toBe((planned.weeks[5]?.minutes ?? 0) + 10 * sessions)
    expect(facts.weeks[6]?.minutes).toBe(planned.weeks[6]?.minutes)
    expect(facts.weeks.map(({ isOver }) => isOver).indexOf(false)).toBe(6)
  })

  it('counts what is planned alone where today is not told', () => {
    const facts = factsOf(
      done(6, ({ duration }) => ({ duration: duration + 10 })),
      { asOf: undefined },
    )
    expect(facts.weeks.map(({ minutes }) => minutes)).toEqual(
      factsOf(lived(BASE, today)).weeks.map(({ minutes }) => minutes),
    )
    expect(facts.weeks.some(({ isOver }) => isOver)).toBe(false)
  })

  it('is not judged by what is past: too long days, odd minutes, no rest, no easy minute', () => {
    const much = done(6, ({ duration }) => ({ duration: Math.round(1.5 * duration) + 1, intensity: 'hard' }))
    expect(broken(much, { asOf: undefined, timeOff: [] })).toEqual([])
    for (const id of ['R01', 'R02', 'R05', 'R06', 'R11', 'R12', 'R14', 'R15', 'R16', 'R17'])
      expect([id, rulesOf(much)(id)?.result]).toEqual([id, 'pass'])
  })

  it('is judged by what is to come all the same', () => {
    const edited = lived(BASE, today).map((workout) =>
      workout.week === 9
        ? {
            ...workout,
            exercises: workout.exercises.map((each) => ({
              ...each,
              intensity: 'hard' as const,
              duration: 185,
              steps: [],
            })),
          }
        : workout,
    )
    const found = rulesOf(edited)
    for (const id of ['R01', 'R05', 'R12', 'R13']) expect([id, found(id)?.result]).toEqual([id, 'fail'])
  })

  it('knows days that were missed as time off, from four on, of all sports and of one', () => {
    const missed = (days: number, sport?: 'run') =>
      factsOf(lived(BASE, today, [{ from: addDays(today, -days), to: addDays(today, -1), ...(sport && { sport }) }]))
    expect(missed(3).breaks).toEqual([])
    expect(missed(9).breaks).toMatchObject([{ days: 9, last: 7 * 6 - 1 }])
    const without = missed(14, 'run')
    expect(without.breaks).toMatchObject([{ days: 13 }])
    expect(without.days.find(({ off }) => off)?.off?.possible).toEqual(['swim', 'bike'])
  })

  it('joins them to time off that goes on, and ends them where training went on', () => {
    const saved = lived(BASE, today, [{ from: addDays(today, -2), to: addDays(today, -1) }])
    const off = { from: today, to: addDays(today, 3) }
    expect(factsOf(saved, { timeOff: [off] }).breaks).toMatchObject([{ days: 6 }])
    const between = lived(BASE, today, [
      { from: addDays(today, -21), to: addDays(today, -15) },
      { from: addDays(today, -4), to: addDays(today, -1) },
    ])
    expect(factsOf(between).breaks.map(({ days }) => days)).toEqual([7, 4])
  })

  it('asks for no way back from what was missed once training has gone on; from two weeks off that were told after two days of it', () => {
    const gone = [
      { from: addDays(today, -20), to: addDays(today, -5) },
      { from: addDays(today, -3), to: addDays(today, -1) },
    ]
    const saved = lived(BASE, today, gone)
    const told = { timeOff: [{ from: addDays(today, -20), to: addDays(today, -5) }] }
    const sportsBack = (rest: Partial<AuditInput>) => pausesNow(factsOf(saved, rest)).map(({ sport }) => sport)
    // What was not done on that day comes back by itself.
    expect([sportsBack({}), sportsBack(told)]).toEqual([['bike'], [undefined, 'bike']])
  })

  it('takes a plan that does not say what was done as done', () => {
    const plain = workouts.map(({ week, day, exercises, workoutType }) => ({ week, day, exercises, workoutType }))
    expect(factsOf(plain).breaks).toEqual([])
    expect(factsOf(plain).weeks[0]?.minutes).toBe(factsOf(lived(BASE, today)).weeks[0]?.minutes)
  })
})

describe('weeks that something has shaped', () => {
  const off = (from: IsoDay, days: number) => ({ timeOff: [{ from, to: addDays(from, days - 1) }] })
  /** The workouts without those of some days. */
  const without = (from: IsoDay, days: number, given: readonly Workout[] = lived(BASE, today)) => {
    const gone = given.filter(({ week, day, workoutType }) => {
      const date = addDays(dayOf(week, 'Mon'), (day + 6) % 7)
      return workoutType !== 'race' && date >= from && date < addDays(from, days)
    })
    return given.filter((workout) => !gone.includes(workout))
  }

  it('are no measure of shares, swims, hours and tests', () => {
    const holiday = without(dayOf(9, 'Mon'), 7)
    const [told, untold] = [rulesOf(holiday, off(dayOf(9, 'Mon'), 7)), rulesOf(holiday)]
    expect(untold('R03')?.result).toBe('fail')
    for (const id of ['R03', 'R20', 'R21', 'R24']) expect([id, told(id)?.result]).toEqual([id, 'pass'])
    const tests = without(dayOf(8, 'Mon'), 7)
    expect(rulesOf(tests)('R35')?.result).toBe('fail')
    expect(rulesOf(tests, off(dayOf(8, 'Mon'), 7))('R35')?.result).toBe('pass')
  })

  it('leave no taper to judge where they are its own, and say so', () => {
    const ill = without(dayOf(19, 'Mon'), 10)
    expect(rulesOf(ill)('R09')?.result).toBe('fail')
    expect(rulesOf(ill, off(dayOf(19, 'Mon'), 10))('R09')).toMatchObject({
      result: 'pass',
      finding: 'cut-short',
      inputs: { days: 10 },
      limit: {},
    })
  })

  it('leave no time for what the last six weeks practise', () => {
    const late = without(dayOf(15, 'Mon'), 35)
    expect(rulesOf(late)('R37')?.value).toBeGreaterThan(0)
    expect(rulesOf(late, off(dayOf(15, 'Mon'), 35))('R37')?.result).toBe('pass')
  })

  it('are judged by hand edits in other weeks as before', () => {
    const told = off(dayOf(9, 'Mon'), 7)
    const holiday = without(dayOf(9, 'Mon'), 7)
    const edited = holiday.map((workout) =>
      workout.week >= 7 && workout.workoutType !== 'race'
        ? { ...workout, exercises: workout.exercises.filter(({ type }) => type !== 'swim') }
        : workout,
    )
    expect(rulesOf(edited, told)('R21')?.result).toBe('fail')
  })
})
