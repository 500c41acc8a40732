import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../../testing/dom/athlete.js'
import { openApp } from '../../../testing/dom/open-app.js'
import { button, field, gone, hasFocus, see, seeText } from '../../../testing/dom/screen.js'
import { sampleActivity } from '../../../testing/sample-activity.js'

const ADD = button('Add what you train now')
const TOLD = page.getByRole('group', { name: 'What you train now' })
const HOURS = field('Hours a week', TOLD)
const draft = () => JSON.parse(localStorage.getItem('triplan.draft') ?? '{}')

it('begins the plan with what the athlete tells, and says so', async () => {
  await openApp({ world: makeWorld({ user: null, plans: [] }) })
  await ADD.click()
  await hasFocus(HOURS)
  await HOURS.fill('2')
  await field('Longest run (min)', TOLD).fill('25')
  await button('Generate Training Plan').click()
  await see(button('Save plan').first())
  await seeText(/After 2 h a week lately you begin gently/)
  expect(JSON.parse(localStorage.getItem('triplan.generated') ?? '{}').fitness).toEqual({
    minutesPerWeek: 120,
    longest: { run: 25 },
  })
})

it('refuses what is no figure, and keeps it', async () => {
  await openApp({ world: makeWorld({ user: null, plans: [] }) })
  await ADD.click()
  await HOURS.fill('a lot')
  await button('Generate Training Plan').click()
  await seeText('Type hours up to 168, such as 4.5 or 4:30.', TOLD)
  await hasFocus(HOURS)
  await expect.element(HOURS).toHaveValue('a lot')
  await button('Leave out what you train now', TOLD).click()
  await gone(TOLD)
  await see(ADD)
  expect(draft().lately).toBeUndefined()
})

it('offers what was logged to who is signed in, and takes it over at a press', async () => {
  const ride = (id: number, localDay: string, duration: number) => sampleActivity({ id, localDay, duration })
  const unlinked = [ride(1, '2027-01-27', 5400), ride(2, '2027-01-01', 3600)]
  await openApp({
    world: { ...makeWorld({ plans: [] }), unlinked },
  })
  await ADD.click()
  await seeText('You logged 0:39 a week, longest ride 1:30.', TOLD)
  await button('Use this', TOLD).click()
  await expect.element(HOURS).toHaveValue('0:39')
  await expect.element(field('Longest ride (min)', TOLD)).toHaveValue('90')
  await gone(button('Use this', TOLD))
})
