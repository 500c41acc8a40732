import { seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { progressFacts, weeksOver } from './progress-facts.js'

const plan = samplePlan({ currentSwimPace: '2:05', currentBikePace: '18.5', currentRunPace: '5:15' })
const run = (id: string) => sampleExercise('run', id, 60)
const ran = (id: number, week: number, actualPace: string) =>
  sampleWorkout(id, 2, [run(`r${id}`)], {
    week,
    isCompleted: true,
    actualExercises: [{ ...run(`r${id}`), duration: 45, actualPace, notes: '' }],
  })

describe('what the progress card says', () => {
  it('is the example until a workout is logged', () => {
    const { isExample, sports } = progressFacts(plan, [sampleWorkout(1, 2, [run('r')])], STORED_UNITS)
    expect(isExample).toBe(true)
    expect(Object.values(sports).map(({ gain, gainNote, bars }) => [gain, gainNote, bars[0]?.percent])).toEqual([
      ['8 %', 'faster', 65],
      ['12 %', 'faster', 78],
      ['5 %', 'faster', 58],
    ])
  })

  it('is the athlete’s own from the first workout on', () => {
    const { isExample, sports } = progressFacts(
      plan,
      [ran(1, 2, '9:00/mi'), sampleWorkout(2, 4, [run('r2')])],
      STORED_UNITS,
    )
    expect(isExample).toBe(false)
    expect(sports.run).toMatchObject({
      gain: '',
      gainNote: 'Log two similar sessions to see your gain.',
      bars: [
        { label: 'Hours', text: '0:45 of 2:00', percent: 38 },
        { label: 'Sessions', text: '1 of 2', percent: 50 },
      ],
    })
  })

  it.each([
    ['9:00/mi', '8:34/mi', '5 %', 'faster'],
    ['8:34/mi', '9:00/mi', '5 %', 'slower'],
  ])('from %s to %s is %s %s', (first, later, gain, gainNote) => {
    const { run: facts } = progressFacts(plan, [ran(1, 2, first), ran(2, 4, later)], STORED_UNITS).sports
    expect(facts).toMatchObject({ gain, gainNote })
  })

  it('names the next pace to aim for, never beyond the end', () => {
    const { swim, bike, run: running } = progressFacts(plan, [], STORED_UNITS).sports
    expect([swim.target, bike.target, running.target]).toEqual(['1:55 /100m', '20.5 mph', '5:00 /mi'])
    expect([swim.now, bike.now, running.now]).toEqual(['2:05', '18.5', '5:15'])
  })

  it('follows the pace of like sessions, in the athlete’s units', () => {
    const sessions = [ran(1, 2, '9:00/mi'), ran(2, 4, '8:34/mi')]
    expect(progressFacts(plan, sessions, STORED_UNITS).sports.run.trend?.text).toBe(
      'Easy run (easy): 9:00 to 8:34 /mi, 2 sessions',
    )
    const metric = progressFacts(plan, sessions, { units: 'metric', poolUnits: 'metres' })
    expect(metric.sports.run.trend?.text).toBe('Easy run (easy): 5:36 to 5:19 /km, 2 sessions')
    expect(metric.sports.swim.trend).toBeUndefined()
  })

  it('looks back on the last eight weeks that are over, the latest first', () => {
    const done = [ran(1, 2, ''), sampleWorkout(2, 2, [run('x')], { week: 3 })]
    const over = weeksOver(seasonWeeks(plan, done, '2027-01-28'))
    expect(over).toEqual([
      { week: 3, done: 0, planned: 60, band: 'far', words: '0 %, far off' },
      { week: 2, done: 45, planned: 60, band: 'off', words: '75 %, somewhat off' },
    ])
    const every = Array.from({ length: 12 }, (_, index) => ran(index + 1, index + 1, ''))
    expect(weeksOver(seasonWeeks(plan, every, '2027-03-20')).map(({ week }) => week)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5,
    ])
  })
})
