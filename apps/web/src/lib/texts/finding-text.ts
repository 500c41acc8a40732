import { DAY_NAMES, type Sport, type Weekday } from '@tri/plan-engine'
import type { AdaptFindingCode, AdaptFindingInputs, TimeOffReason } from '@tri/plan-engine/adapt'
import { clock, counted } from '../measures/format.js'

type Noticed = { code: string; inputs: Readonly<Record<string, unknown>> }
/** What the athlete did themselves is told in the plan's history: see `plan-change-text`. */
type NoticedCode = Exclude<AdaptFindingCode, 'PLAN_CHANGED' | 'VERSION_RESTORED'>
type Words = {
  [Code in NoticedCode]: (inputs: AdaptFindingInputs[Code]) => {
    /** What was noticed. */
    title: string
    /** What to do where nothing changes. */
    stays: string
  }
}

const SPORTS: Record<Sport, string> = { swim: 'swimming', bike: 'riding', run: 'running' }

const TIME_OFF: Record<TimeOffReason, string> = {
  holiday: 'holiday',
  travel: 'trip',
  busy: 'busy days',
  ill: 'days to get well',
  'ill-fever': 'days to get well',
  injury: 'time to heal',
}

const fits = (day: Weekday) => `Your plan still fits: go on with ${DAY_NAMES[day]}.`
const STILL_FITS = 'Your plan still fits: go on as planned.'

/** What each finding says; the weightiest first. */
const WORDS: Words = {
  ILLNESS: ({ days, resume }) => ({ title: `Back after ${counted(days, 'day')} of being ill`, stays: fits(resume) }),
  GAP: ({ days, resume, sport }) => ({
    title: `Back ${sport ? `to ${SPORTS[sport]} ` : ''}after ${counted(days, 'day')}`,
    stays: fits(resume),
  }),
  DEALT_ANEW: ({ days, weeks }) => ({
    title: `Back to base after ${counted(days, 'day')}: ${counted(weeks, 'week')} planned anew`,
    stays: STILL_FITS,
  }),
  RACE_NEW: ({ weeks = 0, ...told }) => ({
    title: `${raceIn(told)}: ${weeks > 0 ? `${counted(weeks, 'week')} lead${weeks === 1 ? 's' : ''} to it` : 'easy days around it'}`,
    stays: 'Your plan has its place.',
  }),
  RACE_CHANGED: (told) => ({ title: `${raceIn(told)}: changed`, stays: 'Your plan has its place.' }),
  RACE_GONE: (told) => ({ title: `${raceIn(told)}: no longer planned`, stays: STILL_FITS }),
  TIME_OFF_AHEAD: ({ days, reason, ahead, most }) => ({
    title: `Your ${TIME_OFF[reason]} ${startOf(ahead)}: ${counted(days, 'day')}${most === undefined ? '' : ` of up to ${clock(most)}`}`,
    stays: 'Your plan fits around it.',
  }),
  TIME_OFF_GONE: ({ days, reason }) => ({
    title: `Your ${TIME_OFF[reason]} of ${counted(days, 'day')}: no longer as you told it`,
    stays: STILL_FITS,
  }),
  LONG_RUN_OVERDONE: ({ minutes, most }) => ({
    title: `A long run of ${clock(minutes)}, where ${clock(most)} was enough`,
    stays: STILL_FITS,
  }),
  OVERDONE: ({ week, done, planned }) => ({
    title: `${clock(done)} done of ${clock(planned)} planned in week ${week}`,
    stays: STILL_FITS,
  }),
  HOURS_TOO_MANY: ({ done, planned }) => ({
    title: 'Your plan asks for more hours than you have lately',
    stays: `${clock(done)} of ${clock(planned)} in four weeks. A plan with the hours you really have serves you better.`,
  }),
  MISSED_FEW: ({ days, from, to }) => ({
    title: `You missed ${DAY_NAMES[from]}${days > 1 ? ` to ${DAY_NAMES[to]}` : ''}`,
    stays: `Your plan still fits: go on with ${DAY_NAMES[nextDay(to)]}.`,
  }),
}

/** `City Triathlon in 40 days`, or `Your B race tomorrow`. */
function raceIn({ name, priority, days }: AdaptFindingInputs['RACE_NEW']): string {
  const when = days > 1 ? `in ${days} days` : days === 1 ? 'tomorrow' : 'today'
  return `${name ?? `Your ${priority} race`} ${when}`
}

const startOf = (ahead: number) => (ahead > 1 ? `in ${ahead} days` : ahead === 1 ? 'from tomorrow' : 'from today')

const nextDay = (day: Weekday): Weekday => ([1, 2, 3, 4, 5, 6, 0] as const)[day]

const CODES = Object.keys(WORDS)

/** The weightiest of what was noticed, in words; undefined where nothing was, or nothing that this version knows. */
export function findingInWords(findings: readonly Noticed[]): { title: string; stays: string } | undefined {
  const [first] = findings.filter(({ code }) => isKnown(code)).sort((one, other) => rank(one) - rank(other))
  if (!first || !isKnown(first.code)) return undefined
  return Reflect.apply(WORDS[first.code], undefined, [first.inputs])
}

const rank = ({ code }: Noticed) => CODES.indexOf(code)
const isKnown = (code: string): code is NoticedCode => Object.hasOwn(WORDS, code)
