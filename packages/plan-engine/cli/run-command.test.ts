import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ENGINE_VERSION } from '../src/engine-version.js'
import { formatMph, formatPace } from '../src/formulas/pace.js'
import { generatePlan } from '../src/generate-plan.js'
import { GOLDEN } from '../src/testing/golden-inputs.js'
import { runCommand } from './run-command.js'

const INPUT = GOLDEN.G2

/** Runs a command with files that are texts here, and tells what came of it. */
async function run(words: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const printed: string[] = []
  const complaints: string[] = []
  const readText = async (file: string) => files[file] ?? readFile(file, 'utf8')
  const code = await runCommand(words, {
    readText,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') }
}

const json = JSON.stringify
/** What generate prints for the input. */
const { printed: MADE } = await run(['generate'], { '-': json(INPUT) })

describe('plan-engine generate', () => {
  it('prints the plan of the library with the input it was made from', async () => {
    const { code, printed } = await run(['generate', 'input.json'], { 'input.json': `\uFEFF${json(INPUT)}` })
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toEqual({ input: INPUT, plan: JSON.parse(json(generatePlan(INPUT))) })
  })

  it('tells the notices of a plan apart from it, in the language that was asked for', async () => {
    const { complaints } = await run(['generate', '--lang', 'de'], { '-': json(INPUT) })
    expect(complaints).toContain('kein ärztlicher Rat')
  })

  it('names each field that is wrong, and makes no plan', async () => {
    const { code, printed, complaints } = await run(['generate'], {
      '-': json({ ...INPUT, raceType: 'marathon', currentPaces: { ...INPUT.currentPaces, run: 'fast' } }),
    })
    expect(code).toBe(2)
    expect(printed).toBe('')
    expect(complaints).toContain('raceType must be equal to one of the allowed values: ironman, 70.3')
    expect(complaints).toContain('currentPaces.run must be number')
  })

  it('makes no plan for a race that is over, and says so', async () => {
    const { code, printed, complaints } = await run(['generate'], { '-': json({ ...INPUT, raceDate: '2020-01-05' }) })
    expect([code, printed]).toEqual([1, ''])
    expect(complaints).toContain('This race is over')
  })
})

describe('plan-engine audit', () => {
  it('passes what generate prints, and tells each rule in words', async () => {
    const { code, printed } = await run(['audit'], { '-': MADE })
    expect(code).toBe(0)
    expect(printed).toMatch(/^pass {2}R01 {2}fatal {2}\S.*: \S/m)
    expect(printed.split('\n').filter((line) => /^(pass|WARN|FAIL) {2}R\d\d /.test(line))).toHaveLength(41)
    expect(printed).toMatch(/\n\d+ of 100: \d+ rules pass, \d+ warn, 0 fail$/)
  })

  it('exits with 1 for a plan with a day that is too full, the failed rule first', async () => {
    const { input, plan } = JSON.parse(MADE)
    const tight = input.weeklySchedule.map((day: object) => ({ ...day, hours: 0.5 }))
    const { code, printed } = await run(['audit'], { '-': json({ input: { ...input, weeklySchedule: tight }, plan }) })
    expect(code).toBe(1)
    expect(printed).toMatch(/^FAIL {2}R01 {2}fatal/)
  })

  it('prints the whole audit as data', async () => {
    const { printed } = await run(['audit', '--json'], { '-': MADE })
    expect(JSON.parse(printed)).toMatchObject({ score: expect.any(Number), rules: expect.any(Array) })
  })

  it.each([
    ['nothing', '', 'is no JSON'],
    ['a list', '[]', '.triplan.json'],
    ['a plan alone', json({ plan: {} }), '"input"'],
    ['an input that is none', json({ input: {}, plan: {} }), "must have required property 'raceType'"],
  ])('says what it needs when it is given %s', async (_, text, words) => {
    const { code, complaints } = await run(['audit'], { '-': text })
    expect(code).toBe(2)
    expect(complaints).toContain(words)
  })

  it('says which file cannot be read', async () => {
    const { code, complaints } = await run(['audit', '/nowhere/plan.json'])
    expect(code).toBe(2)
    expect(complaints).toContain('/nowhere/plan.json cannot be read')
  })
})

/** A plan file as the app writes it, with the texts of its HTTP interface. */
async function planFile(fields: object = {}) {
  const { input, plan } = JSON.parse(MADE)
  const { distances, currentPaces, goalPaces } = INPUT
  const wire = {
    name: 'Autumn',
    raceType: input.raceType,
    swimDistance: `${distances.swim}`,
    bikeDistance: `${distances.bike}`,
    runDistance: `${distances.run}`,
    raceDate: input.raceDate,
    startDate: input.today,
    totalWeeks: input.totalWeeks,
    experienceLevel: input.experienceLevel,
    currentSwimPace: formatPace(currentPaces.swim),
    currentBikePace: formatMph(currentPaces.bike),
    currentRunPace: formatPace(currentPaces.run),
    goalSwimPace: formatPace(goalPaces.swim),
    goalBikePace: formatMph(goalPaces.bike),
    goalRunPace: formatPace(goalPaces.run),
    weeklySchedule: input.weeklySchedule,
    afterRace: plan.afterRace,
    ...fields,
  }
  return { format: 'triplan', version: 1, plan: wire, workouts: plan.workouts }
}

const withHours = (hours: number) => INPUT.weeklySchedule.map((day) => ({ ...day, hours }))

describe('plan-engine audit of a plan file', () => {
  it('finds what it finds of the same plan from generate', async () => {
    const ofPair = await run(['audit', '--json'], { '-': MADE })
    const ofFile = await run(['audit', '--json'], { '-': json(await planFile()) })
    expect(ofFile).toEqual(ofPair)
  })

  it('counts the hours that held before', async () => {
    const before = { before: INPUT.raceDate, weeklySchedule: INPUT.weeklySchedule }
    const [lately, always] = [
      { weeklySchedule: withHours(0.5), earlierSchedules: [before] },
      { weeklySchedule: withHours(0.5) },
    ]
    expect((await run(['audit'], { '-': json(await planFile(lately)) })).printed).toMatch(/^pass {2}R01/m)
    expect((await run(['audit'], { '-': json(await planFile(always)) })).printed).toMatch(/^FAIL {2}R01/m)
  })

  it.each([
    ['of a newer version', { version: 2 }, 'newer TriPlan'],
    ['without a plan', { plan: undefined }, 'has no plan'],
    ['without workouts', { workouts: [{ week: 1 }] }, 'has no workouts'],
  ])('refuses one %s', async (_, fields, words) => {
    const { code, complaints } = await run(['audit'], { '-': json({ ...(await planFile()), ...fields }) })
    expect(code).toBe(2)
    expect(complaints).toContain(words)
  })

  it('refuses a pace that is none', async () => {
    const { complaints } = await run(['audit'], { '-': json(await planFile({ goalRunPace: 'fast' })) })
    expect(complaints).toContain('goalPaces.run')
  })
})

describe('plan-engine schema', () => {
  it.each([
    [['schema'], 'PlanInput'],
    [['schema', 'plan'], 'Plan'],
  ])('%s', async (words, title) => {
    expect(JSON.parse((await run(words)).printed).title).toBe(title)
  })
})

describe('plan-engine', () => {
  it('tells its version and how it is used', async () => {
    expect((await run(['--version'])).printed).toBe(ENGINE_VERSION)
    expect((await run(['--help'])).printed).toContain('plan-engine <command>')
  })

  it.each([
    [[], 'Usage:'],
    [['plan'], 'There is no command plan'],
    [['audit', '--loud'], "Unknown option '--loud'"],
    [['audit', 'a', 'b'], 'b is left over'],
    [['schema', 'week'], 'not of week'],
    [['audit', '--lang', 'fr'], 'not in fr'],
    [['audit', '--units', 'yards'], 'not yards'],
  ])('refuses %j in words', async (words, said) => {
    const { code, complaints } = await run(words, { a: '{}', '-': '{}' })
    expect(code).toBe(2)
    expect(complaints).toContain(said)
  })
})
