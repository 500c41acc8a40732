import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { textOf } from '../../../testing/render.js'
import { sampleActivity } from '../../../testing/sample-activity.js'
import { ExtraSession } from './extra-session.js'
import { figuresOf } from './extra-text.js'

const METRIC = { ...STORED_UNITS, units: 'metric' } as const

describe('an extra session', () => {
  it('says what was done beside the plan, when, how long, how far and how fast', () => {
    expect(textOf(<ExtraSession activity={sampleActivity()} />)).toMatch(
      /^Bike Extra 0:52 Lunch Ride 0:52 15\.0 mi 17\.3 mph Wed 27 Jan.* · Garmin Edge 540$/,
    )
  })

  it('of another sport says which, as its device called it', () => {
    const hike = sampleActivity({ sport: null, activityType: 'HIKING', activityName: 'Deister', distance: 8100 })
    expect(textOf(<ExtraSession activity={hike} isSmall />)).toBe('Hiking Extra 0:52 Deister 0:52 5.03 mi')
  })
})

describe('its figures', () => {
  it('are in the units of the athlete', () => {
    expect(figuresOf(sampleActivity(), METRIC)).toEqual(['0:52', '24.1 km', '27.8 km/h'])
    expect(figuresOf(sampleActivity({ sport: 'swim', distance: 1900, duration: 2280 }), METRIC)).toEqual([
      '0:38',
      '1900 m',
      '2:00/100m',
    ])
    expect(figuresOf(sampleActivity({ sport: null, distance: 8100 }), METRIC)).toEqual(['0:52', '8.10 km'])
  })

  it('are the minutes alone where nothing was covered', () => {
    expect(figuresOf(sampleActivity({ distance: 0 }), METRIC)).toEqual(['0:52'])
  })
})
