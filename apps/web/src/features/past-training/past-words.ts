import type { Fitness } from '@tri/plan-engine'
import { type Estimate, type EstimateBasis, FTP_OF_20_MINUTES, type Lack, thresholdPace } from '@tri/plan-engine/zones'
import { clock, counted, mediumDate, stopwatch } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'
import { KIND_NAMES, valueText } from '../thresholds/threshold-words.js'
import type { Offer } from './what-was-read.js'

const SPORT_WORDS = { swim: 'swim', bike: 'ride', run: 'run' } as const

/** `"Threshold power (FTP)"`; a heart rate names its sport. */
export const kindText = ({ sport, kind }: Pick<Estimate, 'sport' | 'kind'>): string =>
  kind === 'lthr' || kind === 'max-hr' ? `${KIND_NAMES[kind]}, ${SPORT_WORDS[sport]}` : KIND_NAMES[kind]

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`

/** Where an estimate comes from: `"0.95 × your best 20 minutes (260 W), ride of 3 Mar 2027"`. */
export function basisText(units: Units, { basis, sport, measuredOn }: Estimate): string {
  return `${effortText(units, basis)}, ${SPORT_WORDS[sport]} of ${mediumDate(measuredOn)}`
}

function effortText(units: Units, basis: EstimateBasis): string {
  if (basis.code === 'WATTS') {
    const told = `your best ${minutes(basis.seconds)} (${Math.round(basis.watts)} W)`
    return basis.seconds === 3600 ? told : `${FTP_OF_20_MINUTES} \u00d7 ${told}`
  }
  if (basis.code === 'EFFORTS')
    return `your best ${basis.efforts.map(({ seconds, watts }) => `${minutes(seconds)} (${Math.round(watts)} W)`).join(', ')}`
  if (basis.code === 'BEATS')
    return basis.seconds < 60
      ? `the highest held for ${basis.seconds} seconds`
      : `your hardest ${minutes(basis.seconds)}`
  if (basis.code === 'SWIMS')
    return `between your fastest 400 m (${stopwatch(Math.round(basis.seconds400))}) and 200 m (${stopwatch(Math.round(basis.seconds200))})`
  const pace = thresholdPace(basis) ?? 0
  const told = valueText(units, { sport: 'run', kind: 'threshold-pace', value: pace })
  const fastest = `your fastest ${minutes(basis.seconds)} (${told})`
  return basis.seconds < 1800 ? `${fastest}, slowed down to half an hour` : fastest
}

/** `"now 230 W, of 4 Nov 2026"`. */
export const knownText = (units: Units, { known }: Offer): string =>
  known ? `now ${valueText(units, known)}, of ${mediumDate(known.measuredOn)}` : 'not known yet'

/** What to do where a threshold cannot be told. */
const TESTS: Record<Lack['kind'], string> = {
  ftp: 'Ride 20 minutes all out with a power meter.',
  'critical-power': 'Ride 3 and 12 minutes all out with a power meter, each of them fresh.',
  lthr: 'Go 30 minutes alone, as hard as you can hold, with a heart rate strap.',
  'threshold-pace': 'Run 30 minutes alone, as hard as you can hold.',
  css: 'Swim 400 and 200 all out, with a watch that counts lengths.',
  'max-hr': 'It shows in hard sessions with a heart rate strap.',
}

/** Why a threshold is not proposed, and what would tell it. */
export function lackText({ code, kind, day }: Lack): string {
  if (code === 'TOO_OLD')
    return `Your best effort is of ${mediumDate(day ?? '')}: too long ago to aim by. ${TESTS[kind]}`
  if (code === 'UNEVEN' && kind === 'critical-power')
    return `Your best watts of 3 to 20 minutes tell no critical power: some of them were no effort. ${TESTS[kind]}`
  if (code === 'UNEVEN')
    return `Your fastest 400 and 200 do not fit together: one of them was no effort. ${TESTS[kind]}`
  return `Nothing in these files tells it. ${TESTS[kind]}`
}

/** A tenth more, in fives, as the engine plans it. */
const tenthMore = (minutes: number) => 5 * Math.floor((1.1 * minutes) / 5 + 1e-9)

/** What the first week of a plan makes of it. */
export function fitnessText({ minutesPerWeek, longest }: Fitness): string {
  const run = longest?.run
  const runs = run ? ` and no run longer than ${clock(tenthMore(run))}` : ''
  return `A new plan begins with at most ${clock(tenthMore(minutesPerWeek))} in its first whole week${runs}. It only ever lowers a plan; you can take it out of the form again.`
}

/** `"4:10 a week over the last four weeks; longest ride 2:30, longest run 0:50"`. */
export function latelyText({ minutesPerWeek, longest }: Fitness): string {
  const sessions = (['swim', 'bike', 'run'] as const).flatMap((sport) => {
    const lasted = longest?.[sport]
    return lasted ? [`longest ${SPORT_WORDS[sport]} ${clock(lasted)}`] : []
  })
  return [`${clock(minutesPerWeek)} a week over the last four weeks`, ...sessions].join(', ')
}

/** `"1,204 activities from 3 Mar 2021 to 24 Nov 2026"`. */
export const spanText = (count: number, first: string, last: string): string =>
  `${countText(count)} from ${mediumDate(first)} to ${mediumDate(last)}`

export const countText = (count: number): string =>
  counted(count, 'activity')
    .replace('activitys', 'activities')
    .replace(/^\d+/, (digits) => Number(digits).toLocaleString('en'))
