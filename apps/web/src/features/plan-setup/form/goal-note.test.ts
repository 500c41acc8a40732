import { describe, expect, it } from 'vitest'
import { changeGoal, changePace, filledIn, initialDraft } from './draft.js'
import { goalNote } from './goal-note.js'
import { type Prediction, setUp } from './setup-state.js'

const draft = filledIn(initialDraft(null), '2026-11-20')

function predictionOf(changed: typeof draft): Prediction {
  const { prediction } = setUp(changed, '2026-11-20')
  if (!prediction) throw new Error('The draft has all distances')
  return prediction
}

const { range, predicted } = predictionOf(draft)

describe('the note under the goal', () => {
  it('says nothing until one is chosen: the figure above it says so', () => {
    expect(goalNote(predictionOf(draft))).toBeUndefined()
  })

  it('says how much faster a chosen goal is', () => {
    const note = goalNote(predictionOf(changeGoal(draft, range.slowest)))
    expect(note).toMatch(/^00:0\d:\d\d faster than predicted\.$/)
    expect(range.slowest).toBeLessThan(predicted)
  })

  it('says that a goal was moved to the end of the range', () => {
    const left = changePace(changeGoal(draft, range.fastest), 'bike', 12)
    expect(goalNote(predictionOf(left))).toMatch(/nearest that does/)
  })
})
