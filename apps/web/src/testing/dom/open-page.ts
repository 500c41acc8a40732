import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { ContractServer } from './contract-server.js'

const SOURCE = new URL('./app-page.tsx', import.meta.url).href
const RUNNER = '__vitest_browser_runner__'
const BODY = '<!doctype html><meta name="viewport" content="width=device-width"><div id="root"></div>'

let count = 0

/**
 * The app in a page of its own, with modules of its own, as after a reload or in another tab: it shares the browser's
 * storage and locks with the other pages of the test, and the server it is given.
 */
export async function openPage(server: ContractServer) {
  count += 1
  const frame = document.createElement('iframe')
  frame.dataset.testid = `page ${count}`
  frame.style.cssText = 'width: 1200px; height: 800px; border: 0'
  frame.srcdoc = BODY
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The page has no document')
  Object.assign(contentWindow, {
    fetch: server.fetch,
    EventSource: server.events.EventSource,
    Date,
    [RUNNER]: Reflect.get(globalThis, RUNNER),
  })
  const script = contentDocument.createElement('script')
  script.type = 'module'
  script.src = SOURCE
  contentDocument.body.append(script)
  const close = () => frame.remove()
  onTestFinished(close)
  return { view: page.frameLocator(page.getByTestId(`page ${count}`)), window: contentWindow, close }
}
