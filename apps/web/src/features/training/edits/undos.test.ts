import { describe, expect, it } from 'vitest'
import { makeUndos } from './undos.js'

/** Three edits, and what was taken back so far. */
function threeEdits() {
  const undos = makeUndos()
  const takenBack: string[] = []
  const [first, second, third] = ['first', 'second', 'third'].map((name) => undos.add(() => takenBack.push(name)))
  return { undos, takenBack, first, second, third }
}

describe('edits that can be taken back', () => {
  it('go back one by one, the newest first', () => {
    const { undos, takenBack } = threeEdits()
    for (let times = 0; times < 5; times++) undos.takeBackLast()
    expect(takenBack).toEqual(['third', 'second', 'first'])
  })

  it('go back by their own button, once', () => {
    const { undos, takenBack, second } = threeEdits()
    second?.takeBack()
    second?.takeBack()
    undos.takeBackLast()
    undos.takeBackLast()
    expect(takenBack).toEqual(['second', 'third', 'first'])
  })

  it('do not go back when they were never made', () => {
    const { undos, takenBack, third } = threeEdits()
    third?.forget()
    third?.takeBack()
    undos.takeBackLast()
    expect(takenBack).toEqual(['second'])
  })
})
