import { because } from '../codes/rules.js'
import type { Slot } from '../season/session-slot.js'
import type { Content } from '../sessions/session-content.js'
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
  ...(isFirstOfDay && slot.rule === 'long-run' ? [because('first-in-day', { hours: HOURS_APART }, 'design')] : []),
  contentReason(context, content),
]

/** Hours that sessions of a day are best apart (steelcityendurance.com, rx3performance.com: 3 to 6). */
const HOURS_APART = 4

/** Why a week's easy sessions are easy: one reason for all of them, with the share of the week that is, 0 to 1. */
export const easyReason = (easyShare: number): Reason =>
  because('easy-time', { percent: Math.floor(100 * easyShare + 1e-9) }, 'sellesPerez')

/** A session with a main set tells it and the last one of its kind; openers and runs off the bike tell their purpose. */
function contentReason({ easy }: ReasonContext, { spec, main, before, source, isForStroke }: Content): Reason {
  const { code } = spec
  if (isForStroke) return because('technique', {}, source)
  if (!main && !code.startsWith('X-')) return easy
  const last = before && { previousWeek: before.week, previousRounds: before.rounds }
  return because('main-set', { code, ...main, ...last }, source)
}
