import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choose, LOG, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { closeDialog } from '../harness/page/dialog.js'
import { openAthlete } from '../harness/page/visit.js'

const TOAST = '.mantine-Notification-root'
const NOTICE = '[role="status"]:has(button):not([hidden])'

/** The buttons and fields of the dialog that a pointer would miss because something floats above them. */
const covered = (page: Page, floating: string) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    if (!box) throw new Error(`Nothing floats: ${selector}`)
    const dialog = document.querySelector('[role="dialog"]')
    const frame = dialog?.getBoundingClientRect()
    if (!frame) throw new Error('No dialog is open')
    return [...(dialog?.querySelectorAll(':is(button, input, select, textarea):not([aria-hidden])') ?? [])]
      .map((element) => ({ element, own: element.getBoundingClientRect() }))
      .filter(({ own }) => own.width > 0)
      .filter(({ own }) => {
        const [top, bottom] = [Math.max(own.top, frame.top), Math.min(own.bottom, frame.bottom)]
        return bottom > top && own.right > box.left && own.left < box.right && bottom > box.top && top < box.bottom
      })
      .map(({ element }) => element.textContent || element.getAttribute('aria-label') || element.tagName)
  }, floating)

/** It goes by itself after some seconds, unless a pointer rests on it, and leaves its room. */
async function expectGone(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.locator(TOAST).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-room'))).toBe('')
}

/** Whether the button can be seen and pressed where it is. */
const isInView = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name })
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

describe.each(['wide', 'narrow'] as const)('what floats over the page, %s', (size) => {
  test('leaves the buttons of a dialog free: a failure’s toast', async () => {
    const { page, picture, close } = await openAthlete(`toast.room.${size}@example.org`, { size })
    await page.setViewportSize(size === 'wide' ? { width: 1100, height: 620 } : { width: 390, height: 700 })
    await page.route('**/api/workouts/*/exercises/*/log*', (route) =>
      route.fulfill({ status: 400, json: { message: 'No' } }),
    )
    await showSecondWeek(page)
    await choose(page, SESSION_MENU, LOG)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.locator(TOAST, { hasText: 'Failed to complete workout' }).waitFor()
    await picture('toast-beside-dialog')
    await expect.poll(() => covered(page, TOAST)).toEqual([])
    await expect.poll(() => isInView(page, 'Save')).toBe(true)
    if (size === 'wide') await expectGone(page)
    await close()
  })

  test('and the notice that there is no connection', async () => {
    const { page, picture, close } = await openAthlete(`notice.room.${size}@example.org`, { size })
    await page.setViewportSize(size === 'wide' ? { width: 1100, height: 620 } : { width: 390, height: 700 })
    await showSecondWeek(page)
    await choose(page, SESSION_MENU, LOG)
    await page.context().setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('No connection').waitFor()
    await picture('notice-beside-dialog')
    await expect.poll(() => covered(page, NOTICE)).toEqual([])
    await expect.poll(() => isInView(page, 'Saving...')).toBe(true)
    await page.context().setOffline(false)
    await page.getByText('Workout completed!').waitFor()
    await close()
  })

  test('what is filled in goes under the head of a dialog', async () => {
    const { page, close } = await openAthlete(`under.head.${size}@example.org`, { size })
    await page.setViewportSize(size === 'wide' ? { width: 1100, height: 420 } : { width: 390, height: 420 })
    await showSecondWeek(page)
    await choose(page, SESSION_MENU, LOG)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Time (min)').waitFor()
    const seen = await dialog.evaluate((content) => {
      const head = content.querySelector('h2')?.parentElement
      const field = content.querySelector('input[name=minutes]')
      if (!head || !field) throw new Error('No head, or no field')
      content.scrollBy(0, field.getBoundingClientRect().top - head.getBoundingClientRect().top - 20)
      const { left, top, width, height } = field.getBoundingClientRect()
      return {
        isUnder: head.getBoundingClientRect().bottom > top + height / 2,
        isHead: head.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      }
    })
    expect(seen).toEqual({ isUnder: true, isHead: true })
    await closeDialog(page)
    await close()
  })
})

test('a dialog that a toast does not reach stays where it is', async () => {
  const { page, close } = await openAthlete('calm.dialog@example.org')
  await showSecondWeek(page)
  await choose(page, SESSION_MENU, 'Delete session')
  const dialog = page.getByRole('dialog')
  const before = await dialog.boundingBox()
  await page.evaluate(() => document.documentElement.style.setProperty('--toast-room', '120px'))
  expect(await dialog.boundingBox()).toEqual(before)
  await close()
})

test('a button that is being pressed stays under the pointer when a toast comes, and counts', async () => {
  const { page, close } = await openAthlete('pressed@example.org', { size: 'narrow' })
  await page.setViewportSize({ width: 390, height: 700 })
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/calendar/choices', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monday').fill('06:30')
  await dialog.getByLabel('Reminder').selectOption('1 hour before')
  const button = dialog.getByRole('button', { name: 'Save start times' })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not to be seen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const saved = page.waitForResponse('**/api/calendar/choices')
  release()
  await saved
  // Had it moved or been covered by now, the press would end beside it.
  await expect(page.locator(TOAST, { hasText: 'Calendar saved' }).waitFor({ timeout: 200 })).rejects.toThrow('Timeout')
  await page.mouse.up()
  await page.getByText('Start times saved').waitFor()
  await close()
})
