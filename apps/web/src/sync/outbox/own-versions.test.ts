import { describe, expect, it } from 'vitest'
import { movedOn, noteOwnEdit, sinceSeen } from './own-versions.js'

const page = {}

describe('the version an edit was made over', () => {
  it('is the one that was seen', () => {
    expect(sinceSeen(page, { 'workout 1': 4 })).toEqual({ 'workout 1': 4 })
  })

  it('follows the edits of this page, one after the other', () => {
    noteOwnEdit(page, { 'workout 2': 4 }, { 'workout 2': 5 })
    noteOwnEdit(page, { 'workout 2': 5 }, { 'workout 2': 6 })
    expect(sinceSeen(page, { 'workout 2': 4, 'workout 3': 4 })).toEqual({ 'workout 2': 6, 'workout 3': 4 })
    expect(sinceSeen(page, { 'workout 2': 5 })).toEqual({ 'workout 2': 6 })
  })

  it('follows an edit that was made over another one’s in full view', () => {
    noteOwnEdit(page, { 'workout 4': 1 }, { 'workout 4': 3 })
    expect(sinceSeen(page, { 'workout 4': 1 })).toEqual({ 'workout 4': 3 })
    expect(sinceSeen(page, { 'workout 4': 2 })).toEqual({ 'workout 4': 2 })
  })

  it('is nothing to another page', () => {
    noteOwnEdit(page, { 'workout 7': 1 }, { 'workout 7': 2 })
    expect(sinceSeen({}, { 'workout 7': 1 })).toEqual({ 'workout 7': 1 })
  })

  it('is not changed by an edit that changed nothing, nor by a row it was not made over', () => {
    noteOwnEdit(page, { 'workout 5': 2 }, { 'workout 5': 2, 'workout 6': 9 })
    expect(sinceSeen(page, { 'workout 5': 2, 'workout 6': 8 })).toEqual({ 'workout 5': 2, 'workout 6': 8 })
  })
})

it('moves on what was made over the same version, and nothing else', () => {
  const before = { 'workout 1': 4, 'plan 7': 2 }
  const after = { 'workout 1': 5, 'plan 7': 3 }
  expect(movedOn({ 'workout 1': 4, 'workout 2': 4 }, before, after)).toEqual({ 'workout 1': 5, 'workout 2': 4 })
  expect(movedOn({ 'workout 1': 3, 'plan 7': 2 }, before, after)).toEqual({ 'workout 1': 3, 'plan 7': 3 })
})
