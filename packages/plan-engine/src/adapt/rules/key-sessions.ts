import { type Card, isHard } from '../timeline/cards.js'

/** Long sessions by their codes: of a ride, and of a run. */
const LONG = { bike: /^(B-LONG|X-REHEARSAL-B)/, run: /^R-(LONG|WWLL?$)/ } as const

/** Shorter sessions without a code are no long ones. Design choice. */
const LEAST = { bike: 60, run: 45 } as const

/** The sessions that weeks are built around, those that matter most first: long rides, long runs, hard sessions. */
export const keySessions = (cards: readonly Card[]): Card[] => [
  ...longOf(cards, 'bike'),
  ...longOf(cards, 'run'),
  ...cards.filter((card) => card.sport && isHard(card)),
]

/** The long sessions of a sport; of plans whose sessions have no codes each week's longest. */
function longOf(cards: readonly Card[], sport: 'bike' | 'run'): Card[] {
  const own = cards.filter((card) => card.sport === sport && !card.isLinked)
  return own.filter(({ exercise, week, planned }) => {
    if (exercise.code !== undefined) return LONG[sport].test(exercise.code)
    return planned >= LEAST[sport] && !own.some((other) => other.week === week && other.planned > planned)
  })
}
