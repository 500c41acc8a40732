import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { forecastFacts } from './forecast-facts.js'

const plan = samplePlan({ currentSwimPace: '2:00', currentBikePace: '20.0', currentRunPace: '8:00' })
const even = { ...plan, goalSwimPace: '2:00', goalBikePace: '20.0', goalRunPace: '8:00' }
const facts = forecastFacts(even, '06:45', STORED_UNITS)
const column = (name: string) => facts.columns.findIndex((each) => each.name === name)

describe('the race-day forecast on the screen', () => {
  it('has three ways to race, and the goal beside them when there is one', () => {
    expect(facts.columns.map(({ title }) => title)).toEqual(['Cautious', 'Steady', 'Bold'])
    const withGoal = forecastFacts({ ...even, goalRunPace: '7:45' }, '06:45', STORED_UNITS)
    expect(withGoal.columns.at(-1)?.title).toBe('Goal')
  })

  it('tells splits with the clock at their end', () => {
    const steady = facts.splits.map(({ title, cells }) => [title, cells[column('steady')]?.text, cells[1]?.note])
    expect(steady).toEqual([
      ['Swim', '29:56', '07:15'],
      ['T1', '3:00', '07:18'],
      ['Bike', '1:15:00', '08:33'],
      ['T2', '2:00', '08:35'],
      ['Run, first half', '24:48', '09:00'],
      ['Run, second half', '24:48', '09:25'],
      ['Finish', '2:39:32', '09:25'],
    ])
    expect(facts.predicted).toBe('2:39:32')
  })

  it('has no clock without a time to start at', () => {
    const cells = forecastFacts(even, '', STORED_UNITS).splits.flatMap((row) => row.cells.slice(0, 2))
    expect(cells.map(({ note }) => note).join('')).toBe('')
  })

  it('says what a bold race may cost', () => {
    expect(facts.splits.at(-1)?.cells[column('bold')]?.note).toMatch(/^\d\d:\d\d, 2:\d\d:\d\d if the legs do not hold$/)
  })

  it("writes paces in the athlete's units", () => {
    expect(facts.paces.map(({ title, cells }) => [title, cells[column('steady')]?.text])).toEqual([
      ['Swim pace', '2:00 /100m'],
      ['Bike pace', '20.0 mph'],
      ['Run pace', '8:00 /mi'],
    ])
  })

  it('says what is left at each cut-off, and what is missed', () => {
    expect(facts.cutOffs.map(({ title, note, cells }) => [title, note, cells[1]?.text])).toEqual([
      ['Out of the water', 'by 1:00:00', '30:04 left'],
      ['Off the bike', 'by 3:00:00', '1:12:04 left'],
      ['Finish', 'by 4:00:00', '1:20:28 left'],
    ])
    const late = forecastFacts({ ...even, currentSwimPace: '5:00' }, '', STORED_UNITS).cutOffs[0]?.cells[1]
    expect(late).toEqual({ text: '14:50 too late', note: '', isMissed: true })
    expect(forecastFacts({ ...even, bikeDistance: '40' }, '', STORED_UNITS).cutOffs).toEqual([])
  })

  it('finishes after midnight on the next day', () => {
    const ironman = {
      ...even,
      raceType: 'ironman',
      swimDistance: '2.4',
      bikeDistance: '112',
      runDistance: '26.2',
    } as const
    const slow = { ...ironman, currentBikePace: '13.0', currentRunPace: '13:00', currentSwimPace: '3:00' }
    expect(forecastFacts(slow, '08:00', STORED_UNITS).splits.at(-1)?.cells[1]?.note).toMatch(/^00:\d\d next day$/)
  })
})
