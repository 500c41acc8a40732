import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, samplePayload } from '../../../testing/dom/athlete.js'
import { answerLost, held, refused } from '../../../testing/dom/contract-server.js'
import { openApp, TODAY } from '../../../testing/dom/open-app.js'
import { button, dialog, field, gone, hasFocus, heading, see, seeText } from '../../../testing/dom/screen.js'

const FORM = heading('Your race, your week, your plan.')
const GENERATE = button('Generate Training Plan')
const KEPT = 'triplan.generated'
const raceDate = page.getByLabelText('Race Date', { exact: true })
const visitor = () => makeWorld({ user: null, plans: [] })
const member = () => makeWorld({ plans: [] })
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

async function fillIn(name = 'Spring race', date = '2027-03-28') {
  await field('Plan Name').fill(name)
  await raceDate.fill(date)
}

async function generate(name?: string) {
  await fillIn(name)
  await GENERATE.click()
  await see(heading(name ?? 'Spring race'))
}

it('shows a visitor the plan of the form, and begins at its name', async () => {
  const { server } = await openApp({ world: visitor() })
  await generate()
  await hasFocus(heading('Spring race'))
  await seeText('Olympic \u00b7 Sunday, 28 March 2027 \u00b7 9 weeks')
  expect(stored(KEPT)).toMatchObject({ name: 'Spring race', raceDate: '2027-03-28', startDate: TODAY, totalWeeks: 9 })
  expect(server.callsOf('plans.create')).toEqual([])
})

it('has a recovery week as often as was chosen', async () => {
  await openApp({ world: visitor() })
  await page.getByRole('radio', { name: 'Every 3rd week' }).click()
  await generate()
  expect(stored(KEPT)).toMatchObject({ rhythm: '2:1' })
  const week = page.getByRole('region', { name: 'Week by week' })
  await button('Next week', week).click()
  await button('Next week', week).click()
  await seeText(/^Week 3 of 9/, week)
  await see(week.getByText('Recovery Week', { exact: true }))
})

it('goes back to the form as it was filled in, and forward to the plan again', async () => {
  await openApp({ world: visitor() })
  await generate()
  history.back()
  await hasFocus(FORM)
  await expect.element(field('Plan Name')).toHaveValue('Spring race')
  await expect.element(raceDate).toHaveValue('2027-03-28')
  history.forward()
  await hasFocus(heading('Spring race'))
})

it('shows the plan of a changed set-up, and not the one before', async () => {
  await openApp({ world: visitor() })
  await generate()
  await button('Change the set-up').click()
  await see(FORM)
  await seeText('You have generated')
  await field('Plan Name').fill('Second thoughts')
  await page.getByRole('radio', { name: /^Sprint/ }).click()
  await GENERATE.click()
  await see(heading('Second thoughts'))
  await seeText(/^Sprint \u00b7/)
  expect(stored(KEPT)).toMatchObject({ name: 'Second thoughts', raceType: 'sprint' })
})

it('is shown again from the form, without a new one', async () => {
  await openApp({ world: visitor() })
  await generate()
  await button('Change the set-up').click()
  await field('Plan Name').fill('Not generated')
  await button('Show the plan').click()
  await hasFocus(heading('Spring race'))
})

it('is there on the next visit, and can be left for the form without leaving the page', async () => {
  const first = await openApp({ world: visitor() })
  await generate()
  await first.close()
  await openApp({ world: visitor() })
  await see(heading('Spring race'))
  const { length } = history
  await button('Change the set-up').click()
  await see(FORM)
  await expect.element(field('Plan Name')).toHaveValue('Spring race')
  expect(history.length).toBe(length)
})

it('begins at the day of the next visit', async () => {
  localStorage.setItem(KEPT, JSON.stringify({ ...samplePayload('2027-01-04'), totalWeeks: 12 }))
  await openApp({ world: visitor() })
  await seeText(/ \u00b7 9 weeks/)
})

it.each([
  ['a race that is over', { ...samplePayload('2026-01-01'), raceDate: '2026-06-01' }],
  ['nonsense', { name: 7 }],
])('shows the form to who comes back with %s', async (_, kept) => {
  localStorage.setItem(KEPT, JSON.stringify(kept))
  await openApp({ world: visitor() })
  await see(FORM)
})

it('keeps what was typed, also what is not finished, for the next visit', async () => {
  const first = await openApp({ world: visitor() })
  await field('Plan Name').fill('Half a pl')
  await page.getByLabelText('mi swim', { exact: true }).fill('0,')
  await page.getByRole('checkbox', { name: 'Tuesday: Available' }).click()
  const isTuesday = page.getByRole('checkbox', { name: 'Tuesday: Available' }).element().matches(':checked')
  await first.close()
  await openApp({ world: visitor() })
  await expect.element(field('Plan Name')).toHaveValue('Half a pl')
  await expect.element(page.getByLabelText('mi swim', { exact: true })).toHaveValue('0,')
  expect(page.getByRole('checkbox', { name: 'Tuesday: Available' }).element().matches(':checked')).toBe(isTuesday)
})

