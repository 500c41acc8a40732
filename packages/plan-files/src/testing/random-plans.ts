import {
  addDays,
  completeWorkout,
  defaultSchedule,
  deleteExercise,
  EXPERIENCE_LEVELS,
  formatMph,
  formatPace,
  generatePlan,
  moveWorkout,
  type PlanInput,
  RACE_PRESETS,
  RACE_TYPES,
  toActual,
  type Weekday,
  type Workout,
} from '@tri/plan-engine'
import fc from 'fast-check'
import { oneLine } from '../one-line.js'
import type { PlanFields } from '../plan-file/plan-file.js'

/** Any text a form would take. */
export const anyText = fc.string({ unit: 'grapheme', maxLength: 60 }).map(oneLine)

/** A season as athletes make them: any race, level, length and week. */
const anyInput: fc.Arbitrary<PlanInput> = fc
  .record({
    raceType: fc.constantFrom(...RACE_TYPES),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    days: fc.integer({ min: 1, max: 200 }),
    raceDay: fc.integer({ min: 0, max: 1000 }),
    swim: fc.integer({ min: 60, max: 300 }),
    bike: fc.integer({ min: 20, max: 60 }),
    run: fc.integer({ min: 300, max: 960 }),
    hours: fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ raceType, experienceLevel, days, raceDay, swim, bike, run, hours }) => {
    const raceDate = addDays('2027-01-01', raceDay)
    return {
      raceType,
      experienceLevel,
      distances: RACE_PRESETS[raceType],
      today: addDays(raceDate, -days),
      raceDate,
      totalWeeks: Math.ceil(days / 7),
      currentPaces: { swim, bike: bike / 2, run },
      goalPaces: { swim: swim - 3, bike: bike / 2 + 0.5, run: run - 9 },
      weeklySchedule: defaultSchedule(raceType).map((day, index) => ({ ...day, hours: (hours[index] ?? 2) / 2 })),
      ...(days % 3 === 0 && { fitness: { minutesPerWeek: 4 * days, longest: { run: days } } }),
    }
  })

/** What such a season is made from, on the wire. */
const fieldsOf = (input: PlanInput, name: string): PlanFields => ({
  name,
  raceType: input.raceType,
  swimDistance: String(input.distances.swim),
  bikeDistance: String(input.distances.bike),
  runDistance: String(input.distances.run),
  raceDate: input.raceDate,
  startDate: input.today,
  totalWeeks: input.totalWeeks,
  experienceLevel: input.experienceLevel,
  currentSwimPace: formatPace(input.currentPaces.swim),
  currentBikePace: formatMph(input.currentPaces.bike),
  currentRunPace: formatPace(input.currentPaces.run),
  goalFinishTime: null,
  goalSwimPace: formatPace(input.goalPaces.swim),
  goalBikePace: formatMph(input.goalPaces.bike),
  goalRunPace: formatPace(input.goalPaces.run),
  weeklySchedule: input.weeklySchedule,
  ...(input.fitness && { fitness: input.fitness }),
})

/** A plan with its workouts, some moved, some completed, some emptied. */
export const anyPlan: fc.Arbitrary<{ plan: PlanFields; workouts: readonly Workout[] }> = fc
  .record({
    input: anyInput,
    name: anyText.filter((name) => name !== ''),
    notes: anyText,
    fates: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 20 }),
  })
  .map(({ input, name, notes, fates }) => {
    const { workouts, afterRace } = generatePlan(input)
    const edited = workouts.map((workout, index) => edit(workout, fates[index % fates.length] ?? 0, notes))
    return { plan: { ...fieldsOf(input, name), ...changedOn(input, fates), afterRace }, workouts: edited }
  })

/** Some plans were changed on the way to their race. */
const changedOn = ({ raceDate, weeklySchedule }: PlanInput, [fate = 0]: readonly number[]) =>
  fate > 6 && {
    earlierSchedules: [{ before: addDays(raceDate, -3), weeklySchedule }],
    ...(fate > 8 && {
      pacesFrom: addDays(raceDate, -3),
      rhythm: '2:1' as const,
      earlierRhythms: [{ before: addDays(raceDate, -3), rhythm: '3:1' as const }],
    }),
  }

function edit(workout: Workout, fate: number, notes: string): Workout {
  const { week, day, exercises } = workout
  if (fate === 0) return deleteExercise(workout, exercises[0]?.id ?? '') ?? workout
  if (fate === 1) return moveWorkout(workout, { week, day: ((day + 3) % 7) as Weekday }) ?? workout
  if (fate > 3) return workout
  const actualExercises = fate === 2 ? exercises.map(toActual) : undefined
  return completeWorkout(workout, { notes, actualExercises }, '2027-01-02T06:00:00.000Z')
}
