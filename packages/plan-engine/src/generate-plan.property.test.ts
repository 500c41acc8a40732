import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_NAMES, daysBetween } from './calendar.js'
import { RACE_PRESETS } from './formulas/presets.js'
import { generatePlan } from './generate-plan.js'
import { foundBy } from './testing/found-cases.js'
import { daysLeft, fillFault, isHard } from './testing/plan-facts.js'
import { randomInput } from './testing/random-input.js'
import { weekOffering } from './testing/scenarios.js'
import { MILES } from './testing/words.js'
import { en } from './texts/en.js'
import type { Exercise, Plan, PlanInput, SessionStep, Weekday } from './types.js'

const RUNS = rounds({ short: 500, soak: 20_000 })

const stepsSeconds = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * stepsSeconds(step.steps) : step.seconds), 0)

/** Everything wrong with an exercise; nothing for a sound one. */
function exerciseFaults({ id, type, duration, steps, reasons }: Exercise, isRace: boolean): string[] {
  const faults: string[] = []
  const fault = isRace ? (stepsSeconds(steps) === duration * 60 ? '' : 'a leg') : fillFault(type, steps, duration)
  if (fault) faults.push(`${id}: ${fault} in ${duration} min`)
  if (!isRace && (duration % 5 !== 0 || duration < 10)) faults.push(`${id}: ${duration} min`)
  const flat = steps.flatMap((step) => ('repeat' in step ? step.steps : [step]))
  if (flat.some(({ seconds }) => !Number.isInteger(seconds) || seconds <= 0)) faults.push(`${id}: a step has no time`)
  if (reasons.length === 0 || reasons.some((reason) => !en.sentence(reason, MILES)?.endsWith('.')))
    faults.push(`${id}: no reason`)
  return faults
}

function workoutFaults(input: PlanInput, { workouts }: Plan): string[] {
  const left = daysLeft(input)
  const season = daysBetween(input.today, input.raceDate)
  return workouts.flatMap((workout) => {
    const { exercises, totalDuration, workoutType, week, day } = workout
    const isRace = workoutType === 'race'
    const where = `week ${week}, day ${day}`
    const faults = exercises.flatMap((exercise) => exerciseFaults(exercise, isRace))
    const availableMinutes = input.weeklySchedule[day]
    const sum = exercises.reduce((total, { duration }) => total + duration, 0)
    if (sum !== totalDuration) faults.push(`${where}: wrong total`)
    if (isRace !== (left(workout) === 0)) faults.push(`${where}: race and race day differ`)
    if (left(workout) > season || left(workout) < 0) faults.push(`${where}: outside the season`)
    if (!isRace && (!availableMinutes?.available || totalDuration > availableMinutes.hours * 60))
      faults.push(`${where}: above its hours`)
    return faults
  })
}

/** Days in a row with hard sessions, the race aside. */
function restlessPairs(input: PlanInput, { workouts }: Plan): number {
  const left = daysLeft(input)
  const hard = workouts
    .filter(({ workoutType, exercises }) => workoutType !== 'race' && exercises.some(isHard))
    .map(left)
  return hard.filter((day, index) => index > 0 && (hard[index - 1] ?? 0) - day === 1).length
}

function weekFaults({ weeks, workouts }: Plan): string[] {
  const sums = weeks.map(() => 0)
  for (const { week, workoutType, totalDuration } of workouts)
    if (workoutType !== 'race') sums[week - 1] = (sums[week - 1] ?? 0) + totalDuration
  return weeks.flatMap(({ week, minutes, bySport }) => {
    const sports = bySport.swim + bySport.bike + bySport.run
    return sums[week - 1] === minutes && sports === minutes ? [] : [`week ${week}: the minutes differ`]
  })
}

/** A brick is a ride and a linked run, and only that; a run off the bike is linked, and no other run stands behind a ride. */
function nameFaults({ workouts }: Plan): string[] {
  return workouts.flatMap(({ week, day, exercises, workoutType }) => {
    const sports = exercises.map(({ type }) => type).join()
    const expected = { brick: 'bike,run', race: 'swim,bike,run' }[workoutType as string] ?? workoutType
    const isNamed = workoutType === 'mixed' ? exercises.length > 1 : sports === expected
    const areLinked = exercises.every(({ type, code = '', linked = false }, index) => {
      const isBehindRide = type === 'run' && exercises[index - 1]?.type === 'bike'
      return workoutType === 'race' || (linked === isBehindRide && (linked || !code.startsWith('X-BRICK')))
    })
    return isNamed && areLinked ? [] : [`week ${week}, day ${day}: ${workoutType} of ${sports}`]
  })
}

/** Recovery weeks hold 65 % of the last load week, or a quarter of an hour on each day where that is more. */
function recoveryFaults({ weeklySchedule }: PlanInput, { weeks }: Plan): string[] {
  const days = weeklySchedule.filter(({ available }) => available).length
  return weeks.flatMap(({ week, kind, minutes }) => {
    const load = weeks.findLast((before) => before.week < week && before.kind === 'load')
    if (kind !== 'recovery' || !load) return []
    const wanted = Math.max(0.65 * load.minutes, 15 * days)
    return Math.abs(minutes - wanted) <= Math.max(5, 0.05 * load.minutes) ? [] : [`week ${week}: ${minutes} min`]
  })
}

