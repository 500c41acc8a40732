import type { ActivityFile } from '@tri/api-contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, type World } from '../../testing/dom/athlete.js'
import { chooseFiles, transferOf } from '../../testing/dom/choose-files.js'
import { held, Refusal, refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'

type Recorded = { sport: 'Running' | 'Biking' | 'Other'; day: string; minutes: number }

/** A file as a watch exports it. */
const tcx = (name: string, ...recorded: Recorded[]) => new File([tcxText(recorded)], name)

const tcxText = (recorded: readonly Recorded[]) => `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
${recorded
  .map(({ sport, day, minutes }, index) => {
    const start = `${day}T0${7 + index}:00:00Z`
    return `<Activity Sport="${sport}"><Id>${start}</Id><Lap StartTime="${start}">
      <TotalTimeSeconds>${minutes * 60}</TotalTimeSeconds><DistanceMeters>5000</DistanceMeters><Calories>300</Calories>
      <Track><Trackpoint><Time>${start}</Time></Trackpoint></Track></Lap></Activity>`
  })
  .join('\n')}
</Activities></TrainingCenterDatabase>`

const FOUND = dialog('Activity found')
const RUN: Recorded = { sport: 'Running', day: '2027-01-26', minutes: 40 }
const RIDE: Recorded = { sport: 'Biking', day: '2027-01-26', minutes: 60 }
const picker = () => page.getByRole('region', { name: 'Activity files' }).element().querySelector('input[type="file"]')

/** What the server does with files: it knows one again by what is in it. */
function filing(world: World) {
  const files: { hash: string; ids: number[]; before: World['workouts'] }[] = []
  return {
    files,
    handlers: {
      activityFiles: {
        add: ({ body }: { body: ActivityFile }) => {
          if (files.some(({ hash }) => hash === body.fileHash)) return new Refusal(409, 'Already here: Morning Run')
          const before = world.workouts
          const links = body.activities.flatMap(({ link }) => (link ? [link.workoutId] : []))
          world.workouts = before.map((row) => (links.includes(row.id) ? { ...row, isCompleted: true } : row))
          const ids = body.activities.map((_, index) => files.length * 10 + index + 1)
          files.push({ hash: body.fileHash, ids, before })
          return {
            activities: body.activities.map(({ sport, name, startTime, localDay, link }, index) => ({
              id: ids[index] ?? 0,
              sport,
              activityName: name,
              startTime,
              localDay,
              linkedWorkoutId: link?.workoutId ?? null,
            })),
            workouts: world.workouts.filter(({ id }) => links.includes(id)),
          }
        },
        takeBack: ({ params: { id } }: { params: { id: number } }) => {
          const file = files.find(({ ids }) => ids.includes(id))
          if (!file) return new Refusal(404, 'Activity not found')
          const changed = new Set(world.workouts.filter((row) => !file.before.includes(row)).map((row) => row.id))
          world.workouts = file.before
          files.splice(files.indexOf(file), 1)
          return { workouts: file.before.filter((row) => changed.has(row.id)) }
        },
      },
      garmin: { activities: () => [] },
    },
  }
}

async function openFiles() {
  const world = makeWorld()
  const filed = filing(world)
  const app = await openApp({ world, handlers: filed.handlers })
  await see(page.getByRole('region', { name: 'Activity files' }))
  const choose = (...files: File[]) => chooseFiles(picker(), ...files)
  return { ...app, ...filed, choose }
}

/** Lets files hang over something, or drops them there. */
const drag = (type: 'dragover' | 'drop', target: Element, ...files: File[]) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }))

it('reads a file, says what it is, and adds it to what was planned', async () => {
  const { choose, server, world } = await openFiles()
  choose(tcx('run.tcx', RUN))
  await see(FOUND)
  await seeText('40:00', FOUND)
  await button('Add activity', FOUND).click()
  await gone(FOUND)
  await seeText('Activity added')
  const [call] = server.callsOf('activityFiles.add')
  expect(call?.body).toMatchObject({
    fileKind: 'tcx',
    replaces: false,
    fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    activities: [{ part: 0, sport: 'run', localDay: '2027-01-26', duration: 2400, distance: 5000 }],
  })
  expect(world.workouts.filter(({ isCompleted }) => isCompleted).length).toBeLessThanOrEqual(1)
})

it('stores nothing before the athlete agrees', async () => {
  const { choose, server } = await openFiles()
  choose(tcx('run.tcx', RUN))
  await see(FOUND)
  await button('Cancel', FOUND).click()
  await gone(FOUND)
  expect(server.callsOf('activityFiles.add')).toEqual([])
})

it('takes an import back with Undo', async () => {
  const { choose, server, files } = await openFiles()
  choose(tcx('run.tcx', RUN))
  await button('Add activity', FOUND).click()
  await seeText('Activity added')
  await button('Undo').click()
  await seeText('Import undone')
  expect(files).toEqual([])
  expect(server.callsOf('activityFiles.takeBack').map(({ params }) => params)).toEqual([{ id: 1 }])
})

it('says of a file that is there already that nothing was added', async () => {
  const { choose, files } = await openFiles()
  choose(tcx('run.tcx', RUN))
  await button('Add activity', FOUND).click()
  await seeText('Activity added')
  choose(tcx('the same under another name.tcx', RUN))
  await button('Add activity', FOUND).click()
  await seeText('Already here')
  await seeText('Morning Run. Nothing was added.')
  expect(files).toHaveLength(1)
  await see(FOUND)
})

