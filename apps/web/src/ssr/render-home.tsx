import { routes } from '@tri/api-contract/routes'
import { currentUserQuery } from '../data/user.js'
import { makeQueryClient } from '../http/query-client.js'
import { drawInLanguages } from '../lib/measures/region-units.js'
import { draw } from './render.js'

/** Where the page is drawn by the build, the server puts the nonce in. */
const PLACEHOLDER = '__CSP_NONCE__'

/** The dashboard as it is first drawn: the set-up for a visitor, its skeleton while a user's plan is on its way. */
export function drawHome(who: 'visitor' | 'user'): string {
  const client = makeQueryClient()
  if (who === 'visitor') client.setQueryData(currentUserQuery.queryKey, null)
  return drawInLanguages('', () => draw({ client, address: '/', nonce: PLACEHOLDER }))
}

/** What the dashboard of a user reads first. */
export const userReads: readonly string[] = [
  routes.users.current.path,
  routes.plans.list.path,
  routes.users.currentPlan.path,
]
