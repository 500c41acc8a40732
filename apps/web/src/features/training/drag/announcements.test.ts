import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { dragAnnouncements } from './announcements.js'
import type { Dragged, DropTarget } from './drop.js'

const thursday = sampleWorkout(2, 4, [sampleExercise('swim'), sampleExercise('run')])
let below: DropTarget | undefined
const workout: Dragged = { kind: 'workout', workoutId: 2, label: "Thursday's sessions" }
const speech = dragAnnouncements([thursday], { dragged: () => workout, over: () => below })

const friday: DropTarget = { kind: 'day', week: 6, day: 5, label: 'Friday, 29 January 2027' }
const thursdayItself: DropTarget = { kind: 'day', week: 6, day: 4, label: 'Thursday, 28 January 2027' }

describe('a screen reader hears', () => {
  it('what was picked up', () => {
    expect(speech.onDragStart()).toBe("Picked up Thursday's sessions.")
  })

  it('where it is, and what a drop there would do, once for each place', () => {
    below = friday
    expect(speech.onDragMove()).toBe("Thursday's sessions is over Friday, 29 January 2027.")
    expect(speech.onDragMove()).toBeUndefined()
    below = thursdayItself
    expect(speech.onDragMove()).toBe("Thursday's sessions stays where it was if dropped here.")
  })

  it('where it went', () => {
    below = friday
    expect(speech.onDragEnd()).toBe("Thursday's sessions was moved to Friday, 29 January 2027.")
    below = undefined
    expect(speech.onDragEnd()).toBe("Thursday's sessions stays where it was.")
  })

  it('that it was cancelled', () => {
    expect(speech.onDragCancel()).toBe("Cancelled. Thursday's sessions stays where it was.")
  })
})
