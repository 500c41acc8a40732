// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOneByOne } from './use-one-by-one.js'

const Count = ({ of }: { of: number }) => <p>{useOneByOne(of)}</p>

/** What is to be done once the browser rests, by the number that calls it off. */
let idle: Map<number, () => void>
let asked: number
let place: HTMLElement
let root: Root

beforeEach(() => {
  idle = new Map()
  asked = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    asked += 1
    idle.set(asked, work)
    return asked
  })
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.delete(id))
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const draw = (of: number) => act(() => root.render(<Count of={of} />))

/** The browser has nothing else to do. */
const rest = () =>
  act(() => {
    const works = [...idle.values()]
    idle.clear()
    for (const work of works) work()
  })

it('lets nothing of what may wait into the first drawing', () => {
  expect(renderToStaticMarkup(<Count of={5} />)).toBe('<p>0</p>')
})

it('lets one more in whenever the browser rests, until all are there', () => {
  draw(3)
  const seen = [place.textContent]
  for (let moment = 0; moment < 5; moment += 1) {
    rest()
    seen.push(place.textContent)
  }
  expect(seen).toEqual(['0', '1', '2', '3', '3', '3'])
  expect(idle.size).toBe(0)
})

it('goes on when there are more, and asks for nothing once it is gone', () => {
  draw(1)
  rest()
  draw(2)
  rest()
  expect(place.textContent).toBe('2')
  draw(3)
  act(() => root.render(null))
  expect(idle.size).toBe(0)
  expect(place.textContent).toBe('')
})

it('needs no browser that tells when it rests', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  draw(1)
  act(() => vi.advanceTimersByTime(250))
  expect(place.textContent).toBe('1')
  vi.useRealTimers()
})
