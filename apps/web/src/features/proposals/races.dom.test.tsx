import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proposingOf } from '../../testing/dom/adapting.js'
import { makeWorld } from '../../testing/dom/athlete.js'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../testing/dom/open-app.js'
import { button, dialog, gone, hasFocus, see, seeText } from '../../testing/dom/screen.js'

const form = dialog('Races on the way')
const sheet = page.getByRole('dialog', { name: /changes? in weeks? \d/ })
const day = form.getByLabelText('Day of the race')
const radio = (name: string) => form.getByRole('radio', { name, exact: true })

/** An athlete for whom all went as planned, in their week. */
async function open(races = makeWorld().races) {
  const world = { ...makeWorld(), races }
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
  await button('More for this plan').click()
  await page.getByRole('menuitem', { name: 'Races on the way...' }).click()
  await see(form)
  return { ...opened, world }
}

it('tells of a race, and opens what that would change', async () => {
  const { world, server } = await open()
  await day.fill('2027-02-20')
  await form.getByLabelText('Name, optional').fill('City 10 km')
  await radio('Run').click({ force: true })
  await radio('C: trained through').click({ force: true })
  await button('Add race', form).click()
  await see(sheet)
  expect(world.races).toEqual([
    { id: 1, date: '2027-02-20', priority: 'C', kind: 'run', name: 'City 10 km', distances: { run: 6.2 } },
  ])
  await button('Accept all', sheet).click()
  await seeText('Plan changed')
  expect(server.callsOf('proposals.accept')).toHaveLength(1)
  expect(world.workouts.filter(({ priority }) => priority === 'C')).toHaveLength(1)
})

it('asks for what is missing, and leads to it', async () => {
  const { server } = await open()
  await button('Add race', form).click()
  await seeText('Please enter a date as YYYY-MM-DD', form)
  await hasFocus(day)
  await day.fill('2027-01-20')
  await seeText('Please choose a day after today', form)
  expect(server.callsOf('races.add')).toEqual([])
})

it('tells a race anew, or takes it back', async () => {
  const far = {
    id: 1,
    date: '2027-02-20',
    priority: 'C',
    kind: 'run',
    name: 'City 10 km',
    distances: { run: 6.2 },
  } as const
  const { world } = await open([far])
  await button('Edit City 10 km, C race', form).click()
  await expect.element(day).toHaveValue('2027-02-20')
  await day.fill('2027-02-27')
  await button('Save race', form).click()
  await see(sheet)
  expect(world.races).toEqual([{ ...far, date: '2027-02-27' }])
  await button('Keep my plan', sheet).click()
  await gone(sheet)
  await button('More for this plan').click()
  await page.getByRole('menuitem', { name: 'Races on the way...' }).click()
  await button('Remove City 10 km, C race', form).click()
  await seeText('Races saved')
  expect(world.races).toEqual([])
})

it('stays open with what was typed when saving fails', async () => {
  const { server } = await open()
  server.next('races.add', refused(409, 'There is room for 100 races.'))
  await day.fill('2027-02-20')
  await button('Add race', form).click()
  await seeText('Failed to save the race')
  await expect.element(day).toHaveValue('2027-02-20')
})
