import type { TextSessionStep } from '@tri/plan-engine/texts'
import { expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { profileBars, profileText, scaleMarks } from './profile-shape.js'

const steps: TextSessionStep[] = [
  { kind: 'warmup', seconds: 400, zone: 'easy', label: 'Warm up' },
  {
    repeat: 2,
    steps: [
      { kind: 'work', seconds: 100, metres: 100, zone: 'interval', target: { from: 100, to: 100 }, label: 'fast' },
      { kind: 'rest', seconds: 15, zone: 'recovery', label: 'at the wall' },
    ],
  },
  { kind: 'cooldown', seconds: 170, zone: 'recovery', label: 'Cool down' },
]

it('the bars are as wide as the session is long', () => {
  expect(profileBars(steps).reduce((sum, { seconds }) => sum + seconds, 0)).toBe(400 + 230 + 170)
})

it('harder efforts stand higher, rest lowest', () => {
  expect(profileBars(steps).map(({ level }) => level)).toEqual([0.4, 1, 0.1, 1, 0.1, 0.25])
})

it('neighbours of one effort are one bar, repeats of work are not', () => {
  const easy: TextSessionStep = { kind: 'cooldown', seconds: 60, zone: 'easy', label: 'easy' }
  const work: TextSessionStep = { kind: 'work', seconds: 60, zone: 'tempo', label: 'tempo' }
  expect(profileBars([easy, easy])).toEqual([{ seconds: 120, level: 0.4 }])
  expect(profileBars([work, work])).toHaveLength(2)
})

it('joining bars leaves the steps as they were', () => {
  const before = structuredClone(steps)
  profileBars(steps)
  expect(steps).toEqual(before)
})

it('a step of no length has no bar', () => {
  expect(profileBars([{ kind: 'rest', seconds: 0, zone: 'recovery', label: '' }])).toEqual([])
})

it('the picture can be read as text', () => {
  expect(profileText({ type: 'swim', steps }, STORED_UNITS)).toBe(
    'Session profile: Warm up; 2 × 100 m at 1:40/100m, 0:15 rest; Cool down',
  )
})

it.each([
  [60, [0, 30, 60]],
  [35, [0, 35]],
])('the scale of %i minutes has whole minutes only', (duration, marks) => {
  expect(scaleMarks(duration)).toEqual(marks)
})
