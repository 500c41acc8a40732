import { describe, expect, it } from 'vitest'
import { samplePayload } from '../../../testing/dom/athlete.js'
import { twoWeeksMissed } from './two-weeks-missed.js'

describe('two weeks missed in the middle of a plan', () => {
  const plan = samplePayload()

  it('are answered with a shorter way back, from the day after them on', () => {
    const { today, proposal } = twoWeeksMissed(plan)
    expect(today).toBe('2027-03-06')
    expect(proposal.findings.map(({ code }) => code)).toContain('GAP')
    expect(proposal.changes.length).toBeGreaterThan(3)
    const minutes = (season: typeof proposal.before) => season?.weeks.reduce((sum, week) => sum + week.minutes, 0) ?? 0
    expect(minutes(proposal.after)).toBeLessThan(minutes(proposal.before))
  })
})
