import type { Page } from 'playwright-core'
import { enterRace, generate, LAKEFRONT } from '../harness/athlete/journey.js'
import { failing, press, WEEKLY } from './acts.js'
import type { Scene } from './scenes.js'

const WORKOUTS = '**/api/training-plans/*/workouts*'

const never = (address: string) => (page: Page) => page.route(address, () => undefined)
const preview = async (page: Page) => {
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
}

/** The way to a plan, and what waits or was refused on it. */
export const ENTRY_STATES: readonly Scene[] = [
  {
    name: 'set-up-filled',
    viewer: 'visitor',
    path: '/',
    shows: '14 weeks to race day',
    act: (page) => enterRace(page, LAKEFRONT),
  },
  {
    name: 'set-up-result-open',
    viewer: 'visitor',
    path: '/',
    shows: 'Goal Paces',
    act: async (page, size) => {
      await enterRace(page, LAKEFRONT)
      if (size === 'narrow') await press(page, 'Goal and paces')
    },
  },
  {
    name: 'set-up-errors',
    viewer: 'visitor',
    path: '/',
    shows: 'Plan name is required',
    act: (page) => press(page, 'Generate Training Plan'),
  },
  { name: 'preview', viewer: 'visitor', path: '/', shows: 'Race-day forecast', act: preview },
  {
    name: 'auth-error',
    viewer: 'visitor',
    path: '/auth',
    shows: 'Please enter a valid email address',
    act: async (page) => {
      await page.getByLabel('Email').locator('visible=true').fill('ann')
      await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click()
    },
  },
  {
    name: 'auth-refused',
    viewer: 'visitor',
    path: '/auth',
    shows: 'Login failed',
    act: async (page) => {
      await page.getByLabel('Email').locator('visible=true').fill('nobody@example.org')
      await page.getByPlaceholder('Your password').fill('not the password')
      await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click()
    },
  },
  {
    name: 'daily-loading',
    viewer: 'runner',
    path: '/',
    shows: 'Lakefront Olympic',
    before: never(WORKOUTS),
    isWaiting: true,
  },
  {
    name: 'weekly-loading',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Lakefront Olympic',
    before: never(WORKOUTS),
    isWaiting: true,
  },
  {
    name: 'daily-error',
    viewer: 'runner',
    path: '/',
    shows: 'Your sessions could not be loaded',
    before: failing(WORKOUTS),
  },
  {
    name: 'home-loading',
    viewer: 'runner',
    path: '/',
    shows: /./,
    before: never('**/api/training-plans*'),
    isWaiting: true,
  },
  {
    name: 'plans-loading',
    viewer: 'runner',
    path: '/my-plans',
    shows: 'My Plans',
    before: never('**/api/training-plans*'),
    isWaiting: true,
  },
  {
    name: 'plans-error',
    viewer: 'runner',
    path: '/my-plans',
    shows: 'My Plans',
    before: failing('**/api/training-plans*'),
  },
  {
    name: 'garmin-loading',
    viewer: 'runner',
    path: '/garmin',
    shows: 'Garmin',
    before: never('**/api/garmin/*'),
    isWaiting: true,
  },
  { name: 'garmin-error', viewer: 'runner', path: '/garmin', shows: 'Garmin', before: failing('**/api/garmin/*') },
  {
    name: 'garmin-refused',
    viewer: 'runner',
    path: '/garmin?error=you%20did%20not%20allow%20it%20at%20Garmin',
    shows: 'Connection Failed',
  },
]
