import { daysBetween, daysOnward, parseIsoDay } from '../../calendar.js'
import { raceRow } from '../../season/race-recovery.js'
import { maxOf, minutesIn } from '../../sums.js'
import type { Notice, Reason, Workout } from '../../types.js'
import { found, since, warn } from '../codes.js'
import { isUnderWay } from '../proposal/chosen.js'
import { aheadOf, type Timeline } from '../timeline/timeline.js'
import type { Change, Noticed } from '../types.js'
import { type Recovery, recoveryFrom, TAPER_DAYS } from './around-goal.js'
import { groupOf, lightenWeeks, planAround } from './around-race.js'
import { areLegsOf, legExercises, weeksTo } from './race-legs.js'
import { type PlannedRace, raceOf } from './race-of.js'
import { type Race, type Races, readRaces } from './read-races.js'
import type { SeasonRace } from './types.js'

/** What races bring into a plan, and take out of it. */
type RacePlan = {
  legs: readonly Change[]
  notices: readonly Notice[]
  /** The easy days after goals on the way, from which weeks and long runs grow as from a pause. */
  recoveries: readonly Recovery[]
  /** Makes the weeks of long races smaller where those that measure them have become so. */
  lighten: () => void
}

/** A race as its legs stand in the plan, from today on. */
type Saved = PlannedRace & { workout: Workout; ahead: number; isFixed: boolean }

/**
 * Plans each race of the season: its legs, and the training around it. What is planned as it is told stays; a race that is told no more,
 * or otherwise, goes. Legs that are pinned or under way stay whatever is told.
 */
export function planRaces(timeline: Timeline, told: readonly SeasonRace[] | null | undefined): RacePlan {
  const { races, notices, come, gone } = raceChanges(timeline, told)
  for (const race of races) planAround(timeline, race, { isNew: come.some((each) => each.race === race), races })
  const legs = [...gone, ...come].flatMap(({ changes }) => changes)
  return {
    legs,
    notices: [...notices, ...come.flatMap(({ race }) => untrained(timeline, race))],
    recoveries: races.flatMap((race) => recoveryFrom(race, groupOf(race))),
    lighten: () => lightenWeeks(timeline, races),
  }
}

/** A race of so many minutes of running, and so much longer than the longest run of eight weeks before it, is more than legs are ready for. Design choice. */
const UNTRAINED = { minutes: 60, share: 1.5, days: 56 } as const

/** Whether a race is run for much longer than the training leads to. */
function untrained({ cards, done }: Timeline, { kind, name, ahead, legs }: Race): Notice[] {
  const isBefore = (run: { ahead: number }) => run.ahead < ahead && run.ahead >= ahead - UNTRAINED.days
  const runs = [
    ...done.filter(({ type, ahead: day }) => type === 'run' && day < 0),
    ...cards.filter((card) => card.sport === 'run' && !card.isGone && card.ahead >= 0),
  ].filter(isBefore)
  const longest = Math.round(maxOf(runs.map(({ minutes }) => minutes)))
  const minutes = maxOf(legs.map((leg) => (leg.sport === 'run' ? leg.minutes : 0)))
  if (minutes < UNTRAINED.minutes || minutes <= UNTRAINED.share * longest) return []
  return [warn('RACE_UNTRAINED', { kind, minutes, longest, ...(name !== undefined && { name }) })]
}

/** The races that are told, those of them that come, and those that go. */
type RaceChanges = Races & {
  come: readonly { race: Race; changes: readonly Change[] }[]
  /** Each with the last of its easy days, in days from today. */
  gone: readonly { race: PlannedRace & { ahead: number }; until: number; changes: readonly Change[] }[]
}

/** Which races come into a plan as they are told, and which go, with the changes of their legs. */
export function raceChanges(timeline: Timeline, told: readonly SeasonRace[] | null | undefined): RaceChanges {
  const read = readRaces(timeline, told)
  const saved = savedRaces(timeline)
  const kept = read.races.map((race) => saved.find((each) => each.id === race.id && isSameRace(each, race)))
  return {
    ...read,
    come: read.races.flatMap((race, index) => (kept[index] ? [] : { race, changes: added(timeline, race) })),
    gone: saved.flatMap((each) =>
      kept.includes(each) || each.isFixed ? [] : { race: each, until: lastEasyDay(each), changes: dropped(each) },
    ),
  }
}

function lastEasyDay({ ahead, priority, workout }: Saved): number {
  const [, , after = 0] =
    raceRow(priority, minutesIn(workout.exercises.map(({ duration: minutes }) => ({ minutes })))) ?? []
  return ahead + after
}

