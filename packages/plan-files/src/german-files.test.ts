import { generatePlan } from '@tri/plan-engine'
import { de } from '@tri/plan-engine/texts/de'
import { en } from '@tri/plan-engine/texts/en'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { planCalendar } from './calendar/calendar.js'
import { exerciseFit } from './fit/fit.js'
import { planBooklet } from './pdf/pdf.js'
import { inReadersWords, sheetForDevice } from './plan/in-readers-words.js'
import { FONTS } from './testing/fonts.js'
import { readFitWorkout } from './testing/read-fit.js'
import { readPdfPages } from './testing/read-pdf.js'
import { realStoredPlan, seasonOf } from './testing/real-plans.js'

const stored = {
  ...realStoredPlan('70.3', 'intermediate', 20),
  afterRace: generatePlan(seasonOf('70.3', 'intermediate', 20)).afterRace,
}
const units = { units: 'metric', poolUnits: 'metres' } as const
const german = inReadersWords(stored, { texts: de, units })
const english = inReadersWords(stored, { texts: en, units })
const stamp = new Date('2026-11-20T12:00:00Z')
const exercises = [...german.workouts.flatMap((workout) => workout.exercises), ...(german.afterRace ?? [])]
const inEnglish = [...english.workouts.flatMap((workout) => workout.exercises), ...(english.afterRace ?? [])]

/** Words without their names of places and figures, which languages share. */
const sentencesOf = (list: typeof exercises) =>
  new Set(list.flatMap(({ reasons, notes }) => [notes, ...reasons.map(({ sentence }) => sentence)]))

describe('files made with the German catalogue', () => {
  it('say every session of a plan in German, and no sentence in English', () => {
    const words = sentencesOf(exercises)
    expect([...sentencesOf(inEnglish)].filter((sentence) => words.has(sentence))).toEqual([])
    expect(exercises.every(({ name, notes }) => name !== '' && notes !== '')).toBe(true)
  })

  it('are a calendar', () => {
    const events = new ICAL.Component(ICAL.parse(planCalendar(german, { stamp, host: 'plan.example.org' })))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    const text = events.map(({ summary, description }) => `${summary}\n${description}`).join('\n')
    for (const { name, reasons } of exercises) {
      expect(text).toContain(name)
      for (const { sentence } of reasons) expect(text).toContain(sentence)
    }
    for (const sentence of sentencesOf(inEnglish)) expect(text).not.toContain(sentence)
  })

  it('are a booklet, whose font has every letter of it', async () => {
    const { content, notes } = await planBooklet(german, { fonts: FONTS, stamp })
    const text = (await readPdfPages(content)).flat().join(' ').replace(/\s+/g, ' ')
    expect(notes).toEqual([])
    const shown = exercises.filter(({ name }) => text.includes(name))
    expect(shown.length).toBe(exercises.length)
  })

  it('are workouts for a watch with the strokes, aids and targets of the English ones', () => {
    const [ours, theirs] = [sheetForDevice(stored, de), sheetForDevice(stored, en)]
    const filesOf = (sheet: typeof ours) =>
      sheet.workouts.flatMap((workout) =>
        workout.exercises.map((exercise) =>
          readFitWorkout(exerciseFit(workout, exercise, { created: stamp, pool: { length: 25, unit: 'm' } }).content),
        ),
      )
    const untold = (file: ReturnType<typeof readFitWorkout>) =>
      file.steps.map(({ wkt_step_name: _, notes: __, ...step }) => step)
    expect(filesOf(ours).map(untold)).toEqual(filesOf(theirs).map(untold))
    const names = filesOf(ours).map(({ workout }) => String(workout.wkt_name))
    expect(names.filter((name) => /[äöüß]/.test(name)).length).toBeGreaterThan(5)
  })
})

it.each([
  ['sprint', 210],
  ['olympic', 215],
  ['70.3', 215],
  ['ironman', 230],
] as const)('a saved plan of 24 weeks of %s is at most %i kB, without its words', (raceType, most) => {
  const { workouts } = generatePlan(seasonOf(raceType, 'intermediate', 24))
  const kilobytes = Buffer.byteLength(JSON.stringify(workouts)) / 1000
  console.log(`The workouts of 24 weeks of ${raceType}: ${kilobytes.toFixed(0)} kB`)
  expect(kilobytes).toBeLessThanOrEqual(most)
})
