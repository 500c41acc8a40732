import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pacesBetween, weekZones } from '../formulas/zones.js'
import { generatePlan } from '../generate-plan.js'
import { toSeason } from '../season/season.js'
import { shapeWeeks } from '../season/volume.js'
import { weekProgress } from '../season/week-progress.js'
import { season } from '../testing/plans.js'
import { exercise, frozen, workout } from '../testing/workouts.js'
import { type Exercise, isSport, RACE_TYPES, type RaceType, type Weekday, type Workout } from '../types.js'
import { changeGoal } from './change-goal.js'
import { completeWorkout, deleteExercise, moveExercise, moveWorkout, toActual, withExercises } from './edits.js'

const faster = { swim: 105, bike: 20, run: 460 }
/** A saved plan: every workout with its row's id. */
const saved = (raceType: RaceType, totalWeeks: number) => {
  const input = season(raceType, totalWeeks)
  return { input, workouts: generatePlan(input).workouts.map((each, id) => ({ ...each, id, trainingPlanId: 1 })) }
}
const { input, workouts } = frozen(saved('70.3', 16))
const skeleton = (all: readonly Workout[]) =>
  all.map(({ week, day, workoutType, exercises }) => ({
    week,
    day,
    workoutType,
    exercises: exercises.map(({ id, type, code, intensity, duration }) => ({
      id,
      type,
      code,
      intensity,
      ...(workoutType !== 'race' && { duration }),
    })),
  }))
const inWeek = (all: readonly Workout[], week: number) =>
  all.filter((each) => each.week === week && each.workoutType !== 'race')

