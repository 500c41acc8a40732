import { describe, expect, it } from 'vitest'
import { withExercises } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { isDrill } from '../steps.js'
import { scenario } from '../testing/scenarios.js'
import type { Exercise, Step, Workout } from '../types.js'
import { auditPlan } from './audit-plan.js'

/** Twelve weeks to an olympic race at 3:00/100 m; the eighth tests the swim. */
const input = scenario('olympic', 'beginner', 12, {
  currentPaces: { swim: 180, bike: 15, run: 600 },
  goalPaces: { swim: 170, bike: 16, run: 570 },
})
const { workouts } = generatePlan(input)

const judged = (plan: readonly Workout[], given = input) => {
  const { result, value, inputs } = auditPlan({ workouts: plan }, given).rules.find(({ id }) => id === 'R38') ?? {}
  return { result, value, ...inputs }
}
const withSwims = (to: (swim: Exercise, workout: Workout) => Exercise) =>
  workouts.map((workout) =>
    workout.workoutType === 'race'
      ? workout
      : withExercises(
          workout,
          workout.exercises.map((each) => (each.type === 'swim' ? to(each, workout) : each)),
        ),
  )
/** The drills of its main part are swum easy. */
const withoutSetsOfDrills = (swim: Exercise) => {
  const plain = (each: Step): Step => (isDrill(each) && each.kind !== 'warmup' ? { ...each, cue: 'swim-easy' } : each)
  return {
    ...swim,
    steps: swim.steps.map((one) => ('repeat' in one ? { ...one, steps: one.steps.map(plain) } : plain(one))),
  }
}
/** A swim in whose main part the easy metres are fast. */
const fast = (swim: Exercise) => ({
  ...swim,
  steps: swim.steps.map((one) =>
    'repeat' in one || one.kind !== 'work' ? one : { ...one, zone: 'interval' as const },
  ),
})

describe('swim technique of who swims 3:00/100 m', () => {
  it('passes where more than a third of the swims are for it', () => {
    const { result, value } = judged(workouts)
    expect(result).toBe('pass')
    expect(value).toBeGreaterThanOrEqual(35)
  })

  it('fails where drills are in the warm-up alone', () => {
    expect(judged(withSwims(withoutSetsOfDrills))).toMatchObject({ result: 'fail' })
  })

  it('fails for a fast swim before the test, and passes the same one after it', () => {
    const inWeek = (week: number) =>
      withSwims((swim, workout) => (workout.week === week && swim.code?.startsWith('S-LONG') ? fast(swim) : swim))
    expect(judged(inWeek(7))).toMatchObject({ result: 'fail', fast: 1 })
    expect(judged(inWeek(9)).result).toBe('pass')
  })

  it('is content with a drill in every tenth swim of who swims 1:40/100 m', () => {
    const quick = { ...input, currentPaces: { ...input.currentPaces, swim: 100 } }
    const own = generatePlan(quick).workouts
    expect(judged(own, quick)).toMatchObject({ result: 'pass' })
    expect(judged(withSwims(withoutSetsOfDrills), quick).result).toBe('pass')
  })
})
