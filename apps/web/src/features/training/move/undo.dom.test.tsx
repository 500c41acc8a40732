import type { Workout } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { isOfToday, makeWorld } from '../../../testing/dom/athlete.js'
import { held, refused } from '../../../testing/dom/contract-server.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { askToMoveDay, button, dialog, gone, hasFocus, see, seeText } from '../../../testing/dom/screen.js'

const ASK = dialog('Delete session')

async function openDay() {
  const app = await openApp({ world: makeWorld() })
  const first = app.world.workouts.find(isOfToday)
  const exercise = first && workoutsInWords(STORED_UNITS, [first])[0]?.exercises[0]
  if (!first || !exercise) throw new Error('Nothing is planned for today')
  const row = () => app.world.workouts.find(({ id }) => id === first.id) ?? first
  await see(rowOf(exercise.name))
  return { ...app, row, id: first.id, exercise, ids: first.exercises.map(({ id }) => id) }
}

const rowOf = (name: string) => page.getByRole('heading', { level: 3, name, exact: true })
const menuOf = (name: string) => button(`Actions for ${name}`)

async function askDelete(name: string) {
  await menuOf(name).click()
  await page.getByRole('menuitem', { name: 'Delete session' }).click()
}
const moveList = page.getByRole('dialog', { name: /^Move .* to\.\.\.$/ })
const idsOf = ({ exercises }: Workout) => exercises.map(({ id }) => id)

async function moveWorkoutTo(weekday: string) {
  await askToMoveDay()
  await moveList.getByRole('button', { name: new RegExp(`^${weekday}`) }).click()
  await gone(moveList)
}

async function deleteExercise(name: string) {
  await askDelete(name)
  await button('Delete', ASK).click()
  await gone(ASK)
}

it('asks before an exercise is deleted, and keeps it when that is not meant', async () => {
  const { server, exercise } = await openDay()
  await askDelete(exercise.name)
  await hasFocus(button('Cancel', ASK))
  await button('Cancel', ASK).click()
  await gone(ASK)
  await see(rowOf(exercise.name))
  expect(server.callsOf('workouts.deleteExerciseByBody')).toEqual([])
  await hasFocus(menuOf(exercise.name))
})

it('takes a deleted exercise away at once, and puts it back in its place with Undo', async () => {
  const { server, exercise, row, ids } = await openDay()
  const deleting = held()
  server.next('workouts.deleteExerciseByBody', deleting.trap)
  await deleteExercise(exercise.name)
  await gone(rowOf(exercise.name))
  expect(server.callsOf('workouts.deleteExerciseByBody'), 'before the server has answered').toEqual([])
  deleting.letGo()
  await seeText('Exercise deleted successfully')
  expect(idsOf(row())).toEqual(ids.slice(1))
  await button('Undo').click()
  await seeText('Exercise restored')
  await see(rowOf(exercise.name))
  expect(idsOf(row())).toEqual(ids)
  expect(server.callsOf('workouts.restoreExercise').map(({ body }) => body)).toEqual([
    { exerciseId: exercise.id, targetIndex: 0, version: 2 },
  ])
  await gone(button('Undo'))
})

it('takes it back with Ctrl+Z too, once', async () => {
  const { server, exercise, row, ids } = await openDay()
  await deleteExercise(exercise.name)
  await seeText('Exercise deleted successfully')
  await userEvent.keyboard('{Control>}z{/Control}')
  await seeText('Exercise restored')
  expect(idsOf(row())).toEqual(ids)
  await userEvent.keyboard('{Control>}z{/Control}')
  await see(rowOf(exercise.name))
  expect(server.callsOf('workouts.restoreExercise')).toHaveLength(1)
})

it('is there again when the server refuses to delete it, and leaves nothing to take back', async () => {
  const { server, exercise, row, ids } = await openDay()
  server.next('workouts.deleteExerciseByBody', refused(500, 'Something went wrong on our side. Please try again.'))
  await deleteExercise(exercise.name)
  await seeText('Error deleting exercise')
  await see(rowOf(exercise.name))
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(idsOf(row())).toEqual(ids)
  expect(server.callsOf('workouts.restoreExercise')).toEqual([])
})

it('asks for the workouts anew when what is deleted is gone already', async () => {
  const { server, world, exercise, id } = await openDay()
  world.workouts = world.workouts.filter((workout) => workout.id !== id)
  await deleteExercise(exercise.name)
  await seeText('Workout not found')
  await expect.poll(() => server.callsOf('workouts.listForPlan')).toHaveLength(2)
  await gone(rowOf(exercise.name))
})

