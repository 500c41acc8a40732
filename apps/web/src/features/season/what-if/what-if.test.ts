import { readPlanInput } from '@tri/api-contract'
import { generatePlan, setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { comparedNow, comparedRows, comparedThen } from './compare-plans.js'
import { asItIs, nameOfCopy, suppose } from './what-if.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
const today = plan.startDate
const supposed = (changes: Partial<ReturnType<typeof asItIs>>, from = today) =>
  suppose(plan, { ...asItIs(plan), ...changes }, from)

describe('what if', () => {
  it('starts from the plan as it is, and supposes the very same', () => {
    const { id, userId, createdAt, ...told } = plan
    const fields = { rhythm: '3:1' as const, ...told }
    expect(supposed({}).payload).toEqual(expect.objectContaining({ name: plan.name, raceDate: plan.raceDate }))
    for (const [field, value] of Object.entries(supposed({}).payload ?? {}))
      expect(value).toEqual(fields[field as keyof typeof fields])
  })

  it('plans from today on, with as many weeks as are left', () => {
    expect(supposed({}, '2027-01-28').payload).toMatchObject({ startDate: '2027-01-28', totalWeeks: 9 })
    expect(supposed({ raceDate: '2027-04-25' }).payload?.totalWeeks).toBe(18)
  })

  it('takes another rhythm', () => {
    expect(supposed({ rhythm: '2:1' }).payload?.rhythm).toBe('2:1')
  })

  it('turns a goal into its paces, and none into the current ones', () => {
    expect(supposed({ goal: 9900 }).payload).toMatchObject({ goalFinishTime: '02:45:00', goalSwimPace: '2:02' })
    expect(supposed({ goal: null }).payload).toMatchObject({ goalFinishTime: null, goalSwimPace: '2:05' })
  })

  it.each([
    [{ raceDate: '' }, 'Race date is required'],
    [{ raceDate: '2026-12-01' }, 'Race date must be in the future'],
    [{ raceDate: '2032-01-01' }, 'Race date must be within two years'],
    [
      { schedule: plan.weeklySchedule.map((day) => setAvailable(day, false)) },
      'You need at least 3 training days per week',
    ],
  ])('says what keeps it from being a plan: %j', (changes, problem) => {
    expect(supposed(changes).problems).toContain(problem)
  })

  it('names a copy so that it can be saved', () => {
    expect(nameOfCopy('Lakefront')).toBe('Lakefront (what if)')
    expect(nameOfCopy('x'.repeat(200))).toHaveLength(200)
  })
})

describe('two plans side by side', () => {
  const now = comparedNow(plan, workouts, today)
  const other = (changes: Parameters<typeof supposed>[0]) => {
    const { payload } = supposed(changes)
    if (!payload) throw new Error('no plan')
    return comparedThen(payload, today)
  }
  const row = (rows: ReturnType<typeof comparedRows>, title: string) => rows.find((each) => each.title === title)

  it('are the same until something changes', () => {
    for (const { change, before, after } of comparedRows(now, other({}))) {
      expect(change).toBe('')
      expect(after).toBe(before)
    }
  })

  it('tell what fewer hours cost: by sport, in the longest sessions and in the check', () => {
    const schedule = plan.weeklySchedule.map((day) => ({ ...day, hours: Math.max(0, day.hours - 0.5) }))
    const rows = comparedRows(now, other({ schedule }))
    expect(row(rows, 'Hours of training')?.change).toMatch(/^\u2212\d+:\d\d$/)
    expect(row(rows, 'Bike hours')?.change).toMatch(/^\u2212/)
    expect(row(rows, 'Longest ride')).toMatchObject({
      before: '1:50',
      change: expect.stringMatching(/^\u2212\d:\d\d$/),
    })
    expect(row(rows, 'Plan check')?.after).toMatch(/^\d+(\.5)? of 100 \w+/)
  })

  it('tell what a later race and a goal bring', () => {
    expect(row(comparedRows(now, other({ raceDate: '2027-04-25' })), 'Weeks left')).toEqual({
      title: 'Weeks left',
      before: '14',
      after: '18',
      change: '+4',
    })
    const rows = comparedRows(now, other({ goal: 9900 }))
    expect(row(rows, 'Forecast, steady')?.change).toBe('')
    expect(row(rows, 'Forecast, at goal paces')?.after).toMatch(/^2:4[45]:\d\d$/)
  })

  it('leave out what lies before today', () => {
    const later = comparedNow(plan, workouts, '2027-01-28')
    expect(later.figures.weeks).toBe(9)
    expect(later.weeks).toHaveLength(9)
    expect(later.figures.minutes.total).toBeLessThan(now.figures.minutes.total)
  })
})
