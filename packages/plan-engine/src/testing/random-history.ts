import fc from 'fast-check'
import { adaptPlan } from '../adapt/adapt-plan.js'
import { applyProposal } from '../adapt/proposal/apply.js'
import { RACE_KINDS, type SeasonRace } from '../adapt/races/types.js'
import type { AdaptQuestion, TimeOff } from '../adapt/types.js'
import { SYMPTOMS, TIME_OFF_REASONS } from '../adapt/types.js'
import { addDays, daysBetween } from '../calendar.js'
import { generatePlan } from '../generate-plan.js'
import { type PlanInput, SPORTS, type Workout } from '../types.js'
import { lived, type Missed } from './histories.js'
import { randomInput } from './random-input.js'

/** What an athlete missed, told from today: how many days ago it ended, and how many it took. */
const miss = fc.record({
  ago: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 60 })),
  days: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 60 })),
  sport: fc.option(fc.constantFrom(...SPORTS), { nil: undefined, freq: 2 }),
})

const timeOff = fc.record({
  ahead: fc.integer({ min: -20, max: 40 }),
  days: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 45 })),
  reason: fc.constantFrom(...TIME_OFF_REASONS),
  sports: fc.option(fc.subarray([...SPORTS]), { nil: undefined }),
  minutesPerDay: fc.option(fc.constantFrom(0, 20, 30, 45, 60, 90), { nil: undefined }),
  symptoms: fc.option(fc.subarray([...SYMPTOMS], { maxLength: 2 }), { nil: undefined, freq: 6 }),
})

const race = fc.record({
  ahead: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.integer({ min: -10, max: 190 })),
  priority: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
  kind: fc.constantFrom(...RACE_KINDS),
  name: fc.option(fc.constantFrom('City', 'Lake'), { nil: undefined }),
  miles: fc.constantFrom(0, 1, 6.2, 13.1),
  /** Told before, and accepted. */
  isPlanned: fc.boolean(),
})

/** What makes a history of a season. */
export type History = {
  input: PlanInput
  /** From 0, the plan's first day, to 1, the race's. */
  at: number
  misses: readonly { ago: number; days: number; sport: Missed['sport'] }[]
  offs: readonly (Omit<TimeOff, 'id' | 'from' | 'to'> & { ahead: number; days: number })[]
  races: readonly (Pick<SeasonRace, 'priority' | 'kind' | 'name'> & {
    ahead: number
    miles: number
    isPlanned: boolean
  })[]
  /** One open session in so many is pinned, or was changed by hand. */
  pinned: number
  edited: number
  /** Share of the planned minutes that was done. */
  done: number
}

/** Any day of a season; a random double is hardly ever above a tenth, as most of those that can be written are next to 0. */
const anyDay = fc.integer({ min: 0, max: 1_000 }).map((permille) => permille / 1_000)

/** Any season of up to half a year at any day of it, with what was missed and what is to come. */
export const randomHistory = (most: { offs?: number; misses?: number; races?: number } = {}): fc.Arbitrary<History> =>
  fc.record({
    input: randomInput.filter(({ today, raceDate }) => daysBetween(today, raceDate) <= 182),
    at: anyDay,
    misses: fc.array(miss, { maxLength: most.misses ?? 3 }),
    offs: fc.array(timeOff, { maxLength: most.offs ?? 2 }),
    races: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(race, { maxLength: most.races ?? 2 })),
    pinned: fc.constantFrom(0, 0, 7, 20),
    edited: fc.constantFrom(0, 0, 11),
    done: fc.constantFrom(1, 1, 1, 0.6, 1.2, 1.5),
  })

/** The question that a history asks of the plan that its season began with. */
export function questionOf(
  { input, at, misses, offs, races, pinned, edited, done }: History,
  workouts: readonly Workout[] = generatePlan(input).workouts,
): AdaptQuestion {
  const today = addDays(input.today, Math.floor(at * daysBetween(input.today, input.raceDate)))
  const planned = workouts.map((workout, index) => byHand(workout, edited > 0 && index % edited === 0))
  const missed = misses.map(({ ago, days, sport }): Missed => {
    const to = addDays(today, -ago)
    return { from: addDays(to, 1 - days), to, ...(sport && { sport }) }
  })
  const told = racesOf(races, today)
  const before = told.filter((_, index) => races[index]?.isPlanned)
  const withRaces = accepted({ input: { ...input, races: before }, saved: planned, today: input.today })
  const saved = lived(input, today, missed, withRaces).map((workout) => inShare(workout, done))
  const ids = saved.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  const toldOffs = offs.map(({ ahead, days, ...off }, index): TimeOff => {
    const from = addDays(today, ahead)
    return { id: `off${index}`, from, to: addDays(from, days - 1), ...off }
  })
  return {
    input: { ...input, ...(toldOffs.length > 0 && { timeOff: toldOffs }), ...(told.length > 0 && { races: told }) },
    saved,
    today,
    pinned: pinned > 0 ? ids.filter((_, index) => index % pinned === 0) : [],
  }
}

const racesOf = (races: History['races'], today: string): SeasonRace[] =>
  races.map(({ ahead, miles, isPlanned: _, name, ...rest }, index) => ({
    id: `race${index}`,
    date: addDays(today, ahead),
    distances: { swim: miles / 10, bike: miles * 3, run: miles },
    ...(name && { name }),
    ...rest,
  }))

/** The workouts with all that was proposed when a race was told. */
function accepted(question: AdaptQuestion): readonly Workout[] {
  if (question.input.races?.length === 0) return question.saved
  return applyProposal(question.saved, adaptPlan(question)) ?? question.saved
}

function byHand(workout: Workout, isEdited: boolean): Workout {
  if (!isEdited || workout.workoutType === 'race') return workout
  return { ...workout, exercises: workout.exercises.map((exercise) => ({ ...exercise, origin: 'edited' as const })) }
}

const inShare = (workout: Workout, share: number): Workout =>
  workout.isCompleted && workout.actualExercises === null && share !== 1
    ? { ...workout, actualDuration: Math.round(workout.totalDuration * share) }
    : workout
