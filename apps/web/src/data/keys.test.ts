import { expect, it } from 'vitest'
import { keys } from './keys.js'

const SOURCES = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** A key that is written out where the cache is asked. */
const KEY_LITERAL = /queryKey: \[|Quer(?:y|ies)(?:Data|State)(?:<[^>]*>)?\(\[/

it.each([["queryKey: ['plans']"], ["client.setQueryData(['plans', 'list'], [])"]])(
  'finds the literal in %s',
  (text) => {
    expect(text).toMatch(KEY_LITERAL)
  },
)

it('writes the keys of the cache down in one file', () => {
  const literal = Object.entries(SOURCES).filter(([, text]) => KEY_LITERAL.test(text))
  expect(literal.map(([file]) => file)).toEqual([])
})

it('begins the key of each answer with its noun', () => {
  const begins = (key: readonly unknown[], noun: readonly unknown[]) => expect(key.slice(0, noun.length)).toEqual(noun)
  begins(keys.planList(), keys.plans())
  begins(keys.planWeeks([1]), keys.plans())
  begins(keys.user(), keys.account())
  begins(keys.currentPlan(), keys.account())
  begins(keys.sharedPlan('token'), keys.sharing())
  begins(keys.plan(3).workouts(), keys.workouts())
  begins(keys.proposalsOf(3, '2027-01-28'), keys.proposals())
  begins(keys.proposalsOf(3, 'revisions'), keys.proposals())
  begins(keys.garminConnection(), keys.garmin())
  begins(keys.garminSettings(), keys.garmin())
  begins(keys.latestSignIns(), keys.signIns())
  begins(keys.wrongPasswords(), keys.signIns())
})
