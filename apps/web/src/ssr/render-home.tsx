import { pagePath, routes } from '@tri/api-contract/routes'
import { preloadSetUp } from '../app/home-page.js'
import { currentUserQuery } from '../data/account/user.js'
import { makeQueryClient } from '../http/query-client.js'
import { NONCE_PLACEHOLDER, render } from './render.js'

/** The dashboard as it is first seen: the set-up for a visitor, its skeleton while a user's plan is on its way. */
export async function renderHome(who: 'visitor' | 'user'): Promise<string> {
  await preloadSetUp()
  const client = makeQueryClient()
  if (who === 'visitor') client.setQueryData(currentUserQuery.queryKey, null)
  return render({ client, address: '/', nonce: NONCE_PLACEHOLDER, request: { languages: [] } })
}

/** What the dashboard of a user reads first, at the addresses that it asks: another one would be read twice. */
export const userReads: readonly string[] = [routes.users.current, routes.plans.list, routes.users.currentPlan].map(
  (route) => pagePath(route),
)
