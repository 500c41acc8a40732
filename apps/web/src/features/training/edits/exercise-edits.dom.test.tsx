import type { Workout } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { isOfToday } from '../../../testing/dom/athlete.js'
import { held, refused } from '../../../testing/dom/contract-server.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, gone, see, seeText } from '../../../testing/dom/screen.js'

/** The day with two exercises in one workout. */
async function openDay() {
  const app = await openApp()
  const today = app.world.workouts.find(isOfToday)
  const [first, second] = today ? exercisesOf(today) : []
  if (!today || !first || !second) throw new Error('Two exercises are planned for today')
  const row = (id = today.id) => app.world.workouts.find((workout) => workout.id === id) ?? today
  await see(exercise(second.name))
  return { ...app, today, first, second, row }
}

const exercise = (name: string) => page.getByRole('heading', { level: 3, name, exact: true })
const exercisesOf = (row: Workout) => workoutsInWords(STORED_UNITS, [row]).flatMap(({ exercises }) => exercises)
const namesOf = (row: Workout) => exercisesOf(row).map(({ name }) => name)
const LINK = 'Do it straight after'
const PART = 'Do it later in the day'
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const open = (name: string) => button(`Actions for ${name}`).click()

/** Whether a session is linked to the one before it, by what its menu offers. */
async function isLinked(name: string): Promise<boolean> {
  // Still open where an earlier look came to no end: a second press would close it.
  if (item('Delete session').elements().length === 0) await open(name)
  await see(item('Delete session'))
  const linked = item(PART).elements().length > 0
  await userEvent.keyboard('{Escape}')
  await gone(item('Delete session'))
  return linked
}

async function choose(name: string, action: string) {
  await open(name)
  await item(action).click()
}

it('links an exercise to the one before it, and parts the two again', async () => {
  const { server, today, second } = await openDay()
  const linked = await isLinked(second.name)
  const [one, other] = linked ? [PART, LINK] : [LINK, PART]
  await choose(second.name, one)
  await expect.poll(() => isLinked(second.name)).toBe(!linked)
  await choose(second.name, other)
  await expect.poll(() => isLinked(second.name)).toBe(linked)
  await expect.poll(() => server.callsOf('workouts.linkExercise')).toHaveLength(2)
  expect(server.callsOf('workouts.linkExercise').map(({ params, body }) => [params, body])).toEqual([
    [
      { id: today.id, exerciseId: second.id },
      { linked: !linked, version: today.version },
    ],
    [
      { id: today.id, exerciseId: second.id },
      { linked, version: today.version + 1 },
    ],
  ])
})

it('offers no link to the first exercise of a day: nothing comes before it', async () => {
  const { first, second } = await openDay()
  const links = () => [LINK, PART].flatMap((name) => item(name).elements())
  await open(second.name)
  await see(item('Delete session'))
  expect(links()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await gone(item('Delete session'))
  await open(first.name)
  await see(item('Delete session'))
  expect(links()).toEqual([])
})

it('leaves two exercises as they are when the server refuses', async () => {
  const { server, second } = await openDay()
  const linked = await isLinked(second.name)
  const linking = held()
  server.next('workouts.linkExercise', (reach) => linking.trap(() => refused(500, '')(reach)))
  await choose(second.name, linked ? PART : LINK)
  await expect.poll(() => isLinked(second.name)).toBe(!linked)
  linking.letGo()
  await seeText('Error linking exercise')
  await expect.poll(() => isLinked(second.name)).toBe(linked)
})

it('moves an exercise into the workout of another day, and takes it back with Ctrl+Z', async () => {
  const { server, world, second, row, today } = await openDay()
  const before = namesOf(row())
  const target = world.workouts.find(({ week, day }) => week === 6 && day === 5)
  if (!target) throw new Error('Nothing is planned for Friday')
  await choose(second.name, 'Move to...')
  const list = page.getByRole('dialog', { name: `Move ${second.name} to...` })
  await list.getByRole('button', { name: /^Friday/ }).click()
  await seeText('Exercise moved successfully')
  await gone(exercise(second.name))
  expect(namesOf(row(target.id))).toContain(second.name)
  expect(namesOf(row())).not.toContain(second.name)
  await userEvent.keyboard('{Control>}z{/Control}')
  await see(exercise(second.name))
  await expect.poll(() => namesOf(row(today.id))).toEqual(before)
  expect(server.callsOf('workouts.moveExercise')).toHaveLength(2)
})

it('puts an exercise back where it was when the server refuses its move', async () => {
  const { server, second, row } = await openDay()
  const before = namesOf(row())
  const moving = held()
  server.next('workouts.moveExercise', (reach) => moving.trap(() => refused(400, 'It cannot be moved there.')(reach)))
  await choose(second.name, 'Move to...')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Friday/ })
    .click()
  await gone(exercise(second.name))
  moving.letGo()
  await seeText('Error moving exercise')
  await seeText('It cannot be moved there.')
  await see(exercise(second.name))
  expect(namesOf(row())).toEqual(before)
})
