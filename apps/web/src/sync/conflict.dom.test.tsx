import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isOfToday, makeWorld } from '../testing/dom/athlete.js'
import { keptEdits } from '../testing/dom/kept-edits.js'
import { openApp, startServer } from '../testing/dom/open-app.js'
import { openPage } from '../testing/dom/open-page.js'
import { askToMoveDay, button, dialog, gone, hasFocus, see, seeText, sessionMenu } from '../testing/dom/screen.js'

const CONFLICT = dialog('Changed elsewhere')

/** Moves the workout of the tests' day within week 6. */
async function moveTo(weekday: string) {
  await askToMoveDay()
  const list = page.getByRole('dialog', { name: /^Move / })
  await list.getByRole('button', { name: new RegExp(`^${weekday}`) }).click()
  await gone(list)
}

/** An athlete who has a workout moved to Tuesday elsewhere, and moves it to Saturday here without having seen that. */
async function conflict() {
  const opened = await openApp({ world: makeWorld() })
  await see(sessionMenu())
  const { world } = opened
  const id = world.workouts.find(isOfToday)?.id
  const change = (day: 2 | 5) => {
    world.workouts = world.workouts.map((row) => (row.id === id ? { ...row, day, version: row.version + 1 } : row))
  }
  change(2)
  await moveTo('Saturday')
  await see(CONFLICT)
  return { ...opened, dayOf: () => world.workouts.find((workout) => workout.id === id)?.day }
}

it('says what is there and what was wanted, and leaves what is there when that is chosen', async () => {
  const { server, dayOf } = await conflict()
  await see(CONFLICT.getByText('Tue, Week 6'))
  await see(CONFLICT.getByText('Sat, Week 6'))
  expect(await keptEdits()).toHaveLength(1)
  await button('Keep theirs').click()
  await gone(CONFLICT)
  expect(dayOf()).toBe(2)
  expect(server.callsOf('workouts.move')).toHaveLength(1)
  await expect.poll(keptEdits).toEqual([])
})

it('puts mine over it when that is chosen, by keyboard alone; there is no other way out', async () => {
  const { server, dayOf } = await conflict()
  await userEvent.keyboard('{Enter}{Escape}')
  await see(CONFLICT)
  await userEvent.keyboard('{Tab}')
  await hasFocus(button('Keep theirs'))
  await userEvent.keyboard('{Tab}')
  await hasFocus(button('Use mine'))
  await userEvent.keyboard('{Enter}')
  await gone(CONFLICT)
  await seeText(/^Workout moved to Saturday/)
  expect(dayOf()).toBe(6)
  expect(server.callsOf('workouts.move').map(({ status }) => status)).toEqual([409, 200])
})

it('asks also about an edit that an earlier page made without a network', async () => {
  const { server, world } = startServer({ world: makeWorld() })
  const first = await openPage(server)
  await see(sessionMenu(first.view))
  server.goDown()
  await askToMoveDay(first.view)
  await first.view
    .getByRole('dialog', { name: /^Move / })
    .getByRole('button', { name: /^Saturday/ })
    .click()
  await seeText('No connection', first.view)
  first.close()
  const row = world.workouts.find(isOfToday)
  world.workouts = world.workouts.map((each) => (each.id === row?.id ? { ...each, day: 2, version: 2 } : each))
  server.comeBack()
  const second = await openPage(server)
  const asked = second.view.getByRole('dialog', { name: 'Changed elsewhere' })
  await see(asked.getByText('Tue, Week 6'))
  await button('Use mine', asked).click()
  await expect.poll(() => world.workouts.find(({ id }) => id === row?.id)?.day).toBe(6)
})
