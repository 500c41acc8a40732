import { type NewPlan, readCurrentPaces, readDistances, readGoalPaces } from '@tri/api-contract'
import { SPORTS } from '@tri/plan-engine'
import {
  type Checkpoint,
  clockTime,
  parseStartTime,
  type RaceForecast,
  type RaceScenario,
  raceForecast,
} from '@tri/plan-engine/season'
import { stopwatch } from '../../../lib/measures/format.js'
import { paceWithUnit, type Units } from '../../../lib/measures/units.js'
import { sportName } from '../../../ui/sport.js'

/** When races usually start. */
export const USUAL_START = '07:00'

/** What each way to race is called, and what it means. */
export const WAYS: Record<RaceScenario['name'], { title: string; note: string }> = {
  cautious: { title: 'Cautious', note: 'Hold back, finish with something left' },
  steady: { title: 'Steady', note: 'Even effort at your current paces' },
  bold: { title: 'Bold', note: 'Ride at the limit and hope the run holds' },
  goal: { title: 'Goal', note: 'Even effort at the paces you train for' },
}

/** What the places are called where a race is closed. */
export const CHECKPOINTS: Record<Checkpoint, string> = {
  swim: 'Out of the water',
  bike: 'Off the bike',
  finish: 'Finish',
}

/** One figure of a way to race: what it says, and what stands small below it. */
export type ForecastCell = { text: string; note: string; isMissed?: boolean }

/** A row of the forecast: one cell for each way to race, in the order of the columns. */
export type ForecastRow = { title: string; note: string; cells: readonly ForecastCell[]; isMain?: boolean }

export type ForecastFacts = {
  predicted: string
  columns: readonly { name: RaceScenario['name']; title: string; note: string }[]
  splits: readonly ForecastRow[]
  paces: readonly ForecastRow[]
  /** Empty where no cut-offs are known. */
  cutOffs: readonly ForecastRow[]
  assumptions: readonly string[]
}

/** What race day may bring, as rows of a table; clock times from a start like `"07:00"`, none when that is no time. */
export function forecastFacts(plan: NewPlan, start: string, units: Units): ForecastFacts {
  const forecast = forecastOf(plan)
  const { predicted, scenarios, goal, assumptions } = forecast
  const ways = goal ? [...scenarios, goal] : scenarios
  const startMinutes = parseStartTime(start)
  const at = (seconds: number) => (startMinutes === undefined ? '' : clockText(startMinutes, seconds))
  const first = ways[0]
  return {
    predicted: stopwatch(predicted),
    columns: ways.map(({ name }) => ({ name, ...WAYS[name] })),
    splits: [
      ...(first?.splits ?? []).map(({ name }, index): ForecastRow => {
        const cells = ways.map(({ splits }) => {
          const split = splits[index]
          return { text: stopwatch(split?.seconds ?? 0), note: at(split?.at ?? 0) }
        })
        return { title: name, note: '', cells }
      }),
      {
        title: 'Finish',
        note: '',
        isMain: true,
        cells: ways.map(({ finish, finishIfFading }) => ({
          text: stopwatch(finish),
          note: [at(finish), finishIfFading && `${stopwatch(finishIfFading)} if the legs do not hold`]
            .filter(Boolean)
            .join(', '),
        })),
      },
    ],
    paces: SPORTS.map((sport) => ({
      title: `${sportName(sport)} pace`,
      note: '',
      cells: ways.map(({ paces }) => ({ text: paceWithUnit(units, sport, paces[sport]), note: '' })),
    })),
    cutOffs: cutOffRows(forecast, ways),
    assumptions,
  }
}

/** What race day may bring at the plan's paces. */
export const forecastOf = (plan: NewPlan): RaceForecast =>
  raceForecast({
    raceType: plan.raceType,
    distances: readDistances(plan),
    currentPaces: readCurrentPaces(plan),
    goalPaces: readGoalPaces(plan),
  })

function cutOffRows({ cutOffs }: RaceForecast, ways: readonly RaceScenario[]): readonly ForecastRow[] {
  if (!cutOffs) return []
  return (ways[0]?.margins ?? []).map(({ at, limit }, index) => ({
    title: CHECKPOINTS[at],
    note: `by ${stopwatch(limit)}`,
    cells: ways.map(({ margins }) => marginCell(margins[index]?.left ?? 0)),
  }))
}

const marginCell = (left: number): ForecastCell =>
  left >= 0
    ? { text: `${stopwatch(left)} left`, note: '' }
    : { text: `${stopwatch(-left)} too late`, note: '', isMissed: true }

/** `"09:38"`, `"00:12 next day"`. */
export function clockText(startMinutes: number, seconds: number): string {
  const { text, daysLater } = clockTime(startMinutes, seconds)
  return daysLater === 0 ? text : `${text} next day`
}
