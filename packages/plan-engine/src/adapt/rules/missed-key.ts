import { MOST_FEW } from '../../audit/facts/way-back-steps.js'
import { daysOnward } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { minutesIn } from '../../sums.js'
import { since } from '../codes.js'
import { type Card, hasRule, isHard } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import type { Timeline } from '../timeline/timeline.js'
import { keySessions } from './key-sessions.js'

/** Missed within so many days, a key session may take the place of easy ones on one of so many days from today. */
const LATEST_MISS = 2
const NEXT_DAYS = 2

/** Nothing is moved so close to the race. */
const LAST_DAYS = 13

/** An easy day is one that R14 counts as rest. */
const GENTLE = 45

/**
 * Lets the one key session that was just missed take the place of the easy ones of today or tomorrow, in the same week: the hours hold
 * it, it is as long as what it replaces, no two hard days meet, the week keeps its easy day. Of several that were missed none is made up. Never after illness, never twice
 * a week.
 */
export function moveMissedKey(timeline: Timeline, gaps: readonly Gap[]) {
  const { cards, toRace } = timeline
  const now = gaps.filter(({ isAhead }) => !isAhead)
  if (now.length === 0 || now.some(({ days, offs }) => days > MOST_FEW || offs.length > 0)) return
  const from = Math.min(...now.map((gap) => gap.from))
  const missed = keySessions(cards).filter(({ ahead }) => ahead < 0 && ahead >= from)
  const [key] = missed
  if (!key || new Set(missed).size > 1 || !isMissed(key) || isDoneElsewhere(timeline, key)) return
  if (toRace <= LAST_DAYS || cards.some((card) => card.week === key.week && hasRule(card, 'key-session'))) return
  const moved = [key, ...cards.filter((card) => isMissed(card) && follows(card, key))]
  if (moved.some(({ exercise }) => timeline.pinned.has(exercise.id))) return
  const target = Array.from({ length: NEXT_DAYS }, (_, ahead) => ahead).find((day) => hasRoom(timeline, moved, day))
  if (target !== undefined) move(timeline, moved, target)
}

/** A session that could have been done in the last two days: it was neither done nor skipped, and is as it was generated. */
function isMissed({ ahead, exercise, workout, minutes }: Card): boolean {
  const isRecent = ahead < 0 && ahead >= -LATEST_MISS
  const isUntouched = !workout.isCompleted && (workout.actualExercises ?? []).every(({ loggedAt }) => !loggedAt)
  return isRecent && isUntouched && exercise.origin === undefined && minutes > 0
}

/** Whether the athlete did something of the sport on that day or since: then nothing of it is missed. */
const isDoneElsewhere = ({ done }: Timeline, { ahead, sport }: Card): boolean =>
  done.some((each) => each.type === sport && each.ahead >= ahead)

/** The run that is linked to the ride. */
const follows = (card: Card, { workout, index }: Card): boolean =>
  card.workout === workout && card.index === index + 1 && card.isLinked

function hasRoom({ cards, offs, done, toRace, hoursOn }: Timeline, moved: readonly Card[], day: number): boolean {
  const [key] = moved
  const there = cards.filter(({ ahead, isGone }) => ahead === day && !isGone)
  if (!key || there.length === 0 || toRace - day <= LAST_DAYS || done.some(({ ahead }) => ahead === day)) return false
  if (offs.some(({ from, to }) => from <= day && day <= to)) return false
  const keys = keySessions(cards)
  const isEasyDay = there.every(
    (card) => card.isOpen && !keys.includes(card) && !isHard(card) && card.week === key.week,
  )
  const isHardBeside = cards.some((card) => Math.abs(card.ahead - day) === 1 && isHard(card) && !isMissed(card))
  // A week that held less would take the ground from under the next one.
  const holds = minutesIn(moved) <= hoursOn(day) && minutesIn(there) <= minutesIn(moved)
  return isEasyDay && holds && !(isHard(key) && isHardBeside) && keepsEasyDay(cards, moved, day)
}

/** Whether the week has a day off or a short easy day beside the one that the session moves to. */
function keepsEasyDay(cards: readonly Card[], [key]: readonly Card[], day: number): boolean {
  const others = new Map<number, number>()
  for (const card of cards)
    if (card.week === key?.week && card.ahead !== day && card.ahead !== key.ahead)
      others.set(card.ahead, (others.get(card.ahead) ?? 0) + (isHard(card) ? GENTLE + 1 : clampAmount(card.minutes)))
  // The day of the missed session is one off now.
  const isOff = !cards.some((card) => card.ahead === key?.ahead && card.workout.isCompleted)
  return isOff || others.size < 5 || [...others.values()].some((minutes) => minutes <= GENTLE)
}

function move({ cards, season, toRace }: Timeline, moved: readonly Card[], target: number) {
  const [key] = moved
  if (!key?.sport) return
  const { sport } = key
  const weekday = daysOnward(toRace - target, season.raceDay)
  const group = key.exercise.id
  for (const card of cards.filter(({ ahead }) => ahead === target)) {
    card.isGone = true
    card.group = group
    card.reasons.push(since('room-for-key', { sport, planned: card.planned }, 'tri2max'))
  }
  for (const card of moved) {
    card.movedTo = { week: key.week, day: weekday, ahead: target }
    card.group = group
    card.reasons.push(since('key-session', { sport, from: key.day, to: weekday, planned: card.planned }, 'tri2max'))
  }
}
