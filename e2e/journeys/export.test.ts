import { readFile } from 'node:fs/promises'
import { en } from '@tri/plan-engine/texts/en'
import { type PlanFile, readPlanFile } from '@tri/plan-files/plan-file'
import { STORED_UNITS } from '@tri/plan-files/units'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../harness/athlete/account.js'
import { call } from '../harness/athlete/call.js'
import { enterRace, generate, signUpAndSave, today } from '../harness/athlete/journey.js'
import { expectFits, SIZES } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

const RACE = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 12 } as const
describe.each(SIZES)('files of a plan, %s', (size) => {
  const username = `exports-${size}@example.org`
  let guests: PlanFile | undefined

  it('come from the preview of a guest, who sends nothing', async () => {
    const { page, troubles, picture, close } = await openVisit({ size })
    await page.goto('/')
    await enterRace(page, RACE)
    await generate(page, RACE)
    guests = await readEveryFile(page, picture, 'preview')
    await expectFits(page)
    await signUpAndSave(page, username)
    expect(troubles).toEqual([])
    await close()
  })

  it('come from the saved plan, and are the same plan', async () => {
    const { page, troubles, picture, close } = await openVisit({ size })
    await signIn(page, username)
    await page.goto('/')
    await page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
    const saved = await readEveryFile(page, picture, 'saved')
    expect(saved).toEqual(guests)
    const [plan] = await call<{ id: number }[]>(page, 'get', '/api/training-plans?texts=none')
    expect(plan).toMatchObject(saved.plan)
    const workouts = await call(page, 'get', `/api/training-plans/${plan?.id}/workouts?texts=none`)
    expect(workouts).toMatchObject(saved.workouts)
    await page.getByRole('button', { name: 'Weekly View' }).click()
    await page.getByRole('region', { name: 'Export' }).waitFor()
    await expectFits(page)
    expect(troubles).toEqual([])
    await close()
  })
})

describe('a booklet whose fonts do not come', () => {
  it('says what to do, and is made at the next try', async () => {
    const { page, close } = await openVisit()
    await page.goto('/')
    await enterRace(page, RACE)
    await generate(page, RACE)
    await page.route('**/*.ttf', (route) => route.abort())
    await page.getByRole('button', { name: 'Export PDF' }).click()
    await page.getByText('Check your connection and try again').waitFor()
    await page.unroute('**/*.ttf')
    await checkBooklet(page)
    await close()
  })
})

type Picture = (name: string) => Promise<void>

/** Presses every button of the card, reads each file back, and answers the plan that the plan file holds. */
async function readEveryFile(page: Page, picture: Picture, name: string): Promise<PlanFile> {
  const loads: string[] = []
  page.on('request', (request) => loads.push(request.url()))
  const card = page.getByRole('region', { name: 'Export' })
  await card.getByRole('button', { name: 'More files' }).click()
  const dialog = page.getByRole('dialog', { name: 'More files' })
  const answer = readPlanFile(await textOf(page, 'Plan file (.triplan.json)', 'triplan.json'))
  if (!answer.ok) throw new Error(answer.message)
  await checkTable(page, answer.file)
  await checkWatch(page, answer.file)
  await checkRides(page, answer.file)
  await picture(`export-more-${name}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await checkCalendar(page, answer.file)
  expect(loads.filter((address) => /booklet|\.ttf$/.test(address))).toEqual([])
  await checkBooklet(page)
  await picture(`export-${name}`)
  return answer.file
}

async function checkTable(page: Page, { workouts }: PlanFile) {
  const text = await textOf(page, 'Table (.csv)', 'csv')
  expect(text.startsWith('date,week,weekday')).toBe(true)
  const first = workouts.flatMap(({ exercises }) => exercises)[0]
  expect(text).toContain(en.sessionName(first?.code ?? '', STORED_UNITS))
}

async function checkWatch(page: Page, file: PlanFile) {
  const all = unzipSync(await download(page, 'Watch workouts', 'week-1-watch', 'zip'))
  const { 'READ ME.txt': words, ...fit } = all
  expect(Object.keys(fit)).toHaveLength(exercisesOf(file, 1).length)
  for (const bytes of Object.values(fit)) expect(strFromU8(bytes.slice(8, 12), true)).toBe('.FIT')
  const notes = await notesOf(page)
  expect(notes.length).toBeGreaterThan(0)
  for (const note of notes) expect(strFromU8(words ?? new Uint8Array())).toContain(note)
}

async function checkRides(page: Page, file: PlanFile) {
  const rides = exercisesOf(file).filter(({ type }) => type === 'bike')
  await page.getByText('Whole plan', { exact: true }).click()
  for (const [kind, label, start] of [
    ['zwo', 'Zwift', '<?xml version="1.0"'],
    ['mrc', '.mrc (%)', '[COURSE HEADER]'],
    ['erg', '.erg (watts)', '[COURSE HEADER]'],
  ] as const) {
    await page.getByText(label, { exact: true }).click()
    if (kind === 'erg') await giveFtp(page)
    const { 'READ ME.txt': words, ...files } = unzipSync(await download(page, 'Trainer rides', `rides-${kind}`, 'zip'))
    expect(Object.keys(files)).toHaveLength(rides.length)
    for (const [name, bytes] of Object.entries(files)) {
      expect(name.endsWith(`.${kind}`)).toBe(true)
      expect(strFromU8(bytes).startsWith(start)).toBe(true)
      if (kind === 'erg') expect(strFromU8(bytes)).toContain('FTP = 240')
    }
    expect(words).toBeDefined()
    expect((await notesOf(page)).join(' ')).toContain('in % of FTP')
  }
}

/** Watts are asked for before a file is made of them. */
async function giveFtp(page: Page) {
  await page.getByRole('button', { name: 'Trainer rides' }).click()
  await page.getByText('Enter your FTP in whole watts, from 50 to 600.').waitFor()
  await page.getByLabel('Your FTP, in watts').fill('240')
}

async function checkCalendar(page: Page, { workouts, plan }: PlanFile) {
  const calendar = new ICAL.Component(ICAL.parse(await textOf(page, 'Export Calendar', 'ics')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const after = plan.afterRace ?? []
  expect(after.length).toBeGreaterThan(0)
  expect(events).toHaveLength(workouts.filter(({ exercises }) => exercises.length > 0).length + after.length)
  expect(events.at(-1 - after.length)?.startDate.toString()).toBe(plan.raceDate)
  expect(events.slice(-after.length).map(({ startDate }) => startDate.toString())).toEqual(
    after.map(({ date }) => date),
  )
}

async function checkBooklet(page: Page) {
  const text = strFromU8(await download(page, 'Export PDF', '', 'pdf'), true)
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain(`(${RACE.name})`)
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(RACE.weeks)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
}

const exercisesOf = ({ workouts }: PlanFile, only?: number) =>
  workouts.filter(({ week }) => only === undefined || week === only).flatMap(({ exercises }) => exercises)

const notesOf = (page: Page) => page.getByRole('status').getByRole('listitem').allTextContents()

const textOf = async (page: Page, button: string, ending: string) => strFromU8(await download(page, button, '', ending))

/** Presses a button and reads the file that comes, whose name says what it is and when it was made; answers when the page has told of it. */
async function download(page: Page, button: string, part: string, ending: string): Promise<Uint8Array> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  const name = ['lakefront-olympic', part, today()].filter(Boolean).join('-')
  expect(file.suggestedFilename()).toBe(`${name}.${ending}`)
  await page.getByText(`${name}.${ending} is in your downloads.`).waitFor()
  return new Uint8Array(await readFile(await file.path()))
}
