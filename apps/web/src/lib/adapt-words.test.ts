import type { Reason } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { adviceInWords, changeReasonsInWords } from './adapt-words.js'
import { STORED_UNITS } from './measures/units.js'

const reason = (rule: string, inputs: Reason['inputs'], source = 'friel'): Reason => ({ rule, inputs, source })

describe('why a session changes', () => {
  it('is a sentence with what it rests on', () => {
    const back = reason('way-back', { planned: 60, days: 9, day: 2, percent: 60 }, 'trainerRoad')
    const [words, ...others] = changeReasonsInWords(STORED_UNITS, [back])
    expect(others).toEqual([])
    expect(words).toMatchObject({ rule: 'way-back', inputs: back.inputs })
    expect(words?.sentence).toMatch(/9 days/)
    expect(words?.sentence).toMatch(/\.$/)
    expect(words?.source).not.toBe('trainerRoad')
    expect(words?.source).toMatch(/\S{3}/)
  })

  it('leaves out a rule of another version, and keeps the rest in their order', () => {
    const known = [
      reason('way-back-easy', { planned: 60, days: 9, day: 2 }),
      reason('too-short', { planned: 30, least: 15 }),
    ]
    const all = [known[0], reason('of-later', {}), known[1]].flatMap((each) => each ?? [])
    expect(changeReasonsInWords(STORED_UNITS, all).map(({ rule }) => rule)).toEqual(['way-back-easy', 'too-short'])
  })

  it('says nothing where there is no reason', () => {
    expect(changeReasonsInWords(STORED_UNITS, [])).toEqual([])
  })
})

describe('what else there is to know', () => {
  it('is said kindly, and leaves medicine to those who know it', () => {
    const said = adviceInWords(STORED_UNITS, [{ code: 'SEE_A_DOCTOR', inputs: {} }])
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/doctor/)
    expect(said[0]).not.toMatch(/fail|wrong|must not/i)
    expect(said[0]).toContain('This is no diagnosis.')
  })

  it('counts the days to the race, and those that were off', () => {
    const [little, review] = adviceInWords(STORED_UNITS, [
      { code: 'LITTLE_TIME_LEFT', inputs: { days: 9 } },
      { code: 'GOAL_REVIEW', inputs: { days: 24 } },
    ])
    expect(little).toMatch(/9/)
    expect(review).toMatch(/24/)
  })

  it('leaves out what another version knows', () => {
    expect(adviceInWords(STORED_UNITS, [{ code: 'OF_LATER', inputs: {} }])).toEqual([])
  })
})
