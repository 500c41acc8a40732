import { zonesByWeek } from '../../edit/week-zones.js'
import { pacesBetween, weekZones, type ZonePaces } from '../../formulas/zones.js'
import { tableOf } from '../../lookup.js'
import { shapeWeeks } from '../../season/volume.js'
import { weekProgress } from '../../season/week-progress.js'
import { type Exercise, SPORTS, type Sport } from '../../types.js'
import { ADAPT_RULES, since } from '../codes.js'
import { keySessions } from '../rules/key-sessions.js'
import type { Card } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'
import type { Change, ChangeKind, PlacedExercise, TouchedDay } from '../types.js'
import { isOn, isUnderWay } from './chosen.js'
import { reshape } from './reshape.js'

/** Seconds per mile from which on a beginner walks between runs, as the generator has it. */
const RUN_WALK_PACE = 720

/** What becomes of the cards as changes, in date order; a session that stays as it is has none. */
export function changesOf(timeline: Timeline): Change[] {
  const context = contextOf(timeline)
  const changes = timeline.cards.flatMap((card) => changeOf(card, context))
  const changed = new Map(changes.map((change) => [change.id, change]))
  return changes.map((change) => ({ ...change, group: groupOf(change, context, changed) }))
}

type Context = {
  timeline: Timeline
  before: ReadonlyMap<Card, Card>
  after: ReadonlyMap<Card, Card>
  longs: ReadonlySet<Card>
  walks: boolean
  zonesFor: (card: Card, sport: Sport) => ZonePaces[Sport]
}

function contextOf(timeline: Timeline): Context {
  const { cards, season } = timeline
  const before = new Map<Card, Card>()
  const after = new Map<Card, Card>()
  cards.forEach((card, index) => {
    const previous = cards[index - 1]
    if (!card.isLinked || previous?.workout !== card.workout) return
    before.set(card, previous)
    after.set(previous, card)
  })
  return {
    timeline,
    before,
    after,
    longs: new Set(keySessions(cards)),
    walks: season.level === 'beginner' && season.current.run >= RUN_WALK_PACE,
    zonesFor: zonesOfWeeks(timeline),
  }
}

/** The paces of each week, made when first asked for; slower where a gap has left its mark. */
function zonesOfWeeks({ input, season }: Timeline): Context['zonesFor'] {
  let planned: ZonePaces[] | undefined
  let progress: number[] | undefined
  return ({ week, speed }, sport) => {
    planned ??= zonesByWeek(input)
    const zones = planned[week - 1] ?? weekZones(season.race, season.current)
    if (speed === 1) return zones[sport]
    progress ??= weekProgress(shapeWeeks(season))
    const paces = pacesBetween(season.current, season.goal, progress[week - 1] ?? 0)
    const slower = tableOf(SPORTS, (each) => (each === 'bike' ? paces[each] * speed : paces[each] / speed))
    return weekZones(season.race, slower)[sport]
  }
}

function changeOf(card: Card, context: Context): Change[] {
  const { exercise, week, day, index, isGone, movedTo, sport } = card
  const from: PlacedExercise = { week, day, index, exercise }
  if (isGone) return [{ ...named(card), kind: 'drop', from, reasons: card.reasons }]
  if (!sport || !(card.isOpen || movedTo)) return []
  const isLinked = card.isLinked && staysLinked(card, context)
  if (card.isLinked && !isLinked) card.reasons.push(since('unlinked', { planned: card.planned }, 'design'))
  const reshaped = reshapedOf(card, isLinked, { ...context, sport })
  if (reshaped === exercise && !movedTo) return []
  const to = { ...(movedTo ? placeOf(card, context) : { week, day, index }), exercise: withReasons(reshaped, card) }
  return [{ ...named(card), kind: kindOf(card, reshaped), from, to, reasons: card.reasons }]
}

const named = ({ exercise, group }: Card) => ({ id: exercise.id, group: group ?? exercise.id })

function reshapedOf(
  card: Card,
  isLinked: boolean,
  { after, longs, walks, zonesFor, sport }: Context & { sport: Sport },
) {
  const { exercise, minutes, isEased, speed, isLinked: wasLinked } = card
  const isSlowed = speed < 1
  if (minutes >= exercise.duration && !isEased && !isSlowed && wasLinked === isLinked) return exercise
  const next = after.get(card)
  return reshape(exercise, {
    sport,
    minutes: Math.min(minutes, exercise.duration),
    isEased,
    isSlowed,
    isLinked,
    isLong: longs.has(card),
    isHeld: card.reasons.every(({ rule }) => rule.endsWith('-held')),
    walks,
    after: next && !next.isGone ? next.minutes : 0,
    zones: zonesFor(card, sport),
  })
}

/** Whether the session that a run follows still stands before it. */
function staysLinked(card: Card, { before }: Context): boolean {
  const previous = before.get(card)
  if (!previous || previous.isGone) return false
  return previous.movedTo?.ahead === card.movedTo?.ahead
}

/** Behind what is moved to the same day with it. */
function placeOf(card: Card, { timeline }: Context) {
  const { week, day } = card.movedTo ?? card
  const together = timeline.cards.filter(({ movedTo }) => movedTo && isOn(movedTo, { week, day }))
  return { week, day, index: together.indexOf(card) }
}

/** The reasons of before tell what is true no more where a session was made anew; minutes and rounds do where it is shorter. */
function withReasons(reshaped: Exercise, { exercise, reasons }: Card): Exercise {
  const isWhole = reshaped.duration === exercise.duration && reshaped.code === exercise.code
  const kept = exercise.reasons.filter(({ rule }) => isWhole || ADAPT_RULES.includes(rule))
  return { ...reshaped, reasons: [...kept, ...reasons] }
}

function kindOf({ movedTo, isEased, minutes, exercise, speed }: Card, reshaped: Exercise): ChangeKind {
  if (movedTo) return 'move'
  if (isEased) return 'ease'
  if (minutes < exercise.duration) return reshaped.intensity === exercise.intensity ? 'shorten' : 'ease'
  return speed < 1 ? 'ease' : 'replace'
}

/** A ride and its run go together where both change. */
function groupOf({ id, group }: Change, { before }: Context, changed: ReadonlyMap<string, Change>): string {
  for (const [card, previous] of before)
    if (card.exercise.id === id && group === id) return changed.get(previous.exercise.id)?.group ?? group
  return group
}

/** The days that changes touch, as they stand. */
export function touchedDays({ saved }: Timeline, changes: readonly Change[]): TouchedDay[] {
  const days: TouchedDay[] = []
  for (const place of changes.flatMap(({ from, to }) => [from, to])) {
    if (!place || days.some((day) => isOn(day, place))) continue
    const there = saved.filter((workout) => isOn(workout, place) && workout.workoutType !== 'race')
    const holder = there.find(({ exercises }) => exercises.some(({ id }) => id === place.exercise.id))
    const workout = holder ?? there.find((each) => !isUnderWay(each))
    const { week, day } = place
    const exercises = workout?.exercises.map(({ id }) => id) ?? []
    days.push({ week, day, ...(workout && { workoutType: workout.workoutType }), exercises })
  }
  return days
}
