import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { scenario } from '../testing/scenarios.js'
import { planInEnglish } from '../testing/words.js'
import { en } from '../texts/en.js'
import { fuelOf } from './fuel.js'

describe('what to eat and drink', () => {
  test.each([
    ['bike', 70, false, ''],
    ['bike', 75, false, '30-60 g of'],
    ['run', 150, false, '30-60 g of'],
    ['bike', 155, false, 'about 60 g of'],
    ['bike', 155, true, '60 g of carbohydrate an hour, up to 90 g of glucose and fructose once'],
    ['swim', 90, false, ''],
  ] as const)('%s, %i min, at race effort %s: %s', (sport, minutes, isAtRaceEffort, text) => {
    const fuel = fuelOf({ sport, minutes, isAtRaceEffort })
    const note = fuel && en.fuelNote(fuel)
    if (text === '') expect(note).toBeUndefined()
    else {
      expect(note).toMatch(new RegExp(`^Fuel: ${text}`))
      expect(note).toContain('Drink to thirst, never more')
      expect(note).toContain('Ask a doctor or dietitian first')
    }
  })

  test('GC12: sessions of 75 min and more carry it once each, shorter ones and swims do not', () => {
    for (const input of [scenario('olympic', 'intermediate', 12), scenario('ironman', 'advanced', 24)])
      for (const { exercises } of generatePlan(input).workouts)
        exercises.forEach(({ code, type, duration, linked, fuel }, index) => {
          const after = exercises[index + 1]
          const whole = duration + (after?.linked ? after.duration : 0)
          if (code === 'RACE-BIKE') expect(fuel).toEqual({ least: 60, most: 90 })
          else if (linked || code === 'RACE-RUN') expect(fuel).toBeUndefined()
          else expect(fuel !== undefined).toBe(type !== 'swim' && whole >= 75)
        })
  })

  test('names no caffeine and no sodium, and up to 90 g only at race effort', () => {
    const { workouts } = planInEnglish(scenario('ironman', 'intermediate', 24))
    for (const { exercises } of workouts)
      for (const { notes, name } of exercises) {
        expect(notes).not.toMatch(/caffeine|sodium|salt/i)
        if (notes.includes('up to 90 g')) expect(name).toMatch(/Race/)
      }
  })
})
