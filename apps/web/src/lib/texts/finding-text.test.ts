import { describe, expect, it } from 'vitest'
import { findingInWords } from './finding-text.js'

const said = (code: string, inputs: Record<string, string | number | boolean>) => findingInWords([{ code, inputs }])

describe('what was noticed', () => {
  it.each([
    ['MISSED_FEW', { days: 3, from: 2, to: 4, sessions: 3, minutes: 150 }, 'You missed Tuesday to Thursday'],
    ['MISSED_FEW', { days: 1, from: 2, to: 2, sessions: 1, minutes: 50 }, 'You missed Tuesday'],
    ['GAP', { days: 14, resume: 4 }, 'Back after 14 days'],
    ['GAP', { days: 9, resume: 4, sport: 'run' }, 'Back to running after 9 days'],
    ['DEALT_ANEW', { days: 24, weeks: 9 }, 'Back to base after 24 days: 9 weeks planned anew'],
    ['ILLNESS', { days: 5, resume: 6, isFever: true }, 'Back after 5 days of being ill'],
    ['TIME_OFF_GONE', { days: 7, reason: 'holiday' }, 'Your holiday of 7 days: no longer as you told it'],
    ['TIME_OFF_AHEAD', { days: 7, reason: 'holiday', ahead: 35 }, 'Your holiday in 35 days: 7 days'],
    ['TIME_OFF_AHEAD', { days: 3, reason: 'travel', ahead: 1 }, 'Your trip from tomorrow: 3 days'],
    ['TIME_OFF_AHEAD', { days: 1, reason: 'holiday', ahead: 0 }, 'Your holiday from today: 1 day'],
    [
      'TIME_OFF_AHEAD',
      { days: 14, reason: 'busy', ahead: 7, most: 45 },
      'Your busy days in 7 days: 14 days of up to 0:45',
    ],
    ['OVERDONE', { week: 6, done: 850, planned: 610, percent: 139 }, '14:10 done of 10:10 planned in week 6'],
    [
      'RACE_NEW',
      { kind: 'run', priority: 'B', name: 'City Run', days: 40 },
      'City Run in 40 days: easy days around it',
    ],
    [
      'RACE_NEW',
      { kind: '70.3', priority: 'A', name: 'Lake', days: 40, weeks: 5 },
      'Lake in 40 days: 5 weeks lead to it',
    ],
    ['RACE_NEW', { kind: '70.3', priority: 'A', days: 9, weeks: 1 }, 'Your A race in 9 days: 1 week leads to it'],
    ['RACE_CHANGED', { kind: 'run', priority: 'B', days: 1 }, 'Your B race tomorrow: changed'],
    ['RACE_GONE', { kind: 'run', priority: 'C', days: 0 }, 'Your C race today: no longer planned'],
    ['LONG_RUN_OVERDONE', { minutes: 130, most: 95 }, 'A long run of 2:10, where 1:35 was enough'],
  ])('%s %j', (code, inputs, title) => {
    expect(said(code, inputs)?.title).toBe(title)
  })

  it('says how to go on where nothing changes', () => {
    expect(said('MISSED_FEW', { days: 3, from: 2, to: 4, sessions: 3, minutes: 150 })?.stays).toBe(
      'Your plan still fits: go on with Friday.',
    )
  })

  it('names the weightiest, and nothing that it does not know', () => {
    const few = { code: 'MISSED_FEW', inputs: { days: 1, from: 2, to: 2, sessions: 1, minutes: 50 } }
    const gap = { code: 'GAP', inputs: { days: 14, resume: 4 } }
    expect(findingInWords([few, gap])?.title).toBe('Back after 14 days')
    const dealt = { code: 'DEALT_ANEW', inputs: { days: 24, weeks: 9 } }
    expect(findingInWords([dealt, gap])?.title, 'and why before what follows').toBe('Back after 14 days')
    const hours = { code: 'HOURS_TOO_MANY', inputs: { done: 300, planned: 1200, percent: 25 } }
    expect(findingInWords([few, hours])?.title, 'too many hours before a day').toMatch(/more hours/)
    expect(findingInWords([{ code: 'OF_LATER', inputs: {} }])).toBeUndefined()
    expect(findingInWords([])).toBeUndefined()
  })

  it('scolds nobody', () => {
    const words = [
      said('HOURS_TOO_MANY', { done: 300, planned: 1200, percent: 25 }),
      said('MISSED_FEW', { days: 1, from: 2, to: 2, sessions: 1, minutes: 50 }),
    ].flatMap((each) => (each ? [each.title, each.stays] : []))
    expect(words.join(' ')).not.toMatch(/fail|bad|wrong|should have/i)
  })
})