/** A week of three short days: its recovery weeks were too small when their long sessions could not stretch by a step. */
const SHORT_DAYS: PlanInput = {
  raceType: '70.3',
  currentPaces: { swim: 60, bike: 10, run: 300 },
  goalPaces: { swim: 60, bike: 10, run: 300 },
  experienceLevel: 'beginner',
  weeklySchedule: DAY_NAMES.map((dayName, index) => {
    const hours = { Monday: 0.5, Tuesday: 0.5, Friday: 2.5 }[dayName as string] ?? 0
    return { day: index as Weekday, dayName, available: hours > 0, hours, isEndurance: false }
  }),
  distances: RACE_PRESETS['70.3'],
  today: '2026-01-01',
  raceDate: '2026-03-13',
  totalWeeks: 11,
}

/** One long day and two of half an hour: the run's last step was missing. */
const ONE_LONG_DAY: PlanInput = {
  ...SHORT_DAYS,
  weeklySchedule: DAY_NAMES.map((dayName, index) => {
    const hours = { Monday: 2.5, Friday: 0.5, Saturday: 0.5 }[dayName as string] ?? 0
    return { day: index as Weekday, dayName, available: hours > 0, hours, isEndurance: dayName === 'Monday' }
  }),
  raceDate: '2026-07-31',
  totalWeeks: 31,
}

/** Four short days: the swim test of a recovery week came on top of the long ride of its day. */
const TEST_ON_A_LONG_DAY: PlanInput = {
  ...SHORT_DAYS,
  raceType: 'ironman',
  distances: RACE_PRESETS.ironman,
  currentPaces: { swim: 127.3, bike: 10, run: 300 },
  goalPaces: { swim: 127.3, bike: 10, run: 300 },
  weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Tue 1, Fri 0.5'),
  raceDate: '2026-03-20',
  totalWeeks: 12,
}

/** Long days with a short one between: its swim test left no day for the rest of the week's minutes. */
const TEST_IN_THE_WAY: PlanInput = {
  ...TEST_ON_A_LONG_DAY,
  experienceLevel: 'advanced',
  weeklySchedule: weekOffering('Sun 0.5, Mon 5, Tue 1, Fri 0.5'),
  raceDate: '2026-09-06',
  totalWeeks: 36,
}

/** A roomy day between two short ones: both second sessions of a recovery week stood on the short ones, and it was too small. */
const ROOM_IN_THE_WAY: PlanInput = {
  ...TEST_ON_A_LONG_DAY,
  experienceLevel: 'intermediate',
  currentPaces: { swim: 60, bike: 10, run: 300 },
  goalPaces: { swim: 60, bike: 10, run: 300 },
  weeklySchedule: weekOffering('Mon 1.5, Tue 6.5, Wed 1'),
  raceDate: '2026-04-17',
  totalWeeks: 16,
}

/** Long rides of 20 minutes: two blocks at race effort with their breaks were longer than the ride. */
const BLOCKS_IN_A_SHORT_RIDE: PlanInput = {
  ...TEST_ON_A_LONG_DAY,
  experienceLevel: 'beginner',
  currentPaces: { swim: 60, bike: 10, run: 300 },
  goalPaces: { swim: 60, bike: 10, run: 300 },
  weeklySchedule: weekOffering('Sun 0.5, Wed 0.5, Thu 0.5'),
  fitness: { minutesPerWeek: 0, longest: {} },
  today: '2026-04-28',
  raceDate: '2027-08-25',
  totalWeeks: 70,
}

function keepsWhatItPromises(input: PlanInput) {
  const plan = generatePlan(input)
  const ids = plan.workouts.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  const faults = [workoutFaults(input, plan), weekFaults(plan), nameFaults(plan), recoveryFaults(input, plan)]
  expect(faults.flat()).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(plan.workouts.filter(({ workoutType }) => workoutType === 'race')).toHaveLength(1)
  expect(plan.weeks).toHaveLength(input.totalWeeks)
  expect(restlessPairs(input, plan)).toBe(0)
}

describe('any plan', () => {
  test('keeps hours, days, dates, sums and names, recovers, races once, and has no hard days in a row', () => {
    fc.assert(fc.property(randomInput, keepsWhatItPromises), {
      numRuns: RUNS,
      examples: [SHORT_DAYS, ONE_LONG_DAY, TEST_ON_A_LONG_DAY, TEST_IN_THE_WAY, ROOM_IN_THE_WAY, BLOCKS_IN_A_SHORT_RIDE]
        .map((input): [PlanInput] => [input])
        .concat(foundBy<[PlanInput]>('plan')),
    })
  }, 1_200_000)

  test('keeps all of it where two load weeks come before each recovery week', () => {
    fc.assert(
      fc.property(randomInput, (input) => keepsWhatItPromises({ ...input, rhythm: '2:1' })),
      { numRuns: RUNS / 5 },
    )
  }, 1_200_000)

  test('is the same to the byte, in whatever order the days of the schedule stand', () => {
    fc.assert(
      fc.property(randomInput, fc.integer({ min: 1, max: 6 }), (input, turn) => {
        const bytes = JSON.stringify(generatePlan(input))
        const { weeklySchedule } = input
        const turned = [...weeklySchedule.slice(turn), ...weeklySchedule.slice(0, turn)].reverse()
        expect(JSON.stringify(generatePlan({ ...input, weeklySchedule: turned }))).toBe(bytes)
        expect(bytes).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: RUNS / 5 },
    )
  }, 1_200_000)
})
