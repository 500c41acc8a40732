import { describe, expect, it } from 'vitest'
import { markupOf, textOf } from '../../../testing/render.js'
import { RaceCutOffs } from './race-cut-offs.js'
import type { RaceDayEntry } from './race-day-facts.js'
import { RaceEating } from './race-eating.js'
import { RaceTimeline } from './race-timeline.js'

const ENTRIES: readonly RaceDayEntry[] = [
  { time: '04:00', title: 'Breakfast', note: 'Nothing new.' },
  { time: '07:00', title: 'Swim 1500 m', note: 'Start calmly.', length: '31:11', sport: 'swim' },
  { time: '09:49', title: 'Finish', note: 'Forecast: steady', length: '2:49:27', isFinish: true },
]

describe('race day by the clock, on the screen', () => {
  it('is a list in the order of the day, each leg in its sport’s colour', () => {
    const markup = markupOf(<RaceTimeline entries={ENTRIES} />)
    expect(markup.match(/<li/g)).toHaveLength(3)
    expect(markup.match(/data-sport="swim"/g)).toHaveLength(1)
    expect(markup.match(/data-finish="true"/g)).toHaveLength(1)
    expect(textOf(<RaceTimeline entries={ENTRIES} />)).toBe(
      '04:00 Breakfast Nothing new. 07:00 Swim 1500 m Start calmly. 31:11 09:49 Finish Forecast: steady 2:49:27',
    )
  })
})

describe('the cut-offs on the screen', () => {
  const kept = { title: 'Finish', you: '09:49', by: '11:00', left: '1:10', isMissed: false }
  const missed = { title: 'Out of the water', you: '08:14', by: '08:00', left: '\u22120:14', isMissed: true }

  it('say in a word and with an icon whether they are kept', () => {
    expect(textOf(<RaceCutOffs rows={[kept]} />)).toMatch(
      /^Usual cut-offs All kept You By Left Finish 09:49 11:00 1:10/,
    )
    expect(textOf(<RaceCutOffs rows={[missed, kept]} />)).toContain('1 missed')
    expect(markupOf(<RaceCutOffs rows={[missed]} />)).toMatch(/<svg[^>]*aria-hidden="true"/)
  })

  it('are not there where nobody’s limits are known', () => {
    expect(textOf(<RaceCutOffs rows={[]} />)).toBe('')
  })
})

it('what to eat ends with what is to be minded', () => {
  const meals = [{ time: '04:00', what: 'Breakfast', amount: 'as practised' }]
  expect(textOf(<RaceEating meals={meals} note="Drink to thirst." />)).toBe(
    'What to eat 04:00 Breakfast as practised Nothing new on race day. Drink to thirst.',
  )
})
