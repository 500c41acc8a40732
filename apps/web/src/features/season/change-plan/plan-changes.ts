import { isSameSchedule, type NewPlan, type PlanChange, type Proposal } from '@tri/api-contract'
import { addDays, type IsoDay, SPORTS, weekOf } from '@tri/plan-engine'
import { titleOf } from '../../../components/plan-check/check-outcome.js'
import { clock, stopwatch } from '../../../lib/measures/format.js'
import { sportName } from '../../../ui/sport.js'
import { minutesText } from '../season-words.js'
import { type ComparedRow, toRow } from '../what-if/compare-plans.js'
import { comingHours } from './starts.js'

const CHANGEABLE = [
  ...(['raceDate', 'experienceLevel', 'currentSwimPace', 'currentBikePace', 'currentRunPace'] as const),
  ...(['goalFinishTime', 'goalSwimPace', 'goalBikePace', 'goalRunPace'] as const),
]

const rhythmOf = ({ rhythm = '3:1' }: NewPlan) => rhythm

const isSameRhythm = (plan: NewPlan, payload: NewPlan): boolean => rhythmOf(plan) === rhythmOf(payload)

/** Whether a set-up differs in more than days and hours: what then changes begins tomorrow. */
export const isMoreThanHours = (plan: NewPlan, payload: NewPlan): boolean =>
  !isSameRhythm(plan, payload) || CHANGEABLE.some((field) => payload[field] !== plan[field])

/** What of a plan a set-up would change, its hours from a day on; undefined where it is the same. */
export function changeTo(
  plan: NewPlan,
  payload: NewPlan,
  { from, today }: { from: IsoDay; today: IsoDay },
): PlanChange | undefined {
  const { weeklySchedule } = payload
  const isSame = isSameSchedule(plan.weeklySchedule, weeklySchedule)
  if (isMoreThanHours(plan, payload)) {
    const differing = CHANGEABLE.filter((field) => payload[field] !== plan[field])
    return {
      ...Object.fromEntries(differing.map((field) => [field, payload[field]])),
      ...(!isSameRhythm(plan, payload) && { rhythm: rhythmOf(payload) }),
      ...(!isSame && { weeklySchedule }),
    }
  }
  const coming = comingHours(plan, today)
  const isMoved = coming !== undefined && from !== coming
  if (isSame && !isMoved) return undefined
  return { weeklySchedule, ...((isMoved || from > addDays(today, 1)) && { from }) }
}

const CHANGED = 'PLAN_CHANGED'

/** Whether what is proposed changes the plan; else its notices say why it cannot. */
export const isToChange = ({ findings }: Pick<Proposal, 'findings'>): boolean =>
  findings.some(({ code }) => code === CHANGED)

/** The race date that a change leads to; undefined where it leads nowhere. */
export function raceDateOf({ findings }: Pick<Proposal, 'findings'>): IsoDay | undefined {
  const raceDate = findings.find(({ code }) => code === CHANGED)?.inputs.raceDate
  return typeof raceDate === 'string' ? raceDate : undefined
}

type Outlook = NonNullable<Proposal['before']>

/** Both plans from the week of tomorrow on: their weeks, and figure by figure. */
export type ComparedChange = {
  weeks: { before: readonly number[]; after: readonly number[] }
  rows: readonly ComparedRow[]
}

/** What a change does to a plan; undefined where nothing is compared. */
export function compareChange(
  plan: Pick<NewPlan, 'raceDate' | 'totalWeeks'>,
  { before, after }: Proposal,
  { raceDate, today }: { raceDate: IsoDay; today: IsoDay },
): ComparedChange | undefined {
  if (!before || !after) return undefined
  const tomorrow = addDays(today, 1)
  const now = seasonOf(before, weekOf(plan, tomorrow))
  const then = seasonOf(after, weekOf({ raceDate, totalWeeks: after.weeks.length }, tomorrow))
  return {
    weeks: { before: now.minutes, after: then.minutes },
    rows: [
      ...FIGURES.map(({ title, of, text }) => toRow(title, { before: of(now), after: of(then), text })),
      { title: 'Plan check, with what was done', before: checkText(before), after: checkText(after), change: '' },
      toRow('Finish forecast', { before: before.finish, after: after.finish, text: stopwatch }),
    ],
  }
}

const checkText = ({ auditScore }: Outlook): string => `${auditScore} of 100`

/** The rules of the plan check that the change would break, by their names. */
export const newlyBroken = ({ before, after }: Proposal): readonly string[] =>
  (after?.broken ?? []).filter((id) => !before?.broken.includes(id)).map((id) => titleOf({ id }))

type Season = { weeks: Outlook['weeks']; minutes: readonly number[]; fitness: number }

function seasonOf({ weeks, fitnessOnRaceDay: fitness }: Outlook, from: number): Season {
  const left = weeks.filter(({ week }) => week >= from)
  return { weeks: left, minutes: left.map(({ minutes }) => minutes), fitness }
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

export const HOURS = 'Hours of training'

/** A figure of what is left of a season, and how it is written. */
type Figure = { title: string; of: (season: Season) => number; text: (value: number) => string }

const FIGURES: readonly Figure[] = [
  { title: 'Weeks left', of: ({ weeks }) => weeks.length, text: String },
  { title: HOURS, of: ({ minutes }) => sum(minutes), text: minutesText },
  ...SPORTS.map((sport) => ({
    title: `${sportName(sport)} hours`,
    of: ({ weeks }: Season) => sum(weeks.map(({ bySport }) => bySport[sport])),
    text: minutesText,
  })),
  { title: 'Biggest week', of: ({ minutes }) => Math.max(0, ...minutes), text: minutesText },
  {
    title: 'Longest ride',
    of: ({ weeks }) => Math.max(0, ...weeks.map(({ longestRide }) => longestRide)),
    text: clock,
  },
  { title: 'Longest run', of: ({ weeks }) => Math.max(0, ...weeks.map(({ longestRun }) => longestRun)), text: clock },
  { title: 'Fitness on race day', of: ({ fitness }) => Math.round(fitness), text: String },
]
