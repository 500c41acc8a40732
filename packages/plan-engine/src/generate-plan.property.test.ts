import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOf, daysBetween } from './calendar.js'
import { generatePlan } from './generate-plan.js'
import { isHard, weekOfPlan } from './testing/plan-facts.js'
import { randomInput } from './testing/random-input.js'
import type { Exercise, Plan, PlanInput, SessionStep, Workout } from './types.js'

const RUNS = 2000

const stepsSeconds = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * stepsSeconds(step.steps) : step.seconds), 0)

/** Everything wrong with an exercise; nothing for a sound one. */
function exerciseFaults({ id, duration, steps, reasons }: Exercise, isRace: boolean): string[] {
  const faults: string[] = []
  if (stepsSeconds(steps) !== duration * 60) faults.push(`${id}: steps do not add up to ${duration} min`)
  if (!isRace && (duration % 5 !== 0 || duration < 10)) faults.push(`${id}: ${duration} min`)
  const flat = steps.flatMap((step) => ('repeat' in step ? step.steps : [step]))
  if (flat.some(({ seconds }) => !Number.isInteger(seconds) || seconds <= 0)) faults.push(`${id}: a step has no time`)
  if (reasons.length === 0 || reasons.some(({ sentence }) => !sentence.endsWith('.'))) faults.push(`${id}: no reason`)
  return faults
}

function workoutFaults(input: PlanInput, workout: Workout): string[] {
  const { exercises, totalDuration, workoutType, week, day } = workout
  const isRace = workoutType === 'race'
  const date = dateOf(input, week, day)
  const faults = exercises.flatMap((exercise) => exerciseFaults(exercise, isRace))
  const offered = input.weeklySchedule[day]
  if (exercises.reduce((sum, { duration }) => sum + duration, 0) !== totalDuration) faults.push(`${date}: wrong total`)
  if (isRace !== (date === input.raceDate)) faults.push(`${date}: race and race day differ`)
  if (date < input.today || date > input.raceDate) faults.push(`${date}: outside the season`)
  if (!isRace && (!offered?.available || totalDuration > offered.hours * 60))
    faults.push(`${date}: above the day's hours`)
  return faults
}

/** Days in a row with hard sessions. */
function restlessPairs(input: PlanInput, { workouts }: Plan): number {
  const hard = workouts
    .filter(({ workoutType, exercises }) => workoutType !== 'race' && exercises.some(isHard))
    .map(({ week, day }) => daysBetween(input.today, dateOf(input, week, day)))
  return hard.filter((day, index) => index > 0 && day - (hard[index - 1] ?? 0) === 1).length
}

function weekFaults(plan: Plan): string[] {
  return plan.weeks.flatMap(({ week, minutes, bySport }) => {
    const training = weekOfPlan(plan, week).filter(({ workoutType }) => workoutType !== 'race')
    const sum = training.reduce((total, { totalDuration }) => total + totalDuration, 0)
    const sports = bySport.swim + bySport.bike + bySport.run
    return sum === minutes && sports === minutes ? [] : [`week ${week}: ${sum} planned, ${minutes} told`]
  })
}

describe('any plan', () => {
  test('keeps hours, days, dates and sums, races once, and never has hard days in a row', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const plan = generatePlan(input)
        const ids = plan.workouts.flatMap(({ exercises }) => exercises.map(({ id }) => id))
        expect(plan.workouts.flatMap((workout) => workoutFaults(input, workout))).toEqual([])
        expect(weekFaults(plan)).toEqual([])
        expect(new Set(ids).size).toBe(ids.length)
        expect(plan.workouts.filter(({ workoutType }) => workoutType === 'race')).toHaveLength(1)
        expect(plan.weeks).toHaveLength(input.totalWeeks)
        expect(restlessPairs(input, plan)).toBe(0)
      }),
      { numRuns: RUNS },
    )
  }, 30_000)

  test('is the same to the byte, in whatever order the days of the schedule stand', () => {
    fc.assert(
      fc.property(randomInput, fc.integer({ min: 1, max: 6 }), (input, turn) => {
        const bytes = JSON.stringify(generatePlan(input))
        const { weeklySchedule } = input
        const turned = [...weeklySchedule.slice(turn), ...weeklySchedule.slice(0, turn)].reverse()
        expect(JSON.stringify(generatePlan({ ...input, weeklySchedule: turned }))).toBe(bytes)
        expect(bytes).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: 200 },
    )
  })

  test('calls a workout a brick only when a ride is followed by a run, and names its sport otherwise', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        for (const { exercises, workoutType } of generatePlan(input).workouts) {
          const sports = exercises.map(({ type }) => type).join()
          if (workoutType === 'brick') expect(sports).toBe('bike,run')
          else if (workoutType === 'race') expect(sports).toBe('swim,bike,run')
          else if (workoutType !== 'mixed') expect(sports).toBe(workoutType)
          for (const [index, { name }] of exercises.entries())
            if (/brick|transition run/i.test(name)) expect(exercises[index - 1]?.type).toBe('bike')
        }
      }),
      { numRuns: 200 },
    )
  })

  test('recovers at 65 % of the last load week, as near as five minutes and the days allow', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { weeks } = generatePlan(input)
        const days = input.weeklySchedule.filter(({ available }) => available).length
        for (const { week, kind, minutes } of weeks) {
          const load = weeks.findLast((before) => before.week < week && before.kind === 'load')
          if (kind !== 'recovery' || !load) continue
          const wanted = Math.max(0.65 * load.minutes, 15 * days)
          expect(Math.abs(minutes - wanted)).toBeLessThanOrEqual(Math.max(5, 0.05 * load.minutes))
        }
      }),
      { numRuns: 500 },
    )
  })
})
