import { addDays, parseIsoDay } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { recoveryEvery } from '../formulas/phase.js'
import type { IsoDay, PlanCalendar, PlanInput, Rhythm, RhythmCalendar } from '../types.js'

/** The rhythms before the last one in the order of their days; what cannot be read is left out. */
export const readEarlierRhythms = (given: RhythmCalendar['earlierRhythms']): { before: IsoDay; rhythm: Rhythm }[] =>
  (Array.isArray(given) ? given : [])
    .filter((each) => parseIsoDay(`${each?.before}`))
    .sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1))

const textOf = ({ before, rhythm }: { before: IsoDay; rhythm: Rhythm }): string => before + rhythm

/** Far more weeks than a plan has; a number beyond it is a mistake. */
const MAX_WEEKS = 520

/** The first day of each week; of no use where the rhythm is always the same. */
function firstDays({ raceDate, totalWeeks }: PlanCalendar, isUsed = true): IsoDay[] {
  const weeks = Math.trunc(Math.min(clampAmount(totalWeeks), MAX_WEEKS))
  return Array.from({ length: weeks }, (_, index) => (isUsed ? addDays(raceDate, 1 - 7 * (weeks - index)) : ''))
}

/**
 * For each week its number among those that are there to be easier, 0 for those that are there to load. A week goes by the rhythm of its
 * first day, and where the rhythm changes the load weeks before count on.
 */
export function easierTurns({ raceDate, totalWeeks, rhythm, earlierRhythms }: RhythmCalendar): number[] {
  const earlier = readEarlierRhythms(earlierRhythms)
  const firsts = firstDays({ raceDate, totalWeeks }, earlier.length > 0)
  let row = 0
  let turn = 0
  return firsts.map((first) => {
    const inForce = earlier.find(({ before }) => first < before)?.rhythm ?? rhythm
    row++
    if (row < recoveryEvery(inForce)) return 0
    row = 0
    return ++turn
  })
}

/** The rhythms of a plan that has another one from a day on; those that no week goes by are forgotten. */
export function withRhythm(
  { rhythm: last, earlierRhythms, ...calendar }: RhythmCalendar,
  from: IsoDay,
  rhythm: Rhythm,
): Pick<PlanInput, 'rhythm' | 'earlierRhythms'> {
  const firsts = firstDays(calendar)
  const before = readEarlierRhythms(earlierRhythms).filter((each) => each.before < from)
  const all = [...before, { before: from, rhythm: last ?? '3:1' }]
  const counting = all.filter((each, index) =>
    firsts.some((first) => first < each.before && first >= (all[index - 1]?.before ?? '')),
  )
  return { rhythm, earlierRhythms: counting.length > 0 ? counting : undefined }
}

/**
 * Tests come in every other recovery week (mpctests: every 8 to 12 weeks; every 6 of two load weeks and a recovery week: design choice).
 * `easier` are the turns of a season's weeks.
 */
export function isForTests(easier: readonly number[], week: number): boolean {
  const turn = easier[week - 1] ?? 0
  return turn > 0 && turn % 2 === 0
}
