import type { Sport } from '@tri/plan-engine'
import { csvParseRows } from 'd3-dsv'
import type { Totals } from '../activity/activity-type.js'
import { sportOfWord } from '../activity/sports.js'
import { newTrack } from '../activity/track.js'
import { oneLine } from '../one-line.js'

/** What Strava's list tells of an activity. */
export type Listed = { sport: Sport | 'other'; name: string }

/** The list by the names of the files, and what was typed in there and has no file. */
export type StravaList = {
  byFile: ReadonlyMap<string, Listed>
  typed: readonly Totals[]
  /** Activities without a file that cannot be told from the list. */
  untold: number
}

/** Where a figure stands: names come in the athlete's language, places do not change. */
const PLACE = { date: 1, name: 2, type: 3, elapsed: 5 } as const
const FILE = /^activities\/(.+)$/

/** Strava's words in German, where the export speaks it. */
const GERMAN: readonly [RegExp, Sport][] = [
  [/lauf/i, 'run'],
  [/rad/i, 'bike'],
  [/schwimm/i, 'swim'],
]

/** Reads `activities.csv` of a Strava archive, in whatever language its columns are named. */
export function readStravaList(bytes: Uint8Array): StravaList {
  const [head = [], ...rows] = csvParseRows(new TextDecoder().decode(bytes))
  const byFile = new Map<string, Listed>()
  const typed: Totals[] = []
  let untold = 0
  for (const row of rows) {
    if (row.length < head.length / 2) continue
    const listed = { sport: sportOf(row[PLACE.type] ?? ''), name: oneLine(row[PLACE.name] ?? '') }
    const file = row.flatMap((cell) => FILE.exec(cell)?.[1] ?? [])[0]
    if (file) byFile.set(file, listed)
    else {
      const activity = withoutFile(head, row, listed)
      if (activity) typed.push(activity)
      else untold++
    }
  }
  return { byFile, typed, untold }
}

const sportOf = (word: string): Sport | 'other' => {
  const sport = sportOfWord(word)
  return sport === 'other' ? (GERMAN.find(([pattern]) => pattern.test(word))?.[1] ?? 'other') : sport
}

/** An activity that was typed in at Strava; undefined where the list is in another language than English, whose dates are known. */
function withoutFile(head: readonly string[], row: readonly string[], { sport, name }: Listed): Totals | undefined {
  const start = Date.parse(`${row[PLACE.date]} UTC`)
  const seconds = Math.round(numberIn(head, row, 'Moving Time') || Number(row[PLACE.elapsed]))
  if (Number.isNaN(start) || !(seconds >= 1)) return undefined
  const metres = numberIn(head, row, 'Distance')
  return { sport, name, start, seconds, metres: metres || undefined, source: 'gpx', track: newTrack() }
}

/** The last column of a name: what stands first is rounded, in the athlete's units. 0 where there is none. */
const numberIn = (head: readonly string[], row: readonly string[], name: string): number =>
  Number(row[head.lastIndexOf(name)]) || 0