it('keeps the dialog when the server refuses, to be tried again', async () => {
  const { choose, server, files } = await openFiles()
  server.next('activityFiles.add', refused(500, 'Something went wrong on our side. Please try again.'))
  choose(tcx('run.tcx', RUN))
  await button('Add activity', FOUND).click()
  await seeText('Error adding the activity')
  await button('Add activity', FOUND).click()
  await gone(FOUND)
  expect(files).toHaveLength(1)
})

it('sends it once', async () => {
  const { choose, server, files } = await openFiles()
  const adding = held()
  server.next('activityFiles.add', adding.trap)
  choose(tcx('run.tcx', RUN))
  await button('Add activity', FOUND).click()
  await expect.element(button('Adding...', FOUND)).toBeDisabled()
  adding.letGo()
  await gone(FOUND)
  expect(files).toHaveLength(1)
})

it('asks about several files one after the other', async () => {
  const { choose, files } = await openFiles()
  choose(tcx('run.tcx', RUN), tcx('ride.tcx', RIDE))
  await seeText('40:00', FOUND)
  await button('Add activity', FOUND).click()
  await seeText('1:00:00', FOUND)
  await button('Add activity', FOUND).click()
  await gone(FOUND)
  expect(files).toHaveLength(2)
})

it('tells which of several files cannot be read, and goes on with the others', async () => {
  const { choose } = await openFiles()
  choose(new File(['not a training'], 'notes.fit'), tcx('run.tcx', RUN), new File([], 'empty.gpx'))
  await see(FOUND)
  const region = page.getByRole('region', { name: 'Activity files' })
  await seeText('notes.fit', region)
  await seeText('empty.gpx', region)
  expect(region.getByText('run.tcx').elements()).toEqual([])
  await button('Cancel', FOUND).click()
  choose(tcx('run.tcx', RUN))
  await see(FOUND)
  await gone(region.getByText('notes.fit'))
})

it('refuses a file beyond its limit without reading it', async () => {
  const { choose } = await openFiles()
  choose(new File([new Uint8Array(64 * 1024 * 1024 + 1)], 'year.zip'))
  await seeText(/^This file is larger than 64 MB/)
})

it('lets each activity of one file be left out', async () => {
  const { choose, server } = await openFiles()
  choose(tcx('both.tcx', RIDE, RUN))
  const both = dialog('2 activities found')
  await see(button('Add 2 activities', both))
  await both.getByRole('checkbox').first().click()
  await button('Add activity', both).click()
  await gone(both)
  expect(server.callsOf('activityFiles.add')[0]?.body).toMatchObject({ activities: [{ part: 1, sport: 'run' }] })
})

it('adds nothing when all of them are left out', async () => {
  const { choose } = await openFiles()
  choose(tcx('both.tcx', RIDE, RUN))
  const both = dialog('2 activities found')
  await see(both)
  for (const box of both.getByRole('checkbox').all().slice(0, 2)) await box.click()
  await expect.element(both.getByRole('button', { name: /^Add / })).toBeDisabled()
})

it('asks for the sport that a file does not tell', async () => {
  const { choose, server } = await openFiles()
  choose(tcx('other.tcx', { ...RUN, sport: 'Other' }))
  await seeText('The file does not tell the sport.', FOUND)
  await FOUND.getByRole('combobox').first().selectOptions('Run')
  await button('Add activity', FOUND).click()
  await gone(FOUND)
  expect(server.callsOf('activityFiles.add')[0]?.body).toMatchObject({ activities: [{ sport: 'run' }] })
})

it('is offered the day that a file is dropped on', async () => {
  const { world, server } = await openFiles()
  await button('Weekly View').click()
  await see(page.getByRole('region', { name: 'Weekly planner' }))
  const planned = world.workouts.find(
    ({ week, exercises }) => week === 6 && exercises.some(({ type }) => type === 'run'),
  )
  const day = document.querySelector(`[data-date="${dateOf(planned?.day ?? 0)}"]`)
  if (!planned || !day) throw new Error('No run is planned in this week')
  const file = tcx('run.tcx', { ...RUN, day: '2027-01-20' })
  drag('dragover', day, file)
  await seeText(/^Drop it on /)
  drag('drop', day, file)
  await see(FOUND)
  await gone(page.getByText(/^Drop it on /))
  await button('Add activity', FOUND).click()
  await gone(FOUND)
  expect(server.callsOf('activityFiles.add')[0]?.body).toMatchObject({
    activities: [{ link: { workoutId: planned.id } }],
  })
})

/** The date of a weekday in week 6 of the sample plan, whose weeks begin on Monday. */
const dateOf = (day: number) => `2027-01-${String(25 + ((day + 6) % 7)).padStart(2, '0')}`

it('lets no file that misses its place take the page away', async () => {
  await openFiles()
  const { body } = document
  await expect
    .poll(() => drag('dragover', body, tcx('run.tcx', RUN)), { message: 'the browser would open it' })
    .toBe(false)
  await seeText('Drop it anywhere, or on its day')
  window.dispatchEvent(new DragEvent('dragleave', { relatedTarget: null }))
  await gone(page.getByText('Drop it anywhere, or on its day'))
})

it('leaves alone what is dragged and is no file', async () => {
  await openFiles()
  const transfer = new DataTransfer()
  transfer.setData('text/plain', 'words')
  const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer })
  expect(document.body.dispatchEvent(event)).toBe(true)
})
