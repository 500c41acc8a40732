import fc from 'fast-check'
import { addDays, DAY_NAMES, weeksUntil } from '../calendar.js'
import { RACE_PRESETS } from '../formulas/presets.js'
import {
  EXPERIENCE_LEVELS,
  type Fitness,
  type Paces,
  type PlanInput,
  RACE_TYPES,
  type WeeklySchedule,
} from '../types.js'

const FIRST_DAY = '2026-01-01'

const pace = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

const paces: fc.Arbitrary<Paces> = fc.record({ swim: pace(60, 300), bike: pace(10, 30), run: pace(300, 960) })

/** A week with 3 to 7 training days of half an hour to eight. */
const randomSchedule: fc.Arbitrary<WeeklySchedule> = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 3 }),
    fc.array(fc.record({ halves: fc.integer({ min: 1, max: 16 }), isEndurance: fc.boolean() }), {
      minLength: 7,
      maxLength: 7,
    }),
  )
  .map(([days, availability]) =>
    DAY_NAMES.map((dayName, index) => {
      const day = index as 0
      const offer = availability[day]
      return days.includes(day) && offer
        ? { day, dayName, available: true, hours: offer.halves / 2, isEndurance: offer.isEndurance }
        : { day, dayName, available: false, hours: 0, isEndurance: false }
    }),
  )

/** Mostly seasons of up to half a year, some of up to two years; any first day and race day. */
const daysAhead = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 182 }) }, fc.integer({ min: 0, max: 728 }))

const minutes = (max: number) => fc.integer({ min: 0, max })

/** What athletes tell of the last weeks: all of it, or some. */
export const randomFitness: fc.Arbitrary<Fitness> = fc
  .tuple(minutes(1500), fc.record({ swim: minutes(120), bike: minutes(400), run: minutes(200) }, { requiredKeys: [] }))
  .map(([minutesPerWeek, longest]) => ({ minutesPerWeek, longest }))

/** Any input the form lets through; one in three tells of the last weeks. */
export const randomInput: fc.Arbitrary<PlanInput> = fc
  .record({
    raceType: fc.constantFrom(...RACE_TYPES),
    start: fc.integer({ min: 0, max: 1000 }),
    ahead: daysAhead,
    currentPaces: paces,
    gain: fc.integer({ min: -5, max: 15 }),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    weeklySchedule: randomSchedule,
    fitness: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, randomFitness),
  })
  .map(({ start, ahead, gain, fitness, ...fields }) => {
    const today = addDays(FIRST_DAY, start)
    const raceDate = addDays(today, ahead)
    const { swim, bike, run } = fields.currentPaces
    const factor = 1 - gain / 100
    return {
      ...fields,
      ...(fitness && { fitness }),
      distances: RACE_PRESETS[fields.raceType],
      today,
      raceDate,
      totalWeeks: weeksUntil(today, raceDate),
      goalPaces: { swim: swim * factor, bike: bike / factor, run: run * factor },
    }
  })
