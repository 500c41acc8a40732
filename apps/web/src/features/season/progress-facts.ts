import { type NewPlan, readCurrentPaces } from '@tri/api-contract'
import type { BySport, Sport, Workout } from '@tri/plan-engine'
import { EXAMPLE_PROGRESS, type SportProgress, targetPaces, trackProgress } from '@tri/plan-engine/season'
import { doneOfPlanned } from '../../lib/done-of-planned.js'
import { paceText, paceWithUnit, type Units } from '../../lib/units.js'

export const EXAMPLE_CAPTION = 'Example - log a workout to see your own'

/** What the card says of one sport. */
export type SportFacts = {
  /** `"8 %"`. */
  gain: string
  gainNote: string
  bars: readonly { label: string; text: string; percent: number }[]
  /** The next pace to aim for, with its unit, and today's without. */
  target: string
  now: string
}

/** The athlete's own figures from what was completed; the specification's example until then. */
export function progressFacts(
  plan: NewPlan,
  workouts: readonly Workout[],
  units: Units,
): { isExample: boolean; sports: BySport<SportFacts> } {
  const own = trackProgress(plan, workouts)
  const current = readCurrentPaces(plan)
  const target = targetPaces(current)
  const factsOf = (sport: Sport): SportFacts => ({
    ...(own ? ownFigures(own[sport]) : exampleFigures(sport)),
    target: paceWithUnit(units, sport, target[sport]),
    now: paceText(units, sport, current[sport]),
  })
  return { isExample: !own, sports: { swim: factsOf('swim'), bike: factsOf('bike'), run: factsOf('run') } }
}

function exampleFigures(sport: Sport) {
  const { improvement, percent } = EXAMPLE_PROGRESS[sport]
  return { ...gainOf(improvement), bars: [{ label: 'Training done', text: `${percent} %`, percent }] }
}

function ownFigures({ improvement, minutes, sessions }: SportProgress) {
  return {
    ...gainOf(improvement),
    bars: [
      { label: 'Hours', text: doneOfPlanned(minutes.done, minutes.planned).text, percent: minutes.percent },
      { label: 'Sessions', text: `${sessions.done} of ${sessions.planned}`, percent: sessions.percent },
    ],
  }
}

/** The gain in words: one is only known once two like sessions were logged. */
function gainOf(improvement: number | undefined): Pick<SportFacts, 'gain' | 'gainNote'> {
  if (improvement === undefined) return { gain: '\u2013', gainNote: 'shows after two like sessions' }
  return { gain: `${Math.abs(improvement)} %`, gainNote: improvement < 0 ? 'slower' : 'faster' }
}
