import { EASY_ZONES } from '../../audit/facts/step-sums.js'
import { MOST_FEW } from '../../audit/facts/way-back-steps.js'
import { minutesIn } from '../../sums.js'
import { since } from '../codes.js'
import { type Card, ease } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import { isBlocked } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'

/** What of a week may be above easy (R12 asks for 70 % easy). */
const MOST_HARD = 0.3

/** So near a goal what is hard keeps an athlete sharp (R10). */
const LAST_DAYS = 10

/**
 * Weeks that have become shorter lose easy minutes first: as many of their hard sessions become easy as it takes for most of each week to be
 * easy again, or as much of it as was before, the least hard one that is enough before others, those at race effort last. What was missed
 * and does not come later counts for none, and a week with days off, or short ones, is what they leave of it: its hard sessions keep fitness.
 */
export function keepEasyShare({ weeks, done, offs }: Timeline, gaps: readonly Gap[], goals: readonly number[]) {
  const isOff = ({ ahead }: Card) =>
    isBlocked(offs, ahead) ||
    offs.some(({ from, to, minutesPerDay }) => minutesPerDay !== undefined && from <= ahead && ahead <= to) ||
    gaps.some(({ sport, from, to, days }) => !sport && days > MOST_FEW && from <= ahead && ahead <= to)
  const isSharp = ({ ahead }: Card) => goals.some((goal) => ahead <= goal && goal - ahead <= LAST_DAYS)
  const ids = new Set(done.map(({ id }) => id))
  const isDone = ({ ahead, exercise, movedTo }: Card) => (movedTo?.ahead ?? ahead) >= 0 || ids.has(exercise.id)
  for (const { cards } of weeks) {
    if (!cards.some(({ reasons }) => reasons.length > 0) || cards.some(isOff)) continue
    const all = cards.filter((card) => card.sport && isDone(card) && !isTest(card))
    const own = all.filter(({ isGone }) => !isGone)
    const minutes = minutesIn(own)
    const hard = new Map(own.map((card) => [card, hardMinutes(card)]))
    const most = Math.max(MOST_HARD, shareAsSaved(all)) * minutes
    const open = own.filter((card) => card.isOpen && !isSharp(card))
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

/** What of some sessions was above easy before anything was taken from them. */
function shareAsSaved(cards: readonly Card[]): number {
  const saved = cards.map((card) => ({ ...card, minutes: card.exercise.duration, isEased: false }))
  const minutes = minutesIn(saved)
  return minutes > 0 ? saved.reduce((all, card) => all + hardMinutes(card), 0) / minutes : 0
}

/** Minutes above easy that a session has left, at most: its easy ones give first where it is shorter. */
function hardMinutes({ exercise, minutes, isEased }: Card): number {
  if (isEased) return 0
  let seconds = 0
  for (const step of exercise.steps)
    for (const { zone, seconds: once } of 'repeat' in step ? step.steps : [step])
      if (!EASY_ZONES.includes(zone)) seconds += once * ('repeat' in step ? step.repeat : 1)
  return Math.min(minutes, seconds / 60)
}
