import type { Summary } from '../activities/summary.js'
import { fingerprint, newSecret } from '../http/token-text.js'
import type { WebhookKind } from '../state/options.js'
import { PERMISSIONS } from '../state/permissions.js'
import type { Athlete } from '../state/state.js'
import { nextNumber, secondsNow, type World } from '../state/world.js'

const DAY_SECONDS = 86_400
/** Activities in one call. */
const CHUNK = 10

/** Reports activities to the partner, as the faults say: pushed or pinged, twice, late, in another order. */
export function reportActivities(world: World, athlete: Athlete, summaries: readonly Summary[], afterMs = 0): void {
  const { faults } = world.state
  const records = summaries.map((summary) => ({ userId: athlete.userId, ...inShape(world, summary) }))
  const ordered = faults.outOfOrder ? records.toReversed() : records
  for (let first = 0; first < ordered.length; first += CHUNK) {
    const chunk = ordered.slice(first, first + CHUNK)
    send(world, 'activities', faults.delivery === 'ping' ? [pingFor(world, athlete, chunk)] : chunk, afterMs)
  }
}

/** Tells the partner that an athlete has left. */
export const reportDeregistration = (world: World, { userId }: Athlete): void =>
  send(world, 'deregistrations', [{ userId }])

/** Tells the partner what an athlete allows now. */
export function reportPermissions(world: World, { userId, registration }: Athlete): void {
  const { permissionChangeShape, permissionChangeKey } = world.state.faults
  const allowed = registration?.permissions ?? []
  const permissions =
    permissionChangeShape === 'list'
      ? allowed
      : Object.fromEntries(PERMISSIONS.map((permission) => [permission, allowed.includes(permission)]))
  const change = {
    userId,
    summaryId: `p${nextNumber(world)}`,
    permissions,
    changeTimeInSeconds: secondsNow(world),
  }
  send(world, 'userPermissionsChange', [change], 0, permissionChangeKey)
}

function send(world: World, kind: WebhookKind, records: unknown[], afterMs = 0, key: string = kind): void {
  const { duplicate, lateSeconds } = world.state.faults
  for (let copy = 0; copy < (duplicate ? 2 : 1); copy += 1) {
    world.courier.add({ number: nextNumber(world), kind, body: { [key]: records } }, afterMs + lateSeconds * 1000)
  }
}

function inShape({ state }: World, summary: Summary): Summary {
  return state.faults.activityIds === 'text' ? { ...summary, activityId: String(summary.activityId) } : summary
}

/** An address that gives out these activities for a day, to whoever has it. */
function pingFor(world: World, { userId }: Athlete, summaries: (Summary & { userId: string })[]) {
  const token = newSecret()
  const now = secondsNow(world)
  const expiresAt = world.now() + DAY_SECONDS * 1000
  world.state.pullTokens = world.state.pullTokens.filter((known) => known.expiresAt > world.now())
  world.state.pullTokens.push({ fingerprint: fingerprint(token), summaries, expiresAt })
  const url = new URL('/wellness-api/rest/activities', world.origin())
  url.searchParams.set('uploadStartTimeInSeconds', String(now - 3600))
  url.searchParams.set('uploadEndTimeInSeconds', String(now))
  url.searchParams.set('token', token)
  return { userId, callbackURL: url.href }
}