it('tells everything that is missing at once, and goes to the first of it', async () => {
  await openApp({ world: visitor() })
  await fillIn('', '')
  await page.getByLabelText('mi swim', { exact: true }).fill('x')
  await GENERATE.click()
  await seeText('Plan name is required')
  await hasFocus(field('Plan Name'))
  await expect.element(page.getByLabelText('mi swim', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(raceDate).toHaveAttribute('aria-invalid', 'true')
  await field('Plan Name').fill('Spring race')
  await gone(page.getByText('Plan name is required'))
  await GENERATE.click()
  await hasFocus(raceDate)
  await raceDate.fill('2027-03-28')
  await GENERATE.click()
  await hasFocus(page.getByLabelText('mi swim', { exact: true }))
})

it('tells that a race is over or too far away, in the field of the date', async () => {
  await openApp({ world: visitor() })
  await fillIn('Spring race', TODAY)
  await GENERATE.click()
  await seeText('Race date must be in the future')
  await hasFocus(raceDate)
  await raceDate.fill('2030-01-01')
  await seeText('Race date must be within two years')
  await raceDate.fill('2027-03-28')
  await gone(page.getByText('Race date must be within two years'))
})

it('takes no week with too few days', async () => {
  await openApp({ world: visitor() })
  await fillIn()
  for (const box of page.getByRole('checkbox', { name: /: Available$/ }).all())
    if (box.element().matches(':checked')) await box.click()
  await GENERATE.click()
  await seeText('You need at least 3 training days per week')
})

it('fills in the distances of each race, and predicts its time', async () => {
  await openApp({ world: visitor() })
  const finish = page.getByRole('region', { name: 'Your result' }).getByRole('status').first()
  await expect.element(finish).toHaveTextContent(/^0?2:/)
  await page.getByRole('radio', { name: /^Ironman/ }).click()
  await expect.element(page.getByLabelText('mi swim', { exact: true })).toHaveValue('2.4')
  await expect.element(page.getByLabelText('mi run', { exact: true })).toHaveValue('26.2')
  await expect.element(finish).toHaveTextContent(/^1\d:/)
  await page.getByLabelText('mi bike', { exact: true }).fill('')
  await expect.element(finish).toHaveTextContent('\u2013')
  await seeText('Enter all three distances to see it.')
})

it('makes the plan of a signed-in athlete at once', async () => {
  const { server, world } = await openApp({ world: member() })
  await fillIn()
  await GENERATE.click()
  await see(button('Weekly View'))
  await seeText('Your olympic training plan has been generated successfully.')
  expect(server.callsOf('plans.create')).toHaveLength(1)
  expect(world.currentId).toBe(world.plans[0]?.id)
  expect(localStorage.getItem('triplan.draft')).toBeNull()
})

it('makes it once, however often it is pressed', async () => {
  const { server } = await openApp({ world: member() })
  const making = held()
  server.next('plans.create', making.trap)
  await fillIn()
  await GENERATE.click()
  await see(button('Generating...'))
  await expect.element(button('Generating...')).toHaveAttribute('aria-disabled', 'true')
  await button('Generating...').click({ force: true })
  making.letGo()
  await see(button('Weekly View'))
  expect(server.callsOf('plans.create')).toHaveLength(1)
})

it('stays in the form with everything in it when the server refuses', async () => {
  const { server } = await openApp({ world: member() })
  server.next('plans.create', refused(400, 'You have 100 plans. Delete one of them first.'))
  await fillIn()
  await GENERATE.click()
  await seeText('Error creating plan')
  await seeText('You have 100 plans. Delete one of them first.')
  await expect.element(field('Plan Name')).toHaveValue('Spring race')
  await GENERATE.click()
  await see(button('Weekly View'))
  expect(server.callsOf('plans.create'), 'the refusal did not reach the list').toHaveLength(1)
})

it('makes one plan when the answer is lost', async () => {
  const { server, world } = await openApp({ world: member() })
  server.next('plans.create', answerLost)
  await fillIn()
  await GENERATE.click()
  await seeText('No connection')
  await button('Try now').click()
  await see(button('Weekly View'))
  expect(world.plans).toHaveLength(1)
})

it('keeps the plan of who was signed out meanwhile, to be saved after signing in', async () => {
  const { world, client } = await openApp({ world: member(), path: '/?new' })
  await fillIn()
  await expect.poll(() => client.isFetching()).toBe(0)
  world.session = null
  await GENERATE.click()
  await button('Cancel', dialog('Your session has ended. Sign in to go on.')).click()
  await see(heading('Spring race'))
  await see(button('Save plan').first())
  expect(stored(KEPT)).toMatchObject({ name: 'Spring race' })
})
