import type { Active, Over } from '@dnd-kit/core'
import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { dragSpeech } from './drag-speech.js'
import type { Dragged, DropPlace } from './drop.js'

const thursday = sampleWorkout(2, 4, [sampleExercise('swim'), sampleExercise('run')])
const speech = dragSpeech([thursday])

const at = { current: { initial: null, translated: null } }
const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 }
const active = (data: Dragged): Active => ({ id: 'x', data: { current: data }, rect: at })
const over = (data: DropPlace): Over => ({ id: 'y', data: { current: data }, rect, disabled: false })

const workout = active({ kind: 'workout', workoutId: 2, label: "Thursday's mixed workout" })
const friday = over({ kind: 'day', week: 6, day: 5, label: 'Friday, 29 January 2027' })
const thursdayItself = over({ kind: 'day', week: 6, day: 4, label: 'Thursday, 28 January 2027' })

describe('a screen reader hears', () => {
  it('what was picked up', () => {
    expect(speech.onDragStart({ active: workout })).toBe("Picked up Thursday's mixed workout.")
  })

  it('where it is, and what a drop there would do', () => {
    expect(speech.onDragOver({ active: workout, over: friday })).toBe(
      "Thursday's mixed workout is over Friday, 29 January 2027.",
    )
    expect(speech.onDragOver({ active: workout, over: thursdayItself })).toBe(
      "Thursday's mixed workout stays where it was if dropped here.",
    )
  })

  it('where it went', () => {
    expect(speech.onDragEnd({ active: workout, over: friday })).toBe(
      "Thursday's mixed workout was moved to Friday, 29 January 2027.",
    )
    expect(speech.onDragEnd({ active: workout, over: null })).toBe("Thursday's mixed workout stays where it was.")
  })

  it('that it was cancelled', () => {
    expect(speech.onDragCancel({ active: workout, over: friday })).toBe(
      "Cancelled. Thursday's mixed workout stays where it was.",
    )
  })
})
