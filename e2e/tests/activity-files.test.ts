import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateOf } from '@tri/plan-engine'
import { gzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tcxFile } from '../harness/athlete/activity-file.js'
import { call } from '../harness/athlete/call.js'
import type { Race } from '../harness/athlete/journey.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { expectFits, SIZES, type Size } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 8 }
const MEGABYTE = 1024 * 1024

type Exercise = { id: string; type: 'swim' | 'bike' | 'run'; name: string; duration: number }
type Workout = {
  id: number
  week: number
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6
  workoutType: string
  exercises: Exercise[]
  isCompleted: boolean
  actualDuration: number | null
  actualExercises: { id: string; duration: number }[] | null
}

/** An athlete on the dashboard, their plan's workouts, and the dates of those. */
async function athlete(name: string, size: Size, expected: string[] = []) {
  const visit = await openAthlete(`files.${name}@example.org`, { race: RACE, size, expected })
  const list = () => call<Workout[]>(visit.page, 'get', `/api/training-plans/${visit.planId}/workouts`)
  await visit.page.goto('/')
  await visit.page.getByRole('heading', { name: 'Activity files' }).waitFor()
  const [plan] = await call<{ raceDate: string; totalWeeks: number }[]>(visit.page, 'get', '/api/training-plans')
  if (!plan) throw new Error('The plan was not saved')
  const startOf = ({ week, day }: Workout, hour = 10) => `${dateOf(plan, week, day)}T${hour}:00:00Z`
  return { ...visit, list, startOf }
}

/** Chooses a file from the disk: more than 50 MB cannot be handed to a browser in another way. */
async function choose(page: Page, name: string, content: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'triplan-chosen-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, name)
  await writeFile(file, content)
  await page.locator('input[type="file"][multiple]').setInputFiles(file)
}

/** Lets a file fall on the card of a day, as from the desktop. */
async function drop(page: Page, date: string, { name, buffer }: { name: string; buffer: Buffer }) {
  const transfer = await page.evaluateHandle(
    ([file, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], file))
      return data
    },
    [name, buffer.toString('base64')] as const,
  )
  const day = page.locator(`[data-date="${date}"]`)
  await day.dispatchEvent('dragover', { dataTransfer: transfer })
  await page.getByText(/^Drop it on/).waitFor()
  await day.dispatchEvent('drop', { dataTransfer: transfer })
}

test.each(SIZES)('a run from a watch completes its session, and is taken back again, %s', async (size) => {
  const { page, troubles, picture, list, startOf, close } = await athlete(size, size)
  const before = await list()
  const workout = before.find(({ exercises: [one, two] }) => one?.type === 'run' && !two)
  if (!workout?.exercises[0]) throw new Error('There is no single run in the plan')
  const { name, duration } = workout.exercises[0]
  const recorded = { sport: 'Running', start: startOf(workout), seconds: duration * 60 + 120, metres: 8000 } as const

  await choose(page, 'morning.tcx.gz', Buffer.from(gzipSync(tcxFile([recorded]))))
  const dialog = page.getByRole('dialog', { name: 'Activity found' })
  await dialog.getByText('4.97 mi').waitFor()
  await expect
    .poll(() => dialog.getByLabel('It completes').locator('option:checked').textContent())
    .toContain(`${name}, `)
  await picture('activity-dialog')
  await expectSoundAtBoth(page, dialog)
  await dialog.getByRole('button', { name: 'Add activity' }).click()
  await page.getByText(`${name} is completed.`).waitFor()
  const done = (await list()).find(({ id }) => id === workout.id)
  expect(done).toMatchObject({ isCompleted: true, actualDuration: duration + 2 })

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The activity is gone, and your sessions are as before.').waitFor()
  expect((await list()).find(({ id }) => id === workout.id)).toMatchObject({
    isCompleted: false,
    actualDuration: null,
  })
  expect(troubles).toEqual([])
  await close()
})

