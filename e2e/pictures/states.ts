import type { Page } from 'playwright-core'
import { askToMoveDay, SESSION_MENU } from '../harness/athlete/planner.js'
import { failing, press, WEEKLY } from './acts.js'
import type { Scene } from './scenes.js'

/** Says yes to a deletion and deletes nothing, so that the next picture finds the same plan. */
const unchanged = (page: Page) =>
  page.route('**/api/workouts/*/exercises/*', async (route) => {
    const id = Number(/workouts\/(\d+)/.exec(route.request().url())?.[1])
    const plan = await (await page.request.get('/api/user/current-plan')).json()
    const workouts = await (await page.request.get(`/api/training-plans/${plan.id}/workouts`)).json()
    await route.fulfill({ json: workouts.find((workout: { id: number }) => workout.id === id) })
  })
/** Moves the first workout that can be moved to another day of the week. */
const move = async (page: Page) => {
  await askToMoveDay(page)
  await page.getByRole('dialog').locator('button[aria-describedby], button:not([disabled])').last().click()
}
const season = (page: Page) => page.getByRole('region', { name: 'Season' })

/** What a plan looks like while, after and instead of the usual. */
export const STATES: readonly Scene[] = [
  {
    name: 'daily-completed',
    viewer: 'runner',
    path: '/',
    shows: 'Mark Incomplete',
    act: async (page) => {
      const back = page.getByRole('button', { name: 'Previous', exact: true })
      for (let days = 0; days < 9 && !(await page.getByText('Mark Incomplete').isVisible()); days += 1)
        await back.click()
    },
  },
  {
    name: 'daily-rest',
    viewer: 'runner',
    path: '/',
    shows: 'No workouts scheduled',
    act: (page) => press(page, /^Wed\s?Rest/),
  },
  {
    name: 'daily-race',
    viewer: 'runner',
    path: '/',
    shows: 'Daily Training',
    act: async (page) => {
      await press(page, 'Weekly View')
      for (let week = 5; week < 14; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
      await press(page, 'Daily View')
      for (
        let days = 0;
        days < 7 && (await page.getByRole('button', { name: 'Next', exact: true }).isEnabled());
        days += 1
      )
        await page.getByRole('button', { name: 'Next', exact: true }).click()
    },
  },
  {
    name: 'weekly-recovery',
    viewer: 'runner',
    path: WEEKLY,
    shows: '65% Volume',
    act: async (page) => {
      for (let weeks = 0; weeks < 3; weeks += 1) await page.getByRole('button', { name: 'Next week' }).click()
    },
  },
  {
    name: 'weekly-race',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Light Taper',
    act: async (page) => {
      for (let week = 5; week < 14; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
    },
  },
  {
    name: 'weekly-first',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Week 1 of',
    act: async (page) => {
      for (let week = 5; week > 1; week -= 1) await page.getByRole('button', { name: 'Previous week' }).click()
    },
  },
  {
    name: 'season-table',
    viewer: 'runner',
    path: '/progress',
    shows: 'Show as chart',
    act: (page) => season(page).getByRole('button', { name: 'Show as table' }).click(),
  },
  {
    name: 'season-load',
    viewer: 'runner',
    path: '/progress',
    shows: 'How fresh you start the day',
    act: (page) => season(page).getByText('Load', { exact: true }).click(),
  },
  {
    name: 'daily-explained',
    viewer: 'runner',
    path: '/',
    shows: 'Progress Tracking',
    act: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click()
    },
  },
  {
    name: 'share-link',
    viewer: 'runner',
    path: '/',
    shows: 'Stop sharing',
    act: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
  },
  {
    name: 'shared-plan',
    viewer: 'runner',
    path: '/',
    shows: 'A shared training plan',
    act: async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await page.goto(await page.getByLabel('Link to this plan').inputValue())
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'shared-ended',
    viewer: 'visitor',
    path: '/shared/a-link-that-nobody-was-given',
    shows: 'This plan is not shared any more',
  },
  {
    name: 'toast-refused',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Error moving workout',
    before: failing('**/api/workouts/*/position*', 400),
    act: move,
  },
  {
    name: 'toast-undo',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Undo',
    before: unchanged,
    act: async (page) => {
      await page.getByRole('button', { name: SESSION_MENU }).last().click()
      await page.getByRole('menuitem', { name: 'Delete session' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
  {
    name: 'no-connection',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'No connection',
    before: (page) => page.route('**/api/workouts/*/position*', (route) => route.abort('internetdisconnected')),
    act: async (page) => {
      await page.getByRole('button', { name: SESSION_MENU }).first().waitFor()
      await page.context().setOffline(true)
      await move(page)
    },
  },
  {
    name: 'session-ended',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Your session has ended',
    before: failing('**/api/workouts/*/position*', 401),
    act: move,
  },
  {
    name: 'print-week',
    viewer: 'runner',
    path: WEEKLY,
    shows: /./,
    act: async (page) => {
      await page.getByRole('button', { name: 'Print forecast' }).waitFor()
      await page.emulateMedia({ media: 'print' })
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    },
  },
  {
    name: 'print-forecast',
    viewer: 'runner',
    path: WEEKLY,
    shows: /./,
    act: async (page) => {
      await page.emulateMedia({ media: 'print' })
      await page.evaluate("window.print = () => window.dispatchEvent(new Event('beforeprint'))")
      await page.getByRole('button', { name: 'Print forecast', includeHidden: true }).dispatchEvent('click')
    },
  },
]
