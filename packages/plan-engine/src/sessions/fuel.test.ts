import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { scenario } from '../testing/scenarios.js'
import { planInEnglish } from '../testing/words.js'
import { en } from '../texts/en.js'
import { RACE_TYPES } from '../types.js'
import { fuelOf, legFuel, RACE_FUEL } from './fuel.js'

describe('what to eat and drink', () => {
  test.each([
    ['bike', 70, undefined, ''],
    ['bike', 75, undefined, '30-60 g of'],
    ['run', 150, undefined, '30-60 g of'],
    ['bike', 155, undefined, 'about 60 g of'],
    ['bike', 70, '70.3', ''],
    ['bike', 80, '70.3', '60 g of carbohydrate an hour, up to 90 g of glucose and fructose once'],
    ['bike', 155, 'ironman', '60 g of carbohydrate an hour, up to 90 g of glucose and fructose once'],
    ['bike', 155, 'olympic', '30-60 g of'],
    ['swim', 90, undefined, ''],
  ] as const)('%s, %i min, at the effort of %s: %s', (sport, minutes, race, text) => {
    const fuel = fuelOf({ sport, minutes, raceFuel: race && RACE_FUEL[race] })
    const note = fuel && en.fuelNote(fuel)
    if (text === '') expect(note).toBeUndefined()
    else {
      expect(note).toMatch(new RegExp(`^Fuel: ${text}`))
      expect(note).toContain('Drink to thirst, never more')
      // Whom to ask first is told once a plan.
      expect(note).not.toContain('doctor')
    }
  })

  test('GC12: sessions of 75 min and more carry it once each, shorter ones and swims do not', () => {
    for (const input of [scenario('olympic', 'intermediate', 12), scenario('ironman', 'advanced', 24)])
      for (const { exercises } of generatePlan(input).workouts)
        exercises.forEach(({ code, type, duration, linked, fuel }, index) => {
          const after = exercises[index + 1]
          const whole = duration + (after?.linked ? after.duration : 0)
          if (code === 'RACE-BIKE') expect(fuel).toEqual(RACE_FUEL[input.raceType])
          else if (code === 'RACE-RUN') expect(fuel).toEqual({ least: 30, most: 60 })
          else if (linked) expect(fuel).toBeUndefined()
          else expect(fuel !== undefined).toBe(type !== 'swim' && whole >= 75)
        })
  })

  test('a race asks for what was practised: its ride for no more than rides at its effort, its run for what long runs do', () => {
    for (const race of RACE_TYPES) {
      const { workouts } = generatePlan(scenario(race, 'intermediate', 20))
      const legs = workouts.at(-1)?.exercises ?? []
      const practised = Math.max(
        0,
        ...workouts.slice(0, -1).flatMap(({ exercises }) => exercises.map(({ fuel }) => fuel?.most ?? 0)),
      )
      expect(Math.max(0, ...legs.map(({ fuel }) => fuel?.most ?? 0)), race).toBeLessThanOrEqual(practised)
      expect(legs.at(-1)?.fuel !== undefined, race).toBe((legs.at(-1)?.duration ?? 0) >= 45)
    }
  })

  test.each([
    ['a short ride and run', [15, 45, 25], [0, 0, 0]],
    ['a ride that is long with its run', [20, 55, 35], [0, 60, 0]],
    ['a run of three quarters of an hour behind it', [35, 75, 45], [0, 60, 60]],
  ] as const)('of an olympic race with %s', (_, [swim, bike, run], most) => {
    const legs = [
      { sport: 'swim', minutes: swim },
      { sport: 'bike', minutes: bike },
      { sport: 'run', minutes: run },
    ] as const
    expect(legs.map((__, index) => legFuel(legs, index, RACE_FUEL.olympic)?.most ?? 0)).toEqual(most)
  })

  test('a race of running alone is eaten in from 75 min on', () => {
    const fuel = (minutes: number) => legFuel([{ sport: 'run', minutes }], 0, RACE_FUEL['70.3'])
    expect([fuel(70), fuel(90)]).toEqual([undefined, { least: 30, most: 60 }])
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
