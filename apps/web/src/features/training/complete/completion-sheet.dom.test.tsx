import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { COMPLETE, FORM, notes, openDay } from '../../../testing/dom/completion-form.js'
import { button, gone, hasFocus, see } from '../../../testing/dom/screen.js'

const PHONE = [390, 844] as const

const openOnPhone = () => page.viewport(...PHONE).then(openDay)

it('keeps what was typed when it is closed, and drops it with Cancel', async () => {
  await openDay()
  await COMPLETE.click()
  await notes().fill('Half a sentence')
  for (const close of [() => button('Close', FORM).click(), () => userEvent.keyboard('{Escape}')]) {
    await close()
    await gone(FORM)
    await COMPLETE.click()
    await expect.element(notes()).toHaveValue('Half a sentence')
  }
  await button('Cancel', FORM).click()
  await gone(FORM)
  await COMPLETE.click()
  await expect.element(notes()).toHaveValue('')
})

it('fills the screen of a phone, where Back closes it and the page stays', async () => {
  await openOnPhone()
  const address = location.href
  await COMPLETE.click()
  await see(FORM)
  expect(FORM.element().getBoundingClientRect().width).toBe(PHONE[0])
  await notes().fill('On the train')
  history.back()
  await gone(FORM)
  expect(location.href).toBe(address)
  await see(COMPLETE)
  await COMPLETE.click()
  await expect.element(notes()).toHaveValue('On the train')
})

it('takes its page of the history away when it is closed another way', async () => {
  await openOnPhone()
  history.pushState({ mark: 1 }, '')
  await COMPLETE.click()
  await expect.poll(() => history.state).toMatchObject({ triplanSheet: expect.any(Number) })
  await button('Close', FORM).click()
  await gone(FORM)
  await expect.poll(() => history.state).toEqual({ mark: 1 })
})

it('needs no page of the history where it does not fill the screen', async () => {
  await openDay()
  const { length } = history
  await COMPLETE.click()
  await see(FORM)
  expect(history.length).toBe(length)
})

it('gives the focus back to the button that opened it', async () => {
  await openDay()
  await COMPLETE.click()
  await see(FORM)
  await button('Close', FORM).click()
  await gone(FORM)
  await hasFocus(COMPLETE)
})
