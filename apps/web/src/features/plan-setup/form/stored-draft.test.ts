import { defaultSchedule } from '@tri/plan-engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '../../../lib/browser/storage.js'
import type { DraftPlan } from './draft-plan.js'
import { startingOn } from './read-stored.js'
import {
  forgetDraft,
  forgetGenerated,
  hasStoredSetup,
  readStoredSetup,
  storeDraft,
  storeGenerated,
  unsavedName,
} from './stored-draft.js'

const draft = {
  name: 'Lakefront',
  raceType: 'olympic',
  distances: { swim: '0.93', bike: '', run: 'six' },
  raceDate: '2027-02-26',
  paces: { swim: 125, bike: 18.5, run: 505 },
  goalSeconds: 0,
  schedule: defaultSchedule('olympic'),
} satisfies DraftPlan

const generated = {
  name: 'Lakefront',
  raceType: 'olympic' as const,
  swimDistance: '0.93',
  bikeDistance: '25',
  runDistance: '6.2',
  raceDate: '2027-02-26',
  startDate: '2026-11-20',
  totalWeeks: 14,
  experienceLevel: 'intermediate' as const,
  currentSwimPace: '2:30',
  currentBikePace: '18.0',
  currentRunPace: '8:30',
  goalFinishTime: null,
  goalSwimPace: '2:30',
  goalBikePace: '18.0',
  goalRunPace: '8:30',
  weeklySchedule: [...defaultSchedule('olympic')],
}

/** The browser's storage, which Node has not. */
function emptyStorage() {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
}

const TODAY = '2026-11-20'
const readDraft = async () => (await readStoredSetup(TODAY)).draft
const readGenerated = async () => (await readStoredSetup(TODAY)).generated

beforeEach(emptyStorage)
afterEach(() => vi.unstubAllGlobals())

describe('the kept draft', () => {
  it('comes back as it was, half-typed texts included', async () => {
    storeDraft(draft)
    expect(await readDraft()).toEqual(draft)
  })

  it('comes back with what is trained now', async () => {
    const told = { ...draft, lately: { week: '4:30', swim: '', bike: 'two hours', run: '40' } }
    storeDraft(told)
    expect(await readDraft()).toEqual(told)
  })

  it('takes the empty name and date of earlier versions for untouched', async () => {
    storeDraft({ ...draft, name: '', raceDate: '' })
    expect(await readDraft()).toEqual({ ...draft, name: undefined, raceDate: undefined })
  })

  it('is none before one was kept, and after it was forgotten', async () => {
    expect(await readDraft()).toBeUndefined()
    storeDraft(draft)
    forgetDraft()
    expect(await readDraft()).toBeUndefined()
  })

  it.each([
    ['an unknown race', { ...draft, raceType: 'marathon' }],
    ['a pace off the slider', { ...draft, paces: { ...draft.paces, swim: 10 } }],
    ['six days', { ...draft, schedule: draft.schedule.slice(1) }],
    ['shuffled days', { ...draft, schedule: [...draft.schedule].reverse() }],
    ['a text', 'draft'],
  ])('is none when the storage holds %s', async (_, stored) => {
    store('triplan.draft', stored)
    expect(await readDraft()).toBeUndefined()
  })
})

it('knows without reading whether an earlier visit left anything', () => {
  expect(hasStoredSetup()).toBe(false)
  storeDraft(draft)
  expect(hasStoredSetup()).toBe(true)
})

describe('what stands unsaved', () => {
  it('is called as the form calls it, or as it was generated', async () => {
    expect(await unsavedName(TODAY)).toBeUndefined()
    storeDraft({ ...draft, name: undefined })
    expect(await unsavedName(TODAY)).toBe('Olympic, 26 February')
    storeDraft(draft)
    expect(await unsavedName(TODAY)).toBe('Lakefront')
    storeGenerated({ ...generated, name: 'Generated' })
    expect(await unsavedName(TODAY)).toBe('Generated')
  })
})

describe('the generated plan', () => {
  it('comes back after a reload', async () => {
    storeGenerated(generated)
    expect(await readGenerated()).toEqual(generated)
  })

  it('is gone once forgotten', async () => {
    storeGenerated(generated)
    forgetGenerated()
    expect(await readGenerated()).toBeUndefined()
  })

  it('starts on the day it is looked at again', () => {
    expect(startingOn(generated, '2026-11-28')).toEqual({ ...generated, startDate: '2026-11-28', totalWeeks: 13 })
  })

  it('is none once its race is over', () => {
    expect(startingOn(generated, '2027-02-26')).toBeUndefined()
  })

  it('is none when it is no payload', () => {
    expect(startingOn({ name: 'x' }, '2026-11-20')).toBeUndefined()
  })
})

it('does without storage where the browser refuses it', async () => {
  vi.stubGlobal('localStorage', undefined)
  storeDraft(draft)
  expect(await readDraft()).toBeUndefined()
})
