import { repace } from '../../edit/repace.js'
import { pacesBetween, pacesOfRace, sportZones, type ZonePaces } from '../../formulas/zones.js'
import { goalOfWeek } from '../../season/goals/own-goals.js'
import { type Exercise, isSport, type Reason, type Sport, type Workout } from '../../types.js'
import { ADAPT_RULES } from '../adapt-rules.js'
import { since } from '../codes.js'
import { keySessions } from '../rules/key-sessions.js'
import { slowedTo } from '../rules/way-back.js'
import type { Card } from '../timeline/cards.js'
import { progressOf } from '../timeline/progress.js'
import type { Timeline } from '../timeline/timeline.js'
import type { Change, ChangeKind, PlacedExercise, TouchedDay } from '../types.js'
import { dayKey, isGoalRace, isOn, isUnderWay } from './chosen.js'
import { reshape } from './reshape.js'

/** Seconds per mile from which on a beginner walks between runs, as the generator has it. */
const RUN_WALK_PACE = 720

/** What becomes of the cards as changes, in date order; a session that stays as it is has none. */
export function changesOf(timeline: Timeline): Change[] {
  const context = contextOf(timeline)
  const changes = timeline.cards.flatMap((card) => changeOf(card, context))
  const changed = new Map(changes.map((change) => [change.id, change]))
  const behind = new Map([...context.before].map(([card, previous]) => [card.exercise.id, previous.exercise.id]))
  // A ride and its run go together where both change.
  const groupOf = ({ id, group }: Change) =>
    group === id ? (changed.get(behind.get(id) ?? '')?.group ?? group) : group
  return changes.map((change) => {
    const group = groupOf(change)
    return group === change.group ? change : { ...change, group }
  })
}

type Context = {
  timeline: Timeline
  before: ReadonlyMap<Card, Card>
  after: ReadonlyMap<Card, Card>
  longs: ReadonlySet<Card>
  walks: boolean
  zonesFor: ZonesFor
}

type ZonesFor = (card: Pick<Card, 'week' | 'speed'>, sport: Sport) => ZonePaces[Sport]

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

/** The paces of a sport in each week, made when first asked for; slower where a gap has left its mark. */
function zonesOfWeeks({ season, input, ownGoals }: Timeline): ZonesFor {
  const known = new Map<string, ZonePaces[Sport]>()
  let progress: number[] | undefined
  return ({ week, speed }, sport) => {
    const key = `${week} ${speed} ${sport}`
    const made = known.get(key)
    if (made) return made
    progress ??= progressOf(season, input)
    const race = goalOfWeek(ownGoals(), week)?.race ?? season.race
    const between = pacesBetween(season.current, season.goal, progress[week - 1] ?? 0)
    const paces = pacesOfRace(between, season.race, race)
    const own = sport === 'bike' ? paces.bike * speed : paces[sport] / speed
    const zones = sportZones(race, sport, own)
    known.set(key, zones)
    return zones
  }
}

/** A session of a week at the paces of its season, as much slower after a gap as it was; its minutes and its steps stay. */
export function atSeasonPaces(timeline: Timeline): (exercise: Exercise, week: number) => Exercise {
  const zonesFor = zonesOfWeeks(timeline)
  return (exercise, week) => {
    const { type } = exercise
    return isSport(type) ? repace(exercise, zonesFor({ week, speed: slowedTo(exercise) / 100 }, type)) : exercise
  }
}

function changeOf(card: Card, context: Context): Change[] {
  const { exercise, week, day, index, isGone, movedTo, sport } = card
  if (!isGone && !(sport && (card.isOpen || movedTo))) return []
  const from: PlacedExercise = { week, day, index, exercise }
  const { id } = exercise
  const { group = id, reasons } = card
  if (isGone || !sport) return [{ id, group, kind: 'drop', from, reasons: toldOnce(reasons) }]
  const isLinked = card.isLinked && staysLinked(card, context)
  if (card.isLinked && !isLinked) card.reasons.push(since('unlinked', { planned: card.planned }, 'design'))
  const reshaped = reshapedOf(card, sport, isLinked, context)
  if (reshaped === exercise && !movedTo) return []
  const to = { ...(movedTo ? placeOf(card, context) : { week, day, index }), exercise: withReasons(reshaped, card) }
  return [{ id, group, kind: kindOf(card, reshaped), from, to, reasons: toldOnce(reasons) }]
}

function reshapedOf(card: Card, sport: Sport, isLinked: boolean, { after, longs, walks, zonesFor }: Context) {
  const { exercise, minutes, isEased, isOpener = false, speed, isLinked: wasLinked } = card
  const isSlowed = speed < 1
  const isAsLong = minutes >= exercise.duration
  if (isAsLong && !isEased && !isOpener && !isSlowed && wasLinked === isLinked) return exercise
  const next = after.get(card)
  return reshape(exercise, {
    sport,
    minutes: Math.min(minutes, exercise.duration),
    isEased,
    isOpener,
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
  const kept = exercise.reasons.filter(
    ({ rule }) => (isWhole || ADAPT_RULES.includes(rule)) && !reasons.some((later) => later.rule === rule),
  )
  return { ...reshaped, reasons: [...kept, ...toldOnce(reasons)] }
}

/** Each reason as it was given last: a rule that has taken more than once holds what it left. */
const toldOnce = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((reason) => reasons.findLast(({ rule }) => rule === reason.rule) === reason)

function kindOf({ movedTo, isEased, isOpener, minutes, exercise, speed }: Card, reshaped: Exercise): ChangeKind {
  if (movedTo) return 'move'
  if (isOpener) return 'replace'
  if (isEased) return 'ease'
  if (minutes < exercise.duration) return reshaped.intensity === exercise.intensity ? 'shorten' : 'ease'
  return speed < 1 ? 'ease' : 'replace'
}

/** The days that changes touch as they stand: each workout of them that holds a session which changes, or that one comes to. */
export function touchedDays({ saved }: Pick<Timeline, 'saved'>, changes: readonly Change[]): TouchedDay[] {
  const byDay = new Map<number, Workout[]>()
  for (const workout of changes.length > 0 ? saved : [])
    if (!isGoalRace(workout)) byDay.set(dayKey(workout), [...(byDay.get(dayKey(workout)) ?? []), workout])
  const touched = new Map<Workout | number, TouchedDay>()
  for (const place of changes.flatMap(({ from, to }) => [from, to])) {
    if (!place) continue
    const there = byDay.get(dayKey(place)) ?? []
    const holder = there.find(({ exercises }) => exercises.some(({ id }) => id === place.exercise.id))
    const workout = holder ?? there.find((each) => !isUnderWay(each))
    const { week, day } = place
    const exercises = workout?.exercises.map(({ id }) => id) ?? []
    const { workoutType, priority } = workout ?? {}
    const was = { ...(workoutType && { workoutType }), ...(priority !== undefined && { priority }) }
    touched.set(workout ?? dayKey(place), { week, day, ...was, exercises })
  }
  return [...touched.values()]
}
