import { minutesIn } from '../../sums.js'
import { isSport, type Sport, type Weekday } from '../../types.js'
import { keySessions } from '../rules/key-sessions.js'
import { type Card, isHard } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'

/** A session that the weeks to come are measured by. */
export type LivedSession = { day: Weekday; sport: Sport; minutes: number; isHard: boolean; isLong: boolean }

/** The sessions of each week before a day, the first week at 0. */
export type LivedWeeks = readonly (readonly LivedSession[])[]

/** A week of which so much was done counts as planned (MyProCoach); nothing grows because more was done. */
const ENOUGH = 0.8

/** Who has logged nothing for so many days is taken at the plan's word. Design choice. */
const LOGGED_DAYS = 28

/** What each week held before a day: as planned, and as done where that is clearly less. */
export function livedWeeks({ cards, done, weeks }: Timeline, from: number): LivedWeeks {
  const isLogging = done.some(({ ahead, minutes }) => minutes > 0 && ahead >= -LOGGED_DAYS)
  const longs = new Set(keySessions(cards).filter((card) => !isHard(card)))
  const byId = new Map(cards.map((card) => [card.exercise.id, card]))
  return weeks.map((week, index) => {
    const before = week.cards.filter(({ ahead }) => ahead < from)
    const planned = minutesIn(before.filter(({ ahead }) => ahead < 0))
    const isAsPlanned = !isLogging || week.minutesBefore >= ENOUGH * planned
    const sessionOf = (
      card: Card | undefined,
      { day, sport, minutes }: Pick<LivedSession, 'day' | 'sport' | 'minutes'>,
    ) => ({
      ...{ day, sport, minutes },
      isHard: card !== undefined && isHard(card),
      isLong: card !== undefined && longs.has(card),
    })
    const past = isAsPlanned
      ? []
      : done.flatMap(({ id, type, minutes, workout, ahead }) =>
          workout.week === index + 1 && ahead < 0 && isSport(type)
            ? [sessionOf(byId.get(id), { day: workout.day, sport: type, minutes })]
            : [],
        )
    const asPlanned = before.flatMap((card) =>
      card.sport && (isAsPlanned || card.ahead >= 0)
        ? [sessionOf(card, { day: card.day, sport: card.sport, minutes: card.minutes })]
        : [],
    )
    return [...past, ...asPlanned]
  })
}
