import { describe, expect, it } from 'vitest'
import { noteOwnEdit, sinceSeen } from './own-versions.js'

const row = (id: number, version: number) => ({ id, version })

describe('the version an edit was made from', () => {
  it('is the one that was seen', () => {
    expect(sinceSeen(row(1, 4))).toBe(4)
  })

  it('follows the edits of this window, one after the other', () => {
    noteOwnEdit(row(2, 4), row(2, 5))
    noteOwnEdit(row(2, 5), row(2, 6))
    expect(sinceSeen(row(2, 4))).toBe(6)
    expect(sinceSeen(row(2, 5))).toBe(6)
    expect(sinceSeen(row(3, 4))).toBe(4)
  })

  it('does not follow an edit that came after somebody else’s', () => {
    noteOwnEdit(row(4, 1), row(4, 3))
    expect(sinceSeen(row(4, 1))).toBe(1)
  })

  it('is not changed by an answer that changed nothing, nor by a row nobody has seen', () => {
    noteOwnEdit(row(5, 2), row(5, 2))
    noteOwnEdit(undefined, row(5, 3))
    expect(sinceSeen(row(5, 2))).toBe(2)
  })
})
