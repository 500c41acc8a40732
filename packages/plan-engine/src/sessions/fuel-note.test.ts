import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { scenario } from '../testing/scenarios.js'
import { fuelNote } from './fuel-note.js'

describe('what to eat and drink', () => {
  test.each([
    ['bike', 70, false, ''],
    ['bike', 75, false, '30-60 g of'],
    ['run', 150, false, '30-60 g of'],
    ['bike', 155, false, 'about 60 g of'],
    ['bike', 155, true, '60 g of carbohydrate an hour, up to 90 g of glucose and fructose once'],
    ['swim', 90, false, ''],
  ] as const)('%s, %i min, at race effort %s: %s', (sport, minutes, isAtRaceEffort, text) => {
    const note = fuelNote({ sport, minutes, isAtRaceEffort })
    if (text === '') expect(note).toBe('')
    else {
      expect(note).toMatch(new RegExp(`^Fuel: ${text}`))
      expect(note).toContain('Drink to thirst, never more')
      expect(note).toContain('Ask a doctor or dietitian first')
    }
  })

  test('GC12: sessions of 75 min and more carry one note each, shorter ones and swims none', () => {
    for (const input of [scenario('olympic', 'intermediate', 12), scenario('ironman', 'advanced', 24)])
      for (const { exercises } of generatePlan(input).workouts)
        exercises.forEach(({ type, duration, notes }, index) => {
          const after = exercises[index + 1]
          const linked = after?.linked ? after.duration : 0
          const isRace = notes.startsWith('Ride evenly')
          const notesOf = notes.split('Fuel:').length - 1
          if (isRace) expect(notesOf).toBe(1)
          else if (exercises[index]?.linked || notes.startsWith('Start slower than you feel')) expect(notesOf).toBe(0)
          else expect(notesOf).toBe(type !== 'swim' && duration + linked >= 75 ? 1 : 0)
        })
  })

  test('names no caffeine and no sodium, and up to 90 g only at race effort', () => {
    const { workouts } = generatePlan(scenario('ironman', 'intermediate', 24))
    for (const { exercises } of workouts)
      for (const { notes, name } of exercises) {
        expect(notes).not.toMatch(/caffeine|sodium|salt/i)
        if (notes.includes('up to 90 g')) expect(name).toMatch(/Race/)
      }
  })
})
