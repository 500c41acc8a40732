import { expect, it, vi } from 'vitest'
import { openApp } from './open-app.js'
import { button } from './screen.js'

it('leaves nothing on its way to the server of the next test', async () => {
  const { server, close } = await openApp()
  await button('Done as planned').first().click()
  await close()
  const next = vi.fn(server.fetch)
  vi.stubGlobal('fetch', next)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(next).not.toHaveBeenCalled()
})
