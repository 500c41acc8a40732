import { MOST_FEW } from '../audit/facts/way-back-steps.js'
import { daysOnward } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { predictFinish } from '../formulas/finish-time.js'
import { maxOf, median, minutesIn } from '../sums.js'
import type { Notice, Weekday } from '../types.js'
import { type AdaptFindingInputs, found, warn } from './codes.js'
import { finishForecast } from './race-paces.js'
import { countedDays } from './rules/way-back.js'
import type { Card } from './timeline/cards.js'
import type { Gap } from './timeline/gaps.js'
import { isBlocked, type Off } from './timeline/time-off.js'
import { type Timeline, trainedDays } from './timeline/timeline.js'
import type { Noticed } from './types.js'

/** From so many days off on the goal is worth a look. */
const REVIEW_FROM = 21

/** So near the race illness cannot be trained away. */
const LITTLE_TIME = 14

/** What there is to say of gaps: days missed, illness, time off that is to come. */
export function gapFindings(timeline: Timeline, gaps: readonly Gap[]): Noticed[] {
  const told = gaps.filter((gap) => isTold(gap, gaps))
  return [
    ...told.flatMap((gap) => (gap.isAhead ? aheadFinding(gap) : currentFinding(timeline, gap))),
    ...shortDaysAhead(timeline)
      .filter((off) => !told.some(({ offs }) => offs.includes(off)))
      .map(shortDaysFinding),
  ]
}

/** Whether a gap is told, and not with another one. */
function isTold(gap: Gap, gaps: readonly Gap[]): boolean {
  if (gap.sport === undefined) return true
  if (gap.isAhead) return !hasSame(gaps, gap)
  const all = gaps.find(({ sport, isAhead }) => sport === undefined && !isAhead)
  return gap.days > MOST_FEW && gap.days !== all?.days && !(all && all.days > MOST_FEW)
}

/** Whether time off is told of all sports, or of another one before. */
function hasSame(gaps: readonly Gap[], { sport, from, to }: Gap): boolean {
  const same = gaps.find((gap) => gap.isAhead && gap.from === from && gap.to === to)
  return same !== undefined && same.sport !== sport
}

function aheadFinding({ offs, days, from }: Gap): Noticed[] {
  const [off] = offs
  if (!off) return []
  const { reason, minutesPerDay: most } = off
  return [found('TIME_OFF_AHEAD', { days, reason, ahead: from, ...(most !== undefined && { most }) }, 'myProCoach')]
}

/** Days with few minutes that are not over, and that come before the race. */
const shortDaysAhead = ({ offs, toRace }: Timeline): Off[] =>
  offs.filter(({ minutesPerDay, from, to }) => minutesPerDay !== undefined && to >= 0 && from < toRace)

/** Of days that have begun those that are left. */
function shortDaysFinding({ from, to, reason, minutesPerDay: most = 0 }: Off): Noticed {
  const ahead = Math.max(0, from)
  return found('TIME_OFF_AHEAD', { days: to - ahead + 1, reason, ahead, most }, 'spiering')
}

function currentFinding(timeline: Timeline, gap: Gap): Noticed[] {
  const { days, sport, offs, resume } = gap
  const ill = offs.filter(({ reason }) => reason === 'ill' || reason === 'ill-fever')
  const weekday = weekdayAt(timeline, resume)
  if (ill.length > 0) {
    const isFever = ill.some(({ reason }) => reason === 'ill-fever')
    return [found('ILLNESS', { days, resume: weekday, isFever }, 'iocIllness')]
  }
  if (days > MOST_FEW)
    return [found('GAP', { days, resume: weekday, ...(sport && { sport }) }, days > 6 ? 'trainerRoad' : 'friel')]
  const missed = missedIn(timeline, gap)
  if (missed.length === 0) return []
  const told = { days, from: weekdayAt(timeline, gap.from), to: weekdayAt(timeline, gap.to) }
  return [found('MISSED_FEW', { ...told, sessions: missed.length, minutes: minutesIn(missed) }, 'friel')]
}

