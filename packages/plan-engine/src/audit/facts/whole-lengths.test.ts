import { expect, test } from 'vitest'
import type { SessionStep, Step } from '../../types.js'
import { sumSteps } from './step-sums.js'
import { keepsWholeLengths } from './whole-lengths.js'

/** Easy metres at 1:00 per 50 m. */
const easy = (metres: number, label = 'Easy'): Step => ({
  kind: 'work',
  seconds: metres * 1.2,
  metres,
  zone: 'easy',
  label,
})
const rest = (seconds: number): Step => ({ kind: 'rest', seconds, zone: 'recovery', label: 'Rest' })
const timed: Step = { kind: 'work', seconds: 600, zone: 'easy', label: 'Easy' }

test.each<[string, SessionStep[], number, boolean | undefined]>([
  ['500 m in their ten minutes', [easy(500)], 10, true],
  ['59 s left open', [easy(450), rest(10)], 10, true],
  ['the time of another length left open', [easy(450)], 10, false],
  ['more than its minutes', [easy(550)], 10, false],
  ['130 m', [easy(130), easy(350)], 10, false],
  ['75 m', [easy(75), easy(400)], 10, false],
  ['25 m of drill', [easy(25, '25 m drill'), easy(450)], 10, true],
  ['25 m that are no drill', [easy(25), easy(450)], 10, false],
  ['a rest of 12 s', [{ repeat: 4, steps: [easy(100), rest(12)] }], 9, false],
  ['a rest of 5 s', [{ repeat: 4, steps: [easy(100), rest(5)] }], 9, false],
  ['rests of 10 s', [{ repeat: 4, steps: [easy(100), rest(10)] }], 9, true],
  ['a stretch by the clock: judged by its sum', [timed], 10, undefined],
  ['a stretch by the clock among lengths', [timed, easy(500)], 20, undefined],
  ['no steps', [], 10, undefined],
])('%s', (_, steps, minutes, expected) => {
  expect(keepsWholeLengths(steps, minutes * 60 - sumSteps(steps).seconds)).toBe(expected)
})