test('a brick falls on its day in the planner, and a file that is there already is known', async () => {
  const { page, troubles, list, startOf, picture, close } = await athlete('brick', 'wide', ['409 POST /api/activities'])
  const brick = (await list()).find(({ workoutType }) => workoutType === 'brick')
  const [ride, run] = brick?.exercises ?? []
  if (!brick || !ride || !run) throw new Error('There is no brick in the plan')
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByText(/^Week 1 of/).waitFor()
  for (let week = 1; week < brick.week; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
  const file = {
    name: 'brick.zip',
    buffer: Buffer.from(
      zipSync({
        'brick.tcx': tcxFile([
          { sport: 'Biking', start: startOf(brick, 10), seconds: ride.duration * 60, metres: 30_000 },
          { sport: 'Running', start: startOf(brick, 14), seconds: run.duration * 60, metres: 3000 },
        ]),
      }),
    ),
  }
  await drop(page, startOf(brick).slice(0, 10), file)
  const dialog = page.getByRole('dialog', { name: '2 activities found' })
  await picture('activity-brick')
  await dialog.getByRole('button', { name: 'Add 2 activities' }).click()
  await page.getByText(`${ride.name} and ${run.name} are completed.`).waitFor()
  const done = (await list()).find(({ id }) => id === brick.id)
  expect(done?.actualExercises?.map(({ id }) => id)).toEqual([ride.id, run.id])

  await choose(page, 'again.zip', file.buffer)
  await dialog.getByRole('button', { name: 'Add 2 activities' }).click()
  await page.getByText('Already here', { exact: true }).waitFor()
  expect(await page.getByText(/try again/).count()).toBe(0)
  expect(troubles).toEqual([])
  await close()
})

test('what was logged by hand stays, unless the athlete agrees; a file of no sport asks for it', async () => {
  const { page, troubles, list, startOf, close } = await athlete('logged', 'narrow')
  const workout = (await list()).find(({ exercises: [one, two] }) => one?.type === 'run' && !two)
  const [exercise] = workout?.exercises ?? []
  if (!workout || !exercise) throw new Error('There is no single run in the plan')
  const actual = {
    ...{ id: exercise.id, type: 'run', name: exercise.name, duration: 99, distance: '', actualPace: '' },
    ...{ intensity: 'easy', notes: '' },
  }
  await call(page, 'patch', `/api/workouts/${workout.id}/complete`, { completed: true, actualExercises: [actual] })
  await page.reload()
  const seconds = exercise.duration * 60
  await choose(page, 'a.tcx', tcxFile([{ sport: 'Other', start: startOf(workout), seconds, metres: 5000 }]))
  const dialog = page.getByRole('dialog', { name: 'Activity found' })
  await dialog.getByLabel(/The file does not tell the sport/).selectOption('Run')
  const agree = dialog.getByLabel(`Replace what I logged for ${exercise.name}`)
  await expect.poll(() => agree.isChecked()).toBe(false)
  await agree.check()
  await dialog.getByRole('button', { name: 'Add activity' }).click()
  await page.getByText(`${exercise.name} is completed.`).waitFor()
  const done = (await list()).find(({ id }) => id === workout.id)
  expect(done?.actualExercises).toMatchObject([{ duration: exercise.duration }])
  expect(troubles).toEqual([])
  await close()
})

describe('a file that cannot be read', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [${Array.from(
    { length: 10 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('')}]><gpx><trk><name>&l10;</name></trk></gpx>`
  const FILES: [string, Buffer, RegExp][] = [
    [
      'cut.tcx',
      tcxFile([{ sport: 'Running', start: '2027-01-01T10:00:00Z', seconds: 1, metres: 1 }]).subarray(0, 300),
      /damaged/,
    ],
    ['photo.fit', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 37) % 256)), /no activity file/],
    [
      'bomb.zip',
      Buffer.from(zipSync({ 'a.fit': [new Uint8Array(100 * MEGABYTE), { level: 9 }] })),
      /larger than 64 MB/,
    ],
    ['bomb.gz', Buffer.from(gzipSync(new Uint8Array(100 * MEGABYTE), { level: 9 })), /larger than 64 MB/],
    ['entities.gpx', Buffer.from(bomb), /declares a document type/],
    ['huge.fit', Buffer.alloc(64 * MEGABYTE + 1), /larger than 64 MB/],
  ]

  test('says why in words, the page stays at hand, and nothing is stored', async () => {
    const { page, troubles, picture, close } = await athlete('refused', 'narrow')
    for (const [name, buffer, message] of FILES) {
      await choose(page, name, buffer)
      const alert = page.getByRole('alert').filter({ hasText: name })
      await alert.getByText(message).waitFor()
    }
    await picture('activity-refused')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expectFits(page)
    expect(troubles).toEqual([])
    await close()
  })
})
