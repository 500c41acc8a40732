import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleWorkout } from '../../../testing/sample-workouts.js'
import type { SessionRequest } from './session-draft.js'
import { type HandMade, previewOf } from './session-preview.js'

const plan = samplePlan()
const stored = generatePlan(readPlanInput(plan)).workouts.map((workout, index) => ({
  ...sampleWorkout(index + 1, workout.day),
  ...workout,
  exercises: workout.exercises.map((exercise) => ({
    ...exercise,
    ...{ name: '', notes: '', steps: [], reasons: [] },
  })),
  actualExercises: null,
}))
const workouts = workoutsInWords(STORED_UNITS, stored)
const [first] = workouts.filter(({ week, workoutType }) => week === 6 && workoutType !== 'race')
if (!first) throw new Error('The plan has no sixth week')
const [session] = first.exercises
if (!session) throw new Error('The workout has no session')

const run = (changes: Partial<SessionRequest> = {}): SessionRequest => ({
  ...{ type: 'run', minutes: 45, intensity: 'easy', name: '', note: '' },
  ...changes,
})
const onFirst: HandMade = { kind: 'add', week: first.week, day: first.day }
const ofSession: HandMade = { kind: 'edit', workout: first, exerciseId: session.id }
const preview = (subject: HandMade, fields: SessionRequest) => previewOf(subject, fields, { plan, workouts })

describe('a session that is added', () => {
  it('is written at the paces of its week', () => {
    expect(preview(onFirst, run())?.exercise).toMatchObject({
      ...{ type: 'run', duration: 45, origin: 'added', intensity: 'easy' },
      ...{ distance: expect.stringMatching(/^\d+\.\d mi$/), pace: expect.stringMatching(/\/mi$/) },
    })
  })

  it('stands on a day without a workout, too', () => {
    const free = [0, 1, 2, 3, 4, 5, 6] as const
    const day = free.find((each) => !workouts.some((workout) => workout.week === 6 && workout.day === each))
    if (day === undefined) throw new Error('No day is free')
    const made = preview({ kind: 'add', week: 6, day }, run())
    expect(made?.exercise.duration).toBe(45)
    expect(made?.warnings.join()).toMatch(/day off|more than/)
  })

  it('warns of what it breaks, and of nothing that was so before', () => {
    expect(preview(onFirst, run({ minutes: 300 }))?.warnings.join()).toMatch(/more than \w+ has/)
    const again = preview(onFirst, run({ minutes: 1 }))
    expect(again?.warnings.every((warning) => /more than/.test(warning))).toBe(true)
  })
})

describe('a session that is edited', () => {
  const same = { type: session.type, intensity: session.intensity, name: '', note: '' }

  it('is nothing to show as long as it is the same', () => {
    expect(preview(ofSession, { ...same, minutes: session.duration })).toBeUndefined()
  })

  it('is shown as it will be', () => {
    const changed = preview(ofSession, { ...same, minutes: session.duration + 10, name: 'With Anna' })
    expect(changed?.exercise).toMatchObject({
      ...{ id: session.id, duration: session.duration + 10, name: 'With Anna', origin: 'edited' },
    })
  })

  it('warns of a day that has no room for it', () => {
    expect(preview(ofSession, { ...same, minutes: 400 })?.warnings.join()).toMatch(/more than \w+ has/)
  })

  it('leaves the workouts that it is made from as they are', () => {
    const before = JSON.stringify(workouts)
    preview(ofSession, { ...same, minutes: 400 })
    preview(onFirst, run())
    expect(JSON.stringify(workouts)).toBe(before)
  })
})
