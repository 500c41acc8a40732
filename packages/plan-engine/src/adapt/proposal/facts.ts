import { addDays, daysOnward } from '../../calendar.js'
import type { Notice } from '../../types.js'
import { missedIn } from '../findings.js'
import { type Gap, MOST_FEW } from '../timeline/gaps.js'
import type { Off } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'
import type { Noticed, Proposal } from '../types.js'

type Told = Pick<Proposal, 'findings' | 'notices' | 'changes'>

/** What follows from sessions that were missed and from time off, and from the time that is left. */
const FOLLOWING: readonly string[] = [
  'MISSED_FEW',
  'GAP',
  'ILLNESS',
  'TIME_OFF_AHEAD',
  'DEALT_ANEW',
  'GOAL_REVIEW',
  'LITTLE_TIME_LEFT',
]

/** Races, whose inputs count the days that are left. */
const OF_RACES: readonly string[] = ['RACE_NEW', 'RACE_CHANGED', 'RACE_GONE']

/** What a proposal rests on: the same on whatever day, until something comes to it. */
export function factsOf(timeline: Timeline, gaps: readonly Gap[], { findings, notices, changes }: Told): string[] {
  if (findings.length + notices.length + changes.length === 0) return []
  const facts = [
    ...gaps
      .filter(({ isAhead, sport, days }) => !isAhead && (sport === undefined || days > MOST_FEW))
      .flatMap((gap) => missedIn(timeline, gap).map(({ exercise }) => `missed ${exercise.id}`)),
    ...timeline.offs.filter((off) => isOpen(off, gaps)).map((off) => offIn(timeline, off)),
    ...[...findings, ...notices].flatMap((noticed) => factIn(timeline, noticed)),
  ]
  return [...new Set(facts)]
}

/** Whether a proposal rests on nothing but what is settled: it asks nothing new. */
export const isSettled = ({ facts }: Pick<Proposal, 'facts'>, settled: readonly string[]): boolean =>
  facts.length > 0 && facts.every((fact) => settled.includes(fact))

/** Whether time off is not over, or training has not resumed after it. */
const isOpen = (off: Off, gaps: readonly Gap[]): boolean => off.to >= 0 || gaps.some(({ offs }) => offs.includes(off))

const offIn = ({ today }: Timeline, { from, to, reason, blocked, minutesPerDay, isAlarming }: Off): string =>
  JSON.stringify(['off', addDays(today, from), addDays(today, to), reason, blocked, minutesPerDay, isAlarming])

function factIn(timeline: Timeline, { code, inputs = {} }: Noticed | Notice): string[] {
  if (FOLLOWING.includes(code)) return []
  if (code === 'HOURS_TOO_MANY') return [`${code} ${hoursIn(timeline)}`]
  if (code === 'OVERDONE') return [`${code} ${inputs.week}`]
  if (!OF_RACES.includes(code)) return [`${code} ${JSON.stringify(inputs)}`]
  const { days, ...race } = inputs
  return [`${code} ${addDays(timeline.today, Number(days))} ${JSON.stringify(race)}`]
}

/** Minutes of the weekdays that come, from Sunday on. */
function hoursIn({ hoursOn, season, toRace }: Timeline): string {
  const minutes: number[] = []
  for (let ahead = 0; ahead < 7; ahead++) minutes[daysOnward(toRace - ahead, season.raceDay)] = hoursOn(ahead)
  return minutes.join(' ')
}
