import { RACE_STRETCHES, type RaceResult, type RaceStretch } from '@tri/api-contract'
import type { Feel } from '@tri/plan-engine'
import { stopwatch } from '../../../lib/measures/format.js'

/** What is typed of a race: times as text, empty where nothing is known. */
export type ResultDraft = Record<'finish' | RaceStretch, string> & { feel: Feel | undefined }

export type ResultProblem = { field: 'finish' | RaceStretch; message: string }

/** An activity of race day. */
type Recorded = { sport: string | null; startTime: string; duration: number }

const HOW = 'Type hours, minutes and seconds, such as 2:39:48.'

/** `2:39:48` or `29:30` in seconds; undefined for anything else, and for no time at all. */
export function readStopwatch(text: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):(?=[0-5]\d:))?(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return minutes !== '' && total > 0 ? total : undefined
}

export const emptyResult: ResultDraft = { finish: '', swim: '', t1: '', bike: '', t2: '', run: '', feel: undefined }

/** A kept result as it is typed. */
export function draftOf(result: RaceResult): ResultDraft {
  const text = (seconds: number | undefined) => (seconds === undefined ? '' : stopwatch(seconds))
  const { finish, swim, t1, bike, t2, run, feel } = result
  return { finish: text(finish), swim: text(swim), t1: text(t1), bike: text(bike), t2: text(t2), run: text(run), feel }
}

/** What was recorded of the race: each leg, the changes between them, and the clock from the first start to the last end. */
export function recordedResult(activities: readonly Recorded[]): ResultDraft | undefined {
  const longest = (sport: string) =>
    activities.filter((each) => each.sport === sport).toSorted((one, other) => other.duration - one.duration)[0]
  const [swim, bike, run] = [longest('swim'), longest('bike'), longest('run')]
  if (!swim || !bike || !run) return undefined
  const start = ({ startTime }: Recorded) => Math.round(Date.parse(startTime) / 1000)
  const end = (each: Recorded) => start(each) + each.duration
  const [t1, t2] = [start(bike) - end(swim), start(run) - end(bike)]
  if (t1 < 0 || t2 < 0) return undefined
  return draftOf({
    finish: end(run) - start(swim),
    swim: swim.duration,
    ...(t1 > 0 && { t1 }),
    bike: bike.duration,
    ...(t2 > 0 && { t2 }),
    run: run.duration,
  })
}

/** What is typed as a result, or what is wrong with it. The finish may be left out where all stretches are there. */
export function readResult(draft: ResultDraft): { result: RaceResult } | { problems: readonly ResultProblem[] } {
  const problems: ResultProblem[] = []
  const read = (field: 'finish' | RaceStretch) => {
    const text = draft[field].trim()
    const seconds = readStopwatch(text)
    // `2:39` is hours and minutes to one, minutes and seconds to another.
    const isVague = field === 'finish' && text.split(':').length < 3
    if (text !== '' && (seconds === undefined || isVague)) problems.push({ field, message: HOW })
    return seconds
  }
  const stretches = RACE_STRETCHES.map((stretch) => [stretch, read(stretch)] as const)
  const sum = stretches.reduce((total, [, seconds = 0]) => total + seconds, 0)
  const isWhole = stretches.every(([, seconds]) => seconds !== undefined)
  const finish = read('finish') ?? (isWhole ? sum : undefined)
  if (problems.length > 0) return { problems }
  if (finish === undefined) return { problems: [{ field: 'finish', message: `${HOW} Or type all five parts.` }] }
  if (sum > finish)
    return { problems: [{ field: 'finish', message: `The parts take ${stopwatch(sum)}, longer than all of it.` }] }
  const known = Object.fromEntries(stretches.filter(([, seconds]) => seconds !== undefined))
  return { result: { finish, ...known, ...(draft.feel && { feel: draft.feel }) } }
}
