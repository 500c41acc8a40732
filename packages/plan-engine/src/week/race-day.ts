import { because } from '../codes/rules.js'
import { distanceText } from '../formulas/distance-text.js'
import { legSeconds } from '../formulas/finish-time.js'
import { METRES_PER_MILE } from '../formulas/units.js'
import { paceText, type ZonePaces } from '../formulas/zones.js'
import type { Season } from '../season/season.js'
import { legFuel, practisedFuel } from '../sessions/fuel.js'
import { RACE_LEGS } from '../sessions/library/race-pace.js'
import {
  type BySport,
  type Exercise,
  type Fuel,
  type Intensity,
  type RaceType,
  SPORTS,
  type Sport,
  type Workout,
} from '../types.js'
import { exerciseId, newWorkout } from './week-workouts.js'

/** Minutes of each leg at goal pace; together the legs' whole time in whole minutes, rounded once. */
export function raceMinutes({ distances, goal }: Season): BySport<number> {
  const seconds = legSeconds(distances, goal)
  const exact = SPORTS.map((sport) => Math.min(seconds[sport] / 60, MAX_MINUTES))
  const total = Math.round(exact.reduce((sum, minutes) => sum + minutes, 0))
  const minutes = exact.map((value) => Math.max(1, Math.floor(value)))
  const byRemainder = SPORTS.map((_, index) => index).sort(
    (one, other) => remainder(exact, other) - remainder(exact, one) || one - other,
  )
  for (const index of byRemainder) {
    if (minutes.reduce((sum, value) => sum + value, 0) >= total) break
    minutes[index] = (minutes[index] ?? 0) + 1
  }
  const [swim = 1, bike = 1, run = 1] = minutes
  return { swim, bike, run }
}

/** A leg is never planned longer than a week. */
const MAX_MINUTES = 7 * 24 * 60

const remainder = (values: readonly number[], index: number): number => (values[index] ?? 0) % 1

/** What a leg is labelled: the zone race pace lands in (osbmultisport.com zones chart). */
const INTENSITY: Record<RaceType, Intensity> = { sprint: 'hard', olympic: 'hard', '70.3': 'tempo', ironman: 'moderate' }

/** The race as a workout, beside those of its plan: the three legs at goal pace, whatever the day's availability. */
export function raceWorkout(season: Season, zones: ZonePaces, workouts: readonly Workout[]): Workout {
  const minutes = raceMinutes(season)
  const legs = SPORTS.map((sport) => ({ sport, minutes: minutes[sport] }))
  const fuel = practisedFuel(workouts, season.race)
  const exercises = legs.map((leg, index) =>
    raceLeg(season, zones, { ...leg, index, fuel: legFuel(legs, index, fuel) }),
  )
  return newWorkout({ week: season.totalWeeks, day: season.raceDay }, exercises, 'race')
}

type Leg = { sport: Sport; index: number; minutes: number; fuel: Fuel | undefined }

function raceLeg(season: Season, zones: ZonePaces, { sport, index, minutes, fuel }: Leg): Exercise {
  const { target, pace } = zones[sport].race
  const miles = season.distances[sport]
  const { code, cue } = RACE_LEGS[sport]
  return {
    id: exerciseId(season.totalWeeks, season.raceDay, index + 1),
    code,
    type: sport,
    duration: minutes,
    distance: distanceText(sport, sport === 'swim' ? miles * METRES_PER_MILE : miles),
    pace: paceText(sport, pace),
    intensity: INTENSITY[season.race],
    ...(fuel && { fuel }),
    steps: [{ kind: 'work', seconds: minutes * 60, zone: 'race', target, cue }],
    reasons: [because('race-day', { sport, miles, minutes, pace: Math.round(pace * 100) / 100 }, 'design')],
  }
}
