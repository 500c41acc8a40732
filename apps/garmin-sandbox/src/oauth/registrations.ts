import type { Permission } from '../state/permissions.js'
import type { Athlete } from '../state/state.js'
import type { World } from '../state/world.js'
import { reportDeregistration, reportPermissions } from '../webhooks/webhooks.js'
import { revokeTokens } from './tokens.js'

/** Ends an athlete's connection from either side, and tells the partner. */
export function disconnect(world: World, athlete: Athlete): void {
  loseAccess(world, athlete)
  reportDeregistration(world, athlete)
  world.save()
}

/** Ends a connection and tells nobody: the partner finds out when it next asks. */
export function loseAccess(world: World, athlete: Athlete): void {
  athlete.registration = null
  revokeTokens(world, athlete.number)
}

/** What the athlete allows from now on; the partner is told. */
export function changePermissions(world: World, athlete: Athlete, permissions: Permission[]): void {
  if (!athlete.registration) return
  athlete.registration.permissions = permissions
  reportPermissions(world, athlete)
  world.save()
}
