import { easySessions, type Spec } from './set-spec.js'

const LIBRARY =
  /* @__PURE__ */ easySessions(`B-LONGRP|Long Ride with Race-Pace Blocks|Endurance first, then race pace on tired legs.
R-LONGRP|Long Run with Race-Pace Finish|Endurance first, then race pace to finish.
X-BRICK|Brick Run at Race Pace|Finds race pace on legs that have just ridden.
X-BRICKE|Transition Run|Running on legs that have just ridden: short steps, easy pace.
X-OPEN|Pre-Race Openers|Wakes up the legs for tomorrow; nothing that tires.`)

const [longRide, longRun, brick, transitionRun, openers] = LIBRARY as unknown as readonly [Spec, Spec, Spec, Spec, Spec]

export const RACE_PACE_LONG: Record<'bike' | 'run', Spec> = { bike: longRide, run: longRun }
export const BRICK = brick
export const TRANSITION_RUN = transitionRun
export const OPENERS = openers
