import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/dom/open-app.js'
import { button, dialog, gone, hasFocus, see } from '../../testing/dom/screen.js'

it('leads from the week to another plan beside it, and back', async () => {
  await openApp({ path: '/?week=6' })
  await button('Change plan').click()
  await see(dialog('Change my plan'))
  await button('Close', dialog('Change my plan')).click()
  await gone(dialog('Change my plan'))
  await hasFocus(button('Change plan'))
})

it('offers the files and the link of the plan beside its name', async () => {
  await openApp({ path: '/?week=6' })
  await button('Share and export').click()
  const ways = dialog('Share and export')
  for (const name of ['Export PDF', 'Export Calendar', 'Subscribe', 'Share', 'More files'])
    await see(button(name, ways))
  await button('Close', ways).click()
  await gone(ways)
})

it('keeps both to the week', async () => {
  await openApp()
  await see(button('Weekly View'))
  expect(page.getByRole('button', { name: 'Change plan' }).elements()).toEqual([])
})
