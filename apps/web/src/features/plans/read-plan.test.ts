import { planFile } from '@tri/api-contract'
import { writePlanFile } from '@tri/plan-files/plan-file'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { readPlan } from './read-plan.js'

const workout = sampleWorkout(1, 1, [sampleExercise('run', 'w6d1e1')], {
  dayName: 'Monday',
  garminActivityId: '12345',
})
const text = writePlanFile(samplePlan(), [workout])
const fileOf = (content: string, size = content.length) => ({ size, text: async () => content })

describe('a chosen plan file', () => {
  it('is read as the server takes it, without links to activities of another account', async () => {
    const file = await readPlan(fileOf(text))
    expect(planFile.safeParse(file).success).toBe(true)
    expect(file.plan.name).toBe('Lakefront Olympic')
    expect(file.workouts).toMatchObject([{ week: 6, garminActivityId: null }])
  })

  it.each([
    ['nothing', '', 'This is not a TriPlan plan file'],
    ['another format', '{"format":"gpx"}', 'This is not a TriPlan plan file'],
    ['a later version', text.replace('"version": 1', '"version": 2'), 'written by a newer TriPlan'],
    ['weeks that do not fit the dates', text.replace('"totalWeeks": 14', '"totalWeeks": 15'), 'plan.totalWeeks is 15'],
    ['a file cut short', text.slice(0, -40), 'This is not a TriPlan plan file'],
  ])('that cannot be read says why: %s', async (_, content, message) => {
    await expect(readPlan(fileOf(content))).rejects.toThrow(message)
  })

  it('that is too large is not read at all', async () => {
    await expect(readPlan(fileOf('', 9 * 1024 * 1024))).rejects.toThrow('too large for a plan: at most 8 MB')
  })
})
