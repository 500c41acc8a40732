import { CUES } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { describe, expect, it } from 'vitest'
import { cadenceIn, equipmentOf, isDrill } from './how-it-is-done.js'
import { STORED_UNITS } from './units.js'

describe.each(CUES)('a step with the cue %s', (cue) => {
  it('is done as the English words of a step of before would have told', () => {
    const label = en.cue(cue, STORED_UNITS) ?? ''
    const before = { label }
    const now = { cue, label: 'in irgendeiner Sprache' }
    expect([isDrill(now), equipmentOf(now), cadenceIn(now)]).toEqual([
      isDrill(before),
      equipmentOf(before),
      cadenceIn(before),
    ])
  })
})
