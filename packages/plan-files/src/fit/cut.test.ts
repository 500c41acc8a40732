import { describe, expect, it } from 'vitest'
import { cutToBytes } from './cut.js'

describe('cutToBytes', () => {
  it('keeps what fits', () => {
    expect(cutToBytes('Easy Run', 8)).toBe('Easy Run')
    expect(cutToBytes('', 8)).toBe('')
  })
  it('keeps a text of just the room that it needs, and cuts one that has a byte more', () => {
    expect(cutToBytes('Easy Run', 9)).toBe('Easy Run')
    expect(cutToBytes('Easy Runs', 8)).toBe('Easy\u2026')
    expect(cutToBytes('Easily', 5)).toBe('Ea\u2026')
    expect(cutToBytes('Easy', 3)).toBe('\u2026')
  })
  it('never cuts within a character', () => {
    expect(cutToBytes('Αθήνα Αθήνα', 12)).toBe('Αθήν\u2026')
    expect(cutToBytes('\u{1F3CA}\u{1F3CA}\u{1F3CA}', 8)).toBe('\u{1F3CA}\u2026')
  })
})
