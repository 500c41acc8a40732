// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.js'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `
    <button id="opener">Open</button>
    <button id="menu-button">Menu</button>
    <div role="menu" aria-labelledby="menu-button"><button id="entry">Edit</button></div>
    <div id="place"></div>`
  root = createRoot(document.querySelector('#place') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const focus = (id: string) => document.getElementById(id)?.focus()
const open = () =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Dialog title="A question" onClose={() => undefined}>
          <button type="button">Yes</button>
        </Dialog>
      </MantineProvider>,
    ),
  )
const leave = () => act(() => root.render(null))

it('gives the focus back to the button that opened it', () => {
  focus('opener')
  open()
  expect(document.body.textContent).toContain('A question')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  leave()
  expect(document.activeElement?.id).toBe('opener')
})

it('gives it back to the button of the menu that it was chosen from: the entry is gone with its menu', () => {
  focus('entry')
  open()
  document.querySelector('[role="menu"]')?.remove()
  leave()
  expect(document.activeElement?.id).toBe('menu-button')
})

it('leaves the focus alone when its opener is gone', () => {
  focus('opener')
  open()
  document.getElementById('opener')?.remove()
  leave()
  expect(document.activeElement).toBe(document.body)
})
