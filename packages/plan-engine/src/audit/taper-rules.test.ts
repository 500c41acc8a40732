import { describe, expect, it } from 'vitest'
import { dateOf } from '../calendar.js'
import { judge } from '../testing/judge.js'
import { race, season, sketch, withMinutes } from '../testing/plans.js'
import { lateLongSessions, taperCut, taperLength, taperSharpness } from './taper-rules.js'

const olympic = season('olympic', 12)
const half = season('70.3', 12)
const rides = (minutes: readonly number[]) => minutes.flatMap((ride, index) => sketch(index + 1, `Sat bike ${ride}`))
const weeks = (last: readonly number[]) => rides([...Array.from({ length: 12 - last.length }, () => 300), ...last])

describe('R09 taper', () => {
  it.each([
    ['41 %', 177, 'pass', 41],
    ['60 %', 120, 'pass', 60],
    ['half', 150, 'pass', 50],
    ['a little short', 195, 'warn', 35],
    ['too deep', 105, 'warn', 65],
    ['30 %', 210, 'warn', 30],
    ['just below', 213, 'fail', 29],
    ['70 %', 90, 'warn', 70],
    ['just above', 87, 'fail', 71],
    ['hardly any', 225, 'fail', 25],
    ['far too deep', 60, 'fail', 80],
  ] as const)('olympic: the last week cut by %s', (_, minutes, result, value) => {
    expect(judge(taperCut, [...weeks([minutes]), race(olympic)], olympic)).toMatchObject({ result, value })
  })

  it('looks at the last two weeks of a long race', () => {
    expect(judge(taperCut, weeks([210, 90]), half)).toMatchObject({ result: 'pass', value: 50 })
    expect(judge(taperCut, weeks([300, 90]), half)).toMatchObject({ result: 'warn', value: 35 })
  })

  it('compares with the mean of the three biggest load weeks', () => {
    const workouts = rides([200, 200, 200, 130, 400, 300, 350, 200, 300, 300, 300, 175])
    expect(judge(taperCut, workouts, olympic).value).toBe(50)
  })

  it.each([taperCut, taperLength])('asks a plan of six weeks: $title', (rule) => {
    expect(judge(rule, rides([300, 300, 300, 300, 300, 150]), season('olympic', 6)).message).not.toMatch(/^Does not/)
  })

  it('asks nothing of a plan below six weeks', () => {
    expect(judge(taperCut, rides([300, 300, 300, 300, 300]), season('olympic', 5)).result).toBe('pass')
  })

  it('measures by the load weeks with the last hours, from the second on', () => {
    const { weeklySchedule } = withMinutes(olympic, [240, 0, 0, 60, 0, 0, 240])
    const changed = (week: number) => ({
      ...olympic,
      scheduleChanges: [{ from: dateOf(olympic, week, 1), weeklySchedule }],
    })
    const workouts = rides([400, 400, 400, 300, 400, 400, 400, 300, 200, 200, 150, 100])
    expect(judge(taperCut, workouts, changed(9)).value).toBe(50)
    expect(judge(taperCut, workouts, changed(10)).value).toBe(75)
    expect(judge(taperCut, workouts, olympic).value).toBe(75)
  })

  it('accepts a deeper cut when the hours of race week are no more', () => {
    const weekend = withMinutes(olympic, [240, 0, 0, 0, 0, 30, 240])
    expect(judge(taperCut, weeks([55]), weekend)).toMatchObject({ result: 'pass', value: 81.7 })
    expect(judge(taperCut, weeks([20]), weekend).result).not.toBe('pass')
  })

  it('judges long days by the evidence, not by what a plan puts there', () => {
    const longDays = withMinutes(olympic, [240, 0, 240, 0, 240, 0, 240])
    expect(judge(taperCut, weeks([96]), longDays)).toMatchObject({ result: 'warn', value: 68, limit: { max: 60 } })
    expect(judge(taperCut, weeks([72]), longDays)).toMatchObject({ result: 'fail', value: 76 })
  })

  it('accepts a smaller cut when every day holds no more than a short session', () => {
    const tiny = withMinutes(season('sprint', 12), [30, 30, 30, 30, 30, 30, 30])
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    const usual = Array.from({ length: 11 }, (_, index) => sketch(index + 1, 'Sat bike 140')).flat()
    const last = sketch(12, days.map((day) => `${day} bike 15`).join(', '))
    expect(judge(taperCut, [...usual, ...last], tiny)).toMatchObject({ result: 'pass', value: 35.7 })
  })
})

