import { type NewRace, newRace, type Race, sportsOfRace } from '@tri/api-contract'
import { type BySport, type IsoDay, RACE_PRESETS, type Sport } from '@tri/plan-engine'
import type { RaceKind } from '@tri/plan-engine/adapt'
import { shownDistance, typedDistance, type Units } from '../../../lib/measures/units.js'

/** What the form holds, as it was typed. */
export type RaceDraft = {
  /** Of a race that was told before. */
  id: number | undefined
  date: string
  priority: NewRace['priority']
  kind: RaceKind
  name: string
  /** In the athlete's unit. */
  distances: BySport<string>
}

export type RaceProblems = Readonly<Record<string, string>>

/** What is usually raced where the kind alone does not say it. Miles; a duathlon runs twice. */
const USUAL: Partial<Record<RaceKind, Partial<BySport<number>>>> = {
  ...RACE_PRESETS,
  swim: { swim: 0.93 },
  bike: { bike: 25 },
  run: { run: 6.2 },
  duathlon: { bike: 25, run: 9.3 },
  aquabike: { swim: 0.93, bike: 25 },
}

const NONE: BySport<string> = { swim: '', bike: '', run: '' }

export const startRace = (units: Units): RaceDraft =>
  withKind({ id: undefined, date: '', priority: 'B', kind: 'olympic', name: '', distances: NONE }, 'olympic', units)

/** The draft for another kind of race, with what is usually raced there. */
export function withKind(draft: RaceDraft, kind: RaceKind, units: Units): RaceDraft {
  return { ...draft, kind, distances: textsOf(USUAL[kind] ?? {}, units) }
}

/** A race as it was told. */
export const draftOf = ({ id, date, priority, kind, name = '', distances }: Race, units: Units): RaceDraft => ({
  ...{ id, date, priority, kind, name },
  distances: textsOf({ ...USUAL[kind], ...distances }, units),
})

const textsOf = (miles: Partial<BySport<number>>, units: Units): BySport<string> => {
  const text = (sport: Sport) => (miles[sport] === undefined ? '' : shownDistance(units, String(miles[sport])))
  return { swim: text('swim'), bike: text('bike'), run: text('run') }
}

type Checked = { race: NewRace; problems?: never } | { race?: never; problems: RaceProblems }

/** The race of a draft, or what has to be put right before it is sent; a race lies between today and the goal. */
export function checkRace(draft: RaceDraft, units: Units, { today, goal }: { today: IsoDay; goal: IsoDay }): Checked {
  const { date, priority, kind, name, distances } = draft
  const miles = Object.fromEntries(sportsOfRace(kind).map((sport) => [sport, milesTyped(distances[sport], units)]))
  const { data, error } = newRace.safeParse({
    date,
    priority,
    kind,
    ...(name.trim() && { name: name.trim() }),
    distances: miles,
  })
  const problems = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
  if (data && data.date <= today) problems.date = 'Please choose a day after today'
  if (data && data.date >= goal) problems.date = 'This race has to be before the race of your plan'
  return data && Object.keys(problems).length === 0 ? { race: data } : { problems }
}

/** No number for what is none: the contract asks for one. */
function milesTyped(typed: string, units: Units): number {
  const figure = typedDistance(units, typed).trim().replace(',', '.')
  return figure === '' ? Number.NaN : Number(figure)
}
