import { addDays, daysOnward } from '../calendar.js'
import { because } from '../codes/rules.js'
import { weekZones } from '../formulas/zones.js'
import { RACE_RECOVERY } from '../season/race-recovery.js'
import { type Season, valueAt } from '../season/season.js'
import { floor5 } from '../season/volume.js'
import { chooseRecovery } from '../sessions/choose-easy.js'
import { fuelOf } from '../sessions/fuel.js'
import type { AfterRaceSession, IsoDay, RaceType, Reason, Sport } from '../types.js'
import { describe } from './week-workouts.js'

/** Days that stay easy after the race, and how many of them a plan holds at most. */
const EASY_DAYS: Record<RaceType, number> = { sprint: 7, olympic: 10, '70.3': 17, ironman: 28 }
const MOST_DAYS = 14

const plannedDays = (race: RaceType): number => Math.min(EASY_DAYS[race], MOST_DAYS)

/** Rides and swims come first, as in the plans that TrainingPeaks sells. */
const ORDER = ['bike', 'swim', 'run'] as const

/** Every third day is free, whatever the week offers. Design choice, as are the next two. */
const FREE_DAY = 3

/** Fewest minutes of a session, and the share of its most minutes at first and at last. */
const SHORTEST = 15
const SHARE = { first: 0.4, last: 0.8 } as const

/** The easy sessions of the days after the race, at most one a day and only on days that the athlete trains. */
export function afterRace(season: Season, raceDate: IsoDay): AfterRaceSession[] {
  const days = plannedDays(season.race)
  const { daysOff, firstRun = 0, most } = RACE_RECOVERY[season.race]
  const sessions: AfterRaceSession[] = []
  let turn = 0
  for (let day = daysOff + 1; day <= days; day++) {
    if (nextSport(turn) === 'run' && day < firstRun) turn++
    const sport = nextSport(turn)
    const wanted = most[sport] * (SHARE.first + ((SHARE.last - SHARE.first) * day) / days)
    const minutes = floor5(Math.min(wanted, valueAt(season.availability, daysOnward(-day, season.raceDay))))
    if ((day - daysOff) % FREE_DAY === 0 || minutes < SHORTEST) continue
    sessions.push(toSession(season, raceDate, { day, sport, minutes }))
    turn++
  }
  return sessions
}

const nextSport = (turn: number): Sport => ORDER[turn % ORDER.length] ?? 'bike'

type Place = { day: number; sport: Sport; minutes: number }

function toSession(season: Season, raceDate: IsoDay, { day, sport, minutes }: Place): AfterRaceSession {
  // Today's paces: nobody is faster in the days after a race, whatever the goal was.
  const content = chooseRecovery(weekZones(season.race, season.current), sport, minutes)
  const fuel = fuelOf({ sport, minutes })
  const exercise = describe(content, { id: `a${day}`, fuel, reasons: [reasonFor(season, day)] })
  return { date: addDays(raceDate, day), ...exercise }
}

/** What the days after a race are for, and of how many they are the beginning. */
function reasonFor({ race }: Season, day: number): Reason {
  const days = plannedDays(race)
  const easyDays = EASY_DAYS[race]
  const { daysOff, firstRun } = RACE_RECOVERY[race]
  return because('after-race', { day, days, easyDays, daysOff, ...(firstRun && { firstRun }) }, 'recovery')
}
