import { daysOnward } from '../calendar.js'
import { tell } from '../codes/findings.js'
import { RACE_RECOVERY } from '../season/race-recovery.js'
import { valueAt } from '../season/season.js'
import type { Rule } from './rule.js'

/**
 * R29: after the race first days off, then easy sessions alone, no longer than a tired body takes, runs last. Beside a race on the way to
 * it nothing is hard, and none of them is too near it.
 */
export const recovery: Rule = {
  id: 'R29',
  severity: 'major',
  unit: 'sessions',
  source: 'recovery',
  limit: { max: 0 },
  find({ after, days, season }) {
    const { daysOff, firstRun = 0, most } = RACE_RECOVERY[season.race]
    const beside = days.filter(
      ({ latest = 0, daysToRace, isBesideRace, isHard }) => (isBesideRace && isHard) || daysToRace < latest,
    )
    const wrong = after.filter(({ daysAfter, sport, minutes, easyMinutes }) => {
      const allowed = Math.min(
        valueAt(season.availability, daysOnward(-daysAfter, season.raceDay)),
        sport ? most[sport] : 0,
      )
      return (
        daysAfter <= daysOff || easyMinutes < minutes || (sport === 'run' && daysAfter < firstRun) || minutes > allowed
      )
    })
    const value = beside.length + wrong.length
    if (value + after.length === 0) return 'ends-with-race'
    return { value, ...tell('after-race-wrong', { sessions: value }) }
  },
}
