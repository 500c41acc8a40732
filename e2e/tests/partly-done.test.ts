import { expect, test } from 'vitest'
import { choose, showSecondWeek, WORKOUT_MENU } from '../harness/planner.js'
import { openAthlete } from '../harness/visit.js'

test.each(['wide', 'narrow'] as const)(
  'half a workout is told as a part of it, and figures are figures: %s',
  async (size) => {
    const { page, troubles, picture, close } = await openAthlete(`partly.${size}@example.org`, { size })
    const form = page.getByRole('dialog', { name: 'Complete workout' })
    const distance = form.getByLabel(/^Distance \(/).first()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/complete')) sent.push(request.url())
    })
    await showSecondWeek(page)
    await choose(page, WORKOUT_MENU, 'Complete...')
    await form.getByLabel('Duration (min)').first().fill('5')
    await form.getByLabel('Total duration (min)').fill('5')
    await distance.fill('abc')
    await form
      .getByLabel(/^(Pace|Speed) \(/)
      .first()
      .fill('quick')
    await form.getByRole('button', { name: 'Complete Workout' }).click()
    await form.getByText(/^Type (whole|a number of) \w+, such as [\d.]+\.$/).waitFor()
    await form
      .getByText(/^Type (minutes and seconds|a number of) .*, such as [\d.:]+\.$/)
      .last()
      .waitFor()
    await expect.poll(() => distance.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(sent).toEqual([])
    await picture('completion-problems')

    await distance.fill('2')
    await form
      .getByLabel(/^(Pace|Speed) \(/)
      .first()
      .fill('')
    await form.getByRole('button', { name: 'Complete Workout' }).click()
    await page.getByText('Workout completed!').waitFor()
    const line = page.getByText(/^Partly: 0:0[1-5] of \d:\d\d$/).first()
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
  },
)
