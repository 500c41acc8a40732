import { routes } from '@tri/api-contract/routes'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { makeQueryClient } from './api/query-client.js'
import { App } from './app/app.js'
import { currentUserQuery } from './data/user.js'

const AtHome = ({ children }: { children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>

/** The dashboard as it is first drawn: the set-up for a visitor, its skeleton while a user's plan is on its way. */
export function drawHome(who: 'visitor' | 'user'): string {
  const client = makeQueryClient()
  if (who === 'visitor') client.setQueryData(currentUserQuery.queryKey, null)
  return renderToString(<App client={client} Router={AtHome} />)
}

/** What the dashboard of a user reads first. */
export const userReads: readonly string[] = [
  routes.users.current.path,
  routes.plans.list.path,
  routes.users.currentPlan.path,
]
