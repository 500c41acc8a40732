import { describe, expect, it } from 'vitest'
import { doneInWords, fitnessTyped, isSameLately, latelyOf } from './lately.js'

const NOTHING = { week: '', swim: '', bike: '', run: '' }

describe('what an athlete trains now', () => {
  it.each([
    ['4.5', 270],
    ['4,5', 270],
    ['4:30', 270],
    [' 12 ', 720],
    ['0', 0],
  ])('is %s hours a week, %i minutes', (week, minutes) => {
    expect(fitnessTyped({ ...NOTHING, week })).toEqual({ minutesPerWeek: minutes })
  })

  it('has the longest session of the sports that are told', () => {
    expect(fitnessTyped({ ...NOTHING, week: '4', run: '40', swim: ' 0 ' })).toEqual({
      minutesPerWeek: 240,
      longest: { swim: 0, run: 40 },
    })
  })

  it('only lowers the plan where the athlete wants it so, and where files told it', () => {
    expect(fitnessTyped({ ...NOTHING, week: '4', onlyLowers: true })).toEqual({ minutesPerWeek: 240, onlyLowers: true })
    const read = { minutesPerWeek: 240, onlyLowers: true }
    expect(fitnessTyped(latelyOf(read))).toEqual(read)
  })

  it('is nothing where nothing is typed', () => {
    expect(fitnessTyped(undefined)).toBeUndefined()
    expect(fitnessTyped({ ...NOTHING, week: '  ' })).toBeUndefined()
  })

  it.each(['four', '4:70', '-3', '1e9', '4.555'])('is no number for %s, so that the contract refuses it', (week) => {
    expect(fitnessTyped({ ...NOTHING, week })?.minutesPerWeek).toBeNaN()
    expect(fitnessTyped({ ...NOTHING, week: '4', run: week })?.longest?.run).toBeNaN()
  })

  it('asks for the week where only a session is told', () => {
    expect(fitnessTyped({ ...NOTHING, run: '40' })?.minutesPerWeek).toBeNaN()
  })

  it('reads what is written into the fields as what was done', () => {
    const done = { minutesPerWeek: 247, longest: { swim: 45, run: 61 } }
    expect(latelyOf(done)).toEqual({ week: '4:07', swim: '45', bike: '', run: '61' })
    expect(fitnessTyped(latelyOf(done))).toEqual(done)
  })

  it('is told with the sports that were done', () => {
    expect(doneInWords({ minutesPerWeek: 370, longest: { swim: 0, bike: 150, run: 80 } })).toBe(
      '6:10 a week, longest ride 2:30, longest run 1:20',
    )
    expect(doneInWords({ minutesPerWeek: 45 })).toBe('0:45 a week')
  })

  it.each(['week', 'swim', 'bike', 'run'])('is another one where its %s is', (field) => {
    const told = { week: '4', swim: '1', bike: '2', run: '3' }
    expect(isSameLately(told, { ...told, onlyLowers: true })).toBe(true)
    expect(isSameLately(told, { ...told, [field]: '9' })).toBe(false)
  })
})
