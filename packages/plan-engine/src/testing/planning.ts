import { dayLimits, keyDays } from '../season/key-days.js'
import { type Season, toSeason } from '../season/season.js'
import { type Role, type Slot, sessionBounds } from '../season/session-slot.js'
import { shapeWeeks, type WeekShape } from '../season/volume.js'
import type { PlanInput, Sport, Weekday } from '../types.js'
import type { BoardSetting } from '../week/week-board.js'

/** What the placing of a week needs of an input whose dates exist. */
export function planning(input: PlanInput): {
  season: Season
  shapeOf: (week: number) => WeekShape
  settingOf: (week: number) => BoardSetting
} {
  const season = toSeason(input)
  if (!season) throw new Error('The input has no dates')
  const days = keyDays(season)
  const shapes = shapeWeeks(season)
  const shapeOf = (week: number) => {
    const shape = shapes[week - 1]
    if (!shape) throw new Error(`There is no week ${week}`)
    return shape
  }
  const settingOf = (week: number) => {
    const shape = shapeOf(week)
    const { load, rest } = sessionBounds(season)
    const bounds = shape.kind === 'load' || shape.kind === 'absorb' ? load : rest
    return { season, shape, days, bounds, limits: dayLimits(season, days) }
  }
  return { season, shapeOf, settingOf }
}

/** A session on a weekday; easy, 30 minutes and between 20 and 60 unless said. */
export const slot = (day: Weekday, sport: Sport, fields: Partial<Slot> = {}): Slot => ({
  day,
  sport,
  role: 'easy',
  rule: 'every-day',
  gap: 0,
  minutes: 30,
  min: 20,
  max: 60,
  ...fields,
})

const MARKS: Record<Role, string> = {
  long: ' long',
  rehearsal: ' rehearsal',
  quality: ' hard',
  test: ' test',
  easy: '',
  brick: ' brick',
  sharpener: ' sharp',
  primer: ' primer',
  opener: ' opener',
}
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Sessions as a line such as `Mon bike hard, Tue run long`. */
export const slotLine = (slots: readonly Slot[]): string =>
  slots.map(({ day, sport, role }) => `${DAYS[day]} ${sport}${MARKS[role]}`).join(', ')
