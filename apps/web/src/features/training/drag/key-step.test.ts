import { expect, it } from 'vitest'
import { keyStep } from './key-step.js'

const press = (code: string) => {
  const event = new Event('keydown', { cancelable: true })
  const place = keyStep(Object.assign(event, { code }) as KeyboardEvent, {
    active: 'a card',
    currentCoordinates: { x: 100, y: 200 },
    context: {} as never,
  })
  return { place, isKept: event.defaultPrevented }
}

it.each([
  ['ArrowRight', { x: 125, y: 200 }],
  ['ArrowLeft', { x: 75, y: 200 }],
  ['ArrowDown', { x: 100, y: 225 }],
  ['ArrowUp', { x: 100, y: 175 }],
])('%s goes 25 pixels its way, and scrolls nothing besides', (code, place) => {
  expect(press(code)).toEqual({ place, isKept: true })
})

it.each(['Tab', 'KeyA', 'Escape'])("%s goes nowhere, and stays the browser's", (code) => {
  expect(press(code)).toEqual({ place: undefined, isKept: false })
})
