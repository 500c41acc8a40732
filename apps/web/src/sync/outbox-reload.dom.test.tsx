import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { isOfToday, makeWorld, PASSWORD, sampleUser } from '../testing/dom/athlete.js'
import { answerLost, refused } from '../testing/dom/contract-server.js'
import { keptEdits } from '../testing/dom/kept-edits.js'
import { startServer } from '../testing/dom/open-app.js'
import { openPage } from '../testing/dom/open-page.js'
import { askToMoveDay, button, gone, see, seeText, sessionMenu } from '../testing/dom/screen.js'

const NAME = 'Lakefront Olympic'
const kept = keptEdits

type Page = Awaited<ReturnType<typeof openPage>>

const shown = ({ view }: Page) => see(view.getByRole('heading', { level: 1, name: NAME }))
/** The plan and what it holds are there: nothing more has to be read. */
const loaded = ({ view }: Page) => see(sessionMenu(view))

/** Moves the workout of the tests' day within week 6. */
async function moveTo({ view }: Page, weekday: string) {
  await askToMoveDay(view)
  const list = view.getByRole('dialog', { name: /^Move / })
  await list.getByRole('button', { name: new RegExp(`^${weekday}`) }).click()
  await gone(list)
}

/** An athlete whose move could not be sent. */
async function moveOffline() {
  const { server, world } = startServer({ world: makeWorld() })
  const id = world.workouts.find(isOfToday)?.id
  const first = await openPage(server)
  await loaded(first)
  server.goDown()
  await moveTo(first, 'Friday')
  await seeText('No connection', first.view)
  const dayOf = () => world.workouts.find((workout) => workout.id === id)?.day
  return { server, world, first, id, dayOf }
}

it('keeps an edit without a network, and sends it when the network is back', async () => {
  const { server, first, dayOf } = await moveOffline()
  expect(await kept()).toHaveLength(1)
  expect(dayOf()).toBe(4)
  server.comeBack()
  await button('Try now', first.view).click()
  await seeText(/^Workout moved to Friday/, first.view)
  expect(dayOf()).toBe(5)
  await expect.poll(kept).toEqual([])
})

it('sends it after a reload, once', async () => {
  const { server, first, id, dayOf } = await moveOffline()
  first.close()
  expect(await kept()).toMatchObject([
    { mutationKey: ['move-workout', 7], variables: { move: { workoutId: id, day: 5 } } },
  ])
  server.comeBack()
  const second = await openPage(server)
  await seeText(/^Workout moved to Friday/, second.view)
  expect(dayOf()).toBe(5)
  await expect.poll(kept).toEqual([])
  second.close()
  const third = await openPage(server)
  await shown(third)
  expect(server.callsOf('workouts.move')).toHaveLength(1)
})

it('keeps it over a reload without a network', async () => {
  const { server, first, dayOf } = await moveOffline()
  first.close()
  server.comeBack()
  server.next('workouts.move', answerLost)
  const second = await openPage(server)
  await seeText('No connection', second.view)
  expect(await kept()).toHaveLength(1)
  await button('Try now', second.view).click()
  await seeText(/^Workout moved to Friday/, second.view)
  expect(dayOf()).toBe(5)
  await expect.poll(kept).toEqual([])
})

it('sends several in the order in which they were made', async () => {
  const { server, first, dayOf } = await moveOffline()
  await button('Next', first.view).click()
  await moveTo(first, 'Saturday')
  await expect.poll(kept).toHaveLength(2)
  first.close()
  server.comeBack()
  const second = await openPage(server)
  await seeText(/^Workout moved to Saturday/, second.view)
  expect(server.callsOf('workouts.move').map(({ body }) => body)).toEqual([
    { week: 6, day: 5, dayName: 'Friday', version: 1 },
    { week: 6, day: 6, dayName: 'Saturday', version: 2 },
  ])
  expect(dayOf()).toBe(6)
})

it('is not sent by a second tab as long as the first one is there', async () => {
  const { server, first, dayOf } = await moveOffline()
  server.comeBack()
  const second = await openPage(server)
  await shown(second)
  await see(button('Try now', first.view))
  expect(server.callsOf('workouts.move')).toEqual([])
  first.close()
  await expect.poll(dayOf).toBe(5)
  expect(server.callsOf('workouts.move')).toHaveLength(1)
})

