import { addDays } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { register, savePlan } from '../harness/athlete/account.js'
import { LAKEFRONT, today } from '../harness/athlete/journey.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { showScheme } from '../harness/page/scheme.js'
import { expectFits, SIZES } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

test.each(SIZES)('after the race the athlete tells how it went, %s', async (size) => {
  const { page, troubles, picture, close } = await openVisit({ size })
  await register(page, `raced-${size}@example.org`)
  const raceDate = addDays(today(), -2)
  await savePlan(page, LAKEFRONT, raceDate, addDays(raceDate, -7 * LAKEFRONT.weeks))
  await page.goto('/race')
  await page.getByRole('heading', { name: 'How did it go?' }).waitFor()
  const result = page.getByRole('region', { name: 'Your result' })
  await result.getByLabel('Finish time').fill('2:39')
  await result.getByRole('button', { name: 'Keep this result' }).click()
  await result.getByText('Type hours, minutes and seconds, such as 2:39:48.').waitFor()
  await expectSoundAtBoth(page)
  await result.getByLabel('Finish time').fill('2:39:48')
  for (const [part, time] of Object.entries({ Swim: '30:12', T1: '2:41', Bike: '1:15:20', T2: '1:38', Run: '49:57' }))
    await result.getByLabel(part, { exact: true }).fill(time)
  await result.getByRole('radio', { name: 'Good' }).check()
  await picture('race-result-form')
  await result.getByRole('button', { name: 'Keep this result' }).click()
  await page.getByText('Result kept').first().waitFor()
  await page.getByRole('row', { name: /^Finish .*2:39:48/ }).waitFor()

  await page.reload()
  await result.getByText('2:39:48').waitFor()
  await result.getByText(/It felt good/).waitFor()
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme)
    await picture('race-result', scheme)
  }
  await expectSoundAtBoth(page)
  await expectFits(page)

  await result.getByRole('button', { name: 'Correct it' }).click()
  await result.getByLabel('Finish time').fill('2:40:00')
  await result.getByRole('button', { name: 'Keep this result' }).click()
  await result.getByText('2:40:00').waitFor()
  await result.getByRole('link', { name: 'Plan my next race' }).click()
  await page.getByLabel('Plan Name').waitFor()
  expect(troubles).toEqual([])
  await close()
})
