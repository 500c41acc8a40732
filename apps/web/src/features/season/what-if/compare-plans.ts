import { type NewPlan, readCurrentPaces, readDistances, readGoalPaces, readPlanInput } from '@tri/api-contract'
import { auditPlan, dateOf, generatePlan, type IsoDay, SPORTS, type Workout } from '@tri/plan-engine'
import { type PlanFigures, planFigures, raceForecast, seasonWeeks } from '@tri/plan-engine/season'
import { verdictOf } from '../../../components/plan-check/check-outcome.js'
import { clock, stopwatch } from '../../../lib/measures/format.js'
import { sportName } from '../../../ui/sport.js'
import { minutesText } from '../season-words.js'

/** A plan with what is left of it from today on. */
export type Compared = {
  figures: PlanFigures
  /** `"100 of 100 Sound"`. */
  check: string
  /** Whole seconds of each way to race, by its name. */
  finishes: readonly { title: string; seconds: number }[]
  /** Planned minutes of each week, the last one race week. */
  weeks: readonly number[]
}

/** What moves the forecast, and what does not. */
export const WHY_FORECAST_STAYS =
  'The forecast follows your paces, your goal and the race. No study says how many minutes an hour of training saves, so days and hours alone do not move it.'

/** One figure of both plans, and how it changes: `"+1.5 h"`, empty where it does not. */
export type ComparedRow = { title: string; before: string; after: string; change: string }

/** The plan on the screen, which is not saved yet, edits and all; in its figures what lies before today does not count. */
export function comparedNow(plan: NewPlan, workouts: readonly Workout[], today: IsoDay): Compared {
  const left = workouts.filter(({ week, day }) => dateOf(plan, week, day) >= today)
  return {
    ...shared(plan, left, today),
    check: checkText(auditPlan({ workouts }, readPlanInput(plan))),
  }
}

/** The plan that a set-up would make. */
export function comparedThen(payload: NewPlan, today: IsoDay): Compared {
  const input = readPlanInput(payload)
  const plan = generatePlan(input)
  return { ...shared(payload, plan.workouts, today), check: checkText(auditPlan(plan, input)) }
}

function shared(plan: NewPlan, workouts: readonly Workout[], today: IsoDay): Omit<Compared, 'check'> {
  const races = { distances: readDistances(plan), currentPaces: readCurrentPaces(plan), goalPaces: readGoalPaces(plan) }
  const weeks = seasonWeeks(plan, workouts, today).filter(({ time }) => time !== 'past')
  const { scenarios, goal } = raceForecast({ raceType: plan.raceType, ...races })
  const steady = scenarios.find(({ name }) => name === 'steady')
  return {
    figures: { ...planFigures({ ...plan, ...races }, workouts), weeks: weeks.length },
    finishes: [
      { title: 'Forecast, steady', seconds: steady?.finish ?? 0 },
      { title: 'Forecast, at goal paces', seconds: (goal ?? steady)?.finish ?? 0 },
    ],
    weeks: weeks.map(({ planned }) => planned.total),
  }
}

function checkText(audit: Parameters<typeof verdictOf>[0]): string {
  return `${audit.score} of 100 ${verdictOf(audit).word}`
}

/** A figure of a plan, and how it is written. */
type Figure = { title: string; of: (figures: PlanFigures) => number; text: (value: number) => string }

const FIGURES: readonly Figure[] = [
  { title: 'Weeks left', of: ({ weeks }) => weeks, text: String },
  { title: 'Training days', of: ({ trainingDays }) => trainingDays, text: String },
  { title: 'Hours of training', of: ({ minutes }) => minutes.total, text: minutesText },
  ...SPORTS.map((sport) => ({
    title: `${sportName(sport)} hours`,
    of: ({ minutes }: PlanFigures) => minutes[sport],
    text: minutesText,
  })),
  { title: 'Biggest week', of: ({ biggest }) => biggest.minutes, text: minutesText },
  { title: 'Longest swim', of: ({ longest }) => longest.swim, text: clock },
  { title: 'Longest ride', of: ({ longest }) => longest.bike, text: clock },
  { title: 'Longest run', of: ({ longest }) => longest.run, text: clock },
]

/** Both plans, figure by figure. */
export function comparedRows(now: Compared, other: Compared): readonly ComparedRow[] {
  return [
    ...FIGURES.map(({ title, of, text }) => toRow(title, { before: of(now.figures), after: of(other.figures), text })),
    { title: 'Plan check', before: now.check, after: other.check, change: '' },
    ...now.finishes.map(({ title, seconds }, index) =>
      toRow(title, { before: seconds, after: other.finishes[index]?.seconds ?? seconds, text: stopwatch }),
    ),
  ]
}

type Values = { before: number; after: number; text: Figure['text'] }

export const toRow = (title: string, { before, after, text }: Values): ComparedRow => ({
  title,
  before: text(before),
  after: text(after),
  change: changeText(after - before, text),
})

const changeText = (difference: number, text: (value: number) => string): string =>
  difference === 0 ? '' : `${difference > 0 ? '+' : '\u2212'}${text(Math.abs(difference))}`
