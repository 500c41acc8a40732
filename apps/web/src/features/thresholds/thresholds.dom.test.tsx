import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeWorld } from '../../testing/dom/athlete.js'
import { Refusal } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, see, seeText } from '../../testing/dom/screen.js'

const card = page.getByRole('region', { name: 'Thresholds and zones' })
const bike = card.getByRole('region', { name: 'Bike' })

it('takes the figures of a test, says what would follow, and shows zones and where the number comes from', async () => {
  const { world } = await openApp({ path: '/settings' })
  await bike.getByRole('button', { name: /^Add test or value/ }).click()
  await see(dialog('Bike: test or value'))
  await button('Use it').click()
  await seeText('Please enter the mean power of the 20 minutes as a whole number')
  await page.getByRole('textbox', { name: 'Mean power of the 20 minutes' }).fill('260')
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change\. Minutes and days stay\.$/)
  await button('Use it').click()
  await gone(dialog('Bike: test or value'))
  await expect
    .element(bike)
    .toHaveTextContent(/Threshold power \(FTP\)247 W0\.95 × your 20 minutes of 28 Jan 2027 \(260 W\)/)
  await bike.getByText('Zones', { exact: true }).click()
  await expect.element(bike.getByRole('row', { name: /^3 Tempo/ })).toHaveTextContent('186–222 W')
  await expect.element(bike.getByRole('radio', { name: 'Power' })).toBeChecked()
  expect(world.thresholds).toMatchObject([{ kind: 'ftp', value: 247, source: 'test' }])
})

it('tells what targets are in, what they need first, and takes an entry back', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'run', kind: 'lthr', value: 170, measuredOn: '2027-01-04', source: 'typed' }]
  await openApp({ world, path: '/settings' })
  await bike.getByRole('radio', { name: 'Heart rate' }).click()
  await expect.poll(() => world.session?.targetMethods).toEqual({ bike: 'heart-rate' })
  await expect
    .element(bike)
    .toHaveTextContent(/Heart rate needs a test or a value first; until then targets are in speed/)
  const run = card.getByRole('region', { name: 'Run' })
  await run.getByText('All entries (1)').click()
  await run.getByRole('button', { name: 'Remove Threshold heart rate 170 bpm' }).click()
  await seeText('Threshold removed')
  await expect.element(run).not.toHaveTextContent(/170 bpm/)
})

it('keeps what was typed where it cannot be saved, and says so where it cannot be loaded', async () => {
  let list: Refusal | [] = new Refusal(500, 'Not now.')
  await openApp({
    path: '/settings',
    handlers: { thresholds: { list: () => list, add: () => new Refusal(409, 'There is room for 500.') } },
  })
  await expect.element(card).toHaveTextContent(/Your thresholds could not be loaded/)
  list = []
  await card.getByRole('button', { name: 'Try again' }).click()
  await bike.getByRole('button', { name: /^Add test or value/ }).click()
  await page.getByRole('textbox', { name: 'Mean power of the 20 minutes' }).fill('260')
  await button('Use it').click()
  await seeText('Failed to save the threshold')
  await expect.element(page.getByRole('textbox', { name: 'Mean power of the 20 minutes' })).toHaveValue('260')
})

it('puts watts into the sessions of the plan, and into no other', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'bike', kind: 'ftp', value: 247, measuredOn: '2027-01-04', source: 'typed' }]
  await openApp({ world, path: '/?view=weekly' })
  await expect.element(page.getByRole('article').filter({ hasText: 'Bike' }).first()).toHaveTextContent(/\d+–\d+ W/)
  for (const card of page.getByRole('article').filter({ hasText: 'Bike' }).elements())
    expect(card.textContent).not.toMatch(/mph/)
  await expect.element(page.getByRole('article').filter({ hasText: 'Run' }).first()).toHaveTextContent(/\/mi/)
})

it('tells what a newer value takes the place of, and when no target changes by it', async () => {
  const world = makeWorld()
  world.thresholds = [
    { id: 1, sport: 'run', kind: 'threshold-pace', value: 467, measuredOn: '2027-01-04', source: 'typed' },
  ]
  await openApp({ world, path: '/settings' })
  const run = card.getByRole('region', { name: 'Run' })
  await run.getByRole('button', { name: /^Add test or value/ }).click()
  await page.getByRole('combobox', { name: 'What do you know?' }).selectOptions('Threshold pace I know')
  await page.getByRole('textbox', { name: 'Threshold pace' }).fill('7:34')
  await expect.element(dialog('Run: test or value')).toHaveTextContent(/Threshold pace7:47 \/mi 7:34 \/mi/)
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/)
  await page.getByRole('combobox', { name: 'What do you know?' }).selectOptions('Highest heart rate I know')
  await page.getByRole('textbox', { name: 'Highest heart rate' }).fill('188')
  await seeText('No target of Lakefront Olympic changes.')
  await page.getByLabelText('Measured on').fill('2027-01-29')
  await button('Use it').click()
  await seeText('This day has not come yet')
  await page.getByLabelText('Measured on').fill('2027-01-20')
  await button('Use it').click()
  await expect
    .poll(() => world.thresholds.at(-1))
    .toMatchObject({ kind: 'max-hr', value: 188, measuredOn: '2027-01-20' })
  await expect.element(run).toHaveTextContent(/Highest heart rate188 bpmtyped in, 20 Jan 2027/)
})

