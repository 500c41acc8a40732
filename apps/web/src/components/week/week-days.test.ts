import { defaultSchedule, type PlanCalendar, type Weekday, type Workout } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { sampleWorkout } from '../../testing/sample-workouts.js'
import { weekDays } from './week-days.js'

/** The race is on Sunday, 28 March 2027; week 6 runs from Monday, 25 to Sunday, 31 January. */
const calendar: PlanCalendar = { raceDate: '2027-03-28', totalWeeks: 14 }

const workoutOn = (week: number, day: Weekday, totalDuration: number, workoutType: Workout['workoutType'] = 'run') =>
  sampleWorkout(1, day, [], { week, totalDuration, workoutType })

const daysOf = (week: number, workouts: readonly Workout[] = [], startDate = '2026-12-21') =>
  weekDays({ calendar, week, workouts, schedule: defaultSchedule('olympic'), startDate, today: '2027-01-28' })

describe('the days of a week', () => {
  it('stand in date order and end on the race weekday', () => {
    expect(daysOf(6).map(({ date }) => date)).toEqual([
      '2027-01-25',
      '2027-01-26',
      '2027-01-27',
      '2027-01-28',
      '2027-01-29',
      '2027-01-30',
      '2027-01-31',
    ])
  })

  it('know which one is today', () => {
    expect(
      daysOf(6)
        .filter(({ isToday }) => isToday)
        .map(({ day }) => day),
    ).toEqual([4])
    expect(daysOf(7).some(({ isToday }) => isToday)).toBe(false)
  })

  it('hold the workouts of their own week only', () => {
    const [monday] = daysOf(6, [workoutOn(6, 1, 60), workoutOn(5, 1, 45)])
    expect(monday?.workouts).toHaveLength(1)
  })
})

describe('hours that have changed on the way', () => {
  it('are those that held on the day, whatever holds now', () => {
    const schedule = defaultSchedule('olympic')
    const hoursOf = (hours: number) => schedule.map((day) => (day.day === 2 || day.day === 4 ? { ...day, hours } : day))
    const asked = { calendar, week: 6, workouts: [], startDate: '2026-12-21', today: '2027-01-28' }
    const days = weekDays({
      ...asked,
      schedule: hoursOf(3),
      earlierSchedules: [
        { before: '2027-01-28', weeklySchedule: hoursOf(1.5) },
        { before: '2027-01-18', weeklySchedule: hoursOf(0.5) },
      ],
    })
    expect([1, 3].map((index) => days[index]?.hours)).toEqual([
      'planned 0:00 \u00b7 free 1:30',
      'planned 0:00 \u00b7 free 3:00',
    ])
  })
})

describe('a day off that the athlete told of', () => {
  const asked = {
    calendar,
    week: 6,
    schedule: defaultSchedule('olympic'),
    startDate: '2026-12-21',
    today: '2027-01-28',
  }
  const daysOff = (date: string) => (date <= '2027-01-27' ? 'Holiday' : undefined)
  const days = weekDays({ ...asked, workouts: [workoutOn(6, 2, 30), workoutOn(6, 4, 60)], daysOff })

  it('says so, and what is planned on it all the same', () => {
    expect(days.slice(0, 4).map(({ timeOff, hours }) => [timeOff, hours])).toEqual([
      ['Holiday', 'Holiday'],
      ['Holiday', 'Holiday \u00b7 planned 0:30'],
      ['Holiday', 'Holiday'],
      [undefined, 'planned 1:00 \u00b7 free 1:00'],
    ])
  })

  it('is the reason why nothing is planned', () => {
    expect(days.map(({ restReason }) => restReason).slice(0, 3)).toEqual([
      'Time off: Holiday',
      undefined,
      'Time off: Holiday',
    ])
  })
})

describe('planned and available time', () => {
  const hours = (week: number, workouts: readonly Workout[], index: number) => daysOf(week, workouts)[index]?.hours

  it('are told side by side', () => {
    expect(hours(6, [workoutOn(6, 2, 75), workoutOn(6, 2, 35)], 1)).toBe('planned 1:50 \u00b7 free 2:00')
    expect(hours(6, [], 0)).toBe('planned 0:00 \u00b7 free 1:00')
  })

  it('are off on a day off, unless something was moved there', () => {
    expect(hours(6, [], 2)).toBe('day off')
    expect(hours(6, [workoutOn(6, 3, 45)], 2)).toBe('planned 0:45 on a day off')
  })

  it('are the race alone on race day', () => {
    expect(hours(14, [workoutOn(14, 0, 155, 'race')], 6)).toBe('planned 2:35')
  })

  it('say nothing before the plan starts', () => {
    expect(daysOf(1, [], '2026-12-24')[0]?.hours).toBe('')
  })
})

describe('a day without a workout', () => {
  const reason = (week: number, index: number, startDate?: string) => daysOf(week, [], startDate)[index]?.restReason

  it('was asked for', () => {
    expect(reason(6, 2)).toBe('You asked for Wednesdays off')
  })

  it('comes before the start, where nothing can be put', () => {
    expect(reason(1, 0, '2026-12-24')).toBe('Before your plan starts')
    expect(daysOf(1, [], '2026-12-24').map(({ isInPlan }) => isInPlan)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it('lets the athlete recover in race week', () => {
    expect(reason(14, 4)).toBe('Recovery before the race')
  })

  it('was emptied by the athlete', () => {
    expect(reason(6, 0)).toBe('Nothing planned')
  })

  it('has no reason to rest when there is a workout', () => {
    expect(daysOf(6, [workoutOn(6, 1, 60)])[0]?.restReason).toBeUndefined()
  })
})

describe('a plan that is only looked at', () => {
  const shown = weekDays({
    ...{ calendar, week: 1, schedule: undefined, startDate: '2026-12-22', today: '2027-01-28' },
    workouts: [workoutOn(1, 3, 45)],
  })

  it('tells what is planned, and nothing of the time its owner has', () => {
    expect(shown.slice(0, 4).map(({ hours, restReason }) => [hours, restReason])).toEqual([
      ['', 'Before the plan starts'],
      ['', 'Nothing planned'],
      ['planned 0:45', undefined],
      ['', 'Nothing planned'],
    ])
  })
})
