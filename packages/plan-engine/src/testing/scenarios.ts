import { addDays, DAY_NAMES } from '../calendar.js'
import { RACE_PRESETS } from '../formulas/presets.js'
import { defaultSchedule } from '../formulas/schedule.js'
import type { ExperienceLevel, Paces, Plan, PlanInput, RaceType, WeeklySchedule } from '../types.js'

/** Today's and the goal's paces of an athlete of each level. */
const ATHLETES: Record<ExperienceLevel, { current: Paces; goal: Paces }> = {
  beginner: { current: { swim: 150, bike: 15, run: 600 }, goal: { swim: 140, bike: 16, run: 560 } },
  intermediate: { current: { swim: 115, bike: 18.5, run: 500 }, goal: { swim: 110, bike: 19.2, run: 478 } },
  advanced: { current: { swim: 88, bike: 22.5, run: 400 }, goal: { swim: 86, bike: 23, run: 390 } },
}

/** A Sunday, so that weeks run from Monday to Sunday. */
const RACE_DATE = '2027-06-06'

/** A season of whole weeks on the race's default schedule, unless said. */
export function scenario(
  raceType: RaceType,
  level: ExperienceLevel,
  totalWeeks: number,
  fields: Partial<PlanInput> = {},
): PlanInput {
  const raceDate = fields.raceDate ?? RACE_DATE
  return {
    raceType,
    distances: RACE_PRESETS[raceType],
    today: addDays(raceDate, -7 * totalWeeks),
    raceDate,
    totalWeeks,
    currentPaces: ATHLETES[level].current,
    goalPaces: ATHLETES[level].goal,
    experienceLevel: level,
    weeklySchedule: defaultSchedule(raceType),
    ...fields,
  }
}

/** A week from a line such as `Sun 1, Tue 2e, Sat 0.5`: hours of the days that are free, `e` for an endurance day. */
export function weekOffering(line: string): WeeklySchedule {
  const availability = new Map(line.split(', ').map((part) => [part.slice(0, 3), part.slice(4)]))
  return DAY_NAMES.map((dayName, day) => {
    const offer = availability.get(dayName.slice(0, 3)) ?? ''
    const hours = Number.parseFloat(offer) || 0
    return { day: day as 0, dayName, available: hours > 0, hours, isEndurance: offer.endsWith('e') }
  })
}

const MARKS = { load: '', recovery: 'r', absorb: 'a', taper: 't', race: 'R', return: 'b', 'tune-up': 'u' } as const

/** Each week's minutes with a letter for its kind: r recovery, a absorb, t taper, R race window, b way back, u tune-up race. */
export const minuteRow = ({ weeks }: Pick<Plan, 'weeks'>): string =>
  weeks.map(({ minutes, kind }) => `${minutes}${MARKS[kind]}`).join(' ')