it('tells when it is refused after a reload, and shows what the server has', async () => {
  const { server, first, dayOf } = await moveOffline()
  first.close()
  server.comeBack()
  server.next('workouts.move', refused(404, 'Workout not found'))
  const second = await openPage(server)
  await seeText('Error moving workout', second.view)
  await seeText('Workout not found', second.view)
  expect(dayOf()).toBe(4)
  await expect.poll(kept).toEqual([])
  await expect.poll(() => server.callsOf('workouts.listForPlan').length).toBeGreaterThan(2)
})

it('is dropped when the athlete signs out', async () => {
  const { server, first, dayOf } = await moveOffline()
  server.comeBack()
  await first.view.getByRole('button', { name: /^Account menu/ }).click()
  await first.view.getByRole('menuitem', { name: 'Logout' }).click()
  await see(first.view.getByRole('link', { name: 'Login', exact: true }))
  await expect.poll(kept).toEqual([])
  first.close()
  const second = await openPage(server)
  await see(second.view.getByRole('link', { name: 'Login', exact: true }))
  expect(dayOf()).toBe(4)
})

it('is not sent in the name of somebody else', async () => {
  const { server, world, first, dayOf } = await moveOffline()
  first.close()
  server.comeBack()
  world.session = sampleUser({ id: 2, username: 'bob@example.org' })
  world.plans = []
  const second = await openPage(server)
  await see(second.view.getByRole('heading', { name: 'Your race, your week, your plan.' }))
  await expect.poll(kept).toEqual([])
  expect(dayOf()).toBe(4)
  expect(server.callsOf('workouts.move')).toEqual([])
})

it('waits for a new sign-in when the session has ended', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const id = world.workouts.find(isOfToday)?.id
  const first = await openPage(server)
  await loaded(first)
  world.session = null
  await moveTo(first, 'Friday')
  const again = first.view.getByRole('dialog', { name: 'Your session has ended. Sign in to go on.' })
  await see(again)
  expect(await kept()).toHaveLength(1)
  await again.getByLabelText('Password').first().fill(PASSWORD)
  await button('Sign in', again).click()
  await seeText(/^Workout moved to Friday/, first.view)
  expect(world.workouts.find((workout) => workout.id === id)?.day).toBe(5)
  expect(server.callsOf('workouts.move').map(({ status }) => status)).toEqual([401, 200])
})

it('goes back to where it was when that sign-in is given up', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const first = await openPage(server)
  await loaded(first)
  world.session = null
  await moveTo(first, 'Friday')
  const again = first.view.getByRole('dialog', { name: 'Your session has ended. Sign in to go on.' })
  await button('Cancel', again).click()
  await seeText('Error moving workout', first.view)
  await see(sessionMenu(first.view))
  await expect.poll(kept).toEqual([])
})

it('lets another tab sign in for it', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const [first, second] = [await openPage(server), await openPage(server)]
  await loaded(first)
  await loaded(second)
  const { session } = world
  world.session = null
  await moveTo(first, 'Friday')
  const again = (of: Page) => of.view.getByRole('dialog', { name: 'Your session has ended. Sign in to go on.' })
  await see(again(first))
  await button('Next', second.view).click()
  await moveTo(second, 'Saturday')
  await again(second).getByLabelText('Password').first().fill(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await gone(again(second))
  await gone(again(first))
  expect(world.session).toEqual(session)
  await expect.poll(() => server.callsOf('workouts.move').filter(({ status }) => status === 200)).toHaveLength(2)
})

it('waits for a server that asks to come back later', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const first = await openPage(server)
  await loaded(first)
  const away = 'The server cannot reach its database. Please try again in a moment.'
  server.next('workouts.move', refused(503, away, { 'retry-after': '30' }))
  await moveTo(first, 'Friday')
  await seeText('The server cannot reach its database. Trying again...', first.view)
  expect(await kept()).toHaveLength(1)
  await button('Try now', first.view).click()
  await seeText(/^Workout moved to Friday/, first.view)
  expect(world.workouts.filter(isOfToday)).toEqual([])
})
