import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { isOfToday, makeWorld } from '../../../testing/dom/athlete.js'
import { refused } from '../../../testing/dom/contract-server.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../../testing/dom/screen.js'

const ADD = dialog('Add a session')
const EDIT = dialog('Edit session')

async function openDay() {
  const app = await openApp({ world: makeWorld() })
  const row = () => {
    const found = app.world.workouts.find(isOfToday)
    if (!found) throw new Error('Nothing is planned for today')
    return found
  }
  const [exercise] = workoutsInWords(STORED_UNITS, [row()])[0]?.exercises ?? []
  if (!exercise) throw new Error('Nothing is planned for today')
  await see(page.getByRole('heading', { level: 3, name: exercise.name, exact: true }))
  return { ...app, row, exercise }
}

const openAdd = () => page.getByRole('button', { name: /^Add a session on/ }).click()
const minutes = (form: typeof ADD) => form.getByRole('textbox', { name: 'Time (min)' })

it('adds a session to the day with the answer, and takes it back with Undo', async () => {
  const { server, row } = await openDay()
  const before = row().exercises
  await openAdd()
  await ADD.getByRole('radio', { name: 'Strength' }).click()
  await minutes(ADD).fill('40')
  await ADD.getByRole('textbox', { name: 'Name, optional' }).fill('Gym')
  await button('Add session', ADD).click()
  await gone(ADD)
  await seeText('Session added')
  await see(page.getByRole('heading', { level: 3, name: 'Gym' }))
  await seeText('Added by you')
  expect(server.callsOf('workouts.addExercise').map(({ body }) => body)).toEqual([
    { week: 6, day: 4, type: 'strength', minutes: 40, intensity: 'easy', name: 'Gym', note: '' },
  ])
  await button('Undo').click()
  await gone(page.getByRole('heading', { level: 3, name: 'Gym' }))
  await expect.poll(() => row().exercises).toEqual(before)
})

it('leaves a day off as it was when what was added to it is taken back', async () => {
  const { world } = await openDay()
  const before = world.workouts
  await page.getByRole('button', { name: /^Wed 27 Rest/ }).click()
  await seeText('No workouts scheduled')
  await openAdd()
  await minutes(ADD).fill('40')
  await button('Add session', ADD).click()
  await seeText('Session added')
  await gone(page.getByText('No workouts scheduled'))
  await button('Undo').click()
  await seeText('No workouts scheduled')
  expect(world.workouts).toEqual(before)
})

it('tells what a session breaks before it is saved, and keeps what was typed when it is closed or refused', async () => {
  const { server, row } = await openDay()
  const before = row()
  server.next('workouts.addExercise', refused(400, 'A workout holds at most 40 sessions.'))
  await openAdd()
  await minutes(ADD).fill('400')
  await seeText(/more than Thursday has|is a day off/, ADD)
  await userEvent.keyboard('{Escape}')
  await gone(ADD)
  await openAdd()
  await expect.element(minutes(ADD)).toHaveValue('400')
  await button('Add session', ADD).click()
  await seeText('A workout holds at most 40 sessions.')
  await expect.element(minutes(ADD)).toHaveValue('400')
  expect(row()).toEqual(before)
})

it('asks for a length where none is typed', async () => {
  const { server } = await openDay()
  await openAdd()
  await ADD.getByRole('radio', { name: 'Distance' }).click()
  await button('Add session', ADD).click()
  await seeText(/^Type a number of/, ADD)
  expect(server.callsOf('workouts.addExercise')).toEqual([])
})

it('changes a planned session, marks it, and puts it back with Ctrl+Z', async () => {
  const { server, row, exercise } = await openDay()
  const before = row()
  await button(`Actions for ${exercise.name}`).click()
  await page.getByRole('menuitem', { name: 'Edit session...' }).click()
  await expect.element(minutes(EDIT)).toHaveValue(String(exercise.duration))
  await minutes(EDIT).fill(String(exercise.duration + 10))
  await button('Save', EDIT).click()
  await seeText('Session changed')
  await seeText('Edited by you')
  expect(row().exercises[0]).toMatchObject({ id: exercise.id, duration: exercise.duration + 10, origin: 'edited' })
  expect(server.callsOf('workouts.changeExercise')[0]?.body).toMatchObject({ version: before.version })
  await gone(EDIT)
  await userEvent.keyboard('{Control>}z{/Control}')
  await seeText('Exercise restored')
  await expect.poll(() => row().exercises).toEqual(before.exercises)
})

it('brings a session of the athlete’s own back after it was deleted', async () => {
  const { row } = await openDay()
  await openAdd()
  await minutes(ADD).fill('30')
  await ADD.getByRole('textbox', { name: 'Name, optional' }).fill('Lunch run')
  await button('Add session', ADD).click()
  await gone(ADD)
  const heading = page.getByRole('heading', { level: 3, name: 'Lunch run' })
  await see(heading)
  const made = row().exercises
  await button('Actions for Lunch run').click()
  await page.getByRole('menuitem', { name: 'Delete session' }).click()
  await button('Delete', dialog('Delete session')).click()
  await gone(heading)
  await userEvent.keyboard('{Control>}z{/Control}')
  await see(heading)
  await expect.poll(() => row().exercises).toEqual(made)
})
