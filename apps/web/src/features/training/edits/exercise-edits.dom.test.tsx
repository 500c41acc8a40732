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
const link = (name: string) => button(`Do ${name} straight after the one before`)
const part = (name: string) => button(`Do ${name} later in the day`)

it('links an exercise to the one before it, and parts the two again', async () => {
  const { server, today, second } = await openDay()
  const isLinked = link(second.name).elements().length === 0
  const [one, other] = isLinked ? [part, link] : [link, part]
  await one(second.name).click()
  await see(other(second.name))
  await other(second.name).click()
  await see(one(second.name))
  await expect.poll(() => server.callsOf('workouts.linkExercise')).toHaveLength(2)
  expect(server.callsOf('workouts.linkExercise').map(({ params, body }) => [params, body])).toEqual([
    [
      { id: today.id, exerciseId: second.id },
      { linked: !isLinked, version: today.version },
    ],
    [
      { id: today.id, exerciseId: second.id },
      { linked: isLinked, version: today.version + 1 },
    ],
  ])
})

it('offers no link to the first exercise of a day: nothing comes before it', async () => {
  const { first, second } = await openDay()
  expect([link(second.name), part(second.name)].flatMap((each) => each.elements())).toHaveLength(1)
  expect([link(first.name), part(first.name)].flatMap((each) => each.elements())).toEqual([])
})

it('leaves two exercises as they are when the server refuses', async () => {
  const { server, second } = await openDay()
  const now = link(second.name).elements().length > 0 ? link : part
  const linking = held()
  server.next('workouts.linkExercise', (reach) => linking.trap(() => refused(500, '')(reach)))
  await now(second.name).click()
  await gone(now(second.name))
  linking.letGo()
  await seeText('Error linking exercise')
  await see(now(second.name))
})

it('moves an exercise into the workout of another day, and takes it back with Ctrl+Z', async () => {
  const { server, world, second, row, today } = await openDay()
  const before = namesOf(row())
  const target = world.workouts.find(({ week, day }) => week === 6 && day === 5)
  if (!target) throw new Error('Nothing is planned for Friday')
  await button(`Move ${second.name} to...`).click()
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
  await button(`Move ${second.name} to...`).click()
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
