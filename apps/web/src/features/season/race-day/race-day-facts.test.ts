import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import type { RaceScenario } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS, type Units } from '../../../lib/measures/units.js'
import { workoutsInWords } from '../../../lib/words.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { forecastOf } from '../forecast/forecast-facts.js'
import { raceDayFacts, raceLegs } from './race-day-facts.js'

const plan = samplePlan()
const long = samplePlan({ raceType: '70.3', swimDistance: '1.2', bikeDistance: '56', runDistance: '13.1' })

type Asked = { start?: string; way?: RaceScenario['name']; units?: Units }

const factsOf = (given = plan, { start = '07:00', way = 'steady', units = STORED_UNITS }: Asked = {}) => {
  const legs = raceLegs(workoutsInWords(units, generatePlan(readPlanInput(given)).workouts))
  return raceDayFacts(given, forecastOf(given), { start, way, legs, units })
}

it('reads the legs of the goal race, not of a race on the way to it', () => {
  const [tuneUp, goal] = [
    { workoutType: 'race', priority: 'B', exercises: [1] },
    { workoutType: 'race', priority: null, exercises: [2] },
  ]
  expect(raceLegs([tuneUp, goal])).toEqual([2])
})

describe('race day by the clock', () => {
  it('goes from breakfast to the finish, each stretch from where the last one ended', () => {
    const { timeline } = factsOf()
    expect(timeline.map(({ time, title, length }) => [time, title, length])).toEqual([
      ['04:00', 'Breakfast', undefined],
      ['05:30', 'Transition usually opens', undefined],
      ['06:30', 'Transition usually closes', undefined],
      ['07:00', 'Swim 1500 m', '31:11'],
      ['07:31', 'T1', '3:00'],
      ['07:34', 'Bike 25.0 mi', '1:21:05'],
      ['08:55', 'T2', '2:00'],
      ['08:57', 'Run 6.2 mi', '52:11'],
      ['09:49', 'Finish', '2:49:27'],
    ])
    expect(timeline.find(({ sport }) => sport === 'swim')?.note).toBe(
      '2:05 /100m. Start calmly, find feet to follow, sight often.',
    )
  })

  it('moves with the start, also over midnight, and with the way to race', () => {
    const early = factsOf(plan, { start: '02:00' }).timeline
    expect(early.slice(0, 4).map(({ time }) => time)).toEqual(['23:00', '00:30', '01:30', '02:00'])
    const bold = factsOf(plan, { way: 'bold' }).timeline.at(-1)
    expect([bold?.length, bold?.note]).toEqual(['2:46:35', 'Forecast: bold'])
    const faster = samplePlan({ goalRunPace: '8:00' })
    const goal = factsOf(faster, { way: 'goal' }).timeline.at(-1)
    expect([goal?.note, goal?.length]).toEqual(['Goal', '2:46:52'])
  })

  it('has no times where the start is none, and is told in the athlete’s units', () => {
    expect(
      factsOf(plan, { start: '' })
        .timeline.map(({ time }) => time)
        .join(''),
    ).toBe('')
    const metric = factsOf(plan, { units: { units: 'metric', poolUnits: 'metres' } }).timeline
    expect(metric.find(({ sport }) => sport === 'bike')?.title).toBe('Bike 40.2 km')
  })

  it('goes by the plan’s distances where the race’s sessions are gone', () => {
    const { timeline, meals } = raceDayFacts(plan, forecastOf(plan), {
      start: '07:00',
      way: 'steady',
      legs: [],
      units: STORED_UNITS,
    })
    expect(timeline.filter(({ sport }) => sport).map(({ title }) => title)).toEqual([
      'Swim 0.93 mi',
      'Bike 25 mi',
      'Run 6.2 mi',
    ])
    expect(meals[1]).toMatchObject({ what: 'On the bike', amount: 'drink to thirst' })
  })
})

describe('the cut-offs', () => {
  it('tell the clock of both and what is left', () => {
    expect(factsOf().cutOffs).toEqual([
      { title: 'Out of the water', you: '07:31', by: '08:00', left: '0:28', isMissed: false },
      { title: 'Off the bike', you: '08:55', by: '10:00', left: '1:04', isMissed: false },
      { title: 'Finish', you: '09:49', by: '11:00', left: '1:10', isMissed: false },
    ])
  })

  it('tell one that is missed, and nothing where nobody’s are known', () => {
    const slow = samplePlan({ currentSwimPace: '5:00', goalSwimPace: '5:00' })
    expect(factsOf(slow).cutOffs[0]).toMatchObject({ left: '\u22120:14', isMissed: true })
    expect(factsOf(samplePlan({ bikeDistance: '40' })).cutOffs).toEqual([])
  })
})

it('what to eat follows the plan’s own rule for the ride, in whole tens of grams', () => {
  const { fuelNote } = factsOf(long)
  for (const words of [
    'up to 90 g of glucose and fructose once you have practised it',
    'Drink to thirst, never more',
    'Ask a doctor',
  ])
    expect(fuelNote).toContain(words)
  expect(factsOf(long).meals.map(({ time, what, amount }) => [time, what, amount])).toEqual([
    ['04:00', 'Breakfast', 'as practised'],
    ['07:43', 'On the bike, 60\u201390 g an hour', '180\u2013270 g'],
    ['10:47', 'On the run, 30\u201360 g an hour', '60\u2013110 g'],
  ])
})
