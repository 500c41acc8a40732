import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '../../testing/dom/contract-server.js'
import { openApp } from '../../testing/dom/open-app.js'
import { button, gone, see, seeText } from '../../testing/dom/screen.js'

const CARD = page.getByRole('region', { name: 'Export' })
const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345'
const ADDRESS = `${location.origin}/shared/${TOKEN}`
const LINK = CARD.getByLabelText('Link to this plan')
const sharing = {
  share: () => ({ path: `/shared/${TOKEN}`, sharedAt: '2027-01-28T12:00:00.000Z' }),
  unshare: () => undefined,
}

/** As on a device with that clipboard and share sheet. */
function device(own: { share?: (what: unknown) => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: own.share })
  if (own.writeText) vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(own.writeText)
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

it('shares a plan by the share sheet of the device', async () => {
  const sheet: unknown[] = []
  device({ share: async (what) => void sheet.push(what) })
  const { server } = await openApp({ handlers: { sharing } })
  await button('Share', CARD).click()
  await expect.element(LINK).toHaveValue(ADDRESS)
  expect(sheet).toEqual([{ title: 'Lakefront Olympic', url: ADDRESS }])
  expect(server.callsOf('sharing.share').map(({ params }) => params)).toEqual([{ id: 7 }])
  expect(page.getByText('Link Copied').elements()).toEqual([])
})

it('copies the link where there is no share sheet, and says so', async () => {
  const copied: string[] = []
  device({ writeText: async (text) => void copied.push(text) })
  await openApp({ handlers: { sharing } })
  await button('Share', CARD).click()
  await seeText('Link Copied')
  expect(copied).toEqual([ADDRESS])
})

it('selects the link to be copied by hand where the browser forbids it', async () => {
  device({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  await openApp({ handlers: { sharing } })
  await button('Share', CARD).click()
  await see(LINK)
  expect(page.getByText('Link Copied').elements()).toEqual([])
  await button('Copy', CARD).click()
  await expect.element(LINK).toHaveFocus()
  expect(getSelection()?.toString()).toBe(ADDRESS)
})

it('copies nothing after the share sheet was closed', async () => {
  const copied: string[] = []
  device({
    share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    writeText: async (text) => void copied.push(text),
  })
  await openApp({ handlers: { sharing } })
  await button('Share', CARD).click()
  await see(LINK)
  expect(copied).toEqual([])
})

it('ends the sharing, and keeps the link when that is refused', async () => {
  device({ writeText: async () => undefined })
  const { server } = await openApp({ handlers: { sharing } })
  await button('Share', CARD).click()
  server.next('sharing.unshare', refused(500, ''))
  await button('Stop sharing', CARD).click()
  await seeText('Error: the plan is still shared')
  await see(LINK)
  await button('Stop sharing', CARD).click()
  await seeText('Sharing stopped')
  await gone(LINK)
})

it('shows no link when the server refuses one', async () => {
  const { server } = await openApp({ handlers: { sharing } })
  server.next('sharing.share', refused(500, 'Something went wrong on our side. Please try again.'))
  await button('Share', CARD).click()
  await seeText('Error sharing the plan')
  expect(LINK.elements()).toEqual([])
})
