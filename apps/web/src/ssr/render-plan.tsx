import { languagesIn, type PlanPage, type VisitorPage } from '@tri/api-contract'
import { preloadPlan, preloadSetUp } from '../app/home-page.js'
import { PROGRESS_PATH, RACE_PATH } from '../app/plan/paths.js'
import { currentUserQuery } from '../data/account/user.js'
import { makeQueryClient } from '../http/query-client.js'
import { fillCache, HYDRATION_STATE_ID, hydrationStateOf } from './hydration-state.js'
import { NONCE_PLACEHOLDER, render } from './render.js'

// What the server loads of this file is `PageRenderer` of the contract.

/** Loads what rendering needs. */
export const prepare = () => Promise.all([...['/', PROGRESS_PATH, RACE_PATH].map(preloadPlan), preloadSetUp()])

/** The set-up as a visitor first sees it on a day, in the units of a region: with a sample week that the browser need not make. */
export function renderVisitor({ today, accepted }: VisitorPage): string {
  const client = makeQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  const html = render({
    client,
    address: '/',
    nonce: NONCE_PLACEHOLDER,
    request: { today, languages: languagesIn(accepted) },
  })
  client.clear()
  return html
}

/** A plan's page with what its calls would answer: the browser shows it before any script has come, and asks nothing. */
export function renderPlan({ answers, address, nonce }: PlanPage): string {
  const client = makeQueryClient()
  fillCache(client, answers)
  const request = { today: answers.today, languages: languagesIn(answers.accepted) }
  const html = render({ client, address, nonce, request })
  const state = inScript(hydrationStateOf(client, answers))
  client.clear()
  return `${html}<script type="application/json" id="${HYDRATION_STATE_ID}">${state}</script>`
}

/** JSON in which nothing ends the element that holds it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
