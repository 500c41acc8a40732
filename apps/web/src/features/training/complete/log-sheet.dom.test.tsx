import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CHANGES, openDay } from '../../../testing/dom/log-form.js'
import { button, gone, hasFocus, see } from '../../../testing/dom/screen.js'

const PHONE = [390, 844] as const

/** On a phone the first session's buttons stand at the lower edge, behind those of the others. */
const PINNED = CHANGES.last()

const openOnPhone = () => page.viewport(...PHONE).then(openDay)

it('keeps what was typed when it is closed, and drops it with Cancel', async () => {
  const { form, note } = await openDay()
  await CHANGES.first().click()
  await note().fill('Half a sentence')
  for (const close of [() => button('Close', form).click(), () => userEvent.keyboard('{Escape}')]) {
    await close()
    await gone(form)
    await CHANGES.first().click()
    await expect.element(note()).toHaveValue('Half a sentence')
  }
  await button('Cancel', form).click()
  await gone(form)
  await CHANGES.first().click()
  await expect.element(note()).toHaveValue('')
})

it('fills the screen of a phone, where Back closes it and the page stays', async () => {
  const { form, note } = await openOnPhone()
  const address = location.href
  await PINNED.click()
  await see(form)
  expect(form.element().getBoundingClientRect().width).toBe(PHONE[0])
  await note().fill('On the train')
  history.back()
  await gone(form)
  await expect.poll(() => location.href).toBe(address)
  await PINNED.click()
  await expect.element(note()).toHaveValue('On the train')
})

it('takes its page of the history away when it is closed another way', async () => {
  const { form } = await openOnPhone()
  history.pushState({ mark: 1 }, '')
  await PINNED.click()
  await expect.poll(() => history.state).toMatchObject({ triplanSheet: expect.any(Number) })
  await button('Close', form).click()
  await gone(form)
  await expect.poll(() => history.state).toEqual({ mark: 1 })
})

it('needs no page of the history where it does not fill the screen', async () => {
  const { form } = await openDay()
  const { length } = history
  await CHANGES.first().click()
  await see(form)
  expect(history.length).toBe(length)
})

it('gives the focus back to the button that opened it', async () => {
  const { form } = await openDay()
  await CHANGES.first().click()
  await see(form)
  await button('Close', form).click()
  await gone(form)
  await hasFocus(CHANGES.first())
})
