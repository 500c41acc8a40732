import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KEYS_OF, keys } from '../../data/keys.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { type ChangedElsewhere, watchElsewhere } from './changed-elsewhere.js'

const PLAN = 3
const OTHER = 4
const ride = { ...sampleWorkout(5, 2, [sampleExercise('bike')]), version: 2 }
const plan = samplePlan({ id: PLAN, version: 2 })
const other = samplePlan({ id: OTHER, version: 1 })

const PROPOSAL = keys.proposalsOf(PLAN, '2027-01-28')

let client: QueryClient
let elsewhere: ChangedElsewhere
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData(keys.plan(PLAN).workouts(), [ride])
  client.setQueryData(keys.plan(OTHER).workouts(), [])
  client.setQueryData(keys.planList(), [plan, other])
  client.setQueryData(PROPOSAL, {})
  client.setQueryData(keys.currentPlan(), plan)
  for (const key of [keys.user(), keys.activities(), keys.garminSettings(), keys.calendar()])
    client.setQueryData(key, {})
  elsewhere = watchElsewhere(client)
})
afterEach(() => {
  elsewhere.stop()
  client.clear()
})

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))
/** The keys that are asked anew. */
const asked = async () => {
  await aMoment()
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey)
}

describe('a change elsewhere', () => {
  it.each([
    ['of a workout', { noun: 'workouts', planId: PLAN, id: 5, version: 3 }, [keys.plan(PLAN).workouts(), PROPOSAL]],
    ['of many workouts', { noun: 'workouts', planId: PLAN }, [keys.plan(PLAN).workouts(), PROPOSAL]],
    [
      'of a workout that is new',
      { noun: 'workouts', planId: PLAN, id: 6, version: 1 },
      [keys.plan(PLAN).workouts(), PROPOSAL],
    ],
    ['of the current plan', { noun: 'plans', id: PLAN, version: 3 }, [keys.planList(), keys.currentPlan()]],
    ['of another plan', { noun: 'plans', id: OTHER, version: 2 }, [keys.planList()]],
    ['of plans', { noun: 'plans' }, [keys.planList(), keys.currentPlan()]],
    ['of the account', { noun: 'account' }, [keys.currentPlan(), keys.user()]],
    ['of activities', { noun: 'activities' }, [keys.activities(), PROPOSAL]],
    ['of time off', { noun: 'time-off' }, [PROPOSAL]],
    ['of the connection', { noun: 'garmin' }, [keys.garminSettings()]],
    ['of the calendar', { noun: 'calendar' }, [keys.calendar()]],
    ['of nothing that is known', { noun: 'sharing' }, []],
  ] as const)('%s is asked for', async (_, change, expected) => {
    elsewhere.apply(change)
    expect((await asked()).sort()).toEqual([...expected].sort())
  })

  it.each([
    { noun: 'workouts', planId: PLAN, id: 5, version: 2 },
    { noun: 'workouts', planId: PLAN, id: 5, version: 1 },
    { noun: 'plans', id: PLAN, version: 2 },
    { noun: 'plans', id: OTHER, version: 1 },
  ] as const)('that is there already is not asked for: %j', async (change) => {
    elsewhere.apply(change)
    expect(await asked()).toEqual([])
  })

  it('may be anything', async () => {
    elsewhere.askAll()
    expect((await asked()).length).toBe(client.getQueryCache().getAll().length)
    expect(Object.values(KEYS_OF).flat().length).toBeGreaterThan(0)
  })
})

describe('while an edit is on its way', () => {
  const edit = (mutationKey: readonly unknown[]) => {
    let answer = () => {}
    const mutationFn = () =>
      new Promise<void>((resolve) => {
        answer = resolve
      })
    void client.getMutationCache().build(client, { mutationKey, mutationFn }).execute(undefined)
    return async () => {
      await aMoment()
      answer()
    }
  }
  const change = { noun: 'workouts', planId: PLAN, id: 5, version: 3 } as const

  it('nothing is fetched over it; afterwards it is', async () => {
    const answer = edit(['move-workout', PLAN])
    elsewhere.apply(change)
    elsewhere.askAll()
    expect(await asked()).toEqual([])
    await answer()
    expect(await asked()).toContainEqual(keys.plan(PLAN).workouts())
  })

  it('its own change, which comes before its answer, is not fetched', async () => {
    const answer = edit(['move-workout', PLAN])
    elsewhere.apply(change)
    client.setQueryData(keys.plan(PLAN).workouts(), [{ ...ride, version: 3 }])
    await answer()
    expect(await asked()).toEqual([])
  })

  it('what it does not touch is fetched', async () => {
    edit(['move-workout', OTHER])
    elsewhere.apply(change)
    elsewhere.apply({ noun: 'account' })
    expect(await asked()).toHaveLength(4)
  })
})
