import type { SeasonWeek } from '@tri/plan-engine/season'
import { clock, shortDate } from '../../lib/measures/format.js'

const WHEN: Record<SeasonWeek['time'], string | undefined> = { past: undefined, now: 'this week', ahead: undefined }

/** Minutes of a week or season: `"5:45"`. */
export const minutesText = (minutes: number): string => clock(Math.round(minutes))

/** A week of the season for those who hear it: `"Week 6, Build Phase, 7:40 planned, 3:10 done, long ride 1:40"`. */
export function spokenWeek(week: SeasonWeek): string {
  const { planned, done, longRide, longRun, time } = week
  const parts = [
    `Week ${week.week}`,
    week.phase,
    `${minutesText(planned.total)} planned`,
    time === 'ahead' && done.total === 0 ? undefined : `${minutesText(done.total)} done`,
    longRide > 0 ? `long ride ${clock(longRide)}` : undefined,
    longRun > 0 ? `long run ${clock(longRun)}` : undefined,
    WHEN[time],
  ]
  return parts.filter(Boolean).join(', ')
}

/** The days of a week: `"25 Jan \u2013 31 Jan"`. */
export const weekDates = ({ from, to }: Pick<SeasonWeek, 'from' | 'to'>): string =>
  `${shortDate(from)} \u2013 ${shortDate(to)}`

const BANDS: Record<NonNullable<SeasonWeek['compliance']>['band'], string> = {
  near: 'as planned',
  off: 'somewhat off',
  far: 'far off',
}

/** How near a week came to its plan: `"96 %, as planned"`; empty while it is not over. */
export const complianceText = ({ compliance }: Pick<SeasonWeek, 'compliance'>): string =>
  compliance ? `${compliance.percent} %, ${BANDS[compliance.band]}` : ''
