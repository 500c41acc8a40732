import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Server, startServer } from '../harness/app/server.js'
import { PASSWORD, type Race } from '../harness/athlete/journey.js'
import { openAthlete } from '../harness/page/visit.js'

let server: Server

beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } })
})
afterAll(async () => {
  await server?.stop()
})

/** Another site on the same host: the browser calls it same-site, and sends our cookie along. */
async function openNeighbour() {
  const port = await freePort()
  const neighbour = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<title>Neighbour</title>'),
  )
  await new Promise<void>((resolve) => neighbour.listen(port, 'localhost', resolve))
  return { origin: `http://localhost:${port}`, close: () => neighbour.close() }
}

const read = async (page: Page, path: string) => (await page.request.get(`${server.origin}${path}`)).text()

type Answered = { method: string; route: string; status: number; userId?: number }

/** What the server says it answered, health apart. */
function answered(): Answered[] {
  // The last line may be half there.
  const lines = server.logs().split('\n').slice(0, -1)
  const told = lines.filter((line) => line.includes('"msg":"answered"')).map((line) => JSON.parse(line) as Answered)
  return told.filter(({ route }) => !route.startsWith('/api/health'))
}

test('S08 a page on another port of the host that posts with the cookie changes nothing', async () => {
  const race: Race = { name: 'Mine', type: 'Sprint', weeks: 4 }
  const { page, planId, close } = await openAthlete('cross-site@example.org', { origin: server.origin, race })
  const state = async () => [await read(page, '/api/user'), await read(page, '/api/training-plans')]
  const before = await state()
  // An answer is told of after it was sent: those to the registration, the plan and the two reads.
  await expect.poll(() => answered().length).toBe(4)
  const sinceThen = () => answered().slice(4)

  const neighbour = await openNeighbour()
  await page.goto(neighbour.origin)
  await page.evaluate(
    async ({ origin, planId, password }) => {
      const attempts: [string, string, string, unknown][] = [
        ['POST', 'text/plain', '/api/user/data', {}],
        ['POST', 'text/plain', '/api/calendar/feed', {}],
        ['POST', 'text/plain', '/api/logout', {}],
        ['POST', 'application/json', '/api/logout', {}],
        ['PATCH', 'application/json', '/api/user/preferences', { units: 'metric' }],
        ['DELETE', 'application/json', `/api/training-plans/${planId}`, {}],
        ['DELETE', 'application/json', '/api/user', { password }],
      ]
      await fetch(`${origin}/api/user`, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
      for (const [method, type, path, body] of attempts)
        for (const mode of ['cors', 'no-cors'] as const)
          await fetch(origin + path, {
            ...{ method, mode, credentials: 'include', headers: { 'content-type': type } },
            body: JSON.stringify(body),
          }).catch(() => undefined)
    },
    { origin: server.origin, planId, password: PASSWORD },
  )
  // A form needs no permission to be sent; the cookie goes with it, for the site is the same.
  await page.setContent(
    `<form method="post" enctype="text/plain" action="${server.origin}/api/logout"><button>Go</button>`,
  )
  await Promise.all([page.waitForURL(`${server.origin}/api/logout`), page.getByRole('button').click()])

  const changing = () => sinceThen().filter(({ method }) => !['GET', 'OPTIONS'].includes(method))
  await expect.poll(() => changing().length).toBeGreaterThanOrEqual(8)
  // A call that changes nothing is heard, and shows that the cookie comes along; the page cannot see what it is told.
  expect(sinceThen().filter(({ userId }) => userId !== undefined)).toMatchObject([{ method: 'GET', status: 200 }])
  expect(changing().filter(({ status }) => status !== 403)).toEqual([])
  expect(await state()).toEqual(before)
  neighbour.close()
  await close()
})