it('moves a workout to another day, says where, and takes it back with Undo', async () => {
  const { row, exercise, server } = await openDay()
  await moveWorkoutTo('Friday')
  await seeText(/^Workout moved to Friday/)
  await gone(rowOf(exercise.name))
  expect(row()).toMatchObject({ week: 6, day: 5, dayName: 'Friday' })
  await button('Undo').click()
  await see(rowOf(exercise.name))
  await seeText(/^Workout moved to Thursday/)
  expect(row()).toMatchObject({ week: 6, day: 4 })
  expect(server.callsOf('workouts.move').map(({ body }) => body)).toEqual([
    { week: 6, day: 5, dayName: 'Friday', version: 1 },
    { week: 6, day: 4, dayName: 'Thursday', version: 2 },
  ])
})

it('moves to a day of another week', async () => {
  const { row } = await openDay()
  await askToMoveDay()
  await button('Next week', moveList).click()
  await seeText('Week 7 of 14', moveList)
  await moveList.getByRole('button', { name: /^Friday/ }).click()
  await seeText(/^Workout moved to Friday/)
  expect(row()).toMatchObject({ week: 7, day: 5 })
})

it('offers no move to where it is', async () => {
  await openDay()
  await askToMoveDay()
  const here = moveList.getByRole('button', { name: /^Thursday/ })
  await expect.element(here).toBeDisabled()
  await expect.element(here).toHaveTextContent('It is here')
})

it('shows a move at once, and takes it back when the server refuses', async () => {
  const { server, row, exercise } = await openDay()
  const moving = held()
  server.next('workouts.move', (reach) => moving.trap(() => refused(400, 'A workout cannot be there.')(reach)))
  await moveWorkoutTo('Friday')
  await gone(rowOf(exercise.name))
  moving.letGo()
  await seeText('Error moving workout')
  await seeText('A workout cannot be there.')
  await see(rowOf(exercise.name))
  expect(row().day).toBe(4)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(server.callsOf('workouts.move')).toEqual([])
})

it('takes back several moves, the last one first', async () => {
  const { row, world } = await openDay()
  await moveWorkoutTo('Friday')
  await seeText(/^Workout moved to Friday/)
  await button('Next', page).click()
  await askToMoveDay()
  await moveList.getByRole('button', { name: /^Saturday/ }).click()
  await seeText(/^Workout moved to Saturday/)
  const moved = world.workouts.filter(({ week, day }) => week === 6 && day === 6).map(({ id }) => id)
  await userEvent.keyboard('{Control>}z{/Control}')
  await seeText(/^Workout moved to Friday/)
  await userEvent.keyboard('{Control>}z{/Control}')
  await seeText(/^Workout moved to Thursday/)
  expect(row().day).toBe(4)
  expect(world.workouts.filter(({ week, day }) => week === 6 && day === 6).map(({ id }) => id)).not.toEqual(moved)
})

it('sends edits of a plan in the order in which they were made', async () => {
  const { server, exercise, id } = await openDay()
  const moving = held()
  server.next('workouts.move', moving.trap)
  await moveWorkoutTo('Friday')
  await button('Next', page).click()
  await deleteExercise(exercise.name)
  await gone(rowOf(exercise.name))
  expect(server.callsOf('workouts.deleteExerciseByBody')).toEqual([])
  moving.letGo()
  await expect.poll(() => server.callsOf('workouts.deleteExerciseByBody')).toHaveLength(1)
  const edits = server.calls.filter(({ name }) => name !== 'workouts.listForPlan' && name.startsWith('workouts.'))
  expect(edits.map(({ name }) => name)).toEqual(['workouts.move', 'workouts.deleteExerciseByBody'])
  expect(edits[1]?.body).toMatchObject({ workoutId: id, version: 2 })
})

it('gives the focus after a deletion to the workout that is left, and after Undo to what is back', async () => {
  const { exercise, id } = await openDay()
  await deleteExercise(exercise.name)
  await gone(rowOf(exercise.name))
  await expect.poll(() => document.activeElement?.getAttribute('data-focus')).toBe(`place ${id}`)
  await seeText('Exercise deleted successfully')
  await button('Undo').click()
  await see(rowOf(exercise.name))
  await expect.poll(() => document.activeElement?.getAttribute('data-focus')).toBe(`exercise ${exercise.id}`)
})

it('gives the focus after a move in the week to the workout that was moved', async () => {
  const { exercise, id } = await openDay()
  await button('Weekly View').click()
  await menuOf(exercise.name).click()
  await page
    .getByRole('menuitem', { name: /^Move / })
    .last()
    .click()
  await moveList.getByRole('button', { name: /^Friday/ }).click()
  await seeText(/^Workout moved to Friday/)
  await expect.poll(() => document.activeElement?.getAttribute('data-focus')).toBe(`workout ${id}`)
})
