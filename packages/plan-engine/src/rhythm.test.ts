import { expect, test } from 'vitest'
import { auditPlan } from './audit/audit-plan.js'
import { generatePlan } from './generate-plan.js'
import { minuteRow, scenario } from './testing/scenarios.js'
import { MILES } from './testing/words.js'
import { de } from './texts/de.js'
import { en } from './texts/en.js'
import type { PlanInput } from './types.js'

const half = (fields: Partial<PlanInput> = {}) => scenario('70.3', 'intermediate', 20, fields)
const TWO = half({ rhythm: '2:1' })

test('two load weeks before each recovery week, and as big a peak', () => {
  expect(minuteRow(generatePlan(TWO))).toBe(
    '490 530 345r 570 610 395r 625 640 415r 655 670 435r 685 695 450r 660 720 650t 505t 285R',
  )
  expect(auditPlan(generatePlan(TWO), TWO)).toMatchObject({ score: 100 })
})

test('three where nothing is said, or something that is no rhythm', () => {
  const usual = JSON.stringify(generatePlan(half()))
  for (const rhythm of ['3:1', null, 'often', 2] as never[])
    expect(JSON.stringify(generatePlan(half({ rhythm })))).toBe(usual)
})

test('tests stand in every other recovery week', () => {
  const tested = generatePlan(scenario('70.3', 'intermediate', 26, { rhythm: '2:1' })).workouts.filter(
    ({ exercises }) => exercises.some(({ code }) => code?.includes('TEST')),
  )
  expect([...new Set(tested.map(({ week }) => week))]).toEqual([6, 12, 18])
})

test('a lighter week late in the season says that no more than three load in a row', () => {
  const input = scenario('olympic', 'intermediate', 12, { rhythm: '2:1' })
  const absorb = generatePlan(input).weeks.find(({ kind }) => kind === 'absorb')
  const [reason] = absorb?.reasons.filter(({ rule }) => rule === 'absorb-week') ?? []
  expect(absorb?.week).toBe(9)
  expect(reason && en.sentence(reason, MILES)).toMatch(/so that no more than three weeks load in a row\.$/)
  expect(reason && de.sentence(reason, MILES)).toMatch(/damit nicht mehr als drei Wochen am Stück belasten\.$/)
})
