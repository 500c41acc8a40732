import { expect, it } from 'vitest'
import { textOf } from '../../testing/render.js'
import { sampleExercise } from '../../testing/sample-workouts.js'
import { SessionSteps } from './session-steps.js'

const swum = { kind: 'work', seconds: 60, metres: 50, zone: 'recovery' } as const
const fists = { ...swum, cue: 'drill-fist', label: '50 m half fist drill, half swim' } as const
const scull = { ...swum, cue: 'drill-scull', label: '50 m half sculling drill, half swim' } as const
const easy = { ...swum, cue: 'swim-easy', label: '50 m easy' } as const
const textOfSteps = (...steps: Parameters<typeof SessionSteps>[0]['exercise']['steps']) =>
  textOf(<SessionSteps exercise={{ ...sampleExercise('swim', 'swim', 30), steps }} />)

it('says once how each drill of a swim goes', () => {
  const text = textOfSteps({ repeat: 2, steps: [fists] }, scull, fists)
  expect(text).toMatch(/ Fists Swim with closed hands .* Sculling Arms stretched out/)
  expect(text.match(/Fists/g)).toHaveLength(1)
  expect(textOfSteps(easy)).not.toMatch(/drill|Fists/)
})

it('tells the length of a swum step once', () => {
  expect(textOfSteps(scull)).toMatch(/^50 m half sculling drill, half swim/)
  expect(textOfSteps({ repeat: 3, steps: [fists] })).toMatch(/^3 × 50 m easy ?half fist drill, half swim/)
})
