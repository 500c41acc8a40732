import type { Spec } from './set-spec.js'

export const RACE_PACE_LONG: Record<'bike' | 'run', Spec> = {
  bike: {
    code: 'B-LONGRP',
    name: 'Long Ride with Race-Pace Blocks',
    purpose: 'Endurance first, then race pace on tired legs.',
  },
  run: {
    code: 'R-LONGRP',
    name: 'Long Run with Race-Pace Finish',
    purpose: 'Endurance first, then race pace to finish.',
  },
}

export const BRICK: Spec = {
  code: 'X-BRICK',
  name: 'Brick Run at Race Pace',
  purpose:
    'Lay out shoes and cap, change against the clock as on the day, then race pace on legs that have just ridden.',
}

export const TRANSITION_RUN: Spec = {
  code: 'X-BRICKE',
  name: 'Transition Run',
  purpose: 'Running on legs that have just ridden: short steps, easy pace.',
}

export const OPENERS: Spec = {
  code: 'X-OPEN',
  name: 'Pre-Race Openers',
  purpose: 'Wakes up the legs for tomorrow; nothing that tires.',
}

/** The race in small, some weeks before it. */
export const REHEARSAL: Record<'bike' | 'run', Spec> = {
  bike: {
    code: 'X-REHEARSAL-B',
    name: 'Race Rehearsal Ride',
    purpose: 'The race in small: its breakfast, clothes, food and effort. What fails today can still be changed.',
  },
  run: {
    code: 'X-REHEARSAL-R',
    name: 'Race Rehearsal Run',
    purpose: 'Change shoes as on the day and run straight off: first settle, then race effort.',
  },
}
