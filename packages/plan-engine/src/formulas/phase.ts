import { addDays, parseIsoDay } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import type { IsoDay, Phase, PlanCalendar, PlanInput, Rhythm, RhythmCalendar } from '../types.js'

/** A recovery week comes every so many weeks. */
export const recoveryEvery = (rhythm: Rhythm | null | undefined): 3 | 4 => (rhythm === '2:1' ? 3 : 4)

/** The name of week `week` of `totalWeeks`; race week and recovery weeks come before the shares of the season. */
export const weekPhase = (week: number, totalWeeks: number, rhythm?: Rhythm | null): Phase =>
  phaseWhere(week, totalWeeks, week % recoveryEvery(rhythm) === 0)

/** The same of a week that is there to be easier, or to load. */
export function phaseWhere(week: number, totalWeeks: number, isEasier: boolean): Phase {
  if (week === totalWeeks) return 'Race Week'
  if (isEasier && week < Math.floor(0.85 * totalWeeks) - 1) return 'Recovery Week'
  const share = week / totalWeeks
  if (share < 0.3) return 'Base Building'
  if (share < 0.7) return 'Build Phase'
  return share < 0.9 ? 'Peak Phase' : 'Taper'
}

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

/** The rhythms of a plan that has another one from a day on; those that no week goes by, or that go on as they were, are forgotten. */
export function withRhythm(
  { rhythm: last, earlierRhythms, ...calendar }: RhythmCalendar,
  from: IsoDay,
  rhythm: Rhythm,
): Pick<PlanInput, 'rhythm' | 'earlierRhythms'> {
  const firsts = firstDays(calendar)
  const told = readEarlierRhythms(earlierRhythms).filter(({ before }) => before <= from)
  // Where another one was to begin on the same day, what held in the end never did.
  const all = told.at(-1)?.before === from ? told : [...told, { before: from, rhythm: last ?? '3:1' }]
  const held = all.filter((each, index) =>
    firsts.some((first) => first < each.before && first >= (all[index - 1]?.before ?? '')),
  )
  const changes = held.slice(0, held.findLastIndex((each) => each.rhythm !== rhythm) + 1)
  return { rhythm, earlierRhythms: changes.length > 0 ? changes : undefined }
}

/**
 * Tests come in every other recovery week (mpctests: every 8 to 12 weeks; every 6 of two load weeks and a recovery week: design choice).
 * `easier` are the turns of a season's weeks.
 */
export function isForTests(easier: readonly number[], week: number): boolean {
  const turn = easier[week - 1] ?? 0
  return turn > 0 && turn % 2 === 0
}
