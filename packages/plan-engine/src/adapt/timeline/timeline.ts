import { swappedWeeks } from '../../audit/facts/swapped-weeks.js'
import { SHORTEST_DONE } from '../../audit/facts/way-back-steps.js'
import { daysBetween, daysOnward } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { hoursInForce } from '../../hours/hours-in-force.js'
import { type OwnGoal, ownGoalsIn, shapeSeasons } from '../../season/goals/own-goals.js'
import { type Season, toSeason } from '../../season/season.js'
import { shapeWeeks, type WeekShape } from '../../season/volume.js'
import { isDoneAsPlanned, sessionLog } from '../../session-log.js'
import { type IsoDay, type SessionType, SPORTS, type Sport, type Workout } from '../../types.js'
import { soundWorkouts } from '../proposal/chosen.js'
import type { AdaptQuestion, SeasonInput } from '../types.js'
import { type Card, readCards } from './cards.js'
import { type Off, readTimeOff } from './time-off.js'

/** What was done on a day, in days from today. */
export type Done = { ahead: number; type: SessionType; minutes: number; workout: Workout; id: string }

/** The sessions of a week, and the minutes that were done of it before today. */
type WeekCards = { cards: Card[]; minutesBefore: number }

/** A season around today; days are counted from it, 0 is today. */
export type Timeline = {
  input: SeasonInput
  season: Season
  saved: readonly Workout[]
  today: IsoDay
  /** The plan's first day, and the race's. */
  start: number
  toRace: number
  cards: readonly Card[]
  /** What stands in each week, the first one at 0; sessions move within their week alone. */
  weeks: readonly WeekCards[]
  done: readonly Done[]
  offs: readonly Off[]
  /** Ids of exercises that are to stay as they are. */
  pinned: ReadonlySet<string>
  /** What each week is for, with those that have changed places. */
  shapes: () => readonly WeekShape[]
  /** The same as other workouts of the season stand. */
  shapesWith: (workouts: readonly Workout[]) => readonly WeekShape[]
  /** Minutes that a day has, by the hours that hold on it. */
  hoursOn: (ahead: number) => number
  /** The races on the way that have seasons of their own, as they stand. */
  ownGoals: () => readonly OwnGoal[]
}

/** The season of a question; undefined where its dates do not exist, or the race is over. */
export function readTimeline({ input, saved, today, pinned }: AdaptQuestion): Timeline | undefined {
  const season = toSeason({ ...input, today })
  const whole = toSeason(input)
  if (!season || !whole || season.daysToRace < 0) return undefined
  const toRace = season.daysToRace
  const sound = soundWorkouts(saved).filter((workout) => isSound(workout, season))
  const fixed = new Set(Array.isArray(pinned) ? pinned : [])
  const cards = readCards(sound, { season, toRace, pinned: fixed })
  const done = sound.flatMap((workout) => doneIn(workout, aheadOf(workout, season, toRace)))
  const hoursOf = hoursInForce(input)
  const planned = once(() => shapeWeeks(whole))
  const shapesWith = (workouts: readonly Workout[]) => {
    const goals = ownGoalsIn(workouts, whole)
    return swapped(goals.length > 0 ? shapeSeasons(input, whole, goals) : planned(), workouts)
  }
  const weeks = Array.from({ length: season.totalWeeks }, (): WeekCards => ({ cards: [], minutesBefore: 0 }))
  for (const card of cards) weeks[card.week - 1]?.cards.push(card)
  for (const { workout, ahead, minutes } of done) {
    const week = weeks[workout.week - 1]
    if (week && ahead < 0) week.minutesBefore += minutes
  }
  return {
    input,
    season: whole,
    saved: sound,
    today,
    start: daysBetween(today, input.today),
    toRace,
    cards,
    weeks,
    done,
    offs: readTimeOff(input.timeOff, today),
    pinned: fixed,
    shapes: once(() => shapesWith(sound)),
    shapesWith,
    hoursOn: (ahead) => hoursOf(toRace - ahead),
    ownGoals: once(() => ownGoalsIn(sound, whole)),
  }
}

/** What each week is for as workouts stand: some may have changed places. */
function swapped(planned: readonly WeekShape[], workouts: readonly Workout[]): readonly WeekShape[] {
  const kinds = swappedWeeks(workouts)
  return kinds.size === 0 ? planned : planned.map((shape) => ({ ...shape, kind: kinds.get(shape.week) ?? shape.kind }))
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const isSound = (workout: Workout | null | undefined, { totalWeeks }: Season): boolean =>
  Number.isInteger(workout?.week) &&
  Number(workout?.week) >= 1 &&
  Number(workout?.week) <= totalWeeks &&
  Number.isInteger(workout?.day) &&
  Number(workout?.day) >= 0 &&
  Number(workout?.day) <= 6

/** Days from today to a workout; negative for the past. */
export const aheadOf = (
  { week, day }: Pick<Workout, 'week' | 'day'>,
  { totalWeeks, raceDay }: Season,
  toRace: number,
): number => toRace - 7 * (totalWeeks - week) - daysOnward(day, raceDay)

/** What an athlete did of a workout, its actual minutes; nothing that is still to come. */
function doneIn(workout: Workout, ahead: number): Done[] {
  if (ahead > 0) return []
  if (isDoneAsPlanned(workout))
    return workout.exercises.map(({ id, type, duration: minutes }) => ({ ahead, type, minutes, workout, id }))
  return sessionLog(workout).flatMap(({ id, type, duration, skipped }) => {
    const minutes = skipped === undefined ? clampAmount(duration) : 0
    return minutes > 0 ? [{ ahead, type, minutes, workout, id }] : []
  })
}

/** The last day with a session of these sports; the day before the plan where there is none: what was before it is not known. */
export const lastDone = (timeline: Timeline, sports?: readonly Sport[]): number =>
  Math.max(timeline.start - 1, ...daysDone(timeline, sports))

/** The days before today with a session of any sport, in their order. */
export const trainedDays = (timeline: Timeline): number[] => daysDone(timeline).filter((day) => day < 0)

/** The days until today with a session of these sports, in their order. */
export function daysDone({ done }: Timeline, sports: readonly Sport[] = SPORTS): number[] {
  const days = done.flatMap(({ type, minutes, ahead }) =>
    minutes >= SHORTEST_DONE && sports.some((sport) => sport === type) ? [ahead] : [],
  )
  return [...new Set(days)].sort((one, other) => one - other)
}

/** The plan week of a day. */
export const weekAt = ({ season, toRace }: Timeline, ahead: number): number =>
  season.totalWeeks - Math.floor((toRace - ahead) / 7)
