import * as z from 'zod'
import { profileOf } from '../activities/profile.js'
import { randomFrom } from '../activities/random.js'
import { multisport, poolSwim, ride, run, type Session } from '../activities/sessions.js'
import type { Summary } from '../activities/summary.js'
import { Refused } from '../http/http.js'
import type { Athlete } from '../state/state.js'
import { nextNumber, offsetAt, secondsNow, type World } from '../state/world.js'
import { reportActivities } from '../webhooks/webhooks.js'

const USUAL_MINUTES = { run: 40, ride: 60, swim: 35, multisport: 80 }

/** What is to be recorded: a sport, and when and how long where that matters. */
export const recording = z.strictObject({
  sport: z.enum(['run', 'ride', 'swim', 'multisport']),
  minutes: z.coerce.number().int().min(1).max(1440).optional(),
  /** The start; when left out, it has just ended. */
  startTime: z.iso.datetime().optional(),
})
export type Recording = z.infer<typeof recording>

/** Records an activity of an athlete and reports it. */
export function record(world: World, athlete: Athlete, { sport, minutes, startTime }: Recording): Summary[] {
  expectConnected(athlete)
  const lasting = minutes ?? USUAL_MINUTES[sport]
  const start = startTime ? Math.floor(Date.parse(startTime) / 1000) : secondsNow(world) - (lasting + 2) * 60
  const key = `by hand ${nextNumber(world)}`
  const made = make(sport, {
    userId: athlete.userId,
    key,
    start,
    offset: offsetAt(world, start),
    minutes: lasting,
    effort: 1,
    profile: profileOf(athlete.userId),
    random: randomFrom(`${athlete.userId} ${key}`),
  })
  athlete.recorded.push(...made)
  reportActivities(world, athlete, made)
  world.save()
  return made
}

/** Reports what was last recorded by hand again, unchanged. */
export const repeatLast = (world: World, athlete: Athlete): void => reportActivities(world, athlete, lastOf(athlete))

/** Reports it again with another name: a later record under the same keys. */
export function correctLast(world: World, athlete: Athlete): void {
  for (const summary of lastOf(athlete)) summary.activityName = `${summary.activityName} (corrected)`
  repeatLast(world, athlete)
  world.save()
}

/** The last activity that was recorded by hand, with its parent and legs. */
function lastOf(athlete: Athlete): Summary[] {
  expectConnected(athlete)
  const last = athlete.recorded.at(-1)
  if (!last) throw new Refused(409, 'Nothing has been recorded by hand yet: record a run first')
  const family = last.parentSummaryId ?? last.summaryId
  return athlete.recorded.filter(({ summaryId, parentSummaryId }) => [summaryId, parentSummaryId].includes(family))
}

function expectConnected({ registration }: Athlete): void {
  if (!registration) throw new Refused(409, 'This athlete is not connected: connect in the app first')
}

function make(sport: Recording['sport'], session: Session): Summary[] {
  if (sport === 'multisport') return multisport(session)
  if (sport === 'swim') return [poolSwim(session)]
  return [sport === 'run' ? run(session) : ride(session)]
}
