import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proposingOf } from '../../testing/dom/adapting.js'
import { makeWorld } from '../../testing/dom/athlete.js'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, gone, hasFocus, see, seeText } from '../../testing/dom/screen.js'

const form = dialog('Time off')
const sheet = page.getByRole('dialog', { name: /changes? in weeks? \d/ })
const menu = button('More for this plan')
const choose = (name: string) => page.getByRole('menuitem', { name })
const date = (name: string) => form.getByLabelText(name)
const radio = (name: string) => form.getByRole('radio', { name, exact: true })

/** An athlete for whom all went as planned, in their week. */
async function open() {
  const world = makeWorld()
  world.workouts = world.workouts.map((workout) =>
    workout.week < 6 || (workout.week === 6 && workout.day > 0 && workout.day < 4)
      ? {
          ...workout,
          isCompleted: true,
          completedAt: '2027-01-27T09:00:00.000Z',
          actualDuration: workout.totalDuration,
        }
      : workout,
  )
  const opened = await openApp({ world, path: '/?week=6', handlers: proposingOf(world, TODAY) })
  await menu.click()
  await choose('Time off...').click()
  await see(form)
  return opened
}

it('tells of a holiday, and opens what that would change', async () => {
  const { server, world } = await open()
  await date('First day off').fill('2027-02-01')
  await date('Last day off').fill('2027-02-05')
  await radio('Holiday').click({ force: true })
  await button('Save time off', form).click()
  await see(sheet)
  expect(world.timeOff).toMatchObject([{ from: '2027-02-01', to: '2027-02-05', reason: 'holiday' }])
  expect(server.callsOf('proposals.propose')).toHaveLength(1)
  await button('Accept all', sheet).click()
  await seeText('Plan changed')
})

it('says that the plan still fits where nothing changes, and where it does not know that day', async () => {
  await open()
  await date('First day off').fill('2026-12-01')
  await date('Last day off').fill('2026-12-01')
  await radio('Busy').click({ force: true })
  await button('Save time off', form).click()
  await seeText('Time off saved')
  await gone(form)
  await hasFocus(menu)
})

it('asks who is ill what they have, and sends chest pain to a doctor', async () => {
  const { world } = await open()
  await radio('Ill').click({ force: true })
  await form.getByRole('checkbox', { name: 'Fever' }).click()
  expect(form.getByText(/Please see a doctor/).elements()).toEqual([])
  await form.getByRole('checkbox', { name: 'Chest pain' }).click()
  await seeText(/Please see a doctor about this before you train again/, form)
  await button('Save time off', form).click()
  await gone(form)
  expect(world.timeOff).toMatchObject([{ reason: 'ill-fever', symptoms: ['fever', 'chest-pain'] }])
})

it('says what is missing, and loses nothing when the server refuses', async () => {
  const { server } = await open()
  await button('Save time off', form).click()
  await seeText('Please say why', form)
  await radio('Injury').click({ force: true })
  await seeText('Please tick a sport, or choose Nothing', form)
  await form.getByRole('checkbox', { name: 'Swim' }).click()
  server.next('timeOff.add', refused(500, 'Not now.'))
  await button('Save time off', form).click()
  await seeText('Failed to save time off')
  await expect.element(form.getByRole('checkbox', { name: 'Swim' })).toBeChecked()
})

it('lists what was told, and takes it back', async () => {
  const { world } = await open()
  await radio('Travel').click({ force: true })
  await radio('A little time').click({ force: true })
  await button('Save time off', form).click()
  await gone(form)
  await button('Close', sheet).click()
  await gone(sheet)
  await menu.click()
  await choose('Time off...').click()
  await seeText('Travel, 0:30 a day', form)
  await form.getByRole('button', { name: /^Remove/ }).click()
  await seeText('Time off removed')
  await expect.poll(() => world.timeOff).toEqual([])
})

it('offers what a holiday took when it is taken back, and moves it', async () => {
  const { world } = await open()
  const minutes = () => world.workouts.reduce((sum, { totalDuration }) => sum + totalDuration, 0)
  const before = minutes()
  const tell = async (from: string, to: string) => {
    await date('First day off').fill(from)
    await date('Last day off').fill(to)
    await radio('Holiday').click({ force: true })
    await button('Save time off', form).click()
    await see(sheet)
    await button('Accept all', sheet).click()
    await gone(sheet)
  }
  await tell('2027-02-01', '2027-02-07')
  expect(minutes()).toBeLessThan(before)
  await menu.click()
  await choose('Time off...').click()
  await form.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => world.timeOff).toEqual([])
  await button('Cancel', form).click()
  await see(sheet)
  await seeText(/^back, \d:\d\d$/, sheet)
  await button('Accept all', sheet).click()
  await gone(sheet)
  expect(minutes()).toBe(before)
})

it('keeps each change in the history, with the way back', async () => {
  const { server } = await open()
  await date('Last day off').fill('2027-02-03')
  await radio('Holiday').click({ force: true })
  await button('Save time off', form).click()
  await see(sheet)
  await button('Accept all', sheet).click()
  await gone(sheet)
  await menu.click()
  await choose('Plan history').click()
  const history = dialog('Plan history')
  await seeText(/28 Jan 2027/, history)
  server.next('proposals.undo', refused(409, 'A session of this change was moved, edited or logged since.'))
  await history.getByRole('button', { name: /^Undo/ }).click()
  await seeText('A session of this change was moved, edited or logged since.')
  await history.getByRole('button', { name: /^Undo/ }).click()
  await seeText('Undone', history)
})

it('has a history that says what will stand there', async () => {
  await open()
  await button('Cancel', form).click()
  await menu.click()
  await choose('Plan history').click()
  await seeText(/^Nothing was changed yet/)
})

it('fits a phone', async () => {
  await open()
  await page.viewport(390, 844)
  await radio('Ill').click({ force: true })
  await expect.poll(() => form.element().getBoundingClientRect().width).toBe(390)
  expect(form.element().scrollWidth).toBeLessThanOrEqual(390)
})
