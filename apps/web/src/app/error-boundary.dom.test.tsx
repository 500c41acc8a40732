import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../testing/dom/athlete.js'
import { callLost, held, refused } from '../testing/dom/contract-server.js'
import { openApp } from '../testing/dom/open-app.js'
import { button, gone, heading, see, seeText } from '../testing/dom/screen.js'
import { show } from '../testing/dom/show.js'
import { ErrorBoundary } from './error-boundary.js'

const Broken = (): never => {
  throw new Error('x is undefined')
}
const BROKEN = heading('Something went wrong')

// React writes what breaks to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('says in plain words that a screen is broken, and how to go on', async () => {
  await show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  await see(BROKEN)
  await seeText('This page could not be shown. What you saved is safe. Please reload the page.')
  await see(button('Reload the page'))
  expect(page.getByText('x is undefined').elements()).toEqual([])
})

it('shows what is whole', async () => {
  await show(
    <ErrorBoundary>
      <p>All is well</p>
    </ErrorBoundary>,
  )
  await seeText('All is well')
  expect(BROKEN.elements()).toEqual([])
})

it('tells that the plans could not be loaded, in the server’s words', async () => {
  const app = await openApp({ world: makeWorld(), path: '/privacy-policy' })
  app.server.next('plans.list', refused(500, 'Something went wrong on our side. Please try again.'))
  app.server.next('users.currentPlan', refused(500, 'Something went wrong on our side. Please try again.'))
  await page.getByRole('link', { name: 'TriPlan, to the dashboard' }).click()
  await seeText('Your plans could not be loaded')
  await seeText('Something went wrong on our side. Please try again.')
  await see(button('Try again'))
})

it('loads the workouts again when they could not be', async () => {
  const app = await openApp({ world: makeWorld(), path: '/privacy-policy' })
  app.server.next('workouts.listForPlan', callLost)
  await page.getByRole('link', { name: 'TriPlan, to the dashboard' }).click()
  await seeText('Your sessions could not be loaded')
  await seeText('The server cannot be reached. Please check your connection and try again.')
  await button('Try again').click()
  await see(heading('Daily Training'))
  await gone(page.getByText('Your sessions could not be loaded'))
})

it('shows the shape of the plan while its workouts are on their way', async () => {
  const app = await openApp({ world: makeWorld(), path: '/privacy-policy' })
  const loading = held()
  app.server.next('workouts.listForPlan', loading.trap)
  await page.getByRole('link', { name: 'TriPlan, to the dashboard' }).click()
  await see(page.getByRole('status', { name: 'Loading your workouts' }))
  await see(page.getByRole('heading', { level: 1, name: 'Lakefront Olympic' }))
  loading.letGo()
  await see(heading('Daily Training'))
})