it('runs by heart and swims by feel where that is chosen, and says what is usual again when it is not', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'run', kind: 'lthr', value: 170, measuredOn: '2027-01-04', source: 'typed' }]
  if (world.session) world.session = { ...world.session, targetMethods: { run: 'heart-rate', swim: 'feel' } }
  await openApp({ world, path: '/?view=weekly' })
  await expect.element(page.getByRole('article').filter({ hasText: /Swim/ }).first()).toHaveTextContent(/RPE \d–\d/)
  await expect
    .element(page.getByRole('article').filter({ hasText: /bpm/ }).first())
    .toHaveTextContent(/Run.*\d+–\d+ bpm/)
})

it('takes zones of one’s own, says what is wrong with them and what they move, and goes back to the method’s', async () => {
  const world = makeWorld()
  world.thresholds = [{ id: 1, sport: 'bike', kind: 'ftp', value: 250, measuredOn: '2027-01-04', source: 'typed' }]
  await openApp({ world, path: '/settings' })
  await bike.getByText('Zones', { exact: true }).click()
  await bike.getByRole('button', { name: /^Change zones/ }).click()
  const third = page.getByRole('textbox', { name: 'Zone 3 (Tempo) from' })
  await expect.element(third).toHaveValue('188')
  await seeText('No target of Lakefront Olympic changes.')
  await third.fill('120')
  await button('Use these zones').click()
  await seeText('Zone 3 begins above zone 2: more than 138 W')
  await expect.element(third).toHaveFocus()
  await third.fill('200')
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/)
  await button('Use these zones').click()
  await gone(dialog('Your own zones: Threshold power (FTP)'))
  await expect.element(bike.getByRole('row', { name: /^3 Tempo/ })).toHaveTextContent('200–225 W')
  await expect.element(bike).toHaveTextContent('Between your own bounds')
  expect(world.session?.ownZones).toEqual([{ sport: 'bike', kind: 'ftp', bounds: [138, 200, 226, 263, 301] }])
  await bike.getByRole('button', { name: /^Change zones/ }).click()
  await button('Back to the method’s').click()
  await expect.element(bike.getByRole('row', { name: /^3 Tempo/ })).toHaveTextContent('188–225 W')
  expect(world.session?.ownZones).toEqual([])
})

it('takes zones of one’s own for a pace, in minutes and seconds', async () => {
  const world = makeWorld()
  const known = { measuredOn: '2027-01-04', source: 'typed' } as const
  world.thresholds = [{ id: 1, sport: 'run', kind: 'threshold-pace', value: 450, ...known }]
  await openApp({ world, path: '/settings' })
  const run = card.getByRole('region', { name: 'Run' })
  await run.getByText('Zones', { exact: true }).click()
  await run.getByRole('button', { name: /^Change zones/ }).click()
  const second = page.getByRole('textbox', { name: 'Zone 2 (Endurance) from' })
  await expect.element(second).toHaveValue('9:41')
  await seeText('No target of Lakefront Olympic changes.')
  await second.fill('8:00')
  await button('Use these zones').click()
  await seeText('Zone 3 begins faster than zone 2: less than 8:00 /mi')
  await second.fill('10:00')
  await seeText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/)
  await button('Use these zones').click()
  await gone(dialog('Your own zones: Threshold pace'))
  await expect.element(run.getByRole('row', { name: /^2 Endurance/ })).toHaveTextContent('10:00–8:30 /mi')
  await expect.element(run).toHaveTextContent('Between your own bounds')
  const bounds = [600, 509, 473, 450, 432, 401]
  expect(world.session?.ownZones).toEqual([{ sport: 'run', kind: 'threshold-pace', bounds }])
})

it('reads critical power and the work above it out of two efforts, and aims by it while no FTP is known', async () => {
  const { world } = await openApp({ path: '/settings' })
  await bike.getByRole('button', { name: /^Add test or value/ }).click()
  await page
    .getByRole('combobox', { name: 'What do you know?' })
    .selectOptions('Test: critical power from two or three efforts')
  const fill = (name: string, value: string) => page.getByRole('textbox', { name }).fill(value)
  await fill('Time of the first effort', '3:00')
  await fill('Mean power of the first effort', '260')
  await fill('Time of the second effort', '12:00')
  await fill('Mean power of the second effort', '270')
  await button('Use it').click()
  await seeText(/^Each effort takes 3 to 20 minutes, and the longer one has fewer watts/)
  await fill('Mean power of the first effort', '340')
  await fill('Mean power of the second effort', '265')
  await seeText('18.0 kJ above it (W′)')
  await button('Use it').click()
  await gone(dialog('Bike: test or value'))
  expect(world.thresholds).toMatchObject([{ kind: 'critical-power', value: 240, joules: 18_000, source: 'test' }])
  await expect
    .element(bike)
    .toHaveTextContent(/Critical power240 Wfrom your efforts of 3 to 20 minutes of 28 Jan 2027; 18\.0 kJ above it/)
  await expect.element(bike.getByRole('radio', { name: 'Power' })).toBeChecked()
})
