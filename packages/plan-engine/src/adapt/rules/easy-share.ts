import { EASY_ZONES } from '../../audit/facts/step-sums.js'
import { minutesIn } from '../../sums.js'
import { since } from '../codes.js'
import { type Card, ease } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'

/** What of a week may be above easy (R12 asks for 70 % easy). */
const MOST_HARD = 0.3

/** So near a goal what is hard keeps an athlete sharp (R10). */
const LAST_DAYS = 10

/**
 * Weeks that taper to a goal on the way, and grow anew after it, hold fewer minutes than they were planned with, and their easy ones give first:
 * from a day on as many of their hard sessions become easy as it takes for most of each week to be easy again, the least hard one that is enough before others, those at race effort last.
 */
export function keepEasyShare({ weeks }: Timeline, from: number, goals: readonly number[]) {
  const isSharp = ({ ahead }: Card) => goals.some((goal) => ahead <= goal && goal - ahead <= LAST_DAYS)
  for (const { cards } of weeks) {
    const own = cards.filter((card) => card.sport && !card.isGone && !isTest(card))
    if (!own.some(({ ahead }) => ahead >= from)) continue
    const most = MOST_HARD * minutesIn(own)
    const hard = new Map(own.map((card) => [card, hardMinutes(card)]))
    const open = own.filter((card) => card.isOpen && card.ahead >= from && !isSharp(card))
    let over = sum(hard) - most
    while (over > 0) {
      const left = open.filter(
        (card) => !card.isEased && (hard.get(card) ?? 0) > 0 && card.exercise.intensity !== 'easy',
      )
      const others = left.filter((card) => !isAtRaceEffort(card))
      const inOrder = (others.length > 0 ? others : left).sort(
        (one, other) => (hard.get(one) ?? 0) - (hard.get(other) ?? 0),
      )
      const card = inOrder.find((each) => (hard.get(each) ?? 0) >= over) ?? inOrder.at(-1)
      if (!card) break
      ease(
        card,
        since('easy-share', { planned: card.planned, week: card.week, percent: 100 * (1 - MOST_HARD) }, 'design'),
      )
      over -= hard.get(card) ?? 0
    }
  }
}

const sum = (minutes: ReadonlyMap<Card, number>): number => [...minutes.values()].reduce((all, each) => all + each, 0)

/** What is like the race is kept longest. */
const isAtRaceEffort = ({ exercise: { steps } }: Card): boolean =>
  steps.some((step) => ('repeat' in step ? step.steps : [step]).some(({ zone }) => zone === 'race'))

/** A test counts for no week. */
const isTest = ({ exercise }: Card): boolean => /test/i.test(exercise.code ?? exercise.name ?? '')

/** Minutes above easy that a session has left, at most: its easy ones give first where it is shorter. */
function hardMinutes({ exercise, minutes, isEased }: Card): number {
  if (isEased) return 0
  let seconds = 0
  for (const step of exercise.steps)
    for (const { zone, seconds: once } of 'repeat' in step ? step.steps : [step])
      if (!EASY_ZONES.includes(zone)) seconds += once * ('repeat' in step ? step.repeat : 1)
  return Math.min(minutes, seconds / 60)
}
