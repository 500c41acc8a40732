import { type AnswerOf, defaultPlan, pagePath, type Route, routes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now } from '../clock.js'
import { ownToday } from '../http/own-today.js'
import type { InteractiveThreads } from '../threads/threads.js'
import type { PagePatience } from './page-patience.js'
import { renderedPages } from './rendered-pages.js'
import type { RenderPage } from './web-app.js'

const { activities, proposals, thresholds, timeOff, users, plans, workouts } = routes

/** Pages that are rendered at once or wait for it; with more of them, asking by itself is quicker for the next browser. */
const MOST_PAGES = 8

type Parts = { app: FastifyInstance; webDir: string; threads: InteractiveThreads; patience: PagePatience }

/**
 * Renders the dashboard of a signed-in user who has a plan, with what its calls would answer; undefined where there is
 * nothing to render, the browser's date is not known, a call is refused or slow, or many pages are under way: the page then
 * asks by itself. It is rendered in a thread, one page at a time for each user, and its calls count like those of a browser.
 */
export function planRenderer({ app, webDir, threads, patience }: Parts): RenderPage {
  const renderingFor = new Set<number>()
  const rendered = renderedPages()
  let isPrepared: Promise<unknown> | undefined
  return async (request, nonce) => {
    const today = ownToday(request.headers.cookie, now())
    const accepted = request.headers['accept-language'] ?? ''
    const { pathname, search, searchParams } = new URL(request.url, 'http://page')
    if (!today || searchParams.has('new')) return undefined
    isPrepared ??= threads.run('prepareRenderer', webDir)
    await isPrepared
    const late = patience()
    const inTime = (reading: Promise<string | undefined>) => Promise.race([reading.catch(unlessRefused), late])

    const user = await inTime(ask({ app, request, route: users.current }))
    if (user === undefined) return undefined
    const { id, suggestsChanges }: AnswerOf<typeof users.current> = JSON.parse(user)
    // What is suggested stands on Today alone.
    const isSuggested =
      suggestsChanges !== false && pathname === '/' && !searchParams.has('week') && !searchParams.has('view')
    if (renderingFor.has(id) || renderingFor.size >= MOST_PAGES) return undefined
    renderingFor.add(id)
    try {
      const answers = await inTime(readAnswers({ app, request, user, today, accepted, isSuggested }))
      if (answers === undefined) return undefined
      const page = { answers, address: `${pathname}${search}`, nonce }
      return await rendered(page, () => threads.run('renderPage', { webDir, ...page }))
    } finally {
      renderingFor.delete(id)
    }
  }
}

/** A call of the page that is not answered as it should be. */
class Refused extends Error {}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

type Reading = {
  app: FastifyInstance
  request: FastifyRequest
  user: string
  today: string
  accepted: string
  isSuggested: boolean
}

/** What the page's calls answer, as one JSON text; undefined without a plan. */
async function readAnswers({ app, request, user, today, accepted, isSuggested }: Reading): Promise<string | undefined> {
  const [all, current] = await Promise.all([
    ask({ app, request, route: plans.list }),
    ask({ app, request, route: users.currentPlan }),
  ])
  const planId = defaultPlan(JSON.parse(all), JSON.parse(current))?.id
  if (planId === undefined) return undefined
  const [rows, unlinked, off, known, proposal] = await Promise.all([
    ask({ app, request, route: workouts.listForPlan, id: planId }),
    ask({ app, request, route: activities.unlinked, id: planId }),
    ask({ app, request, route: timeOff.list }),
    ask({ app, request, route: thresholds.list }),
    isSuggested ? ask({ app, request, route: proposals.propose, id: planId }) : 'null',
  ])
  const told = { today: JSON.stringify(today), accepted: JSON.stringify(accepted) }
  const ofPlan = { planId: String(planId), workouts: rows, unlinked, timeOff: off, thresholds: known, proposal }
  const texts = { ...told, user, plans: all, current, ...ofPlan }
  return `{${Object.entries(texts)
    .map(([name, text]) => `"${name}":${text}`)
    .join()}}`
}

type Question = { app: FastifyInstance; request: FastifyRequest; route: Route; id?: number }

/** Calls the API as the page would, so that nothing is answered here that is refused there; the JSON text. */
async function ask({ app, request, route, id }: Question): Promise<string> {
  const { statusCode, payload } = await app.inject({
    method: 'GET',
    url: pagePath(route, { id: String(id) }),
    headers: { cookie: request.headers.cookie ?? '', host: request.host },
    remoteAddress: request.ip,
  })
  if (statusCode !== 200) throw new Refused(`${route.path} answered ${statusCode}`)
  return payload
}
