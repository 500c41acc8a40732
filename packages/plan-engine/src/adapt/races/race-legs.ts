import { distanceText } from '../../formulas/distance-text.js'
import { METRES_PER_MILE } from '../../formulas/units.js'
import { paceText } from '../../formulas/zones.js'
import { lastWeekBefore } from '../../season/goals/own-goals.js'
import { legFuel, practisedFuel } from '../../sessions/fuel.js'
import { RACE_LEGS } from '../../sessions/library/race-pace.js'
import type { Exercise, Inputs, Intensity, RaceType, Workout } from '../../types.js'
import { since } from '../codes.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import type { Leg, Race } from './read-races.js'

/** What a leg is labelled, by the effort of the race. */
const INTENSITY: Record<RaceType, Intensity> = { sprint: 'hard', olympic: 'hard', '70.3': 'tempo', ironman: 'moderate' }

/** What a leg tells of its race. */
const toldOf = (race: Race, { sport, miles, minutes }: Leg) => ({
  planned: minutes,
  race: race.id,
  ...(race.name !== undefined && { name: race.name }),
  priority: race.priority,
  kind: race.kind,
  sport,
  miles: Math.round(miles * 100) / 100,
  pace: Math.round(race.zones[sport].race.pace * 100) / 100,
})

/** The legs of a race as exercises, each at the pace of its week. */
export function legExercises(race: Race, timeline: Timeline): Exercise[] {
  const { week, day, legs, zones, effort } = race
  const first = firstNumber(timeline.saved, `w${week}d${day}e`)
  const weeks = weeksTo(race, timeline)
  const raceFuel = practisedFuel(timeline.saved, effort)
  return legs.map((leg, index) => {
    const { sport, miles } = leg
    const { target, pace } = zones[sport].race
    const { code, cue } = RACE_LEGS[sport]
    const fuel = legFuel(legs, index, raceFuel)
    return {
      id: `w${week}d${day}e${first + index}`,
      code,
      type: sport,
      duration: leg.minutes,
      distance: distanceText(sport, sport === 'swim' ? miles * METRES_PER_MILE : miles),
      pace: paceText(sport, pace),
      intensity: INTENSITY[effort],
      ...(fuel && { fuel }),
      steps: [{ kind: 'work', seconds: leg.minutes * 60, zone: 'race', target, cue }],
      reasons: [since('race-leg', { ...toldOf(race, leg), ...(weeks > 0 && { weeks }) }, 'design')],
    }
  })
}

/** Weeks that lead to a race with a season of its own, from the next one on, or from where they did already; 0 for another race. */
export function weeksTo(race: Race, timeline: Timeline): number {
  if (!race.hasSeason) return 0
  const next = weekAt(timeline, 0) + 1
  const before = timeline.ownGoals().find(({ id }) => id === race.id)
  return lastWeekBefore(race, timeline.season.raceDay) - Math.min(next, before?.first ?? next) + 1
}

/** The generator gives a day three sessions at most: what comes in has a number of its own, above all that are known. */
const GENERATED = 3

function firstNumber(saved: readonly Workout[], start: string): number {
  const ids = saved.flatMap(({ exercises, actualExercises }) => [...exercises, ...(actualExercises ?? [])])
  const numbers = ids.map(({ id }) => (id.startsWith(start) ? Number(id.slice(start.length)) : 0))
  return Math.max(GENERATED, ...numbers.filter(Number.isSafeInteger)) + 1
}

/** What names a race and its legs: where it is the same, the legs that are saved stay, at whatever pace. */
const SAME = ['race', 'name', 'priority', 'kind', 'sport', 'miles'] as const

/** Whether legs that are saved are those of the race. */
export function areLegsOf(exercises: readonly Exercise[], race: Race): boolean {
  const saved = exercises.map(({ reasons }) => reasons.find(({ rule }) => rule === 'race-leg')?.inputs)
  return (
    saved.length === race.legs.length &&
    race.legs.every((leg, index) => {
      const told: Inputs = toldOf(race, leg)
      return SAME.every((field) => saved[index]?.[field] === told[field])
    })
  )
}
