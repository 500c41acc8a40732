import type { StepResult } from '@tri/plan-engine/compliance'
import { expect, it } from 'vitest'
import { textOf } from '../../../testing/render.js'
import { RecordTable } from './record-table.js'

const result = (from: number, changes: Partial<StepResult>): StepResult => ({
  ...{ kind: 'work', zone: 'threshold', steps: { from, to: from + 1 }, verdict: 'as-planned' },
  ...{ planned: { seconds: 480, target: { from: 220, to: 240 } }, done: { from: 0, to: 480, mean: 231 } },
  ...changes,
})

it('says of each step what was asked, what was done, and in a word how that compares', () => {
  const { done: _done, ...leftOut } = result(3, { verdict: 'left-out' })
  const results = [
    result(0, { kind: 'warmup', zone: 'easy' }),
    result(1, { done: { from: 480, to: 960, mean: 262 }, verdict: 'too-hard' }),
    result(2, { done: { from: 960, to: 1140, mean: 228 }, verdict: 'short' }),
    leftOut,
  ]
  expect(textOf(<RecordTable compliance={{ by: 'power', results, share: 0.5 }} sport="bike" />)).toBe(
    [
      'Step Planned Done How',
      'Warm-up, easy 8:00 at 220–240 W 8:00 at 231 W As planned',
      'Threshold 8:00 at 220–240 W 8:00 at 262 W Too hard',
      'Threshold 8:00 at 220–240 W 3:00 at 228 W Short',
      'Threshold 8:00 at 220–240 W – Left out',
    ].join(' '),
  )
})

it('tells no figures where minutes alone count', () => {
  const compliance = { by: 'time' as const, results: [result(0, {})], share: 1 }
  expect(textOf(<RecordTable compliance={compliance} sport="bike" />)).toBe(
    'Step Planned Done How Threshold 8:00 8:00 As planned',
  )
})