/** What is found of races that stand in a plan, or do not, as they are told. */
export function raceFindings(timeline: Timeline, told: readonly SeasonRace[] | null | undefined): Noticed[] {
  const saved = savedRaces(timeline)
  const { races } = readRaces(timeline, told)
  const open = (race: Race) => saved.filter(({ id }) => id === race.id)
  const isPlanned = (race: Race) => open(race).some((each) => isSameRace(each, race))
  return [
    ...races
      .filter((race) => !isPlanned(race))
      .map((race) =>
        open(race).length > 0 ? foundIn('RACE_CHANGED', race) : foundIn('RACE_NEW', race, weeksTo(race, timeline)),
      ),
    ...saved
      .filter((each) => !each.isFixed && !races.some(({ id }) => id === each.id))
      .map((each) => foundIn('RACE_GONE', each)),
  ]
}

/** Whether a race stands in the plan as it is told, or may not change there. */
const isSameRace = ({ isFixed, ahead, workout }: Saved, race: Race): boolean =>
  isFixed || (ahead === race.ahead && areLegsOf(workout.exercises, race))

/** The races that are told and not in the plan yet. */
export function newRaces(timeline: Timeline, told: readonly SeasonRace[] | null | undefined): readonly Race[] {
  if (!Array.isArray(told) || told.length === 0) return []
  const known = new Set(savedRaces(timeline).map(({ id }) => id))
  return readRaces(timeline, told).races.filter(({ id }) => !known.has(id))
}

function savedRaces({ saved, season, toRace, pinned }: Timeline): Saved[] {
  const races = saved.flatMap((workout): Saved[] => {
    const race = raceOf(workout)
    const ahead = aheadOf(workout, season, toRace)
    const isFixed = isUnderWay(workout) || workout.exercises.some(({ id, origin }) => origin || pinned.has(id))
    return race && ahead >= 0 ? [{ ...race, workout, ahead, isFixed }] : []
  })
  return races.sort((one, other) => one.ahead - other.ahead || (one.id < other.id ? -1 : 1))
}

const foundIn = (
  code: 'RACE_NEW' | 'RACE_CHANGED' | 'RACE_GONE',
  { kind, priority, name, ahead }: Race | Saved,
  weeks = 0,
): Noticed => {
  const told = { kind, priority, days: ahead, ...(name !== undefined && { name }) }
  return found(code, { ...told, ...(weeks > 0 && { weeks }) }, 'tridot')
}

const added = (timeline: Timeline, race: Race): Change[] =>
  legExercises(race, timeline).map((exercise, index) => ({
    id: exercise.id,
    group: groupOf(race),
    kind: 'add',
    to: { week: race.week, day: race.day, index, exercise },
    reasons: exercise.reasons,
  }))

function dropped({ workout, id, kind, priority, name }: Saved): Change[] {
  const { week, day, exercises } = workout
  return exercises.map((exercise, index) => {
    const told = { kind, priority, ...(name !== undefined && { name }), planned: exercise.duration }
    const reasons: Reason[] = [since('race-gone', told, 'design')]
    return { id: exercise.id, group: groupOf({ id }), kind: 'drop', from: { week, day, index, exercise }, reasons }
  })
}

/** Days before a race, before the taper to a goal, and after it, on which nothing that was missed is moved: it would take a place of up to two days later. */
const NEAR = { before: 4, beforeTaper: 2, after: 7 } as const

/** Whether a race is so near that what was missed stays missed. */
export const isRaceNear = ({ today }: Timeline, told: readonly SeasonRace[] | null | undefined): boolean =>
  (Array.isArray(told) ? told : []).some((race: SeasonRace | null) => {
    const ahead = daysBetween(today, `${race?.date}`)
    const before = race?.priority === 'A' ? TAPER_DAYS + NEAR.beforeTaper : NEAR.before
    return parseIsoDay(`${race?.date}`) !== undefined && ahead <= before && ahead >= -NEAR.after
  })

/** Changes in the order of their days; what goes stands before what comes. */
export function inDateOrder({ season, toRace }: Timeline, changes: readonly Change[]): Change[] {
  const dayOf = ({ from, to }: Change): number => {
    const place = from ?? to
    return place ? toRace - 7 * (season.totalWeeks - place.week) - daysOnward(place.day, season.raceDay) : 0
  }
  return changes.toSorted((one, other) => dayOf(one) - dayOf(other))
}