/** The sessions that were missed in a gap, none of them in time off that was told. */
export const missedIn = ({ cards, offs }: Timeline, gap: Gap): Card[] =>
  cards.filter(
    ({ sport, ahead }) =>
      sport &&
      ahead >= gap.from &&
      ahead <= gap.to &&
      (gap.sport === undefined || gap.sport === sport) &&
      !isBlocked(offs, ahead, sport),
  )

const weekdayAt = ({ season, toRace }: Timeline, ahead: number): Weekday => daysOnward(toRace - ahead, season.raceDay)

/** What the athlete should think of beside the changes. */
export function gapNotices(timeline: Timeline, gaps: readonly Gap[]): Notice[] {
  const { toRace, offs } = timeline
  const longest = maxOf(gaps.map(countedDays))
  const ill = offs.filter(({ reason, to }) => (reason === 'ill' || reason === 'ill-fever') && to >= -LITTLE_TIME)
  const isNear = gaps.some(
    ({ offs: within, resume }) => within.some((off) => ill.includes(off)) && toRace - resume < LITTLE_TIME,
  )
  return [
    ...(longest >= REVIEW_FROM ? [warn('GOAL_REVIEW', { days: longest, ...finishTimes(timeline) })] : []),
    ...(offs.some(({ isAlarming, to }) => isAlarming && to >= -1) ? [warn('SEE_A_DOCTOR', {})] : []),
    ...(isNear ? [warn('LITTLE_TIME_LEFT', { days: toRace })] : []),
  ]
}

/** Whole seconds to the finish line: at the goal's paces, and at those that the season leads to. */
const finishTimes = (timeline: Timeline): { goal: number; finish: number } => ({
  goal: Math.round(predictFinish(timeline.season.distances, timeline.season.goal)),
  finish: finishForecast(timeline),
})

/** Days over which what was done is held against the plan, and the share below which the hours are too many. */
const COMPLIANCE_DAYS = 28
const TOO_LITTLE = 0.5

/** More days off are a gap, not too many hours. */
const LONGEST_PAUSE = 6

/** Whether the plan asks for more hours than the athlete has: less than half of its minutes in 28 days without time off. */
export function hoursFinding(timeline: Timeline, gaps: readonly Gap[]): Noticed[] {
  const { cards, done, offs, start } = timeline
  if (start > -COMPLIANCE_DAYS || offs.some(({ from, to }) => to >= -COMPLIANCE_DAYS && from < 0)) return []
  if (gaps.some(({ days, isAhead, sport }) => !isAhead && !sport && days > LONGEST_PAUSE)) return []
  if (isBackFromPause(timeline)) return []
  const isLately = ({ ahead }: { ahead: number }) => ahead < 0 && ahead >= -COMPLIANCE_DAYS
  const planned = minutesIn(cards.filter(isLately).map(({ exercise }) => ({ minutes: clampAmount(exercise.duration) })))
  const lately = done.filter(isLately)
  const minutes = minutesIn(lately)
  if (planned === 0 || minutes >= TOO_LITTLE * planned) return []
  const usual = (day: Weekday) =>
    Math.round(
      median(
        [0, 1, 2, 3].map((week) =>
          minutesIn(lately.filter((each) => each.workout.day === day && weekOf(each) === week)),
        ),
      ),
    )
  const days = {
    day0: usual(0),
    day1: usual(1),
    day2: usual(2),
    day3: usual(3),
    day4: usual(4),
    day5: usual(5),
    day6: usual(6),
  }
  const percent = Math.round((100 * minutes) / planned)
  const inputs: AdaptFindingInputs['HOURS_TOO_MANY'] = { done: Math.round(minutes), planned, percent, ...days }
  return [found('HOURS_TOO_MANY', inputs, 'myProCoach')]
}

/** Whether training paused for so long in these days, or until them, and has gone on: that has been answered. */
function isBackFromPause(timeline: Timeline): boolean {
  const days = [timeline.start - 1, ...trainedDays(timeline)]
  return days.some((day, index) => {
    const next = days[index + 1]
    return next !== undefined && next - day - 1 > LONGEST_PAUSE && next > -COMPLIANCE_DAYS
  })
}

/** Which of the four weeks before today a day lies in. */
const weekOf = ({ ahead }: { ahead: number }): number => Math.floor((-1 - ahead) / 7)
