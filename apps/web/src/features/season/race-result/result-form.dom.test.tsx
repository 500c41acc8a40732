import type { RaceResult } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/dom/show.js'
import { draftOf, emptyResult, type ResultDraft } from './result-draft.js'
import { ResultForm } from './result-form.js'

const RESULT: RaceResult = { finish: 9588, swim: 1812, t1: 161, bike: 4520, t2: 98, run: 2997, feel: 'good' }
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const keep = () => page.getByRole('button', { name: 'Keep this result' })

async function open(initial: ResultDraft = emptyResult, note = '') {
  const onKeep = vi.fn<(result: RaceResult) => void>()
  const onCancel = vi.fn<() => void>()
  await show(<ResultForm {...{ initial, note, onKeep, onCancel }} isPending={false} />)
  return { onKeep, onCancel }
}

it('keeps the finish alone, and what is known of its parts', async () => {
  const { onKeep } = await open()
  await field('Finish time').fill('2:39:48')
  await keep().click()
  expect(onKeep).toHaveBeenLastCalledWith({ finish: 9588 })
  await field('Run').fill('49:57')
  await page.getByRole('radio', { name: 'Good' }).click({ force: true })
  await keep().click()
  expect(onKeep).toHaveBeenLastCalledWith({ finish: 9588, run: 2997, feel: 'good' })
})

it('says at its field what cannot be read, and keeps what was typed', async () => {
  const { onKeep } = await open()
  await field('Finish time').fill('2:39:48')
  await field('Bike').fill('75 min')
  await keep().click()
  await expect.element(field('Bike')).toHaveAccessibleDescription('Type hours, minutes and seconds, such as 2:39:48.')
  await expect.element(field('Finish time')).toHaveValue('2:39:48')
  await field('Bike').fill('3:15:20')
  await keep().click()
  await expect
    .element(field('Finish time'))
    .toHaveAccessibleDescription('The parts take 3:15:20, longer than all of it.')
  expect(onKeep).not.toHaveBeenCalled()
})

it('comes filled with what was recorded or kept, and goes back without a change', async () => {
  const { onKeep, onCancel } = await open(draftOf(RESULT), 'From the activities of race day.')
  await expect.element(page.getByText('From the activities of race day.')).toBeVisible()
  await expect.element(field('T1')).toHaveValue('2:41')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
  await keep().click()
  expect(onKeep).toHaveBeenLastCalledWith(RESULT)
})
