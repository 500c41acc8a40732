import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../harness/app/server.js'
import { overflowOf, type Race } from '../harness/athlete/journey.js'
import { dayWith } from '../harness/athlete/running-plan.js'
import { expectSound } from '../harness/page/axe.js'
import { openAthlete } from '../harness/page/visit.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 8 }

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server?.stop()
})

/** What a calendar program finds at an address: status, and the events by their identity. */
async function subscribe(address: string) {
  const answer = await fetch(address)
  const text = await answer.text()
  if (!answer.ok) return { status: answer.status, text, events: new Map<string, ICAL.Event>() }
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { status: answer.status, text, events: new Map(events.map((event) => [event.uid, event])) }
}

async function downloadedCalendar(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Calendar', exact: true }).click(),
  ])
  const stream = await file.createReadStream()
  return Buffer.concat(await stream.toArray()).toString('utf8')
}

/** The test's server is on this computer, so Google and Outlook are not promised anything. */
const ADDRESS = 'For calendar programs on this computer: add by URL'

test('a calendar follows the plan until its link is switched off', async () => {
  const { page, troubles, picture, close } = await openAthlete('feed@example.org', {
    origin: server.origin,
    race: RACE,
    size: 'narrow',
  })
  await page.goto(`/?day=${await dayWith(page, (sessions) => sessions > 0)}`)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe in a calendar' })
  await dialog.getByRole('button', { name: 'Make a calendar link' }).click()
  const field = dialog.getByLabel(ADDRESS)
  const address = await field.inputValue()
  await dialog.getByText('Only programs on this computer can read this address.').waitFor()
  await expect
    .poll(() => dialog.getByLabel('For Apple Calendar and others').inputValue())
    .toBe(address.replace('http:', 'webcal:'))
  await dialog.getByLabel('Monday').fill('06:30')
  await dialog.getByLabel('Time zone').selectOption('Europe/Berlin')
  await dialog.getByRole('button', { name: 'Save start times' }).click()
  await page.getByText('Start times saved').waitFor()
  await dialog.getByLabel('Reminder').selectOption('1 hour before')
  await page.getByText('Calendar saved').first().waitFor()
  await picture('calendar-dialog')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const first = await subscribe(address)
  expect(first.events.size).toBeGreaterThan(20)
  expect([...first.events.values()].some(({ startDate }) => !startDate.isDate)).toBe(true)
  expect(first.text).toContain('TRIGGER:-PT1H')
  expect(await downloadedCalendar(page), 'the file and the feed are one calendar').toBe(first.text)

  let logged = 0
  const open = page.getByRole('button', { name: 'Done as planned' })
  for (let sessions = await open.count(); sessions > 0; sessions -= 1, logged += 1) {
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'PATCH'),
      open.first().click(),
    ])
    expect(answer.ok()).toBe(true)
    await page.getByText('Workout completed!').first().waitFor()
    await expect.poll(() => open.count()).toBe(sessions - 1)
  }
  const second = await subscribe(address)
  const done = [...second.events.values()].filter(({ summary }) => summary.startsWith('\u2713'))
  expect(done).toHaveLength(1)
  expect(done[0]?.sequence).toBe(Number(first.events.get(done[0]?.uid ?? '')?.sequence) + logged)
  expect([...second.events.keys()]).toEqual([...first.events.keys()])

  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Calendar', exact: true })
  await expect.poll(() => card.getByLabel('Monday').inputValue()).toBe('06:30')
  await card.getByRole('button', { name: 'Renew link' }).click()
  await expect.poll(() => card.getByLabel(ADDRESS).inputValue()).not.toBe(address)
  const renewed = await card.getByLabel(ADDRESS).inputValue()
  expect((await subscribe(address)).status).toBe(404)
  expect((await subscribe(renewed)).status).toBe(200)
  await picture('calendar-settings')
  await card.getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('Calendar link switched off').waitFor()
  expect((await subscribe(renewed)).status).toBe(404)
  expect(server.logs()).not.toContain(address.split('/').at(-1)?.slice(0, 43))
  expect(troubles).toEqual([])
  await close()
})
