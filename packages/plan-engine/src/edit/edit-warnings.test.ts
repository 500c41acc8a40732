import { describe, expect, it } from 'vitest'
import { race, season, sketch } from '../testing/plans.js'
import type { Weekday, Workout } from '../types.js'
import { editWarnings } from './edit-warnings.js'
import { moveExercise, moveWorkout } from './edits.js'

/** Mon 60, Tue 120, Wed off, Thu 60, Fri 60, Sat 120, Sun 90 minutes. */
const input = season('olympic', 6)
const WEEK = 'Mon bike 45 hard, Tue run 60, Thu run 35 tempo, Fri swim 30, Sat bike 95 > run 15, Sun run 60'
const plan = [1, 2, 3, 4, 5].flatMap((week) => sketch(week, WEEK))
const all = [...plan, ...sketch(6, 'Mon run 30, Tue swim 30, Thu bike 30, Fri swim 20, Sat bike 20'), race(input)]

const on = (workouts: readonly Workout[], week: number, day: Weekday) => {
  const found = workouts.find((workout) => workout.week === week && workout.day === day)
  if (!found) throw new Error('No workout there')
  return found
}
/** The plan after one workout was moved. */
function moved(from: [number, Weekday], to: [number, Weekday], workouts: readonly Workout[] = all): Workout[] {
  const workout = on(workouts, ...from)
  return workouts.map((each) => (each === workout ? (moveWorkout(workout, { week: to[0], day: to[1] }) ?? each) : each))
}
const messages = (after: readonly Workout[], before: readonly Workout[] = all) =>
  editWarnings(before, after, input).map(({ message }) => message)

describe('editWarnings', () => {
  it('is empty when nothing changes or nothing breaks', () => {
    expect(editWarnings(all, all, input)).toEqual([])
    expect(messages(moved([2, 5], [2, 2]))).toEqual([])
  })

  it('tells of a day that holds more than it has', () => {
    expect(editWarnings(all, moved([2, 2], [2, 4]), input)).toEqual([
      { rule: 'R01', week: 2, day: 4, message: '35 min more than Thursday has' },
    ])
  })

  it('tells of a day off', () => {
    expect(messages(moved([2, 5], [2, 3]))).toEqual(['Wednesday is a day off'])
  })

  it('tells of the second, third and fourth hard day in a row', () => {
    const second = moved([2, 4], [2, 2])
    expect(messages(second)).toEqual(['Second hard day in a row'])
    const withWednesday = [...second, ...sketch(2, 'Wed swim 30 hard')]
    expect(messages(withWednesday, second)).toEqual(['Wednesday is a day off', 'Third hard day in a row'])
    const four = [...all, ...sketch(2, 'Tue run 20 tempo, Wed swim 10 tempo')]
    expect(messages(four)).toEqual(['Wednesday is a day off', 'Fourth hard day in a row'])
  })

  it('says nothing about a row that gets shorter', () => {
    const row = [...all, ...sketch(2, 'Tue run 30 tempo')]
    expect(messages(all, row)).toEqual([])
  })

  it('sees a row across the border of two weeks', () => {
    const after = moved([2, 4], [2, 0])
    expect(editWarnings(all, after, input)).toMatchObject([
      { rule: 'R01', week: 2, day: 0 },
      { rule: 'R13', week: 3, day: 1, message: 'Second hard day in a row' },
    ])
  })

  it('tells of a week that loses its rest', () => {
    const full = 'Mon bike 60, Tue run 60, Wed swim 60, Thu run 60, Fri swim 40, Sat bike 95, Sun run 60'
    const before = sketch(2, full)
    const swim = on(before, 2, 5)
    const target = on(before, 2, 4)
    const run = target.exercises[0]
    const edit = run && moveExercise(target, swim, run.id, 1)
    const after = before.map((each) =>
      each === swim && edit ? edit.target : each === target && edit ? edit.source : each,
    )
    expect(messages(after, before)).toEqual(['40 min more than Friday has'])
    const busy = [...before, ...sketch(2, 'Fri run 20')]
    expect(messages(busy, before)).toEqual(['No day off or short easy day left in week 2'])
  })

  it('tells of a run that jumps ahead', () => {
    expect(messages([...all, ...sketch(3, 'Tue run 75')])).toContain(
      'This run is 25 % longer than any of the 30 days before',
    )
  })

  it('tells of a week that grows too much', () => {
    expect(messages(moved([2, 6], [3, 2]))).toEqual([
      '50 min more than Tuesday has',
      'Week 3 is 32.4 % bigger than the load weeks before it',
    ])
  })

  it('tells of long sessions that come too late', () => {
    expect(messages([...all, ...sketch(5, 'Tue run 95')])).toContain('A run of 95 min comes too late')
  })

  it('tells of sessions on race day and of a race that was moved', () => {
    expect(messages(moved([6, 6], [6, 0]))).toEqual(['Race day is for the race alone'])
    expect(messages(moved([6, 0], [6, 6]))).toEqual(['The race is no longer on race day'])
  })

  it('tells of sessions outside the plan', () => {
    expect(messages([...all, ...sketch(7, 'Mon run 30')])).toEqual(['This lies outside the plan'])
    const late = { ...input, today: '2027-01-06' }
    const after = moved([1, 6], [1, 1])
    expect(editWarnings(all, after, late)[0]?.message).toBe('This Monday lies before the plan begins')
  })

  it('answers nothing for dates that do not exist', () => {
    expect(editWarnings(all, [], { ...input, raceDate: '2027-02-30' })).toEqual([])
  })
})
