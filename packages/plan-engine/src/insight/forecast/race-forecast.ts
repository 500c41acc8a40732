import { clampAmount } from '../../clamp-amount.js'
import { legSeconds, T1_SECONDS, T2_SECONDS, TRANSITION_SECONDS } from '../../formulas/finish-time.js'
import { roundHalfUp } from '../../formulas/pace.js'
import { lookup } from '../../lookup.js'
import type { BySport, Paces, RaceType } from '../../types.js'
import { CHECKPOINTS, type Checkpoint, type CutOffs, cutOffs } from './cut-offs.js'
import { assumptionsOf } from './forecast-assumptions.js'
import { PACING, PACING_NAMES, type PacingName } from './pacing.js'

/** A stretch of the race and the time at its end, in whole seconds since the start. */
export type Split = {
  name: 'Swim' | 'T1' | 'Bike' | 'T2' | 'Run, first half' | 'Run, second half'
  seconds: number
  at: number
}

/** One way to race. */
export type RaceScenario = {
  name: PacingName | 'goal'
  /** Average pace of each leg. */
  paces: Paces
  /** They add up to the finish. */
  splits: readonly Split[]
  /** Whole seconds. */
  finish: number
  /** The finish when the legs do not hold; only of `bold`. */
  finishIfFading: number | undefined
  /** Seconds left at each cut-off, negative when it is missed; none where no cut-offs are known. */
  margins: readonly { at: Checkpoint; limit: number; left: number }[]
}

/** What race day may bring. */
export type RaceForecast = {
  /** Whole seconds: the steady race at current paces, as `predictFinish` has it. */
  predicted: number
  /** Cautious, steady, bold. */
  scenarios: readonly RaceScenario[]
  /** At the paces the plan trains for; undefined when they are the current ones. */
  goal: RaceScenario | undefined
  cutOffs: CutOffs | undefined
  /** What the figures rest on, in sentences. */
  assumptions: readonly string[]
}

/** What a forecast is made from; distances in miles. */
export type RaceForecastInput = {
  raceType: RaceType
  distances: BySport<number>
  currentPaces: Paces
  goalPaces: Paces
}

/**
 * Race day as current paces promise it, raced in three ways, and as the goal would have it. A leg that cannot be timed
 * counts as 0, see `legSeconds`; an unknown race counts as olympic.
 */
export function raceForecast({ raceType, distances, currentPaces, goalPaces }: RaceForecastInput): RaceForecast {
  const limits = cutOffs(raceType, distances)
  const legs = legSeconds(distances, currentPaces)
  const pacing = lookup(PACING, raceType, 'olympic')
  const scenarios = PACING_NAMES.map((name): RaceScenario => {
    const { swim, bike, runHalves, fade } = pacing[name]
    const [first, second] = runHalves
    const times = {
      swim: legs.swim * swim,
      bike: legs.bike / bike,
      run: [legs.run * first, legs.run * second] as const,
    }
    return scenario(name, { legs: times, limits, paces: pacesOf(currentPaces, pacing[name]), fade })
  })
  const goalLegs = legSeconds(distances, goalPaces)
  const goal = scenario('goal', {
    legs: { ...goalLegs, run: [goalLegs.run / 2, goalLegs.run / 2] },
    limits,
    paces: pacesOf(goalPaces, pacing.steady),
    fade: undefined,
  })
  const predicted = roundHalfUp(legs.swim + legs.bike + legs.run + TRANSITION_SECONDS)
  return {
    predicted,
    scenarios,
    goal: goal.finish === predicted ? undefined : goal,
    cutOffs: limits,
    assumptions: assumptionsOf(raceType, limits),
  }
}

const pacesOf = (
  paces: Paces,
  { swim, bike, runHalves: [first, second] }: (typeof PACING)['olympic']['steady'],
): Paces => ({
  swim: clampAmount(paces.swim) * swim,
  bike: clampAmount(paces.bike) * bike,
  run: clampAmount(paces.run) * (first + second),
})

type Raced = {
  legs: { swim: number; bike: number; run: readonly [number, number] }
  limits: CutOffs | undefined
  paces: Paces
  fade: number | undefined
}

function scenario(name: RaceScenario['name'], { legs, limits, paces, fade }: Raced): RaceScenario {
  const [first, second] = legs.run
  const splits = splitsOf([
    ['Swim', legs.swim],
    ['T1', T1_SECONDS],
    ['Bike', legs.bike],
    ['T2', T2_SECONDS],
    ['Run, first half', first],
    ['Run, second half', second],
  ])
  const finish = splits.at(-1)?.at ?? 0
  const reached: Record<Checkpoint, number> = { swim: splits[0]?.at ?? 0, bike: splits[2]?.at ?? 0, finish }
  return {
    name,
    paces,
    splits,
    finish,
    finishIfFading: fade === undefined ? undefined : roundHalfUp(finish + second * fade),
    margins: limits ? CHECKPOINTS.map((at) => ({ at, limit: limits[at], left: limits[at] - reached[at] })) : [],
  }
}

/** The clock is rounded, not the stretches, so that they add up to what a watch shows. */
function splitsOf(stretches: readonly (readonly [Split['name'], number])[]): Split[] {
  let elapsed = 0
  let shown = 0
  return stretches.map(([name, seconds]) => {
    elapsed += seconds
    const before = shown
    shown = roundHalfUp(elapsed)
    return { name, seconds: shown - before, at: shown }
  })
}
