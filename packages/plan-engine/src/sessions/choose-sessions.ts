import { nonEasyShare } from '../formulas/volume-tables.js'
import { LEARNING_MINUTES, learnsToSwim } from '../season/long-swim.js'
import type { Role, Slot } from '../season/session-slot.js'
import type { BySport } from '../types.js'
import { chooseBrick, chooseEasy, chooseOpener } from './choose-easy.js'
import { choosePrimer, chooseQuality, chooseSharpener } from './choose-hard.js'
import { chooseLong, chooseRehearsal } from './choose-long.js'
import { chooseLongSwim } from './choose-long-swim.js'
import { chooseTest } from './choose-test.js'
import { drillOf } from './library/drills.js'
import type { Chooser, Content, Memory } from './session-content.js'

/** Repeats of a hard session in weeks that rest, against a week that loads. Design choice. */
const REDUCTION = { load: 1, race: 1, taper: 0.6, recovery: 0.5, absorb: 0.7 } as const

/** A week of so many swims has none for drills alone. */
const FEW_SWIMS = 2

/** The most of a week that may be above easy, whatever it costs: R12 asks for 70 % easy, and rounding takes its part. */
const MOST_NON_EASY = 0.29

/** Who gets the week's hard time first: roles by the tens, then sports. Design choice. */
const ROLE_RANK: Record<Role, number> = {
  sharpener: 0,
  primer: 10,
  opener: 20,
  rehearsal: 25,
  quality: 30,
  brick: 40,
  long: 50,
  easy: 60,
  test: 70,
}
const SPORT_RANK: BySport<number> = { run: 0, bike: 1, swim: 2 }

const CHOOSE: Record<Role, (chooser: Chooser, slot: Slot) => Content> = {
  sharpener: chooseSharpener,
  primer: choosePrimer,
  opener: chooseOpener,
  quality: chooseQuality,
  brick: chooseBrick,
  long: (chooser, slot) => (slot.sport === 'swim' ? chooseLongSwim : chooseLong)(chooser, slot),
  easy: chooseEasy,
  test: chooseTest,
  rehearsal: chooseRehearsal,
}

/** What is done in each session, in their order, and the share of the week's time that stays easy. */
export type Chosen = { contents: Content[]; easyShare: number }

/** What is done in each of the week's sessions; their hard time together stays within the week's budget. */
export function chooseSessions(
  context: Omit<Chooser, 'needs' | 'opening' | 'techniqueSwims'>,
  slots: readonly Slot[],
): Chosen {
  const { season, shape, growth } = context
  let minutes = 0
  for (const slot of slots) minutes += slot.minutes
  const needs = {
    level: season.rank,
    progress: growth,
    reduction: REDUCTION[shape.kind],
    room: Math.floor(MOST_NON_EASY * minutes * 60),
    budget: Math.floor(nonEasyShare(season.race, season.level, shape.part) * minutes * 60 + 1e-9),
    spent: 0,
  }
  const swims = slots.filter(({ sport }) => sport === 'swim')
  const learns = learnsToSwim(season) && shape.kind !== 'race'
  const opens = learns || (swims.length <= FEW_SWIMS && shape.kind !== 'race')
  const chooser: Chooser = {
    ...context,
    needs,
    opening: opens ? drillOf(shape.week - 1) : undefined,
    techniqueSwims: learns ? techniqueSwims(context.memory, swims) : undefined,
  }
  const rank = ({ role, sport }: Slot) => ROLE_RANK[role] + SPORT_RANK[sport]
  const order = slots
    .map((slot, index) => ({ slot, index }))
    .sort((a, b) => rank(a.slot) - rank(b.slot) || a.index - b.index)
  const contents: Content[] = []
  for (const { slot, index } of order) contents[index] = CHOOSE[slot.role](chooser, slot)
  return { contents, easyShare: minutes > 0 ? 1 - needs.spent / (minutes * 60) : 1 }
}

/** How many of a week's swims that would be hard are for technique, so that half of all swims are: its easy ones are in any case. None is longer than helps. */
function techniqueSwims(memory: Memory, swims: readonly Slot[]): number {
  const count = (wanted: Role) =>
    swims.filter(({ role, minutes }) => role === wanted && minutes <= LEARNING_MINUTES).length
  const due = memory.techniqueDue + swims.length / 2 - count('easy')
  const chosen = Math.max(0, Math.min(count('quality'), Math.round(due)))
  memory.techniqueDue = Math.max(-0.5, due - chosen)
  return chosen
}
