import type { SharedPlan } from '@tri/api-contract'
import { sharingRoutes } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, sampleUser, storedWorkouts } from '../../testing/dom/athlete.js'
import { callLost, Refusal, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, gone, heading, see, seeText } from '../../testing/dom/screen.js'
import { samplePlan } from '../../testing/sample-plan.js'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789abcdefg'
const PATH = `/shared/${TOKEN}`
const TITLE = page.getByRole('heading', { level: 1, name: 'Lakefront Olympic' })
const WEEK = page.getByRole('region', { name: 'Week by week' })
const visitor = () => makeWorld({ user: null, plans: [] })

/** What the server tells of a plan to whoever has its link. */
function sharedPlan(): SharedPlan {
  const plan = samplePlan()
  return sharingRoutes.read.answer.parse({ ...plan, workouts: storedWorkouts(plan) })
}

const handlers = { sharing: { read: () => sharedPlan() } }

it('shows a visitor the plan in the week that it is in', async () => {
  const { server } = await openApp({ world: visitor(), handlers, path: PATH })
  await see(TITLE)
  await seeText(/^Week 6 of 14/, WEEK)
  await seeText('Olympic \u00b7 Sunday, 28 March 2027 \u00b7 14 weeks')
  await expect.poll(() => document.title).toBe('Lakefront Olympic - TriPlan')
  expect(server.callsOf('sharing.read').map(({ params }) => params)).toEqual([{ token: TOKEN }])
})

it('names its weeks by its rhythm', async () => {
  const ofTwo = { ...sharedPlan(), rhythm: '2:1' as const }
  await openApp({ world: visitor(), handlers: { sharing: { read: () => ofTwo } }, path: PATH })
  await seeText(/^Week 6 of 14/, WEEK)
  await seeText('Recovery Week', WEEK)
})

it('goes through its weeks, to the first and to the last', async () => {
  await openApp({ world: visitor(), handlers, path: PATH })
  await button('Next week', WEEK).click()
  await seeText(/^Week 7 of 14/, WEEK)
  for (let week = 7; week > 1; week -= 1) await button('Previous week', WEEK).click()
  await seeText(/^Week 1 of 14/, WEEK)
  await expect.element(button('Previous week', WEEK)).toBeDisabled()
  for (let week = 1; week < 14; week += 1) await button('Next week', WEEK).click()
  await seeText(/^Week 14 of 14/, WEEK)
  await expect.element(button('Next week', WEEK)).toBeDisabled()
})

it('can be looked at, and not changed', async () => {
  await openApp({ handlers, path: PATH })
  await see(TITLE)
  for (const name of [/^Complete/, /^Move/, /^Delete/, /^Drag/, /^Actions for/])
    expect(page.getByRole('button', { name }).elements()).toEqual([])
})

it("is shown in the reader's units", async () => {
  const reader = sampleUser({ id: 2, username: 'bob@example.org', units: 'metric', poolUnits: 'metres' })
  await openApp({ world: makeWorld({ user: reader, plans: [] }), handlers, path: PATH })
  await see(TITLE)
  await expect.element(page.getByRole('banner').last()).toBeVisible()
  await seeText('1.5 km')
})

it('says that a link was ended, and leads to a plan of one’s own', async () => {
  const ended = { sharing: { read: () => new Refusal(404, 'This plan is not shared') } }
  await openApp({ world: visitor(), handlers: ended, path: PATH })
  await see(heading('This plan is not shared any more'))
  await page.getByRole('link', { name: 'Make your own plan' }).click()
  await see(heading('Your race, your week, your plan.'))
})

it('is asked for again with each visit: its owner may have ended the link since', async () => {
  const { server } = await openApp({ world: visitor(), handlers, path: PATH })
  await see(TITLE)
  await page.getByRole('link', { name: 'Make your own plan' }).click()
  await see(heading('Your race, your week, your plan.'))
  server.next('sharing.read', refused(404, 'This plan is not shared'))
  history.back()
  await see(heading('This plan is not shared any more'))
  await gone(TITLE)
})

it.each([
  ['an answer that is lost', callLost, 'The server cannot be reached. Please check your connection and try again.'],
  ['a server that fails', refused(500, 'Something went wrong on our side.'), 'Something went wrong on our side.'],
])('can be asked for again after %s', async (_, trap, words) => {
  const { server } = await openApp({ world: visitor(), handlers, path: '/privacy-policy' })
  server.next('sharing.read', trap)
  history.pushState({}, '', PATH)
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  await seeText('This plan could not be loaded')
  await seeText(words)
  await button('Try again').click()
  await see(TITLE)
  await gone(page.getByText('This plan could not be loaded'))
})
