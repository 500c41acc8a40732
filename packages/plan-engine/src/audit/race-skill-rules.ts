import { clampAmount } from '../clamp-amount.js'
import { tell } from '../codes/findings.js'
import { listOf } from '../lookup.js'
import { type Facts, sessionsIn } from './facts/facts.js'
import type { SessionFacts } from './facts/session-facts.js'
import type { Rule } from './rule.js'

/** Weeks before the race in which its skills are practised, and the swims with sighting: in a short plan, and in others. */
const WEEKS = 6
const SIGHTINGS = { short: 2, usual: 4 } as const
const SHORT_PLAN = 8
const TRANSITIONS = 2

/** Minutes from which on a ride or a run tells what to eat and drink. */
const FUELLED = 75

/** Minutes of a race's run from which on it tells so too, where the ride does; and grams an hour that ask for practice. */
const FUELLED_RUN = 45
const PRACTISED_GRAMS = 60

/**
 * R37: four swims of the last six weeks have sighting, two bricks a transition, long sessions and the race's run a word on fuel; for information, but
 * where half of them have none, and where race day asks for more than any session practised.
 */
export const raceSkills: Rule = {
  id: 'R37',
  severity: 'info',
  unit: 'missing',
  source: 'published',
  limit: { max: 0 },
  warn: 2,
  isOfSeason: true,
  find(facts) {
    const { season, weeks } = facts
    const last = weeks.slice(-WEEKS)
    const late = sessionsIn(last)
    // Each week that is not as it was planned, or has begun, has its part of them less.
    const part =
      last.filter(({ isShaped, hasBegun }) => !isShaped && !hasBegun).length /
      Math.max(1, Math.min(WEEKS, season.totalWeeks))
    const wanted = Math.floor(part * (season.totalWeeks < SHORT_PLAN ? SIGHTINGS.short : SIGHTINGS.usual))
    const sightings = late.filter(({ sport, isSighting }) => sport === 'swim' && isSighting).length
    const transitions = late.filter(({ isBrickRun, isTransition }) => isBrickRun && isTransition).length
    const long = longSessions(facts)
    const legs = facts.races.flatMap((race) => listOf(race.exercises))
    const asked = Math.max(0, ...legs.map((leg) => clampAmount(leg?.fuel?.most)))
    const practised = Math.max(0, ...facts.sessions.map(({ fuel }) => fuel))
    // Who lost the sessions to a break cannot practise any more.
    if (facts.breaks.length === 0 && asked > PRACTISED_GRAMS && asked > practised)
      return {
        value: asked - practised,
        result: 'fail',
        severity: 'minor',
        ...tell('fuel-untried', { asked, practised }),
      }
    const hungry = legs.filter(
      (leg) => asked > 0 && leg?.type === 'run' && !leg.fuel && clampAmount(leg.duration) >= FUELLED_RUN,
    ).length
    const unfuelled = hungry + long.filter(({ fuel }) => fuel === 0).length
    // Who names no steps says nothing of fuel either.
    const isSilent = long.every(({ steps }) => steps.length === 0)
    return {
      value: Math.max(0, wanted - sightings) + Math.max(0, Math.floor(part * TRANSITIONS) - transitions) + unfuelled,
      ...(!isSilent && unfuelled > 0 && 2 * unfuelled >= long.length && { severity: 'minor' as const }),
      ...tell('race-skills', { sightings, transitions, unfuelled }),
    }
  },
}

const longSessions = ({ sessions }: Facts): SessionFacts[] =>
  sessions.filter(({ sport, minutes, isBrickRun }) => sport !== 'swim' && minutes >= FUELLED && !isBrickRun)
