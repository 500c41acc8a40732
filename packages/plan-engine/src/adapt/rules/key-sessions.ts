import { type Card, isHard } from '../timeline/cards.js'

/** Shorter sessions are no long ones. Design choice. */
const LONG = { bike: 60, run: 45 } as const

/** The sessions that a week is built around, those that matter most first: its long ride, its long run, its hard sessions. */
export function keySessions(cards: readonly Card[]): Card[] {
  const weeks = new Map<number, Card[]>()
  for (const card of cards) weeks.set(card.week, [...(weeks.get(card.week) ?? []), card])
  const all = [...weeks.values()]
  return [
    ...all.flatMap((week) => longest(week, 'bike')),
    ...all.flatMap((week) => longest(week, 'run')),
    ...cards.filter((card) => card.sport && isHard(card)),
  ]
}

function longest(week: readonly Card[], sport: 'bike' | 'run'): Card[] {
  const own = week.filter((card) => card.sport === sport && !card.isLinked)
  const [first] = own.toSorted((one, other) => other.planned - one.planned || one.ahead - other.ahead)
  return first && first.planned >= LONG[sport] ? [first] : []
}
