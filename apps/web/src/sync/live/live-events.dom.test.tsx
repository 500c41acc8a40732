import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PAGE_ID } from '../../http/page-id.js'
import { makeWorld } from '../../testing/dom/athlete.js'
import { openApp, startServer } from '../../testing/dom/open-app.js'
import { openPage } from '../../testing/dom/open-page.js'
import { gone, heading, see } from '../../testing/dom/screen.js'

const NAME = 'Lakefront Olympic'

/** Gives the athlete's plan another name, as another device would. */
function rename(world: ReturnType<typeof makeWorld>, name: string) {
  world.plans = world.plans.map((plan) => ({ ...plan, name, version: plan.version + 1 }))
  const [{ id, version } = { id: 0, version: 0 }] = world.plans
  return { noun: 'plans', id, version } as const
}
const come = () => window.dispatchEvent(new Event('focus'))

it('brings what changed elsewhere to the page, and asks for nothing that is there', async () => {
  const { server, world } = await openApp({ world: makeWorld() })
  await see(heading(NAME))
  await expect.poll(server.events.listening).toBe(1)
  const change = rename(world, 'Renamed on the phone')
  server.events.announce(change)
  await see(heading('Renamed on the phone'))
  const { length } = server.callsOf('plans.list')
  server.events.announce(change)
  come()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.callsOf('plans.list')).toHaveLength(length)
})

it('asks for nothing that this page has changed itself, also where no version tells', async () => {
  const { server, world } = await openApp({ world: makeWorld() })
  await see(heading(NAME))
  await expect.poll(server.events.listening).toBe(1)
  server.events.announce({ ...rename(world, 'As it is on the page'), by: PAGE_ID })
  server.events.announce({ noun: 'account', by: PAGE_ID })
  const asked = server.callsOf('plans.list').length
  server.events.announce({ noun: 'account', by: 'ab'.repeat(16) })
  await expect.poll(() => server.callsOf('users.current').length).toBeGreaterThan(1)
  expect(server.callsOf('plans.list')).toHaveLength(asked)
  await see(heading(NAME))
})

it('asks for everything shown when the stream is there again', async () => {
  const { server, world } = await openApp({ world: makeWorld() })
  await see(heading(NAME))
  await expect.poll(server.events.opened).toBe(1)
  server.events.say('error')
  rename(world, 'Renamed meanwhile')
  await see(heading('Renamed meanwhile'))
  expect(server.events.opened()).toBe(2)
})

it('asks whenever the athlete comes back as long as nothing comes through', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  server.events.buffer()
  const { view, window: other } = await openPage(server)
  await see(view.getByRole('heading', { level: 1, name: NAME }))
  await expect.poll(server.events.listening).toBe(1)
  await expect.poll(server.events.listening, { interval: 20 }).toBe(0)
  rename(world, 'Renamed behind a proxy')
  other.dispatchEvent(new Event('focus'))
  await see(view.getByRole('heading', { level: 1, name: 'Renamed behind a proxy' }))
})

it('has one stream for all tabs, which the next one opens when the first goes', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const first = await openPage(server)
  await see(first.view.getByRole('heading', { level: 1, name: NAME }))
  await expect.poll(server.events.opened).toBe(1)
  const second = await openPage(server)
  await see(second.view.getByRole('heading', { level: 1, name: NAME }))
  server.events.announce(rename(world, 'Passed on'))
  await see(second.view.getByRole('heading', { level: 1, name: 'Passed on' }))
  expect(server.events.opened()).toBe(1)
  first.close()
  await expect.poll(server.events.opened).toBe(2)
})

it('opens none for a visitor, and closes it when the athlete signs out', async () => {
  const { server } = await openApp({ world: makeWorld() })
  await see(heading(NAME))
  await expect.poll(server.events.listening).toBe(1)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await gone(heading(NAME))
  await expect.poll(server.events.listening).toBe(0)
  expect(server.events.opened()).toBe(1)
})

it('asks who it is when the session has ended', async () => {
  const { server, world } = await openApp({ world: makeWorld() })
  await see(heading(NAME))
  await expect.poll(server.events.listening).toBe(1)
  world.session = null
  server.events.say('bye')
  await expect.poll(() => server.callsOf('users.current').at(-1)?.status).toBe(401)
  await see(heading(NAME))
})
