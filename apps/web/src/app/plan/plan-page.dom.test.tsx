import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/dom/open-app.js'
import { button, heading, see, seeText } from '../../testing/dom/screen.js'

const PHONE = [390, 844] as const
const TABS = page.getByRole('navigation', { name: 'Plan' })
const tab = (name: string) => TABS.getByRole('link', { name, exact: true })
const address = () => location.pathname + location.search

it('asks each of its four questions at an address of its own', async () => {
  await openApp()
  await see(heading('Daily Training'))
  expect(
    TABS.getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/?week=6', '/progress', '/race'])
  for (const [name, title, path] of [
    ['Progress', 'Progress Tracking', '/progress'],
    ['Race', 'Race-day forecast', '/race'],
    ['Week', 'Current Plan', '/?week=6'],
    ['Today', 'Daily Training', '/'],
  ] as const) {
    await tab(name).click()
    await see(heading(title))
    expect(address()).toBe(path)
    await expect.element(tab(name)).toHaveAttribute('aria-current', 'page')
  }
})

it('counts each of two quick presses, and goes back through them', async () => {
  await openApp({ path: '/?week=6' })
  await see(button('Next week'))
  const next = button('Next week').element()
  if (next instanceof HTMLElement) {
    next.click()
    next.click()
  }
  await seeText(/^Week 8 of 14/)
  expect(address()).toBe('/?week=8')
  history.back()
  await seeText(/^Week 7 of 14/)
})

it('keeps the day in the address, and leads back to today', async () => {
  await openApp({ path: '/?day=2027-02-10' })
  await seeText('Wednesday, 10 February')
  await button('Next').click()
  await seeText('Thursday, 11 February')
  expect(address()).toBe('/?day=2027-02-11')
  await button('Today').click()
  await seeText('Thursday, 28 January')
  expect(address()).toBe('/')
})

it('goes from a week to the day of it, and from a day to its week', async () => {
  await openApp({ path: '/?week=8' })
  await button('Daily View').click()
  await seeText('Thursday, 11 February')
  expect(address()).toBe('/?day=2027-02-11')
  await button('Weekly View').click()
  await seeText(/^Week 8 of 14/)
})

it('on a phone has the next session at the thumb, as long as one is open', async () => {
  await page.viewport(...PHONE)
  await openApp()
  const pinned = page.getByRole('region', { name: 'Next session' })
  await see(button('Done as planned', pinned))
  await see(button('Done, with changes', pinned))
  const box = pinned.element().getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(innerHeight - 56)
  expect(TABS.elements().filter((nav) => getComputedStyle(nav).display !== 'none')).toHaveLength(1)
})

it('on a phone goes from day to day with a finger', async () => {
  await page.viewport(...PHONE)
  await openApp()
  await seeText('Thursday, 28 January')
  const card = page.getByRole('article').first().element()
  const touch = (type: string, clientX: number) => {
    const changedTouches = [new Touch({ identifier: 0, target: card, clientX, clientY: 300 })]
    card.dispatchEvent(
      new TouchEvent(type, { bubbles: true, touches: type === 'touchend' ? [] : changedTouches, changedTouches }),
    )
  }
  const swipe = (from: number, to: number) => {
    touch('touchstart', from)
    touch('touchmove', (from + to) / 2)
    touch('touchend', to)
  }
  swipe(300, 120)
  await seeText('Friday, 29 January')
  expect(address()).toBe('/?day=2027-01-29')
})

it('on a phone opens the week at today, and not another week', async () => {
  await page.viewport(...PHONE)
  await openApp()
  await see(heading('Daily Training'))
  await tab('Week').click()
  await see(button('Next week'))
  const today = page.getByRole('region', { name: 'Thursday, 28 Jan' }).element()
  await expect.poll(() => today.getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
  expect(scrollY).toBeGreaterThan(0)
  await tab('Today').click()
  await see(heading('Daily Training'))
  expect(scrollY).toBe(0)
})
