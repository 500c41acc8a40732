import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld, PASSWORD, sampleUser } from '../testing/dom/athlete.js'
import { held, refused } from '../testing/dom/contract-server.js'
import { keptEdits } from '../testing/dom/kept-edits.js'
import { openApp } from '../testing/dom/open-app.js'
import { button, field, gone, see, seeText } from '../testing/dom/screen.js'
import { samplePlan } from '../testing/sample-plan.js'

const KEY = 'triplan.units'
const visitor = () => makeWorld({ user: null, plans: [] })
const DISTANCES = page.getByRole('combobox', { name: 'Distances' })
const POOL = page.getByRole('combobox', { name: 'Pool' })
const swim = (unit: string) => page.getByLabelText(`${unit} swim`, { exact: true })
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')

/** As in a browser whose owner prefers that language. */
const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it.each([
  ['en-US', 'miles', 'mi'],
  ['de-DE', 'metric', 'km'],
  ['en-GB', 'miles', 'mi'],
  ['fr', 'metric', 'km'],
])('shows %s the units that are usual there', async (language, units, unit) => {
  speak(language)
  const { server } = await openApp({ world: visitor() })
  await expect.element(DISTANCES).toHaveValue(units)
  await see(swim(unit))
  expect(stored(), 'a region is no choice').toBeNull()
  expect(server.callsOf('users.updatePreferences')).toEqual([])
})

it("keeps a visitor's choice in the browser, over the region's", async () => {
  speak('en-US')
  const first = await openApp({ world: visitor() })
  await DISTANCES.selectOptions('metric')
  await see(swim('km'))
  expect(stored()).toMatchObject({ units: 'metric' })
  await first.close()
  await openApp({ world: visitor() })
  await expect.element(DISTANCES).toHaveValue('metric')
})

it('means the same race in other units, also one that was typed', async () => {
  speak('en-US')
  await openApp({ world: visitor() })
  await page.getByLabelText('mi run', { exact: true }).fill('10')
  await DISTANCES.selectOptions('metric')
  await expect.element(page.getByLabelText('km run', { exact: true })).toHaveValue('16.09')
  await DISTANCES.selectOptions('miles')
  await expect.element(page.getByLabelText('mi run', { exact: true })).toHaveValue('10')
})

it('chooses road and pool apart', async () => {
  speak('en-US')
  await openApp({ world: visitor() })
  const pace = page.getByRole('slider', { name: 'Swim pace' })
  await POOL.selectOptions('metres')
  await expect.element(pace).toHaveAttribute('aria-valuetext', expect.stringContaining('100 metres'))
  await POOL.selectOptions('yards')
  await expect.element(pace).toHaveAttribute('aria-valuetext', expect.stringContaining('100 yards'))
  await expect.element(DISTANCES).toHaveValue('miles')
})

it('takes what a guest chose into the new account, once and without a word', async () => {
  speak('en-US')
  const { server, world } = await openApp({ world: visitor() })
  await DISTANCES.selectOptions('metric')
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await page.getByRole('tab', { name: 'Register' }).click()
  await field('Email').fill('ann@example.org')
  await page.getByRole('tabpanel').getByLabelText('Password').first().fill(PASSWORD)
  await button('Create Account').click()
  await expect.poll(() => world.session).toMatchObject({ units: 'metric' })
  await see(swim('km'))
  expect(server.callsOf('users.updatePreferences'), 'they came with the account').toEqual([])
})

it("shows an account its own units, whatever the browser's were", async () => {
  speak('de-DE')
  localStorage.setItem(KEY, JSON.stringify({ units: 'metric', poolUnits: 'metres' }))
  const user = sampleUser({ units: 'miles', poolUnits: 'yards' })
  const { server } = await openApp({ world: makeWorld({ user, plans: [] }) })
  await expect.element(DISTANCES).toHaveValue('miles')
  await expect.element(POOL).toHaveValue('yards')
  expect(server.callsOf('users.updatePreferences')).toEqual([])
})

it('is lost by nothing that a stored choice may hold', async () => {
  speak('en-US')
  localStorage.setItem(KEY, JSON.stringify({ units: 'leagues', poolUnits: 7 }))
  await openApp({ world: visitor() })
  await expect.element(DISTANCES).toHaveValue('miles')
})

it('shows a change of the settings at once, and keeps it with the account', async () => {
  const user = sampleUser({ units: 'miles', poolUnits: 'yards' })
  const { server, world } = await openApp({ world: makeWorld({ user }), path: '/settings' })
  const saving = held()
  server.next('users.updatePreferences', saving.trap)
  await DISTANCES.selectOptions('Kilometres')
  const pace = page.getByRole('slider', { name: 'Run pace' })
  await expect.element(pace).toHaveAttribute('aria-valuetext', expect.stringContaining('per kilometre'))
  expect(world.session?.units).toBe('miles')
  saving.letGo()
  await seeText('Preferences updated')
  expect(world.session).toMatchObject({ units: 'metric', poolUnits: 'yards' })
  await POOL.selectOptions('50 m')
  await expect.poll(() => world.session).toMatchObject({ poolUnits: 'metres', poolLength: 50 })
})

it('keeps the later of two choices, however long the first is on its way', async () => {
  const user = sampleUser({ units: 'metric', poolUnits: 'metres' })
  const { server, world } = await openApp({ world: makeWorld({ user }), path: '/settings' })
  const saving = held()
  server.next('users.updatePreferences', saving.trap)
  await DISTANCES.selectOptions('Miles')
  await POOL.selectOptions('25 yd')
  await expect.poll(async () => (await keptEdits()).length).toBe(2)
  expect(server.callsOf('users.updatePreferences'), 'the second waits for the first').toEqual([])
  saving.letGo()
  await expect.poll(() => server.callsOf('users.updatePreferences').length).toBe(2)
  expect(world.session).toMatchObject({ units: 'miles', poolUnits: 'yards' })
})

it('goes back to what the account has when the server refuses', async () => {
  const user = sampleUser({ units: 'miles', poolUnits: 'yards' })
  const { server } = await openApp({ world: makeWorld({ user }), path: '/settings' })
  server.next('users.updatePreferences', refused(500, 'Something went wrong on our side. Please try again.'))
  await DISTANCES.selectOptions('Kilometres')
  await seeText('Error updating preferences')
  await expect.element(DISTANCES).toHaveValue('miles')
  await gone(page.getByText('Preferences updated'))
})

it('writes a plan in the units of its reader', async () => {
  const plans = [samplePlan({ runDistance: '5' })]
  const metric = sampleUser({ units: 'metric', poolUnits: 'metres' })
  const first = await openApp({ world: makeWorld({ user: metric, plans }), path: '/my-plans' })
  const legs = page.getByRole('article', { name: 'Lakefront Olympic' }).getByRole('table')
  await page.getByText('Details').click()
  await expect.element(legs).toHaveTextContent(/Run\s*8\.05 km/)
  await first.close()
  const miles = sampleUser({ units: 'miles', poolUnits: 'yards' })
  await openApp({ world: makeWorld({ user: miles, plans }), path: '/my-plans' })
  await page.getByText('Details').click()
  await expect.element(legs).toHaveTextContent(/Run\s*5 mi/)
})