describe('changeGoal', () => {
  it.each(RACE_TYPES)('gives a %s the plan it would have had with that goal', (raceType) => {
    const plan = saved(raceType, 20)
    const wanted = generatePlan({ ...plan.input, goalPaces: faster }).workouts
    expect(changeGoal(plan.workouts, plan.input, faster)).toEqual(
      wanted.map((each, id) => ({ ...each, id, trainingPlanId: 1 })),
    )
  })

  it('keeps ids, days, durations and sessions, and only the race takes another time', () => {
    const changed = changeGoal(workouts, input, faster)
    expect(skeleton(changed)).toEqual(skeleton(workouts))
    expect(changed.map(({ id }) => id)).toEqual(workouts.map(({ id }) => id))
    expect(changed.at(-1)?.totalDuration).toBeLessThan(workouts.at(-1)?.totalDuration ?? 0)
    for (const { totalDuration, exercises } of changed)
      expect(totalDuration).toBe(exercises.reduce((sum, { duration }) => sum + duration, 0))
  })

  it('leaves the paces of week 1, and trains the last weeks at the new goal', () => {
    const changed = changeGoal(workouts, input, faster)
    expect(inWeek(changed, 1)).toEqual(inWeek(workouts, 1))
    const race = changed.at(-1)
    expect(race?.exercises.map(({ pace }) => pace)).toEqual(['1:45/100m', '20.0 mph', '7:40/mi'])
    const racePaces = inWeek(changed, 15)
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'run'))
      .flatMap(({ steps }) => steps.flatMap((step) => ('repeat' in step ? step.steps : [step])))
      .filter(({ zone }) => zone === 'race')
    for (const { target } of racePaces) expect(target).toEqual({ from: 465, to: 455 })
    expect(racePaces.length).toBeGreaterThan(0)
  })

  it('gives back the same objects for the same goal', () => {
    changeGoal(workouts, input, input.goalPaces).forEach((each, index) => {
      expect(each).toBe(workouts[index])
    })
  })

  it('gives back the same object for a completed workout', () => {
    const last = workouts.findLastIndex(({ workoutType }) => workoutType !== 'race')
    const done = workouts.map((each, index) =>
      index === last
        ? completeWorkout(each, { actualExercises: each.exercises.map(toActual) }, '2027-02-13T09:00:00.000Z')
        : each,
    )
    const changed = changeGoal(done, input, faster)
    expect(changed[last]).toBe(done[last])
    expect(changed.at(-1)).not.toBe(done.at(-1))
  })

  it('keeps what was moved and deleted, and gives moved exercises the paces of the week they were planned for', () => {
    const [source, target] = [
      workouts.find(({ week, exercises }) => week === 14 && exercises.length > 1),
      inWeek(workouts, 3)[0],
    ]
    const [first, second] = source?.exercises ?? []
    if (!source || !target || !first || !second) throw new Error('The plan has no such workouts')
    const moved = moveExercise<Workout>(source, target, first.id, 0)
    const left = moved && deleteExercise(moved.source, second.id)
    if (!moved || !left) throw new Error('Nothing moved')
    const changed = changeGoal([left, moved.target], input, faster)
    expect(skeleton(changed)).toEqual(skeleton([left, moved.target]))
    const wanted = generatePlan({ ...input, goalPaces: faster }).workouts.flatMap(({ exercises }) => exercises)
    expect(changed[1]?.exercises[0]).toEqual(wanted.find(({ id }) => id === first.id))
  })

  it('conserves exercises, places and minutes after any edits', () => {
    const edit = fc.record({
      kind: fc.constantFrom('move', 'delete', 'day', 'complete'),
      from: fc.nat(200),
      to: fc.nat(200),
      pick: fc.nat(3),
      day: fc.integer({ min: 0, max: 6 }),
    })
    const goal = fc.record({
      swim: fc.integer({ min: 90, max: 130 }),
      bike: fc.integer({ min: 15, max: 24 }),
      run: fc.integer({ min: 400, max: 560 }),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), goal, (edits, goalPaces) => {
        const plan: Workout[] = [...workouts]
        for (const { kind, from, to, pick, day } of edits) {
          const [source, target] = [plan[from % plan.length], plan[to % plan.length]]
          const exerciseId = source?.exercises[pick % Math.max(1, source.exercises.length)]?.id ?? ''
          if (!source || !target) continue
          const moved = kind === 'move' ? moveExercise(source, target, exerciseId, pick) : undefined
          if (moved) Object.assign(plan, { [from % plan.length]: moved.source, [to % plan.length]: moved.target })
          const other =
            kind === 'delete'
              ? deleteExercise(source, exerciseId)
              : kind === 'day'
                ? moveWorkout(source, { week: source.week, day: day as Weekday })
                : kind === 'complete'
                  ? completeWorkout(source, {}, '2027-01-01T00:00:00.000Z')
                  : undefined
          if (other) plan[from % plan.length] = other
        }
        const changed = changeGoal(plan, input, goalPaces)
        const legs = workouts.at(-1)?.exercises.map(({ id }) => id) ?? []
        const minutes = (all: readonly Workout[]) =>
          all.map(({ exercises }) =>
            exercises.filter(({ id }) => !legs.includes(id)).map(({ id, duration }) => `${id} ${duration}`),
          )
        expect(minutes(changed)).toEqual(minutes(plan))
        expect(
          changed.map(({ week, day, workoutType, exercises }) => [week, day, workoutType, exercises.length]),
        ).toEqual(plan.map(({ week, day, workoutType, exercises }) => [week, day, workoutType, exercises.length]))
        changed.forEach((each, index) => {
          if (each.isCompleted) expect(each).toBe(plan[index])
        })
      }),
      { numRuns: 30 },
    )
  })

  it('moves the paces of an exercise that the generator now fills with another session, and keeps the session', () => {
    const [week, day] = [14, 2] as const
    const steps = [
      { kind: 'warmup', seconds: 600, zone: 'easy', label: 'Warm-up', target: { from: 1, to: 1 } },
      {
        repeat: 5,
        steps: [{ kind: 'work', seconds: 360, zone: 'race', label: 'Race pace', target: { from: 1, to: 1 } }],
      },
    ] as const
    const old = workout(week, day, [exercise({ id: 'w14d2e1', name: 'From an older version', duration: 40, steps })])
    const [changed] = changeGoal([old], input, faster)
    const session = changed?.exercises[0]
    expect(session).toMatchObject({ id: 'w14d2e1', name: 'From an older version', duration: 40 })
    expect(session?.pace).not.toBe(old.exercises[0]?.pace)
    expect(JSON.stringify(session?.steps)).not.toContain('"from":1,')
    expect(session?.distance).toMatch(/^\d\.\d mi$/)
  })

  it.each<[string, Partial<Exercise>]>([
    ['code', { code: 'B-OLDER' }],
    ['sport', { type: 'bike' }],
    ['intensity', { intensity: 'interval' }],
    ['length', { duration: 25 }],
  ])('keeps a session that differs from the generator’s by its %s alone, at the paces of its own week', (_, fields) => {
    const made = inWeek(workouts, 10).find(({ exercises }) => exercises[0]?.type === 'run')
    const [session] = made?.exercises ?? []
    if (!made || !session) throw new Error('The week has no run')
    const steps = [{ kind: 'work', seconds: 1500, zone: 'race', label: 'My own' }] as const
    const own = { ...session, steps: [{ ...steps[0], target: { from: 1, to: 1 } }], ...fields }
    const [changed] = changeGoal([withExercises(made, [own])], input, faster)
    const season = toSeason({ ...input, goalPaces: faster })
    const progress = season && weekProgress(shapeWeeks(season))[9]
    const { target } = weekZones('70.3', pacesBetween(input.currentPaces, faster, progress ?? -1))[
      isSport(own.type) ? own.type : 'run'
    ].race
    expect(changed?.exercises[0]).toMatchObject({ ...fields, steps: [{ ...steps[0], target }] })
  })

  it('answers the workouts as they are when the dates do not exist', () => {
    const broken = changeGoal(workouts, { ...input, raceDate: '2027-02-30' }, faster)
    expect(broken.every((each, index) => each === workouts[index])).toBe(true)
  })
})
