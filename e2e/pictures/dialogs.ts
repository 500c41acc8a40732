import type { Page } from 'playwright-core'
import { tcxFile } from '../harness/athlete/activity-file.js'
import { enterRace, generate, LAKEFRONT, today } from '../harness/athlete/journey.js'
import { ALL_RULES, askToMoveDay, SESSION_MENU } from '../harness/athlete/planner.js'
import { WEEKLY } from './acts.js'
import type { Scene } from './scenes.js'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const choose = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await press(menu)(page)
  await page.getByRole('menuitem', { name: item }).click()
}
const fromPreview = (name: string | RegExp) => async (page: Page) => {
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await press(name)(page)
}

const VISITORS: readonly Scene[] = [
  {
    name: 'dialog-race-calendar',
    viewer: 'visitor',
    path: '/',
    shows: 'Training Plan Setup',
    // A phone has the picker of its system.
    act: async (page, size) => {
      if (size === 'wide') await press('Open the calendar')(page)
    },
  },
  {
    name: 'dialog-save-login',
    viewer: 'visitor',
    path: '/',
    shows: 'Login & Save Plan',
    act: async (page) => {
      await fromPreview('Save plan')(page)
      await page.getByRole('tab', { name: 'Login' }).click()
    },
  },
  {
    name: 'dialog-save-register',
    viewer: 'visitor',
    path: '/',
    shows: 'Create Account & Save Plan',
    act: async (page) => {
      await fromPreview('Save plan')(page)
      await page.getByRole('tab', { name: 'Create Account' }).click()
    },
  },
  { name: 'dialog-more-files', viewer: 'visitor', path: '/', shows: 'Watch workouts', act: fromPreview('More files') },
  {
    name: 'dialog-what-if',
    viewer: 'visitor',
    path: '/',
    shows: 'Weeks left',
    act: fromPreview('Compare another plan'),
  },
  {
    name: 'panel-visitor',
    viewer: 'visitor',
    path: '/',
    shows: 'Training Plan Setup',
    act: async (page, size) => {
      if (size === 'narrow') await press('Open menu')(page)
    },
  },
]

const PLANNER: readonly Scene[] = [
  { name: 'menu-session', viewer: 'runner', path: WEEKLY, shows: 'Delete session', act: press(SESSION_MENU) },
  {
    name: 'dialog-move',
    viewer: 'runner',
    path: WEEKLY,
    shows: /^Move .* to/,
    act: (page) => askToMoveDay(page),
  },
  {
    name: 'dialog-complete',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Skip instead',
    act: async (page) => {
      await page.getByRole('button', { name: 'Next week' }).click()
      await choose(SESSION_MENU, 'Done, with changes...')(page)
    },
  },
  {
    name: 'dialog-delete-exercise',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Are you sure you want to delete this exercise?',
    act: choose(SESSION_MENU, 'Delete session'),
  },
  { name: 'dialog-edit-plan', viewer: 'runner', path: WEEKLY, shows: 'Update Plan', act: press('Edit') },
  { name: 'dialog-plan-check', viewer: 'runner', path: WEEKLY, shows: 'Weekly growth', act: press(ALL_RULES) },
  {
    name: 'dialog-why-session',
    viewer: 'runner',
    path: WEEKLY,
    shows: 'Why this session?',
    act: press(/^Why this session/),
  },
  { name: 'dialog-subscribe', viewer: 'runner', path: '/', shows: /calendar/i, act: press('Subscribe') },
  {
    name: 'dialog-activity',
    viewer: 'runner',
    path: '/',
    shows: 'Activity found',
    act: (page) =>
      page.locator('input[type="file"][multiple]').setInputFiles({
        name: 'morning.tcx',
        mimeType: 'application/octet-stream',
        buffer: tcxFile([{ sport: 'Running', start: `${today()}T06:00:00Z`, seconds: 2520, metres: 8000 }]),
      }),
  },
]

const REST: readonly Scene[] = [
  { name: 'menu-plan', viewer: 'runner', path: '/my-plans', shows: 'Rename', act: press(/^Actions for/) },
  {
    name: 'dialog-rename',
    viewer: 'runner',
    path: '/my-plans',
    shows: 'Rename plan',
    act: choose(/^Actions for/, 'Rename'),
  },
  { name: 'dialog-delete-plan', viewer: 'runner', path: '/my-plans', shows: /delete/i, act: press('Delete') },
  {
    name: 'dialog-password',
    viewer: 'runner',
    path: '/settings',
    shows: 'Change password',
    act: press('Change password'),
  },
  {
    name: 'dialog-delete-account',
    viewer: 'runner',
    path: '/settings',
    shows: 'Delete your account?',
    act: press('Delete my account'),
  },
  {
    name: 'menu-user',
    viewer: 'runner',
    path: '/my-plans',
    shows: 'Logout',
    act: (page, size) => press(size === 'wide' ? /^Account menu/ : 'Open menu')(page),
  },
  {
    name: 'dialog-disconnect',
    viewer: 'watch',
    path: '/garmin',
    shows: 'Disconnect Garmin?',
    act: press('Disconnect'),
  },
]

export const DIALOGS: readonly Scene[] = [...VISITORS, ...PLANNER, ...REST]
