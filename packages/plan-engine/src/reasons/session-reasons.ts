import type { Slot } from '../season/session-slot.js'
import type { Content } from '../sessions/session-content.js'
import { SOURCES } from '../sources.js'
import type { Reason } from '../types.js'
import { type PlacementContext, placementReason } from './placement-reasons.js'

export type ReasonContext = PlacementContext & {
  /** The week's reason for its easy sessions. */
  easy: Reason
}

/** Why a session is there: the rule for its day, and the one for what is done in it. */
export const sessionReasons = (context: ReasonContext, slot: Slot, content: Content): Reason[] => [
  placementReason(context, slot, content.intensity !== 'easy'),
  contentReason(context, content),
]

/** Why a week's easy sessions are easy: one reason for all of them, with the share of the week that is, 0 to 1. */
export function easyReason(easyShare: number): Reason {
  const percent = Math.floor(100 * easyShare + 1e-9)
  return {
    rule: 'easy-time',
    inputs: { percent },
    sentence: `Kept easy, like ${percent} % of this week: that is what the hard sessions stand on.`,
    source: SOURCES.sellesPerez,
  }
}

/** A session with a main set tells it and the last one of its kind; openers and runs off the bike tell their purpose. */
function contentReason({ shape, easy }: ReasonContext, { spec, main, before, source }: Content): Reason {
  const { code, name, purpose } = spec
  if (main === '' && !code.startsWith('X-')) return easy
  const inputs: Reason['inputs'] = { code, main, phase: shape.phase }
  let sentence = main === '' ? purpose : `${name}, ${main}. ${purpose}`
  if (before) {
    const { week, main: previous } = before
    inputs.previous = previous
    inputs.previousWeek = week
    sentence = `${name}, ${main}; ${previous === main ? 'the same as' : previous} in week ${week}. ${purpose}`
  }
  return { rule: 'main-set', inputs, sentence, source: SOURCES[source] }
}
