import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { exercise, frozen, workout } from '../testing/workouts.js'
import type { Exercise, Notice, Reason } from '../types.js'
import { de } from './de.js'
import { en } from './en.js'
import { exerciseInWords, noticeInWords, planInWords, reasonInWords, workoutInWords } from './in-words.js'
import type { Measures } from './measures.js'

const METRIC: Measures = { units: 'metric', poolUnits: 'metres' }

/** A session as plans of before 0.6 hold it. */
const OLD: Exercise = exercise({
  id: 'w1d1e1',
  name: 'Tempo Ride',
  type: 'bike',
  notes: 'Steady pressure. Warm-up 11 min; Tempo 34 min.',
  steps: [{ repeat: 2, steps: [{ kind: 'work', seconds: 600, zone: 'tempo', label: 'Tempo as before' }] }],
  reasons: [{ rule: 'hard-day', inputs: { day: 1 }, sentence: 'Hard ride on Monday.', source: 'Seiler et al. 2007' }],
})

describe('a plan in words', () => {
  it('fills in every word and changes nothing else, nor the plan itself', () => {
    const plan = frozen(generatePlan(GOLDEN.G2))
    const inWords = planInWords(plan, en, METRIC)
    const [session] = inWords.workouts[0]?.exercises ?? []
    expect(session).toMatchObject({ name: 'Tempo Ride', notes: expect.stringMatching(/^Steady pressure .* min\.$/) })
    expect(session?.steps[0]).toMatchObject({ label: 'Warm-up' })
    expect(session?.reasons[0]).toMatchObject({
      sentence: expect.stringMatching(/^Hard ride on /),
      source: 'Seiler et al. 2007, Med Sci Sports Exerc 39:1366',
    })
    expect(inWords.weeks[0]?.reasons[0]?.sentence).toMatch(/^You begin with /)
    expect(inWords.notices.at(-1)?.message).toMatch(
      /^General guidance, not medical advice\. Ask a doctor or dietitian /,
    )
    expect(inWords.afterRace[0]).toMatchObject({ name: 'Recovery Ride', date: '2027-06-10' })
    expect(JSON.parse(JSON.stringify(inWords, withoutWords))).toEqual(JSON.parse(JSON.stringify(plan, withoutWords)))
  })

  it('holds no word itself', () => {
    const words = new Set<string>()
    JSON.stringify(generatePlan(GOLDEN.G13), (key, value) => {
      if (['name', 'notes', 'label', 'sentence', 'message'].includes(key) && value !== null) words.add(key)
      return value
    })
    expect([...words]).toEqual([])
  })

  it('is read in German from the same plan', () => {
    const { workouts, notices } = planInWords(generatePlan(GOLDEN.G2), de, METRIC)
    expect(workouts[0]?.exercises[0]?.name).toBe('Tempofahrt')
    expect(notices.at(-1)?.message).toMatch(/^Allgemeine Hinweise, kein ärztlicher Rat\. Frag /)
  })
})

/** Leaves out what a catalogue adds, and the source, which it turns into a citation. */
const withoutWords = (key: string, value: unknown): unknown =>
  ['name', 'notes', 'label', 'sentence', 'message', 'source'].includes(key) ? undefined : value

describe('words of before', () => {
  it('stay where the catalogue knows no code', () => {
    expect(exerciseInWords(OLD, de, METRIC)).toEqual(OLD)
    const notice: Notice = { code: 'SHORT_PLAN', message: 'In 4 weeks you can arrive rested.' }
    expect(noticeInWords(notice, de, METRIC)).toEqual(notice)
    const unknown: Reason = { rule: 'a-rule-to-come', inputs: {}, source: 'seiler' }
    expect(reasonInWords(unknown, en, METRIC).sentence).toBe('')
  })

  it('give way to the name of a known code', () => {
    const known = exerciseInWords({ ...OLD, code: 'B-TEMPO-1' }, de, METRIC)
    expect([known.name, known.notes]).toEqual(['Tempofahrt', OLD.notes])
  })
})

it('what was done goes by the name of its code, else by its own', () => {
  const done = {
    id: 'a',
    type: 'run',
    duration: 30,
    distance: '',
    actualPace: '',
    intensity: 'easy',
    notes: '',
  } as const
  const day = workout(1, 1, [exercise({ id: 'a' })], {
    actualExercises: [
      { ...done, code: 'R-EASY' },
      { ...done, name: 'With the dog' },
    ],
  })
  expect(workoutInWords(day, en, METRIC).actualExercises?.map(({ name }) => name)).toEqual(['Easy Run', 'With the dog'])
  expect(workoutInWords(workout(1, 1, []), en, METRIC).actualExercises).toBeNull()
})
