import type { TextExercise } from '@tri/plan-engine/texts'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { planCalendar } from './calendar/calendar.js'
import { planCsv } from './csv/csv.js'
import { exerciseFit } from './fit/fit.js'
import { trainingApiWorkout } from './fit/training-api.js'
import { oneLine } from './one-line.js'
import type { PlanSheet } from './plan/plan.js'
import { type ReadCalendar, readByIcalJs, readByNodeIcal } from './testing/read-calendar.js'
import { readTable } from './testing/read-csv.js'
import { readFitWorkout } from './testing/read-fit.js'
import { LONG_RIDE, RACE_WEEK, THRESHOLD_SWIM, workout } from './testing/workouts.js'
import { rideErg, rideMrc } from './trainer/trainer-file.js'
import { rideZwo } from './trainer/zwift.js'

const OPTIONS = { stamp: new Date('2026-11-20T12:00:00Z'), host: 'plan.example.org' }
const OLYMPIC = { raceType: 'olympic' } as const
const DAY = { week: 3, dayName: 'Saturday' } as const
const POOL = { length: 25, unit: 'm' } as const

/** Parts by which texts became something else in some file, or might. */
const HARM = [
  '\r\n',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\\',
  '\\n',
  ';',
  ',',
  '"',
  ':',
  'BEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:Pay here\r\nURL:http://evil.example/\r\nEND:VEVENT',
  '\r\nEND:VCALENDAR',
  'x;=1',
  '=1+1',
  '[END COURSE HEADER]',
  '</name>',
  'Žluť 東京 🏊‍♂️',
] as const

/** Any text: graphemes, half pairs, and the parts above in any order. */
const anyHarm = fc
  .array(
    fc.oneof(fc.constantFrom(...HARM), fc.string({ unit: 'grapheme', maxLength: 8 }), fc.string({ unit: 'binary' })),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '')

/** The exercise with this as each of its texts. */
const saying = (exercise: TextExercise, text: string): TextExercise => ({
  ...exercise,
  name: text,
  distance: text,
  pace: text,
  notes: text,
  steps: exercise.steps.map((step) => ({
    ...step,
    ...('repeat' in step ? { steps: step.steps.map((one) => ({ ...one, label: text })) } : { label: text }),
  })),
  reasons: exercise.reasons.map((reason) => ({ ...reason, sentence: text })),
})

const sheetSaying = (text: string): PlanSheet => ({
  ...RACE_WEEK,
  name: text,
  workouts: RACE_WEEK.workouts.map((each) => ({
    ...each,
    exercises: each.exercises.map((exercise) => saying(exercise, text)),
  })),
})

const property = (holds: (text: string) => void) =>
  fc.assert(
    fc.property(anyHarm, (text) => holds(text)),
    { numRuns: 300 },
  )

describe('whatever the texts of a plan are', () => {
  it.each<[string, (text: string) => ReadCalendar, (text: string) => boolean]>([
    ['ical.js', readByIcalJs, () => true],
    // It takes quotes around a whole name for marks, and unescapes twice.
    ['node-ical', readByNodeIcal, (text) => !text.includes('\\') && !/^".*"$/.test(oneLine(text).trim())],
  ])('a calendar has its own name and as many events, as %s reads it', (_, read, isRead) => {
    property((text) => {
      const { names, events } = read(planCalendar(sheetSaying(text), OPTIONS))
      expect(events).toHaveLength(4)
      if (!isRead(text)) return
      expect(names.map((name) => name.trim())).toEqual([oneLine(text).trim(), oneLine(text).trim()])
      expect(events.at(-1)?.summary).toBe(`Race day: ${oneLine(text)} (Olympic)`)
    })
  })

  it('a table has as many rows and cells', () => {
    property((text) => {
      const rows = readTable(planCsv(sheetSaying(text)))
      expect(rows).toHaveLength(8)
      expect(new Set(rows.map((row) => row.length)).size).toBe(1)
    })
  })

  it('a watch file has as many steps, and texts of one line', () => {
    const plain = exerciseFit(workout(1, [THRESHOLD_SWIM]), THRESHOLD_SWIM, { created: OPTIONS.stamp, pool: POOL })
    const { steps } = readFitWorkout(plain.content)
    property((text) => {
      const swim = saying(THRESHOLD_SWIM, text)
      const file = exerciseFit(workout(1, [swim]), swim, { created: OPTIONS.stamp, pool: POOL })
      const read = readFitWorkout(file.content)
      expect(read.steps).toHaveLength(steps.length)
      for (const words of [read.workout.wkt_name, ...read.steps.map(({ wkt_step_name }) => wkt_step_name ?? '')])
        expect(oneLine(String(words))).toBe(words)
      const sent = trainingApiWorkout(workout(1, [swim]), [swim], POOL)
      expect(oneLine(sent.workoutName)).toBe(sent.workoutName)
    })
  })

  it('trainer files have as many lines, and a name of one line', () => {
    const lines = (file: { content: string } | undefined) => file?.content.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length
    const parser = new XMLParser({ htmlEntities: true, parseTagValue: false })
    property((text) => {
      const ride = saying(LONG_RIDE, text)
      expect(lines(rideMrc(DAY, ride, OLYMPIC))).toBe(lines(rideMrc(DAY, LONG_RIDE, OLYMPIC)))
      expect(lines(rideErg(DAY, ride, { raceType: 'olympic', ftp: 250 }))).toBe(
        lines(rideErg(DAY, LONG_RIDE, { raceType: 'olympic', ftp: 250 })),
      )
      const { workout_file: read } = parser.parse(rideZwo(DAY, ride, OLYMPIC)?.content ?? '')
      expect(oneLine(String(read.name))).toBe(String(read.name))
      expect(Object.keys(read)).toHaveLength(6)
    })
  })
})

it('a text of one line stays as it is', () => {
  expect(oneLine('Žluťoučký "Αθήνα"; 東京\\n 🏊‍♂️')).toBe('Žluťoučký "Αθήνα"; 東京\\n 🏊‍♂️')
})
