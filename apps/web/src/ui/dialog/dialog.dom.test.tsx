import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, field, gone, hasFocus, see } from '../../testing/dom/screen.js'
import { show } from '../../testing/dom/show.js'
import { Dialog } from './dialog.js'

const FIRST = dialog('A question')
const SECOND = dialog('Another question')
const PHONE = [390, 844] as const

type Props = { isSheet?: boolean; withSecond?: boolean; onClosed?: () => void }

/** A page with a button that opens a dialog, which may open another one. */
function Page({ isSheet = false, withSecond = false, onClosed }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSecondOpen, setSecondOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button">Another button</button>
      {isOpen && (
        <Dialog title="A question" onClose={close} isSheet={isSheet}>
          <input aria-label="Answer" />
          {withSecond && (
            <button type="button" onClick={() => setSecondOpen(true)}>
              Ask more
            </button>
          )}
        </Dialog>
      )}
      {isSecondOpen && (
        <Dialog title="Another question" onClose={() => setSecondOpen(false)} isUrgent>
          Yes?
        </Dialog>
      )}
    </>
  )
}

it('holds the focus as long as it is open', async () => {
  await show(<Page />)
  await button('Ask').click()
  await see(FIRST)
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(FIRST.element().contains(document.activeElement)).toBe(true)
  }
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => button('Close', FIRST).click()],
])('gives the focus back to its opener when it is closed with %s', async (_, close) => {
  await show(<Page />)
  await button('Ask').click()
  await see(FIRST)
  await close()
  await gone(FIRST)
  await hasFocus(button('Ask'))
})

it('leaves the focus alone when its opener is gone', async () => {
  const screen = await show(<Page />)
  await button('Ask').click()
  await see(FIRST)
  await screen.rerender(<p>Something else</p>)
  await gone(FIRST)
  expect(document.activeElement).toBe(document.body)
})

it('closes the upper one of two with Escape, and the focus is in the lower one again', async () => {
  await show(<Page withSecond />)
  await button('Ask').click()
  await button('Ask more', FIRST).click()
  await see(SECOND)
  await userEvent.keyboard('{Escape}')
  await gone(SECOND)
  await see(FIRST)
  await hasFocus(button('Ask more', FIRST))
  await userEvent.keyboard('{Escape}')
  await gone(FIRST)
  await hasFocus(button('Ask'))
})

it('fills a phone as a sheet, and no wide screen', async () => {
  await show(<Page isSheet />)
  await button('Ask').click()
  await see(FIRST)
  expect(FIRST.element().getBoundingClientRect().width).toBeLessThan(700)
  await button('Close', FIRST).click()
  await gone(FIRST)
  await page.viewport(...PHONE)
  await button('Ask').click()
  await see(FIRST)
  await expect.poll(() => FIRST.element().getBoundingClientRect().width).toBe(PHONE[0])
})

it('is closed by Back once as a sheet, and leaves the history as it was', async () => {
  await page.viewport(...PHONE)
  let closed = 0
  history.pushState({ mark: 'before' }, '')
  await show(<Page isSheet onClosed={() => (closed += 1)} />)
  await button('Ask').click()
  await field('Answer', FIRST).fill('yes')
  history.back()
  await gone(FIRST)
  expect(closed).toBe(1)
  expect(history.state).toEqual({ mark: 'before' })
  await hasFocus(button('Ask'))
})

it('has its own entry of the history each time it is opened', async () => {
  await page.viewport(...PHONE)
  history.pushState({ mark: 'before' }, '')
  await show(<Page isSheet />)
  for (let time = 0; time < 3; time += 1) {
    await button('Ask').click()
    await see(FIRST)
    await expect.poll(() => history.state).toMatchObject({ mark: 'before', triplanSheet: expect.any(Number) })
    await button('Close', FIRST).click()
    await gone(FIRST)
    await expect.poll(() => history.state).toEqual({ mark: 'before' })
  }
})

it('stays on the page that was gone to meanwhile', async () => {
  await page.viewport(...PHONE)
  history.pushState({ mark: 'before' }, '')
  await show(<Page isSheet />)
  await button('Ask').click()
  await see(FIRST)
  history.pushState({ mark: 'next' }, '')
  await button('Close', FIRST).click()
  await gone(FIRST)
  expect(history.state).toEqual({ mark: 'next' })
})

it('is closed by no Back where it does not fill the screen', async () => {
  history.pushState({ mark: 'before' }, '')
  history.pushState({ mark: 'now' }, '')
  await show(<Page isSheet />)
  await button('Ask').click()
  await see(FIRST)
  history.back()
  await expect.poll(() => history.state).toEqual({ mark: 'before' })
  await see(FIRST)
})

/** A sheet that another one takes the place of, as when what was entered leads to what it changes. */
function InTurn() {
  const [shown, setShown] = useState<'first' | 'second' | 'none'>('none')
  return (
    <>
      <button type="button" onClick={() => setShown('first')}>
        Ask
      </button>
      {shown === 'first' && (
        <Dialog title="A question" isSheet onClose={() => setShown('none')}>
          <button type="button" onClick={() => setShown('second')}>
            Go on
          </button>
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog title="Another question" isSheet onClose={() => setShown('none')}>
          Yes?
        </Dialog>
      )}
    </>
  )
}

it('that fills the screen makes room for another one, which stays until Back closes it', async () => {
  await page.viewport(...PHONE)
  await show(<InTurn />)
  const before = history.length
  await button('Ask').click()
  await see(FIRST)
  await button('Go on').click()
  await see(SECOND)
  await gone(FIRST)
  await expect.poll(() => history.state?.triplanSheet).toBeGreaterThan(0)
  await see(SECOND)
  history.back()
  await gone(SECOND)
  expect(history.length - before, 'both stood in one place of the history').toBeLessThanOrEqual(1)
})
