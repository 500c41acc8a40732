import { JOULES_ABOVE, type NewThreshold } from '@tri/api-contract'
import { type IsoDay, parseIsoDay, type Sport } from '@tri/plan-engine'
import { THRESHOLD_LIMITS } from '@tri/plan-engine/zones'
import type { Units } from '../../lib/measures/units.js'
import { readFigure, WAYS, type Way, type WayField } from './threshold-ways.js'
import { valueText } from './threshold-words.js'

/** The form as it stands. */
export type ThresholdDraft = {
  sport: Sport
  wayId: string
  typed: Readonly<Record<string, string>>
  measuredOn: string
}

export type ThresholdProblem = { field: string; message: string }

export const startDraft = (sport: Sport, today: IsoDay): ThresholdDraft => ({
  sport,
  wayId: WAYS[sport][0]?.id ?? '',
  typed: {},
  measuredOn: today,
})

/** The way that is chosen. */
export const wayOf = ({ sport, wayId }: ThresholdDraft): Way | undefined =>
  WAYS[sport].find(({ id }) => id === wayId) ?? WAYS[sport][0]

const EXAMPLES: Record<WayField['as'], string> = {
  whole: 'as a whole number',
  time: 'as minutes and seconds, like 6:40',
  pace: 'as minutes and seconds, like 4:42',
  distance: 'as a number, like 4.9',
}

/** What has to be put right before it is sent. */
export function problemsOf(draft: ThresholdDraft, units: Units, today: IsoDay): readonly ThresholdProblem[] {
  const way = wayOf(draft)
  const problems: ThresholdProblem[] = (way?.fields ?? [])
    .filter((field) => figureIn(field, draft) === undefined)
    .map(({ name, label, as }) => ({ field: name, message: `Please enter ${lower(label)} ${EXAMPLES[as]}` }))
  if (problems.length === 0) problems.push(...valueProblems(draft, units))
  if (!parseIsoDay(draft.measuredOn)) problems.push({ field: 'measuredOn', message: 'Please enter the day' })
  else if (draft.measuredOn > today) problems.push({ field: 'measuredOn', message: 'This day has not come yet' })
  return problems
}

function valueProblems(draft: ThresholdDraft, units: Units): ThresholdProblem[] {
  const way = wayOf(draft)
  const [field] = way?.fields ?? []
  if (!way || !field) return []
  const [value, joules] = [figureOf(draft, units), joulesIn(draft)]
  if (value === undefined || (joules !== undefined && !(joules >= JOULES_ABOVE.min && joules <= JOULES_ABOVE.max)))
    return [{ field: field.name, message: way.unfit ?? `Please look at ${lower(field.label)}` }]
  const { min, max } = THRESHOLD_LIMITS[way.kind]
  if (value >= min && value <= max) return []
  const text = (limit: number) => valueText(units, { sport: draft.sport, kind: way.kind, value: limit })
  return [{ field: field.name, message: `This would be ${text(value)}; it lies between ${text(min)} and ${text(max)}` }]
}

/** What was typed into a field: NaN where it may be empty and is, undefined for what is no figure. */
function figureIn(field: WayField, { typed }: ThresholdDraft): number | undefined {
  const text = typed[field.name] ?? ''
  return field.isOptional && text.trim() === '' ? Number.NaN : readFigure(field, text)
}

function figuresOf(draft: ThresholdDraft): readonly number[] | undefined {
  const figures = wayOf(draft)?.fields.flatMap((field) => figureIn(field, draft) ?? [])
  return figures?.length === wayOf(draft)?.fields.length ? figures : undefined
}

/** The value as it is stored, to a tenth; undefined while it is not all there. */
function figureOf(draft: ThresholdDraft, units: Units): number | undefined {
  const figures = figuresOf(draft)
  const value = figures && wayOf(draft)?.valueOf(figures, units)
  return value === undefined ? undefined : Math.round(value * 10) / 10
}

/** The work above a critical power, where a body can have it: to ten joules, which is finer than any test. */
function joulesIn(draft: ThresholdDraft): number | undefined {
  const joules = wayOf(draft)?.joulesOf?.(figuresOf(draft) ?? [])
  return joules === undefined ? undefined : Math.round(joules / 10) * 10
}

/** What is sent; undefined while something has to be put right. */
export function thresholdOf(draft: ThresholdDraft, units: Units, today: IsoDay): NewThreshold | undefined {
  const [way, value] = [wayOf(draft), figureOf(draft, units)]
  if (!way || value === undefined || problemsOf(draft, units, today).length > 0) return undefined
  const joules = joulesIn(draft)
  return {
    ...{ sport: draft.sport, kind: way.kind, value, measuredOn: draft.measuredOn, source: way.source },
    ...(joules !== undefined && { joules }),
  }
}

const lower = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
