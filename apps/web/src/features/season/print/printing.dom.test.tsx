import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, gone, see, seeText } from '../../../testing/dom/screen.js'

// On the screen they are hidden.
const SHEETS = page
  .getByRole('article', { includeHidden: true })
  .filter({ hasText: 'TriPlan. General guidance, not medical advice.' })
const print = () => vi.spyOn(window, 'print').mockImplementation(() => undefined)
const begin = () => window.dispatchEvent(new Event('beforeprint'))
const end = () => window.dispatchEvent(new Event('afterprint'))
const titles = () => SHEETS.elements().map((sheet) => sheet.querySelector('h1')?.textContent)

afterEach(() => {
  end()
  vi.restoreAllMocks()
})

async function openPlan() {
  const app = await openApp()
  await see(page.getByRole('region', { name: 'Export' }))
  return app
}

const goTo = (question: string) => page.getByRole('link', { name: question, exact: true }).first().click()

async function openForecast() {
  const app = await openPlan()
  await goTo('Race')
  await see(page.getByRole('region', { name: 'Race-day forecast' }))
  return app
}

it('has the week on paper when the browser prints, drawn before the pages are made', async () => {
  await openPlan()
  expect(titles()).toEqual([])
  begin()
  expect(titles(), 'at once').toEqual(['Lakefront Olympic'])
  await expect.element(SHEETS).toHaveTextContent(/Week 6 of 14, build/i)
  expect(SHEETS.getByRole('heading', { level: 2, includeHidden: true }).elements()).toHaveLength(7)
  end()
  await gone(SHEETS)
})

it('has the week that is looked at on paper', async () => {
  await openPlan()
  await button('Weekly View').click()
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await seeText(/^Week 7 of 14/)
  begin()
  await expect.element(SHEETS).toHaveTextContent(/Week 7 of 14,/)
})

it('prints the forecast alone from its button, and the week again afterwards', async () => {
  const printed = print()
  await openForecast()
  await button('Print forecast').click()
  expect(printed).toHaveBeenCalledTimes(1)
  begin()
  expect(titles()).toEqual(['Race-day forecast: Lakefront Olympic'])
  end()
  await gone(SHEETS)
  await goTo('Today')
  await see(page.getByRole('region', { name: 'Export' }))
  begin()
  expect(titles()).toEqual(['Lakefront Olympic'])
})

it('prints the start time that was typed, and keeps it for the next visit', async () => {
  print()
  const first = await openForecast()
  await page.getByLabelText('Race starts at').fill('06:45')
  await button('Print forecast').click()
  begin()
  await expect.element(SHEETS).toHaveTextContent('start 06:45')
  end()
  await first.close()
  await openForecast()
  await expect.element(page.getByLabelText('Race starts at')).toHaveValue('06:45')
})

it('prints nothing that is gone', async () => {
  const { close } = await openPlan()
  await close()
  begin()
  expect(titles()).toEqual([])
})
