import { plannedMinutes } from '../../audit/facts/session-facts.js'
import { daysOnward } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { isLinkedToPrevious } from '../../edit/links.js'
import type { Season } from '../../season/season.js'
import {
  type Exercise,
  type Intensity,
  isSport,
  type Reason,
  type Sport,
  type Weekday,
  type Workout,
} from '../../types.js'
import { ADAPT_RULES } from '../adapt-rules.js'
import { isUnderWay } from '../proposal/chosen.js'

/** One session of the saved plan, and what becomes of it. Rules only take away: minutes, effort, pace, the session itself. */
export type Card = {
  workout: Workout
  exercise: Exercise
  week: number
  day: Weekday
  index: number
  /** Days from today; negative for the past. */
  ahead: number
  /** Of the three sports; undefined for other training, which no rule touches but time off. */
  sport: Sport | undefined
  /** Whether it may change: open, from today on, not pinned, and as it was generated. */
  isOpen: boolean
  isLinked: boolean
  /** Minutes that it had before any change of this kind. */
  planned: number
  /** What it is to be. */
  minutes: number
  isEased: boolean
  /** Share of its planned speed. */
  speed: number
  /** Its share is less than the shortest session: it goes where the day holds another one. */
  isTooShort: boolean
  isGone: boolean
  /** It opens the day before a race: a few touches of race effort. */
  isOpener?: true
  movedTo?: { week: number; day: Weekday; ahead: number } | undefined
  reasons: Reason[]
  group?: string
}

/** What the cards are read from. */
export type CardSetting = { season: Season; toRace: number; pinned: ReadonlySet<string> }

/** Every session of the plan but the race's, by date. */
export function readCards(saved: readonly Workout[], setting: CardSetting): Card[] {
  const cards = saved.flatMap((workout) => (workout.workoutType === 'race' ? [] : cardsOf(workout, setting)))
  return cards.sort((one, other) => one.ahead - other.ahead || one.index - other.index || compare(one, other))
}

const compare = (one: Card, other: Card): number => (one.exercise.id < other.exercise.id ? -1 : 1)

function cardsOf(workout: Workout, { season, toRace, pinned }: CardSetting): Card[] {
  const { week, day, exercises } = workout
  const ahead = toRace - 7 * (season.totalWeeks - week) - daysOnward(day, season.raceDay)
  const isOpenDay = ahead >= 0 && ahead < toRace && !isUnderWay(workout)
  return exercises.map((exercise, index): Card => {
    const minutes = clampAmount(exercise.duration)
    const isOpen = isOpenDay && exercise.origin === undefined && !pinned.has(exercise.id) && minutes > 0
    return {
      workout,
      exercise,
      week,
      day,
      index,
      ahead,
      sport: isSport(exercise.type) ? exercise.type : undefined,
      isOpen,
      isLinked: index > 0 && isLinkedToPrevious(workout, exercise),
      planned: plannedMinutes(exercise) ?? minutes,
      minutes,
      isEased: false,
      speed: 1,
      isTooShort: false,
      isGone: false,
      reasons: [],
    }
  })
}

const HARD: readonly Intensity[] = ['tempo', 'hard', 'interval']

/** Labelled tempo, hard or interval, and not made easy. */
export const isHard = ({ exercise, isEased, isGone }: Card): boolean =>
  !isEased && !isGone && HARD.includes(exercise.intensity)

/** Whether an earlier change of this kind, with this rule, stands behind a session. */
export const hasRule = ({ exercise }: Card, rule: string): boolean =>
  (exercise.reasons ?? []).some((reason) => reason.rule === rule)

/** Whether any earlier change of this kind stands behind a session. */
export const isAdapted = ({ exercise }: Card): boolean =>
  (exercise.reasons ?? []).some(({ rule }) => ADAPT_RULES.includes(rule))

/** Lets a session last so many minutes at most; it never grows. */
export function atMost(card: Card, minutes: number, reason: Reason) {
  if (!card.isOpen || card.isGone || minutes >= card.minutes) return
  card.minutes = minutes
  card.reasons.push(reason)
}

/** Makes a session easy throughout. */
export function ease(card: Card, reason: Reason) {
  if (!card.isOpen || card.isGone || card.isEased || card.exercise.intensity === 'easy') return
  card.isEased = true
  card.reasons.push(reason)
}

export function drop(card: Card, reason: Reason) {
  if (!card.isOpen || card.isGone) return
  card.isGone = true
  card.reasons.push(reason)
}
