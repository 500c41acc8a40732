import { addDays, daysOnward, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { type IsoDay, type Notice, SPORTS } from '../../types.js'
import { missedIn } from '../findings.js'
import type { SeasonRace } from '../races/types.js'
import { type Gap, hasWayBack } from '../timeline/gaps.js'
import type { Off } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'
import type { Noticed, Proposal, TimeOffReason } from '../types.js'

type Told = Pick<Proposal, 'findings' | 'notices' | 'changes'>

/** What follows from sessions that were missed, from time off and races, and from the time that is left. */
const FOLLOWING: readonly string[] = [
  'MISSED_FEW',
  'GAP',
  'ILLNESS',
  'TIME_OFF_AHEAD',
  'TIME_OFF_GONE',
  'DEALT_ANEW',
  'GOAL_REVIEW',
  'LITTLE_TIME_LEFT',
  'RACE_NEW',
  'RACE_CHANGED',
  'RACE_UNTRAINED',
]

/** What a proposal rests on: the same on whatever day, until something comes to it. */
export function factsOf(timeline: Timeline, gaps: readonly Gap[], { findings, notices, changes }: Told): string[] {
  if (findings.length + notices.length + changes.length === 0) return []
  const facts = [
    ...gaps
      .filter((gap) => !gap.isAhead && (gap.sport === undefined || hasWayBack(gap)))
      .flatMap((gap) => missedIn(timeline, gap).map(({ exercise }) => `missed ${exercise.id}`)),
    ...timeline.offs.filter((off) => isOpen(off, gaps)).map((off) => offIn(timeline, off)),
    ...racesIn(timeline).flatMap(({ date, fact }) => (date >= timeline.today ? [fact] : [])),
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

/** Races whose day exists, as they are told, in whatever order. */
function racesIn({ input: { races } }: Timeline): { date: IsoDay; fact: string }[] {
  const told = (Array.isArray(races) ? races : []).flatMap((race: Partial<SeasonRace> | null) => {
    const { id, date, kind, priority, name, distances } = race ?? {}
    if (typeof date !== 'string' || !parseIsoDay(date)) return []
    const words = [id, kind, priority, name].map((each) => (typeof each === 'string' ? each : ''))
    const miles = SPORTS.map((sport) => clampAmount(distances?.[sport]))
    return [{ date, fact: JSON.stringify(['race', date, ...words, ...miles]) }]
  })
  return told.sort((one, other) => (one.fact < other.fact ? -1 : 1))
}

/** All that is told of time off and races. */
export const toldIn = (timeline: Timeline): ReadonlySet<string> =>
  new Set([...timeline.offs.map((off) => offIn(timeline, off)), ...racesIn(timeline).map(({ fact }) => fact)])

/** The time off that a fact tells of. */
export function offOf(fact: string): { from: IsoDay; to: IsoDay; reason: TimeOffReason } | undefined {
  if (!fact.startsWith('["off"')) return undefined
  const [, from, to, reason] = JSON.parse(fact)
  return { from, to, reason }
}

/** The last day of the time off, or the day of the race, that a fact tells of. */
export const lastDayOf = (fact: string): IsoDay | undefined =>
  offOf(fact)?.to ?? (fact.startsWith('["race"') ? JSON.parse(fact)[1] : undefined)

/** Of what is told no more. */
export const goneFact = (fact: string): string => `gone ${fact}`
export const isGone = (fact: string): boolean => fact.startsWith('gone ')

function factIn(timeline: Timeline, { code, inputs = {} }: Noticed | Notice): string[] {
  if (FOLLOWING.includes(code)) return []
  if (code === 'HOURS_TOO_MANY') return [`${code} ${hoursIn(timeline)}`]
  if (code === 'OVERDONE') return [`${code} ${inputs.week}`]
  if (code !== 'RACE_GONE') return [`${code} ${JSON.stringify(inputs)}`]
  const { days, ...race } = inputs
  return [`${code} ${addDays(timeline.today, Number(days))} ${JSON.stringify(race)}`]
}

/** Minutes of the weekdays that come, from Sunday on. */
function hoursIn({ hoursOn, season, toRace }: Timeline): string {
  const minutes: number[] = []
  for (let ahead = 0; ahead < 7; ahead++) minutes[daysOnward(toRace - ahead, season.raceDay)] = hoursOn(ahead)
  return minutes.join(' ')
}
