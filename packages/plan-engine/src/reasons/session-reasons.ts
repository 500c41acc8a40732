import type { Slot } from '../season/session-slot.js'
import type { Content } from '../sessions/session-content.js'
import { SOURCES } from '../sources.js'
import type { Reason } from '../types.js'
import { type PlacementContext, placementReason } from './placement-reasons.js'

export type ReasonContext = PlacementContext & {
  /** The week's reason for its easy sessions. */
  easy: Reason
}

/** A session, and whether it is the first of several on its day. */
type Session = { slot: Slot; content: Content; isFirstOfDay: boolean }

/** Why a session is there: the rule for its day, the one for its place in the day, and the one for what is done in it. */
export const sessionReasons = (context: ReasonContext, { slot, content, isFirstOfDay }: Session): Reason[] => [
  placementReason(context, slot, content.intensity !== 'easy'),
  ...(isFirstOfDay && slot.rule === 'long-run' ? [firstInDay()] : []),
  contentReason(context, content),
]

/** Hours that sessions of a day are best apart (steelcityendurance.com, rx3performance.com: 3 to 6). */
const HOURS_APART = 4

const firstInDay = (): Reason => ({
  rule: 'first-in-day',
  inputs: { hours: HOURS_APART },
  sentence: `The long run comes first, on fresh legs; what follows is for later in the day, ${HOURS_APART} hours or more apart where you can.`,
  source: SOURCES.design,
})

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
