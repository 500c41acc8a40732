import type { Sport } from '../types.js'
import { bestWindow, meanOf, type Window } from './best-window.js'
import { fastestStretch } from './fastest-stretch.js'
import type { Track } from './types.js'

/** What a recording tells of a test, as far as it was measured; each is what the test of its sport asks for. */
export type TestFigures = {
  /** Rides: mean watts of the best 20 minutes. */
  watts?: number
  /** Rides and runs: mean heart rate of the last 20 of the hardest 30 minutes. */
  beats?: number
  /** Runs: metres of the last 20 of the fastest 30 minutes. */
  metres?: number
  /** Swims: seconds of the fastest 400, and of the fastest 200 beside it. */
  swims?: { seconds400: number; seconds200: number }
}

/** Seconds of the ride's test, of the run's, and of its last part, from which threshold pace and heart rate are read (friellthr). */
const TWENTY = 1200
const THIRTY = 1800

/** Swims are told in hundreds of the athlete's own unit. */
type Asked = { sport: Sport; metresOfHundred?: number }

/**
 * The figures of a test out of what was recorded: the best stretch of its length, wherever it stands, so that warm-up and cool-down do
 * not count. Of a swim `metresOfHundred` says what a hundred is: 100 m, or 91.44 for yards.
 */
export function testFigures(track: Track, { sport, metresOfHundred = 100 }: Asked): TestFigures {
  if (sport === 'swim') return swimFigures(track, metresOfHundred)
  const hardest = bestWindow(track, sport === 'run' ? ['speed', 'heartRate'] : ['power', 'heartRate'], THIRTY)
  const beats = hardest && meanOf(track, 'heartRate', lastOf(hardest))
  if (sport === 'bike') {
    const best = bestWindow(track, ['power'], TWENTY)
    const watts = best && meanOf(track, 'power', best)
    return { ...(watts && { watts }), ...(beats && { beats }) }
  }
  const speed = hardest && meanOf(track, 'speed', lastOf(hardest))
  return { ...(speed && { metres: (speed / 100) * TWENTY }), ...(beats && { beats }) }
}

const lastOf = ({ from, to }: Window): Window => ({ from: to - ((to - from) * TWENTY) / THIRTY, to })

function swimFigures({ lengths }: Track, metresOfHundred: number): TestFigures {
  const long = lengths && fastestStretch(lengths, { metres: 4 * metresOfHundred })
  const short = long && fastestStretch(lengths, { metres: 2 * metresOfHundred, without: long })
  return long && short ? { swims: { seconds400: long.seconds, seconds200: short.seconds } } : {}
}
