import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type AnswerOf, fillPath, type Route, routes } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DrawPage } from '../http/web-app.js'
import { ownToday } from './own-today.js'

const { users, plans, workouts } = routes

type Plans = AnswerOf<typeof plans.list>
type CurrentPlan = AnswerOf<typeof users.currentPlan>

/** Milliseconds; nobody looks at nothing for longer, whatever the database does. */
const PATIENCE = 1_000

/** What the built web app brings along to draw its page without a browser. */
type Drawing = {
  prepare(): Promise<void>
  shownPlan(plans: Plans, current: CurrentPlan): number | undefined
  drawPlan(page: { answers: object & { today: IsoDay; accepted: string }; address: string; nonce: string }): string
}

/**
 * Draws the dashboard of a signed-in user who has a plan, with what its calls would answer; undefined where there is
 * nothing to draw, the browser's date is not known, or a call is refused or slow: the page then asks by itself.
 */
export function planDrawer(app: FastifyInstance, webDir: string): DrawPage {
  let drawing: Promise<Drawing> | undefined
  return async (request, nonce) => {
    const today = ownToday(request.headers.cookie, new Date())
    const accepted = request.headers['accept-language'] ?? ''
    const { pathname, search, searchParams } = new URL(request.url, 'http://page')
    if (!today || searchParams.has('new')) return undefined
    drawing ??= loadDrawing(webDir)
    const { shownPlan, drawPlan } = await drawing
    const reading = readAnswers((route, id) => ask({ app, request, route, id }), shownPlan).catch(unlessRefused)
    const answers = await Promise.race([reading, sleep(PATIENCE, undefined, { ref: false })])
    return answers && drawPlan({ answers: { today, accepted, ...answers }, address: `${pathname}${search}`, nonce })
  }
}

/** A call of the page that is not answered as it should be. */
class Refused extends Error {}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

async function loadDrawing(webDir: string): Promise<Drawing> {
  const drawing: Drawing = await import(pathToFileURL(join(webDir, '.drawing', 'draw-plan.js')).href)
  await drawing.prepare()
  return drawing
}

async function readAnswers(
  ask: <R extends Route>(route: R, id?: number) => Promise<AnswerOf<R>>,
  shownPlan: Drawing['shownPlan'],
) {
  const [user, all, current] = await Promise.all([ask(users.current), ask(plans.list), ask(users.currentPlan)])
  const planId = shownPlan(all, current)
  if (planId === undefined) return undefined
  return { user, plans: all, current, planId, workouts: await ask(workouts.listForPlan, planId) }
}

type Question<R extends Route> = { app: FastifyInstance; request: FastifyRequest; route: R; id: number | undefined }

/** Calls the API as the page would, so that nothing is answered here that is refused there. */
async function ask<R extends Route>({ app, request, route, id }: Question<R>): Promise<AnswerOf<R>> {
  const { statusCode, payload } = await app.inject({
    method: 'GET',
    url: fillPath(route.path, { id: String(id) }),
    headers: { cookie: request.headers.cookie ?? '', host: request.host },
    remoteAddress: request.ip,
  })
  if (statusCode !== 200) throw new Refused(`${route.path} answered ${statusCode}`)
  return JSON.parse(payload)
}
