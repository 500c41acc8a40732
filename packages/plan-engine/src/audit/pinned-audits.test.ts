import { describe, expect, it } from 'vitest'
import { withExercises } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { inEnglish } from '../testing/judge.js'
import { PINNED_SEASONS, type PinnedSeason } from '../testing/pinned-seasons.js'
import { step } from '../testing/plans.js'
import type { Exercise, Workout } from '../types.js'
import { auditPlan, type PlanAudit } from './audit-plan.js'

const AS_MADE = 'as made'
/** What becomes of plans: sessions dropped, lengthened, eased or made hard, moved a day, and without steps. */
const EDITS: Record<string, (workouts: readonly Workout[]) => readonly Workout[]> = {
  [AS_MADE]: (workouts) => workouts,
  'every fourth session dropped': (workouts) => edited(workouts, 4, () => []),
  'every third session half as long again': (workouts) => edited(workouts, 3, (each) => [lasting(each, 1.5)]),
  'every fifth easy session hard': (workouts) =>
    edited(workouts, 5, (each) =>
      each.intensity === 'easy'
        ? [
            {
              ...each,
              intensity: 'hard',
              steps: [step(each.duration / 2, 'easy'), step(each.duration / 2, 'threshold')],
            },
          ]
        : [each],
    ),
  'hard sessions easy': (workouts) => edited(workouts, 1, (each) => [{ ...lasting(each, 1), intensity: 'easy' }]),
  'every other day a day later, without steps': (workouts) =>
    edited(workouts, 1, (each) => [{ ...each, steps: [] }]).map((workout) =>
      workout.day % 2 === 0 && workout.workoutType !== 'race'
        ? { ...workout, day: ((workout.day + 1) % 7) as Workout['day'] }
        : workout,
    ),
}

/** The workouts with every so-manieth session changed; the race stays. */
function edited(workouts: readonly Workout[], every: number, change: (each: Exercise) => Exercise[]): Workout[] {
  let count = 0
  return workouts.map((workout) =>
    workout.workoutType === 'race'
      ? workout
      : withExercises(
          workout,
          workout.exercises.flatMap((each) => {
            count++
            return count % every === 0 ? change(each) : [each]
          }),
        ),
  )
}

const lasting = (each: Exercise, factor: number): Exercise => {
  const duration = 5 * Math.round((each.duration * factor) / 5)
  return { ...each, duration, steps: [step(duration, 'easy')] }
}

/** The score, and what each rule says; of edited plans the rules that say something else than of the plan as made. */
function pinned({ title, input }: PinnedSeason): string {
  const plan = generatePlan(input)
  const asMade = linesOf(auditPlan(plan, input))
  return Object.entries(EDITS)
    .map(([edit, change]) => {
      const audit = auditPlan({ ...plan, workouts: change(plan.workouts) }, input)
      const lines = linesOf(audit).filter((line) => edit === AS_MADE || !asMade.includes(line))
      return [`## ${title}, ${edit}: ${audit.score}`, ...lines].join('\n')
    })
    .join('\n')
}

const linesOf = ({ rules }: PlanAudit): string[] =>
  rules
    .map(inEnglish)
    .map(
      ({ id, result, value, limit, severity, message }) =>
        `${id} ${result} ${severity} ${value} (${limit.min ?? ''} to ${limit.max ?? ''}) ${message}`,
    )

describe('what the audit says of plans as made and as edited', () => {
  it('is what it was: who changes a rule sees of which plans it thinks otherwise', async () => {
    const some = PINNED_SEASONS.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)
    await expect(`${some.map(pinned).join('\n')}\n`).toMatchFileSnapshot('../testing/pinned-audits.txt')
  })
})
