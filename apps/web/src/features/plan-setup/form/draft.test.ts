import type { User } from '@tri/api-contract'
import {
  defaultSchedule,
  RACE_PRESETS,
  RACE_TYPES,
  USER_DEFAULT_SCHEDULE,
  weekdayOf,
  weeksUntil,
} from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { newcomer } from '../../../testing/sample-user.js'
import { changeDistance, changeGoal, changePace, chooseRaceType, filledIn, initialDraft } from './draft.js'

const regular: User = {
  ...newcomer,
  defaultSwimPace: '1:45',
  defaultBikePace: '20.5',
  defaultRunPace: '7:30',
  defaultWeeklySchedule: [...USER_DEFAULT_SCHEDULE],
}

describe('a new draft', () => {
  it("starts with the specification's values for a visitor", () => {
    expect(initialDraft(null)).toMatchObject({
      paces: { swim: 150, bike: 18, run: 510 },
      goalSeconds: 0,
      schedule: defaultSchedule('olympic'),
    })
  })

  it('is the same for a user without defaults', () => {
    expect(initialDraft(newcomer)).toEqual(initialDraft(undefined))
  })

  it("starts with a user's own paces and week", () => {
    const { paces, schedule } = initialDraft(regular)
    expect(paces).toEqual({ swim: 105, bike: 20.5, run: 450 })
    expect(schedule).toEqual(USER_DEFAULT_SCHEDULE)
  })

  it('takes the products pace where a user saved only some', () => {
    expect(initialDraft({ ...newcomer, defaultRunPace: '7:30' }).paces).toEqual({ swim: 150, bike: 18, run: 450 })
  })
})

describe('choosing a race type', () => {
  it.each(RACE_TYPES)('fills in the distances and the week of %s', (raceType) => {
    const draft = chooseRaceType(initialDraft(null), raceType, null)
    const { swim, bike, run } = RACE_PRESETS[raceType]
    expect(draft.distances).toEqual({ swim: String(swim), bike: String(bike), run: String(run) })
    expect(draft.schedule).toEqual(defaultSchedule(raceType))
  })

  it('keeps the week of a user who has a default one', () => {
    expect(chooseRaceType(initialDraft(regular), 'ironman', regular).schedule).toEqual(USER_DEFAULT_SCHEDULE)
  })

  it('drops the goal, which was meant for the other race', () => {
    expect(chooseRaceType(changeGoal(initialDraft(null), 9000), 'sprint', null).goalSeconds).toBe(0)
  })

  it('keeps what was typed elsewhere', () => {
    const typed = { ...initialDraft(null), name: 'Lakefront', raceDate: '2027-02-28' }
    expect(chooseRaceType(typed, '70.3', null)).toMatchObject({ name: 'Lakefront', raceDate: '2027-02-28' })
  })
})

describe('changing one value', () => {
  it('keeps the text of a distance as typed', () => {
    expect(changeDistance(initialDraft(null), 'bike', '24.').distances).toEqual({
      swim: '0.93',
      bike: '24.',
      run: '6.2',
    })
  })

  it('leaves the other paces alone', () => {
    expect(changePace(initialDraft(null), 'run', 480).paces).toEqual({ swim: 150, bike: 18, run: 480 })
  })
})

const untouched = initialDraft(null)

describe('a form to begin with', () => {
  it.each([
    ['a Sunday', '2026-11-22', '2027-02-14'],
    ['a Monday', '2026-11-23', '2027-02-14'],
    ['a Saturday', '2026-11-28', '2027-02-14'],
  ])('has a race on a Sunday twelve weeks on, from %s', (_, today, raceDate) => {
    const draft = filledIn(untouched, today)
    expect(draft.raceDate).toBe(raceDate)
    expect(weekdayOf(raceDate)).toBe(0)
    expect(weeksUntil(today, raceDate)).toBe(12)
  })

  it('is named for its race and date, also when another is chosen', () => {
    expect(filledIn(untouched, '2026-11-22').name).toBe('Olympic, 14 February')
    expect(filledIn({ ...untouched, raceType: '70.3', raceDate: '2027-06-06' }, '2026-11-22').name).toBe('70.3, 6 June')
    expect(filledIn({ ...untouched, raceDate: '' }, '2026-11-22').name).toBe('Olympic')
  })

  it.each([
    ['typed', 'Lakefront', '2027-03-01'],
    ['taken away', '', ''],
  ])('keeps what was %s', (_, name, raceDate) => {
    expect(filledIn({ ...untouched, name, raceDate }, '2026-11-22')).toMatchObject({ name, raceDate })
  })
})