describe('a taper', () => {
  it('says of how many weeks it is, and for what it is judged from six weeks on', () => {
    expect(judge(taperCut, weeks([150]), olympic).message).toMatch(/^The last week holds 50 % less/)
    expect(judge(taperCut, weeks([210, 90]), half).message).toMatch(/^The last two weeks hold 50 % less/)
    expect(judge(taperCut, rides([300, 300, 300, 300, 300, 150]), season('olympic', 6))).toMatchObject({ value: 50 })
    expect(judge(taperCut, [], olympic)).toMatchObject({ result: 'pass', limit: {} })
  })

  it('says which late session is too long', () => {
    const message = (line: string) => judge(lateLongSessions, sketch(12, line), olympic).message
    expect(message('Mon run 95')).toBe('The run of 95 min on Monday of week 12 comes too late to help.')
    expect(message('Mon bike 80')).toBe('The ride of 80 min on Monday of week 12 comes too late to help.')
  })
})

describe('R33 start of the taper', () => {
  it.each([
    ['a week before the race', [150], 'pass', 7],
    ['three weeks before it', [250, 200, 100], 'pass', 21],
    ['four weeks before it', [260, 250, 200, 100], 'warn', 28],
    ['five weeks before it', [260, 260, 250, 200, 100], 'fail', 35],
    ['three weeks before it, after an easier week', [200, 300, 250, 200, 100], 'pass', 21],
  ] as const)('%s', (_, last, result, value) => {
    const minutes = [...Array.from({ length: 12 - last.length }, () => 300), ...last]
    const workouts = minutes.flatMap((ride, index) => sketch(index + 1, `Tue bike ${ride}`))
    expect(judge(taperLength, workouts, olympic)).toMatchObject({ result, value })
  })

  it.each([
    ['30 min on the eve', sketch(12, 'Sat bike 20 > run 10'), 'pass'],
    ['35 min on the eve', sketch(12, 'Sat bike 25 > run 10'), 'fail'],
    ['an hour the day before it', sketch(12, 'Fri swim 60'), 'pass'],
    ['65 min the day before it', sketch(12, 'Fri swim 65'), 'fail'],
  ] as const)('%s is a %s', (_, last, result) => {
    const usual = Array.from({ length: 11 }, (_week, index) => sketch(index + 1, 'Sat bike 300')).flat()
    expect(judge(taperLength, [...usual, ...last], olympic).result).toBe(result)
  })

  it('asks nothing of a plan below six weeks', () => {
    expect(judge(taperLength, rides([300, 100, 100, 100, 100]), season('olympic', 5))).toMatchObject({ limit: {} })
  })
})

describe('R10 sharpness in the taper', () => {
  it.each([
    ['ten days before', sketch(11, 'Thu run 45 hard'), 'pass', 1],
    ['two days before', sketch(12, 'Fri bike 30 tempo'), 'pass', 1],
    ['eleven days before', sketch(11, 'Wed run 45 interval'), 'warn', 0],
    ['the eve of the race', sketch(12, 'Sat bike 20 tempo'), 'warn', 0],
    ['only easy and moderate ones', sketch(12, 'Tue run 30, Wed swim 30 moderate'), 'warn', 0],
  ] as const)('a sharper session %s', (_, workouts, result, value) => {
    const message = value > 0 ? /^The taper keeps 1 sharper session\.$/ : /^The last ten days hold no sharper session/
    expect(judge(taperSharpness, workouts, olympic)).toMatchObject({
      result,
      value,
      message: expect.stringMatching(message),
    })
  })

  it('asks nothing when no training day lies in that time', () => {
    expect(judge(taperSharpness, [], { ...season('olympic', 1), today: '2027-02-13' }).result).toBe('pass')
  })
})

describe('R23 late long sessions', () => {
  it.each([
    ['a swim of 95 min 6 days out', sketch(12, 'Mon swim 95'), 'pass'],
    ['a run of 95 min on race day', sketch(12, 'Sun run 95'), 'pass'],
    ['a run of 95 min 13 days out', sketch(11, 'Mon run 95'), 'warn'],
    ['a run of 90 min 13 days out', sketch(11, 'Mon run 90'), 'pass'],
    ['a run of 95 min 14 days out', sketch(10, 'Sun run 95'), 'pass'],
    ['a ride of 80 min 6 days out', sketch(12, 'Mon bike 80'), 'warn'],
    ['a ride of 75 min 6 days out', sketch(12, 'Mon bike 75'), 'pass'],
    ['a ride of 80 min 7 days out', sketch(11, 'Sun bike 80'), 'pass'],
    ['the race itself', [race(olympic)], 'pass'],
  ] as const)('%s', (_, workouts, result) => {
    expect(judge(lateLongSessions, workouts, olympic).result).toBe(result)
  })
})
