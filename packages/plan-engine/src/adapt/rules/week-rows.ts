import { clampAmount } from '../../clamp-amount.js'
import { raceRow } from '../../season/race-recovery.js'
import type { WeekShape } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import { RACE_PRIORITIES, type RacePriority, type Workout } from '../../types.js'
import { aheadOf, type Timeline } from '../timeline/timeline.js'
import type { Change } from '../types.js'

/** A week as it was saved, and what races make of it. */
export type WeekRow = {
  shape: WeekShape
  /** Minutes done before today, and planned from then on, as saved. */
  saved: number
  /** Minutes to be raced from today on. */
  raced: number
  /** Whether a goal on the way stands in it. */
  isGoal: boolean
  /** Whole, and neither eased nor shaped by a race: as it is to be, and as it was saved. */
  isLoad: boolean
  wasLoad: boolean
}

/** A race on the way to the goal. */
type Raced = Pick<Workout, 'week' | 'day' | 'priority'> & { minutes: number; isAhead: boolean }

/** Every week of the plan, with the races that are to stand in it. */
export function weekRows(timeline: Timeline, legs: readonly Change[]): WeekRow[] {
  const before = racesOf(timeline)
  const after = withLegs(before, legs)
  return timeline.shapes().map((shape, index) => {
    const { cards, minutesBefore } = timeline.weeks[index] ?? { cards: [], minutesBefore: 0 }
    const planned = cards.map(({ ahead, exercise }) => ({ minutes: ahead < 0 ? 0 : clampAmount(exercise.duration) }))
    const [was, is] = [before, after].map((races) => races.filter(({ week }) => week === shape.week))
    const isLoad = shape.kind === 'load' && shape.isWhole
    return {
      shape,
      saved: minutesBefore + minutesIn(planned) + minutesAhead(was),
      raced: minutesAhead(is),
      isGoal: is?.some(({ priority }) => priority === 'A') === true,
      isLoad: isLoad && !is?.some(isTuneUp),
      wasLoad: isLoad && !was?.some(isTuneUp),
    }
  })
}

const minutesAhead = (races: readonly Raced[] = []): number => minutesIn(races.filter(({ isAhead }) => isAhead))

/** As the audit has it: a race that wants more than a day of ease after it shapes its week. */
const isTuneUp = ({ priority, minutes }: Raced): boolean => (raceRow(priority, minutes)?.[2] ?? 0) > 1

const racesOf = ({ saved, season, toRace }: Timeline): Raced[] =>
  saved
    .filter(({ workoutType, priority }) => workoutType === 'race' && priority)
    .map((workout) => ({
      ...workout,
      minutes: minutesIn(workout.exercises.map(({ duration }) => ({ minutes: clampAmount(duration) }))),
      isAhead: aheadOf(workout, season, toRace) >= 0,
    }))

function withLegs(races: readonly Raced[], legs: readonly Change[]): Raced[] {
  const after = races.map((race) => ({ ...race }))
  for (const { from, to } of legs) {
    const place = from ?? to
    if (!place) continue
    const { week, day, exercise } = place
    const minutes = from ? -exercise.duration : exercise.duration
    // Where all of a race goes, what comes in its place may be another one.
    const there = after.find((race) => race.week === week && race.day === day && race.minutes > 0)
    if (there) there.minutes += minutes
    else after.push({ week, day, priority: priorityOf(exercise), minutes, isAhead: true })
  }
  return after.filter(({ minutes }) => minutes > 0)
}

const priorityOf = ({ reasons }: Pick<Workout['exercises'][number], 'reasons'>): RacePriority =>
  RACE_PRIORITIES.find((priority) => reasons.some(({ inputs }) => inputs.priority === priority)) ?? 'B'
