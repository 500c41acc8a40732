import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keys } from '../../data/keys.js'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, gone, hasFocus, heading, see, seeText } from '../../testing/dom/screen.js'
import { EMAIL, logIn } from '../../testing/dom/sign-in.js'

const PHONE = [390, 844] as const
const MENU = page.getByRole('button', { name: `Account menu ${EMAIL}` })
const LOGIN = page.getByRole('link', { name: 'Login', exact: true })
const PANEL = page.getByRole('dialog')
const link = (name: string, scope: Pick<typeof page, 'getByRole'> = page) =>
  scope.getByRole('link', { name, exact: true })

it('leads to the four pages, and marks the one that is shown', async () => {
  await openApp()
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const [name, title] of [
    ['My Plans', 'My Plans'],
    ['Settings', 'Settings'],
  ] as const) {
    await link(name, nav).click()
    await see(page.getByRole('heading', { level: 1, name: title }))
    await expect.element(link(name, nav)).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.title).toBe(`${title} - TriPlan`)
  }
  await link('Dashboard', nav).click()
  await see(heading('Lakefront Olympic'))
  expect(
    nav
      .getByRole('link')
      .elements()
      .filter((each) => each.ariaCurrent === 'page'),
  ).toHaveLength(1)
  await expect.poll(() => document.title).toBe('TriPlan')
})

it('goes back and forward through the pages', async () => {
  await openApp()
  await link('My Plans', page.getByRole('navigation', { name: 'Main' })).click()
  await see(page.getByRole('heading', { level: 1, name: 'My Plans' }))
  history.back()
  await see(button('Weekly View'))
  history.forward()
  await see(page.getByRole('heading', { level: 1, name: 'My Plans' }))
})

it('keeps the view of the plan in the address', async () => {
  await openApp()
  await button('Weekly View').click()
  await see(page.getByRole('region', { name: 'Weekly planner' }))
  await expect.poll(() => location.search).toBe('?week=6')
  history.back()
  await see(heading('Daily Training'))
  await expect.poll(() => location.search).toBe('')
})

it('skips to the content with the first key', async () => {
  await openApp()
  await see(heading('Lakefront Olympic'))
  await userEvent.keyboard('{Tab}')
  await hasFocus(link('Skip to content'))
})

it('signs out from the menu, and knows nothing of the athlete any more', async () => {
  const { server, client } = await openApp()
  await MENU.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await see(LOGIN)
  await see(heading('Your race, your week, your plan.'))
  expect(server.callsOf('users.logout')).toHaveLength(1)
  const known = [keys.plans(), keys.workouts()]
    .flatMap((queryKey) => client.getQueriesData({ queryKey }))
    .map(([, data]) => data)
  expect(known.filter((data) => data !== undefined)).toEqual([])
  await gone(page.getByText('Lakefront Olympic'))
})

it('stays signed in, and says so, when signing out fails', async () => {
  const { server } = await openApp()
  server.next('users.logout', refused(500, 'Something went wrong on our side. Please try again.'))
  await MENU.click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await seeText('Logout failed')
  await see(MENU)
})

it('tells of an address without a page, and leads to the dashboard', async () => {
  await openApp({ path: '/nowhere/at/all' })
  await see(heading('Page Not Found'))
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await see(button('Weekly View'))
})

it('opens the panel of a phone, closes it with its button, and gives the focus back', async () => {
  await page.viewport(...PHONE)
  await openApp()
  await button('Open menu').click()
  await see(link('My Plans', PANEL))
  await seeText(EMAIL, PANEL)
  await button('Close menu', PANEL).click()
  await gone(PANEL)
  await hasFocus(button('Open menu'))
})

it('closes the panel with each choice', async () => {
  await page.viewport(...PHONE)
  await openApp()
  await button('Open menu').click()
  await link('My Plans', PANEL).click()
  await see(page.getByRole('heading', { level: 1, name: 'My Plans' }))
  await gone(PANEL)
  await button('Open menu').click()
  await link('New Plan', PANEL).click()
  await gone(PANEL)
  await see(heading('Your race, your week, your plan.'))
})

it('signs out from the panel, and in again', async () => {
  await page.viewport(...PHONE)
  const { server } = await openApp()
  await button('Open menu').click()
  await button('Logout', PANEL).click()
  await gone(PANEL)
  await see(heading('Your race, your week, your plan.'))
  expect(server.callsOf('users.logout')).toHaveLength(1)
  await button('Open menu').click()
  await link('Login', PANEL).click()
  await gone(PANEL)
  await logIn()
  await see(button('Weekly View'))
})
