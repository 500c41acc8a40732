import { IS_ALL } from '@tri/test-setup/soak'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startAgain, startServer } from '../harness/app/server.js'
import { signIn } from '../harness/athlete/account.js'
import {
  enterRace,
  generate,
  overflowOf,
  PASSWORD,
  type Race,
  readWeek,
  signUpAndSave,
} from '../harness/athlete/journey.js'
import { SIZES } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

const RACES: readonly Race[] = [
  { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 },
  { name: 'Harbour Half', type: '70.3', weeks: 18 },
  { name: 'Long Day Out', type: 'Ironman', weeks: 24 },
  { name: 'First Sprint', type: 'Sprint', weeks: 8 },
]
/** One race in `npm test`, on a phone; `npm run test:all` takes each of them at both sizes. */
const GUESTS = IS_ALL
  ? (['wide', 'narrow'] as const).map((size) => ({ size, races: RACES }))
  : [{ size: 'narrow' as const, races: RACES.slice(0, 1) }]

let server: Server
/** The weeks of each preview, to be found again in the saved plan. */
const previews = new Map<string, string[][]>()

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server?.stop()
})

const accountOf = ({ type }: Race, size: string) => `${type.toLowerCase()}.${size}@example.org`

describe.each(GUESTS)('a guest, $size', ({ size, races }) => {
  test.each(races)('plans $name, reads the preview, signs up and finds it on the dashboard', async (race) => {
    const { page, troubles, picture, close } = await openVisit({ origin: server.origin, size })
    await page.goto('/')
    await enterRace(page, race)
    await page.getByText(`${race.weeks} weeks to race day`).waitFor()
    await generate(page, race)

    const first = await readWeek(page)
    expect(first).toHaveLength(7)
    await page.reload()
    await page.getByRole('heading', { name: race.name, level: 1 }).waitFor()
    await expect.poll(() => readWeek(page), { message: 'the preview survives a reload' }).toEqual(first)
    await picture(`preview-${race.type}`)

    const second = await turnTo(page, 'Next week')
    previews.set(accountOf(race, size), [first, second])
    await signUpAndSave(page, accountOf(race, size))
    await picture(`daily-${race.type}`)
    await expect.poll(() => readSavedWeeks(page)).toEqual([first, second])
    await picture(`weekly-${race.type}`)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(troubles).toEqual([])
    await close()
  })
})

test.each(SIZES)('a guest who takes what is offered has a saved plan after five actions, %s', async (size) => {
  const { page, troubles, close } = await openVisit({ origin: server.origin, size })
  await page.goto('/', { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog', { name: 'Save Your Training Plan' })
  const actions = [
    () => page.getByRole('button', { name: 'Generate Training Plan' }).click(),
    () => page.getByRole('button', { name: 'Save plan' }).last().click(),
    () => dialog.getByLabel('Email').locator('visible=true').fill(`five.${size}@example.org`),
    () => dialog.locator('input[type="password"]').locator('visible=true').fill(PASSWORD),
    () => dialog.getByRole('button', { name: 'Create Account & Save Plan' }).click(),
  ]
  for (const act of actions) await act()
  expect(actions).toHaveLength(5)
  await page.getByText('Your training plan has been saved successfully.').waitFor()
  await page.getByRole('heading', { name: /^Olympic, \d+ \w+$/, level: 1 }).waitFor()
  expect(troubles).toEqual([])
  await close()
})

test('on a phone Save stays at the lower edge of the preview, wherever one reads', async () => {
  const { page, close } = await openVisit({ origin: server.origin, size: 'narrow' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Generate Training Plan' }).click()
  const save = page.getByRole('button', { name: 'Save plan' })
  await save.waitFor()
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share)
    const box = await save.boundingBox()
    expect([share, (box?.y ?? 0) > 400, (box?.y ?? 844) + (box?.height ?? 0) <= 844]).toEqual([share, true, true])
  }
  await close()
})

describe('after the server was restarted', () => {
  beforeAll(async () => {
    expect(await server.end()).toBe(0)
    server = await startAgain(server)
  })

  test.each(GUESTS.flatMap(({ size, races }) => races.map((race) => ({ ...race, size }))))(
    'the plan $name of the $size guest is the same, to the last pace',
    async ({ size, ...race }) => {
      const { page, troubles, close } = await openVisit({ origin: server.origin, size })
      await signIn(page, accountOf(race, size))
      await page.goto('/')
      await page.getByRole('heading', { name: race.name, level: 1 }).waitFor()
      await page.getByText(`Week 1 of ${race.weeks}`).waitFor()
      await expect.poll(() => readSavedWeeks(page)).toEqual(previews.get(accountOf(race, size)))
      expect(troubles).toEqual([])
      await close()
    },
  )
})

/** The first two weeks in the weekly planner. */
async function readSavedWeeks(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Weekly View' }).click()
  await page.getByText(/^Week 1 of/).waitFor()
  return [await readWeek(page), await turnTo(page, 'Next week')]
}

async function turnTo(page: Page, button: 'Next week' | 'Previous week'): Promise<string[]> {
  const before = await readWeek(page)
  await page.getByRole('button', { name: button }).click()
  await page.waitForFunction((day) => !document.body.innerHTML.includes(day), dayOf(before))
  return readWeek(page)
}

/** The label of the week's first day, which no other week has. */
const dayOf = (week: readonly string[]) => `aria-label="${week[0]?.split(' | ')[0]}"`
