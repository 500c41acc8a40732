import { expect, test } from 'vitest'
import { choose, LOG, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

test.each(SIZES)('half a session is told as a part of it, and figures are figures: %s', async (size) => {
  const { page, troubles, picture, close } = await openAthlete(`partly.${size}@example.org`, { size })
  const form = page.getByRole('dialog')
  const distance = form.getByLabel(/^Distance \(/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/log')) sent.push(request.url())
  })
  await showSecondWeek(page)
  await choose(page, SESSION_MENU, LOG)
  await form.getByLabel('Time (min)').fill('5')
  await distance.fill('abc')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText(/^Type (whole|a number of) \w+, such as [\d.]+\.$/).waitFor()
  await expect.poll(() => distance.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(sent).toEqual([])
  await picture('log-problems')

  await distance.fill('2')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Workout completed!').waitFor()
  await form.waitFor({ state: 'detached' })
  const line = page.getByText(/^Partly: 0:05 of \d:\d\d$/).first()
  await line.waitFor()
  const colours = await line.evaluate((words) => {
    const tokens = getComputedStyle(document.documentElement)
    const probe = document.createElement('i')
    document.body.append(probe)
    const asDrawn = (name: string) => {
      probe.style.color = tokens.getPropertyValue(name)
      return getComputedStyle(probe).color
    }
    return { drawn: getComputedStyle(words).color, done: asDrawn('--tri-done'), partly: asDrawn('--tri-partly') }
  })
  expect(colours.drawn).toBe(colours.partly)
  expect(colours.drawn).not.toBe(colours.done)
  expect(sent).toHaveLength(1)
  await picture('partly-week')
  expect(troubles).toEqual([])
  await close()
})
