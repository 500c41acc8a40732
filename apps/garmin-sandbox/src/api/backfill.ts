import { endOf } from '../activities/summary.js'
import { activitiesIn, type Window } from '../activities/training-week.js'
import { Refused } from '../http/http.js'
import { secondsNow, type World, watchOffset } from '../state/world.js'
import { reportActivities } from '../webhooks/webhooks.js'
import { type Connected, expectPermission } from './athlete-of.js'

const DAY_SECONDS = 86_400
const MOST_DAYS = 30
const LOOK_BACK_DAYS = 5 * 365
/** How long Garmin takes to begin sending. */
const PREPARING_MS = 3_000

/** Takes a request for history on; what was recorded in the window is sent later. @throws Refused */
export function requestBackfill(
  world: World,
  athlete: Connected,
  { type, window }: { type: string; window: Window },
): void {
  const { faults } = world.state
  if (type !== 'activities' || faults.backfillDisabled)
    throw new Refused(400, `Endpoint not enabled for summary type: ${summaryType(type)}`)
  expectPermission(athlete, 'ACTIVITY_EXPORT')
  if (!athlete.registration.permissions.includes('HISTORICAL_DATA_EXPORT'))
    throw new Refused(403, 'HISTORICAL_DATA_EXPORT is not granted by the user')
  expectReach(world, athlete, window)
  if (athlete.registration.backfilled.some(({ from, to }) => from <= window.from && window.to <= to))
    throw new Refused(409, 'A backfill for this time was requested before')
  if (!world.limiter.allowsBackfill((window.to - window.from) / DAY_SECONDS))
    throw new Refused(429, 'Too many days of backfill were requested in this minute')
  athlete.registration.backfilled.push(window)
  world.save()
  sendHistory(world, athlete, window)
}

function expectReach(world: World, { registration }: Connected, { from, to }: Window): void {
  if (to - from > MOST_DAYS * DAY_SECONDS)
    throw new Refused(400, `The window may be ${MOST_DAYS * DAY_SECONDS} seconds at most`)
  const isShort = world.state.faults.history !== 'five years'
  if (isShort && from < registration.connectedAt - MOST_DAYS * DAY_SECONDS)
    throw new Refused(401, 'The time is before the connection')
  const earliest = secondsNow(world) - LOOK_BACK_DAYS * DAY_SECONDS
  if (from < earliest)
    throw new Refused(400, `Start date before min start time of ${new Date(earliest * 1000).toISOString()}`)
}

/** What has been finished by now; the rest comes when it is. */
function sendHistory(world: World, athlete: Connected, window: Window): void {
  const usual = activitiesIn({ userId: athlete.userId, window, offset: watchOffset(world) })
  const byHand = athlete.recorded.filter(({ startTimeInSeconds: start }) => start >= window.from && start < window.to)
  const done = [...usual, ...byHand]
    .filter((activity) => endOf(activity) <= secondsNow(world))
    .sort((a, b) => a.startTimeInSeconds - b.startTimeInSeconds)
  reportActivities(world, athlete, done, PREPARING_MS)
}

const summaryType = (type: string) =>
  type === 'activities'
    ? 'CONNECT_ACTIVITY'
    : `CONNECT_${type.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
