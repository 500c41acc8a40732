import type { CalendarSettings } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import type { Athlete } from '@tri/plan-engine/zones'
import type { Pool } from '@tri/plan-files/fit'
import type { RideFormat } from '@tri/plan-files/ride-zip'
import type { Units } from '@tri/plan-files/units'
import { inReadersWords, sheetForDevice } from '@tri/plan-files/words'
import type { SavedFile } from '../../../lib/browser/save-file.js'
import { ExportError, loaded } from './export-error.js'
import { fileName } from './file-name.js'
import { type Shown, sheetOf } from './plan-sheet.js'

/** What the athlete asks for; of a week or, without one, of the whole plan. */
export type Wish =
  | { kind: 'pdf' | 'calendar' | 'plan-file' | 'csv' }
  | { kind: 'watch'; pool: Pool; week?: number }
  | { kind: 'rides'; format: RideFormat; week?: number }

/** Where and when a file is made. */
export type Occasion = {
  now: Date
  today: string
  /** Where the athlete looks at the plan. */
  origin: string
  languages: readonly string[]
  /** What the athlete reads in. */
  units: Units
  /** The athlete's start times, as far as any were chosen. */
  readTimes: () => Promise<CalendarSettings | undefined>
  /** What the athlete's targets are made from; undefined for a guest. */
  readAthlete: () => Promise<Athlete | undefined>
}

/** A file to be saved, and a sentence on each thing that its format cannot carry. */
export type MadeFile = SavedFile & { notes: readonly string[] }

/** Makes a file of a plan; what makes it is loaded only now. Rejects with an `ExportError` where the athlete can mend it. */
export function makeFile(wish: Wish, shown: Shown, occasion: Occasion): Promise<MadeFile> {
  switch (wish.kind) {
    case 'pdf':
      return pdf(shown, occasion)
    case 'calendar':
      return calendar(shown, occasion)
    case 'plan-file':
      return planFile(shown, occasion)
    case 'csv':
      return csv(shown, occasion)
    case 'watch':
      return watch(wish, shown, occasion)
    case 'rides':
      return rides(wish, shown, occasion)
  }
}

/** The plan with the targets that the athlete goes by. */
async function aimedSheet(shown: Shown, { readAthlete }: Occasion) {
  const sheet = sheetOf(shown)
  const athlete = await loaded(readAthlete())
  if (!athlete) return sheet
  const { aimWorkouts } = await loaded(import('@tri/plan-engine/zones'))
  return { ...sheet, workouts: aimWorkouts(sheet.workouts, { raceType: sheet.raceType, ...sheet.calendar }, athlete) }
}

const inUsersWords = async (shown: Shown, occasion: Occasion) =>
  inReadersWords(await aimedSheet(shown, occasion), { texts: en, units: occasion.units })

async function pdf(shown: Shown, occasion: Occasion): Promise<MadeFile> {
  const { plan } = shown
  const { now, today, languages, units } = occasion
  const { drawBooklet } = await loaded(import('./make-booklet.js'))
  const { content, notes } = await drawBooklet(plan, await inUsersWords(shown, occasion), {
    stamp: now,
    languages,
    units,
  })
  return {
    name: fileName(plan.name, { made: today, ending: 'pdf' }),
    type: 'application/pdf',
    content: own(content),
    notes,
  }
}

/** The same events as the feed has: whoever reads both has each of them once. What was deleted is cancelled. */
async function calendar(shown: Shown, occasion: Occasion): Promise<MadeFile> {
  const { now, today, origin, readTimes } = occasion
  const { planCalendar, readStoredChoices } = await loaded(import('@tri/plan-files/calendar'))
  const times = await loaded(readTimes())
  const content = planCalendar(await inUsersWords(shown, occasion), {
    stamp: now,
    host: times?.eventHost ?? new URL(origin).host,
    link: `${origin}/`,
    tellsCancelled: true,
    today,
    ...(times && readStoredChoices(times)),
  })
  const name = fileName(shown.plan.name, { made: today, ending: 'ics' })
  return { name, type: 'text/calendar;charset=utf-8', content, notes: [] }
}

async function planFile({ plan, workouts, afterRace }: Shown, { today }: Occasion): Promise<MadeFile> {
  const { writePlanFile } = await loaded(import('@tri/plan-files/plan-file'))
  const name = fileName(plan.name, { made: today, ending: 'triplan.json' })
  const content = writePlanFile({ ...plan, ...(afterRace && { afterRace }) }, workouts)
  return { name, type: 'application/json', content, notes: [] }
}

async function csv(shown: Shown, occasion: Occasion): Promise<MadeFile> {
  const { planCsv } = await loaded(import('@tri/plan-files/csv'))
  const name = fileName(shown.plan.name, { made: occasion.today, ending: 'csv' })
  return {
    name,
    type: 'text/csv;charset=utf-8',
    content: planCsv(await inUsersWords(shown, occasion)),
    notes: [],
  }
}

type Part = { week?: number }

async function watch({ pool, ...part }: Part & { pool: Pool }, shown: Shown, occasion: Occasion) {
  const { now, today } = occasion
  if (!shown.workouts.some(({ week, exercises }) => exercises.length > 0 && isIn(part, week)))
    throw new ExportError(`${placeOf(part)} has no sessions. Choose something else.`)
  const { fitZip } = await loaded(import('@tri/plan-files/fit-zip'))
  const { content, notes } = fitZip(sheetForDevice(await aimedSheet(shown, occasion), en, pool), {
    ...part,
    pool,
    created: now,
  })
  return zip(shown, { part: partName(part, 'watch'), made: today, content, notes })
}

async function rides({ format, ...part }: Part & { format: RideFormat }, shown: Shown, occasion: Occasion) {
  const { now, today } = occasion
  const { rideZip } = await loaded(import('@tri/plan-files/ride-zip'))
  const sheet = sheetForDevice(await aimedSheet(shown, occasion), en)
  const file = rideZip(sheet, { ...part, format, created: now, ftpOn: await ftpHistory(occasion) })
  if (!file) throw new ExportError(`${placeOf(part)} has no rides. Choose something else.`)
  return zip(shown, { part: partName(part, `rides ${format.kind}`), made: today, ...file })
}

/** The athlete's threshold power on each day, as far as it is known. */
async function ftpHistory({ readAthlete }: Occasion): Promise<(day: IsoDay) => number | undefined> {
  const { thresholds } = (await loaded(readAthlete())) ?? { thresholds: [] }
  const { powerOn } = await loaded(import('@tri/plan-engine/zones'))
  return (day) => powerOn(thresholds, { sport: 'bike', day })?.value
}

type Zipped = { part: string; made: string; content: Uint8Array; notes: readonly string[] }

const zip = ({ plan }: Shown, { part, made, content, notes }: Zipped): MadeFile => ({
  name: fileName(plan.name, { part, made, ending: 'zip' }),
  type: 'application/zip',
  content: own(content),
  notes,
})

const isIn = (part: Part, week: number) => part.week === undefined || part.week === week
const placeOf = ({ week }: Part) => (week === undefined ? 'This plan' : `Week ${week}`)
const partName = ({ week }: Part, what: string) => (week === undefined ? what : `week ${week} ${what}`)

/** Bytes that no other thread shares: a file is made of those only. */
const own = (content: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(content)
