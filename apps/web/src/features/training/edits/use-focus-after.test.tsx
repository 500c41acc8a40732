// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusAfter } from './use-focus-after.js'

let root: Root
let focusAfter: (names: readonly string[]) => void

function Rows({ names }: { names: readonly string[] }) {
  focusAfter = useFocusAfter(names)
  return names.map((name) => (
    <button key={name} type="button" data-focus={name}>
      {name}
    </button>
  ))
}

const draw = (...names: string[]) => act(() => root.render(<Rows names={names} />))
const focused = () => document.activeElement?.textContent
const press = (name: string) => document.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives the focus of what is gone to the best that is there', () => {
  draw('ride', 'run', 'swim')
  press('ride')
  focusAfter(['ride', 'swim', 'run'])
  draw('run', 'swim')
  vi.runAllTimers()
  expect(focused()).toBe('swim')
})

it('leaves the focus where it is, when something has it', () => {
  draw('ride', 'run', 'swim')
  press('run')
  focusAfter(['swim'])
  draw('run', 'swim')
  vi.runAllTimers()
  expect(focused()).toBe('run')
})

it('asks once: a later drawing moves nothing', () => {
  draw('ride', 'run')
  focusAfter(['run'])
  draw('run')
  vi.runAllTimers()
  expect(focused()).toBe('run')
  const active = document.activeElement
  if (active instanceof HTMLElement) active.blur()
  draw('run', 'swim')
  vi.runAllTimers()
  expect(document.activeElement).toBe(document.body)
})

it('leaves a page alone in which nothing of it is left', () => {
  draw('ride')
  focusAfter(['run'])
  draw('swim')
  vi.runAllTimers()
  expect(document.activeElement).toBe(document.body)
})
