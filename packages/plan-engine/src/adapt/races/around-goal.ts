import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { TAPER } from '../../formulas/volume-tables.js'
import { firstRunAfter, RACE_RECOVERY } from '../../season/race-recovery.js'
import { floor5 } from '../../season/volume.js'
import { since } from '../codes.js'
import { keepCaps, type Raced } from '../rules/caps.js'
import { keepEasyShare } from '../rules/easy-share.js'
import { atMost, type Card, drop, ease } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import type { Timeline } from '../timeline/timeline.js'
import type { PlannedRace } from './race-of.js'
import type { Race } from './read-races.js'

/** What a change tells of its race. */
export const toldOf = ({ priority, kind, name }: PlannedRace) => ({
  priority,
  kind,
  ...(name !== undefined && { name }),
})

/** The sessions of a day before or after a race that can still change, in their order. */
export const openOn = ({ cards }: Timeline, ahead: number): Card[] =>
  cards.filter((card) => card.ahead === ahead && card.sport && card.isOpen && !card.isGone && !card.movedTo)

/** Days before a goal from which on its taper holds, as before the last goal, and the shares of its sessions on the days after it. */
export const TAPER_DAYS = 20
const GOAL_AFTER = { first: 0.4, last: 0.8 } as const

/** The weeks before the last days to a goal on the way hold what those before the last goal do; effort stays (Bosquet 2007). */
export function taper(timeline: Timeline, race: Race, window: number) {
  const shapes = timeline.shapes()
  for (let days = window + 1; days <= TAPER_DAYS; days++) {
    const share = TAPER[race.effort][days < 14 ? 1 : 2]
    for (const card of openOn(timeline, race.ahead - days)) {
      const most = Math.max(SHORTEST, floor5(card.planned * share + 1e-9))
      if (shapes[card.week - 1]?.kind !== 'load' || share >= 1) continue
      atMost(card, most, since('race-before', { ...toldOf(race), days, most, planned: card.planned }, 'bosquet'))
    }
  }
}

/** Miles that are run in a race. */
export const milesRun = ({ legs }: Pick<Race, 'legs'>): number =>
  legs.reduce((sum, { sport, miles }) => sum + (sport === 'run' ? miles : 0), 0)

/** After a goal: days off, then easy days that hold more from day to day, runs last. */
export function recoverFromGoal(timeline: Timeline, race: Race) {
  const { after, effort } = race
  const { daysOff, most } = RACE_RECOVERY[effort]
  const firstRun = Math.max(RACE_RECOVERY[effort].firstRun ?? 0, firstRunAfter(milesRun(race)))
  for (let day = 1; day <= after; day++)
    for (const card of openOn(timeline, race.ahead + day)) {
      const { sport, planned } = card
      const told = { ...toldOf(race), day, planned }
      if (day <= daysOff) drop(card, since('race-after-off', told, 'ward'))
      else if (sport === 'run' && day < firstRun) drop(card, since('race-after-run', told, 'ward'))
      else if (sport) {
        ease(card, since('race-after-easy', told, 'ward'))
        const share = GOAL_AFTER.first + ((GOAL_AFTER.last - GOAL_AFTER.first) * day) / after
        const minutes = Math.max(SHORTEST, floor5(Math.min(most[sport], planned * share) + 1e-9))
        atMost(card, minutes, since('race-after', { ...told, percent: Math.round((100 * minutes) / planned) }, 'ward'))
      }
    }
}

/** The easy days after a goal on the way, with the group of its changes. */
export type Recovery = Gap & { group: string }

/** Longer pauses would begin the season anew; fitness is there after a race. */
const LONGEST_PAUSE = 20

/** What follows a goal on the way grows from what was before it as after a pause. */
export function recoveryFrom({ priority, ahead, after }: Race, group: string): Recovery[] {
  if (priority !== 'A') return []
  const days = { from: ahead + 1, to: ahead + after, days: Math.min(after, LONGEST_PAUSE), resume: ahead + 1 }
  return [{ sport: undefined, ...days, isAhead: true, offs: [], group }]
}

/** Holds weeks and runs to the limits that gaps leave; what those after a goal hold is accepted with it. */
export function keepCapsAfter(
  timeline: Timeline,
  gaps: readonly Gap[],
  raced: Omit<Raced, 'recoveries'> & { recoveries: readonly Recovery[] },
  anew?: number,
) {
  const before = new Map(timeline.cards.map((card) => [card, card.reasons.length]))
  const { recoveries } = raced
  keepCaps(timeline, gaps, raced, anew)
  keepEasyShare(timeline, gaps, [...recoveries.map(({ resume }) => resume - 1), timeline.toRace])
  for (const [card, reasons] of before) {
    const goal = card.reasons.length > reasons && recoveries.findLast(({ resume }) => resume <= card.ahead)
    if (goal) card.group ??= goal.group
  }
}
