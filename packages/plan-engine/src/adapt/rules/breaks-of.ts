import { type Break, breaksIn, type Mark, stronger } from '../../audit/facts/breaks.js'
import { MOST_FEW } from '../../audit/facts/way-back-steps.js'
import { SPORTS } from '../../types.js'
import { wholeGaps } from '../timeline/gaps.js'
import type { Timeline } from '../timeline/timeline.js'

/** The breaks of a season as the audit reads them of what is told: time off, and days that were missed, which are some too. */
export function breaksOf(timeline: Timeline): Break[] {
  const { offs, season, toRace } = timeline
  const marks: Mark[] = Array.from({ length: 7 * season.totalWeeks }, () => undefined)
  const first = toRace - marks.length + 1
  const put = ({ from, to }: { from: number; to: number }, mark: Mark) => {
    for (let day = Math.max(0, from - first); day <= Math.min(to - first, marks.length - 1); day++)
      marks[day] = stronger(marks[day], mark)
  }
  for (const off of offs) {
    const mark = off.minutesPerDay === undefined ? undefined : 'fewer'
    put(off, off.isAlarming || off.reason === 'ill-fever' ? 'fever' : off.blocked.length > 0 ? 'off' : mark)
  }
  for (const sport of [undefined, ...SPORTS])
    for (const gap of wholeGaps(timeline, sport)) if (!gap.isAhead && gap.days > MOST_FEW) put(gap, 'off')
  return breaksIn(marks)
}
