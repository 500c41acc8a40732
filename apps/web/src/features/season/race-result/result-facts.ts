import type { RaceResult } from '@tri/api-contract'
import { SPORTS, type Sport } from '@tri/plan-engine'
import type { RaceForecast, RaceScenario } from '@tri/plan-engine/season'
import { stopwatch } from '../../../lib/measures/format.js'
import { sportName } from '../../../ui/sport.js'

/** A stretch of the race, planned and done; no `done` where it was not told. */
export type ResultRow = {
  title: string
  sport?: Sport
  planned: string
  done: string
  difference: string
  isFaster: boolean
}

export type ResultFacts = { finish: string; verdict: string; rows: readonly ResultRow[] }

/** A race beside its plan: the goal where there was one, else the forecast. */
export function resultFacts(result: RaceResult, { goal, scenarios }: RaceForecast): ResultFacts {
  const steady = scenarios.find(({ name }) => name === 'steady')
  const planned = goal ?? steady
  const gap = (than: RaceScenario | undefined, name: string) =>
    than ? [`${gapText(result.finish - than.finish)} ${name}`] : []
  return {
    finish: stopwatch(result.finish),
    verdict: [...gap(goal, 'than your goal'), ...gap(steady, 'than the forecast of your paces')].join(', '),
    rows: planned ? rowsOf(result, planned) : [],
  }
}

function rowsOf(result: RaceResult, planned: RaceScenario): readonly ResultRow[] {
  const seconds = (...names: string[]) =>
    planned.splits.reduce((sum, split) => sum + (names.includes(split.name) ? split.seconds : 0), 0)
  const legs = { swim: seconds('Swim'), bike: seconds('Bike'), run: seconds('Run, first half', 'Run, second half') }
  const [swim, bike, run] = SPORTS.map((sport) => ({
    title: sportName(sport),
    sport,
    ...figures(legs[sport], result[sport]),
  }))
  return [
    ...(swim ? [swim] : []),
    { title: 'T1', ...figures(seconds('T1'), result.t1) },
    ...(bike ? [bike] : []),
    { title: 'T2', ...figures(seconds('T2'), result.t2) },
    ...(run ? [run] : []),
    { title: 'Finish', ...figures(planned.finish, result.finish) },
  ]
}

function figures(planned: number, done: number | undefined) {
  const off = (done ?? planned) - planned
  return {
    planned: stopwatch(planned),
    done: done === undefined ? '\u2013' : stopwatch(done),
    difference: done === undefined ? '' : off === 0 ? '0:00' : `${off > 0 ? '+' : '\u2212'}${stopwatch(Math.abs(off))}`,
    isFaster: off < 0,
  }
}

/** `1:12 faster` */
const gapText = (seconds: number): string =>
  seconds === 0 ? 'as fast' : `${stopwatch(Math.abs(seconds))} ${seconds < 0 ? 'faster' : 'slower'}`
