import { notificationsStore } from '@mantine/notifications'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '../app/shell/toaster.js'
import type { ToastText } from '../lib/texts/messages.js'
import { button, gone, see, seeText } from '../testing/dom/screen.js'
import { show } from '../testing/dom/show.js'
import { ApiError } from './api-error.js'
import { makeQueryClient } from './query-client.js'
import { showFailure, showToast } from './toasts.js'

const TOASTS = page.getByRole('alert')
const openToasts = () => show(<Toaster />)

it('shows a title with its message, until it is dismissed', async () => {
  await openToasts()
  await showToast({ title: 'Plan saved', message: 'It is in My Plans.' })
  await seeText('Plan saved')
  await seeText('It is in My Plans.')
  await button('Dismiss').click()
  await gone(page.getByText('Plan saved'))
})

it('shows one at a time, and the newest', async () => {
  await openToasts()
  await showFailure({ title: 'Failed' }, new ApiError(500, 'Try later.'))
  await seeText('Failed')
  // Under the pointer it would stay.
  await page.getByText('Failed').first().hover()
  await showToast({ title: 'Done after all' })
  await seeText('Done after all')
  await gone(page.getByText('Failed'))
  expect(page.getByText('Done after all').elements()).toHaveLength(1)
})

it('shows the newest also when what an older one needs is loaded later', async () => {
  await openToasts()
  const older = showToast({ title: 'Exercise deleted', undo: () => {} })
  await Promise.all([older, showToast({ title: 'Workout moved' })])
  expect(notificationsStore.getState().notifications.map(({ title }) => title)).toEqual(['Workout moved'])
  await seeText('Workout moved')
})

it('reads a failure out at once, with the server’s words', async () => {
  await openToasts()
  await showFailure({ title: 'Error updating plan', message: 'Please try again.' }, new ApiError(400, 'Race is over'))
  await see(TOASTS)
  await expect.element(TOASTS).toHaveTextContent('Race is over. Please try again.')
})

it('keeps to itself what an accident of its own says', async () => {
  await openToasts()
  await showFailure({ title: 'Error updating plan', message: 'Please try again.' }, new TypeError('x is undefined'))
  await seeText('Please try again.')
  expect(page.getByText('x is undefined').elements()).toEqual([])
})

it('takes back with Undo once, and goes', async () => {
  await openToasts()
  const undo = vi.fn()
  await showToast({ title: 'Exercise deleted', undo })
  await button('Undo').click()
  await gone(page.getByText('Exercise deleted'))
  expect(undo).toHaveBeenCalledTimes(1)
})

type Kind = { success?: ToastText; failure?: ToastText; outcome: () => Promise<unknown> }

function Act({ success, failure, outcome }: Kind) {
  const { mutate } = useMutation({
    mutationFn: outcome,
    meta: { ...(success && { success }), ...(failure && { failure }) },
  })
  return (
    <button type="button" onClick={() => mutate()}>
      Act
    </button>
  )
}

const act = async (kind: Kind) => {
  await show(
    <QueryClientProvider client={makeQueryClient()}>
      <Toaster />
      <Act {...kind} />
    </QueryClientProvider>,
  )
  await button('Act').click()
}

it('tells of a mutation’s success', async () => {
  await act({ success: { title: 'It worked' }, failure: { title: 'It failed' }, outcome: async () => 1 })
  await seeText('It worked')
})

it('tells of a mutation’s failure', async () => {
  const outcome = () => Promise.reject(new ApiError(409, 'It was changed in another window.'))
  await act({ success: { title: 'It worked' }, failure: { title: 'It failed' }, outcome })
  await seeText('It failed')
  await seeText('It was changed in another window.')
  expect(page.getByText('It worked').elements()).toEqual([])
})

it('says nothing of what the product does by itself', async () => {
  const outcome = vi.fn(async () => 1)
  await act({ outcome })
  await expect.poll(() => outcome.mock.calls).toHaveLength(1)
  expect(TOASTS.elements()).toEqual([])
})
