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
  purpose: 'Finds race pace on legs that have just ridden.',
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
