import { expect, test } from 'vitest'
import { enterRace, generate, LAKEFRONT, readWeek, signUpAndSave } from '../harness/athlete/journey.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

test.each(SIZES)(
  'a guest who tells what they train now begins there, in the preview and in the saved plan, %s',
  async (size) => {
    const { page, troubles, picture, close } = await openVisit({ size })
    await page.goto('/')
    await enterRace(page, LAKEFRONT)
    await page.getByRole('button', { name: 'Add what you train now' }).click()
    const told = page.getByRole('group', { name: 'What you train now' })
    await told.getByLabel('Hours a week').fill('2:30')
    await told.getByLabel('Longest run (min)').fill('25')
    await picture('what-you-train-now')
    await expectSoundAtBoth(page)

    await page.reload()
    await told.getByLabel('Hours a week').waitFor()
    await expect
      .poll(() => told.getByLabel('Hours a week').inputValue(), { message: 'what was typed survives a reload' })
      .toBe('2:30')

    await generate(page, LAKEFRONT)
    await page.getByText(/After 2 h 30 a week lately you begin gently/).waitFor()
    await picture('begins-gently')
    const first = await readWeek(page)
    await signUpAndSave(page, `gently.${size}@example.org`)
    await page.getByRole('button', { name: 'Weekly View' }).click()
    await page.getByText(/^Week 1 of/).waitFor()
    await expect.poll(() => readWeek(page)).toEqual(first)
    expect(troubles).toEqual([])
    await close()
  },
)

test.each(SIZES)('a guest sees what two missed weeks would do to a plan, %s', async (size) => {
  const { page, troubles, picture, close } = await openVisit({ size })
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page.getByRole('button', { name: 'What if I miss two weeks?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Two weeks without training' })
  await sheet.getByText('Hours by week').waitFor()
  await expectSoundAtBoth(page, sheet)
  await picture('two-weeks-missed')
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await sheet.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
  await close()
})
