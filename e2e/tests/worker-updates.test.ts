import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilKept } from '../harness/kept/worker.js'
import { openChangingLine } from '../harness/lines/changing-line.js'
import { openVisit } from '../harness/page/visit.js'

let line: Awaited<ReturnType<typeof openChangingLine>>

beforeAll(async () => {
  line = await openChangingLine(inject('origin'))
})
afterAll(() => line.close())

const deployOf = () => document.documentElement.dataset.deploy

test('a new deploy is there after one reload, and without a network too', async () => {
  const { page, close } = await openVisit({ origin: line.origin, hasWorker: true })
  line.sendAs(() => undefined)
  await page.goto('/')
  await untilKept(page, 3)
  await expect.poll(() => page.evaluate(deployOf)).toBeUndefined()
  line.sendAs((path, body) => {
    if (path === '/worker.js') return `${body}\n// of the newer build`
    return path === '/' || path === '/app-shell' ? body.replace('<html', '<html data-deploy="newer"') : undefined
  })
  await page.reload()
  // Once: it is there with this reload, and not after one that the page does by itself.
  expect(await page.evaluate(deployOf)).toBe('newer')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/app-shell'))?.text()))
    .toContain('data-deploy="newer"')
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => page.evaluate(deployOf)).toBe('newer')
  await close()
})

test('a broken worker is taken out of the browser by the kill switch, and the page is there again by itself', async () => {
  const { page, close } = await openVisit({ origin: line.origin, hasWorker: true })
  line.sendAs((path) => (path === '/worker.js' ? BROKEN : undefined))
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await page.getByText('Nothing works').waitFor()
  const ended = await (await page.request.get('/end-worker.js')).text()
  line.sendAs((path) => (path === '/worker.js' ? ended : undefined))
  await page.reload()
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await close()
})

/** Takes every page over, and has none. */
const BROKEN = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<p>Nothing works', { headers: { 'content-type': 'text/html' } }))
})`
