import { AFTER_FEVER, AFTER_ILLNESS, easyAfterIllness, LAST_DAYS, SHORTEST } from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import { type AdaptRuleInputs, since } from '../codes.js'
import { atMost, type Card, drop, ease } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import type { Timeline } from '../timeline/timeline.js'
import { pauseOf } from './way-back.js'

/** The sport that asks least of the body is first. */
const GENTLEST = ['bike', 'swim', 'run'] as const

/** Lets training begin again gently after illness. */
export function comeBackFromIllness(timeline: Timeline, gap: Gap) {
  if (gap.sport !== undefined) return
  const { reasons } = pauseOf(gap)
  const isAlarming = gap.offs.some((off) => off.isAlarming)
  const after = timeline.cards.filter(
    ({ ahead, sport }) => sport && ahead >= gap.resume && timeline.toRace - ahead >= LAST_DAYS,
  )
  if (reasons.includes('ill-fever'))
    for (const [day, most] of AFTER_FEVER.entries())
      oneEasySession(after, gap.resume + day, { day: day + 1, most, ...(isAlarming && { isAlarming }) })
  else if (reasons.includes('ill')) gentleDays(after, gap)
}

type GentleDay = Omit<AdaptRuleInputs['after-fever'], 'planned'>

function oneEasySession(cards: readonly Card[], ahead: number, told: GentleDay) {
  const there = cards.filter((card) => card.ahead === ahead && !card.isGone)
  const open = there.filter(({ isOpen }) => isOpen)
  const gentlest = GENTLEST.map((sport) => open.find((card) => card.sport === sport)).find((card) => card)
  for (const card of open) {
    const reason = since('after-fever', { ...told, planned: card.planned }, 'elliott')
    if (card !== gentlest) {
      drop(card, reason)
      continue
    }
    ease(card, reason)
    atMost(card, told.most, reason)
    card.isTooShort = false
  }
}

function gentleDays(cards: readonly Card[], gap: Gap) {
  const easyDays = easyAfterIllness(pauseOf(gap))
  for (const card of cards) {
    const day = card.ahead - gap.resume
    if (day >= easyDays) continue
    const told = since('after-illness', { day: day + 1, planned: card.planned }, 'myProCoach')
    ease(card, told)
    if (day === 0) atMost(card, Math.max(SHORTEST, floor5(card.planned * AFTER_ILLNESS.first)), told)
  }
}
