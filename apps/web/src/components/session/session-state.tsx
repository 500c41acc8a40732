import {
  IconAdjustmentsHorizontal,
  IconBan,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashedMinus,
  IconCircleHalf2,
  IconCirclePlus,
  IconMinus,
  IconPencil,
} from '@tabler/icons-react'
import type { Origin } from '@tri/plan-engine'
import type { TextReason } from '@tri/plan-engine/texts'
import type { DayState } from '../../lib/session-states.js'
import { type SessionFacts, stateText } from '../../lib/session-states.js'
import classes from './session-state.module.css'

const ICONS = {
  done: IconCircleCheckFilled,
  partly: IconCircleHalf2,
  missed: IconCircleDashedMinus,
  planned: IconCircle,
  skipped: IconBan,
  extra: IconCirclePlus,
  rest: IconMinus,
} as const satisfies Record<DayState['state'], unknown>

type IconProps = { state: DayState['state']; size?: number }

/** The picture of a state, told apart by its shape; the word stands beside it, so it is silent. */
export function StateIcon({ state, size = 14 }: IconProps) {
  const Icon = ICONS[state]
  return <Icon size={size} className={classes.icon} data-state={state} aria-hidden />
}

/** Icon and words of a state, in its colour. */
export const StateLabel = ({ state, text, size = 14 }: IconProps & { text: string }) => (
  <span className={classes.label} data-state={state}>
    <StateIcon state={state} size={size} />
    <span>{text}</span>
  </span>
)

/** Who a session is from, where it is not the plan's own. */
export const ORIGINS: Record<Origin, string> = { added: 'Added by you', edited: 'Edited by you' }

/** Tells of a session that it is the athlete's own work; nothing of one that is as it was generated. */
export const OriginMark = ({ origin }: { origin: Origin | undefined }) =>
  origin && (
    <span className={classes.label} data-origin={origin}>
      <IconPencil size={14} className={classes.icon} aria-hidden />
      <span>{ORIGINS[origin]}</span>
    </span>
  )

/** Reasons that tell what a session is, not that a planned one was changed. */
const OWN_RULES = ['race-leg']

/** Tells of a planned session that an accepted proposal has changed it. */
export const ChangedMark = ({ reasons, facts }: { reasons: readonly TextReason[]; facts: SessionFacts | undefined }) =>
  facts?.state === 'planned' &&
  // The words of what changed it are loaded when they are asked for.
  reasons.some(({ rule, sentence }) => !sentence && !OWN_RULES.includes(rule)) && (
    <span className={classes.label} data-changed>
      <IconAdjustmentsHorizontal size={14} className={classes.icon} aria-hidden />
      <span>Changed</span>
    </span>
  )

/** What became of a session. */
export const SessionStateLabel = ({ facts, size = 14 }: { facts: SessionFacts; size?: number }) => (
  <StateLabel state={facts.state} text={stateText(facts)} size={size} />
)
