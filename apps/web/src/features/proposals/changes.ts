import type { Proposal } from '@tri/api-contract'
import { dateOf, type IsoDay, type PlanCalendar } from '@tri/plan-engine'
import { clock, counted, shortDate, shortWeekday } from '../../lib/measures/format.js'

export type Change = Proposal['changes'][number]

/** Changes that are accepted or refused together. */
export type ChangeGroup = { id: string; changes: readonly Change[] }

/** A week with the groups that begin in it. */
export type ChangedWeek = { week: number; groups: readonly ChangeGroup[] }

/** Where a change shows first: where the session stands, or where a new one will. */
const placeOf = ({ from, to }: Change) => from ?? to

const weekOfChange = (change: Change): number => placeOf(change)?.week ?? 0

/** The changes by week and group, as they come. */
export function changedWeeks(changes: readonly Change[]): readonly ChangedWeek[] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) groups.set(change.group, [...(groups.get(change.group) ?? []), change])
  const weeks = new Map<number, ChangeGroup[]>()
  for (const [id, own] of groups) {
    const week = Math.min(...own.map(weekOfChange))
    weeks.set(week, [...(weeks.get(week) ?? []), { id, changes: own }])
  }
  return [...weeks].map(([week, own]) => ({ week, groups: own })).sort((one, other) => one.week - other.week)
}

/** The changes by week and day, for where none is chosen by itself: one group may reach over a whole season. */
export const changesByDay = (changes: readonly Change[]): readonly ChangedWeek[] =>
  changedWeeks(
    changes.map((change) => {
      const { week, day } = placeOf(change) ?? { week: 0, day: 0 }
      return { ...change, group: `${change.group} ${week} ${day}` }
    }),
  )

/** `"6 changes in 3 weeks"`, `"2 changes in week 7"`. */
export function changesInWords(changes: readonly Change[]): string {
  const weeks = [...new Set(changes.map(weekOfChange))]
  const where = weeks.length === 1 ? `week ${weeks[0]}` : `${weeks.length} weeks`
  return `${counted(changes.length, 'change')} in ${where}`
}

/** `"6 changes in weeks 6 to 9"`. */
export function changesByWeek(changes: readonly Change[]): string {
  const weeks = changes.map(weekOfChange)
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)]
  return `${counted(changes.length, 'change')} in ${first === last ? `week ${first}` : `weeks ${first} to ${last}`}`
}

/** The day of a change. */
export function dateOfChange(calendar: PlanCalendar, change: Change): IsoDay | undefined {
  const place = placeOf(change)
  return place && dateOf(calendar, place.week, place.day)
}

/** What a session was and what becomes of it, e.g. `3:05` and `1:50, easy`; `was` is empty for a new one, and for one that comes back. */
export function turnOf(calendar: PlanCalendar, { from, to, kind, reasons }: Change): { was: string; becomes: string } {
  if (!from) {
    const how = reasons.some(({ rule }) => rule === 'put-back') ? 'back' : 'new'
    return { was: '', becomes: to ? `${how}, ${clock(to.exercise.duration)}` : '' }
  }
  const was = clock(from.exercise.duration)
  if (!to) return { was, becomes: 'dropped' }
  const minutes = clock(to.exercise.duration)
  const words = to.exercise.intensity === from.exercise.intensity ? [] : [to.exercise.intensity]
  if (kind === 'move') {
    // To another week: the weekday stays, and says nothing.
    const dayOf = from.week === to.week ? shortWeekday : shortDate
    const [one, other] = [from, to].map(({ week, day }) => dayOf(dateOf(calendar, week, day)))
    return { was: String(one), becomes: [`${other} ${minutes}`, ...words].join(', ') }
  }
  if (words.length === 0 && was === minutes)
    return { was, becomes: `${minutes}, ${to.exercise.pace === from.exercise.pace ? 'other steps' : 'slower'}` }
  return { was, becomes: [minutes, ...words].join(', ') }
}

/** The minutes of a week before, and after the changes that are chosen. */
export type WeekHours = { week: number; before: number; after: number }

/** Weeks that are shown behind the last one that changes. */
const WEEKS_AFTER = 2
/** So many have room side by side. */
const MOST_WEEKS = 12

/** The season's weeks from one on, with what the chosen changes do to them. */
export function hoursByWeek({ before }: Proposal, chosen: readonly Change[], from: number): readonly WeekHours[] {
  return (before?.weeks ?? [])
    .filter(({ week }) => week >= from)
    .map(({ week, minutes }) => ({ week, before: minutes, after: minutes + minutesAdded(chosen, week) }))
}

/** The part of them with something to see. */
export function shownWeeks(weeks: readonly WeekHours[], changes: readonly Change[]): readonly WeekHours[] {
  const last = Math.max(...changes.flatMap(({ from, to }) => [from?.week ?? 0, to?.week ?? 0])) + WEEKS_AFTER
  return weeks.filter(({ week }) => week <= last).slice(0, MOST_WEEKS)
}

/** What changes add to a week, in minutes. */
export const minutesAdded = (changes: readonly Change[], week: number): number =>
  changes.reduce(
    (sum, { from, to }) =>
      sum + (to?.week === week ? to.exercise.duration : 0) - (from?.week === week ? from.exercise.duration : 0),
    0,
  )
