import { IS_SOAK } from '@tri/test-setup/soak'
import { expect } from 'vitest'
import { medianOf } from './median.js'
import type { Reply, TestApp } from './test-app.js'

const KINDS = ['known', 'unknown'] as const

/** How long the one may take for each time that the other takes. */
const BOUNDS = { least: 0.9, most: 1.1 }

/** A network of its own for each attempt, so that none is limited. */
const addressOf = (attempt: number) => `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`

/**
 * Asks about an account that exists and one that does not, so many times each, in turns: the bytes are the same, and in a soak,
 * which measures, the time.
 */
export async function expectAlike(
  { user }: Pick<TestApp, 'user'>,
  samples: number,
  ask: (username: string, remoteAddress: string) => Promise<Reply>,
): Promise<void> {
  const usernames = { known: (await user()).username, unknown: 'nobody@example.org' }
  const took = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  let attempts = 0
  const attempt = async (kind: (typeof KINDS)[number]) => {
    const began = performance.now()
    const { status, headers, text } = await ask(usernames[kind], addressOf(++attempts))
    took[kind].push(performance.now() - began)
    answers[kind].add(JSON.stringify([status, { ...headers, date: undefined, 'x-request-id': undefined }, text]))
  }

  for (const kind of KINDS) await attempt(kind)
  for (const times of Object.values(took)) times.length = 0
  for (let sample = 0; sample < samples; sample++)
    for (const kind of sample % 2 ? KINDS : KINDS.toReversed()) await attempt(kind)
  // Each against the one right beside it: what else the computer does then slows both.
  const ratio = medianOf(took.unknown.map((milliseconds, sample) => milliseconds / (took.known[sample] ?? Number.NaN)))
  console.log(
    `${samples} samples each: ${medianOf(took.known).toFixed(1)} ms known, ` +
      `${medianOf(took.unknown).toFixed(1)} ms unknown, ratio ${ratio.toFixed(3)}`,
  )
  expect(took.known).toHaveLength(samples)
  if (IS_SOAK) expect(ratio).toBeGreaterThanOrEqual(BOUNDS.least)
  if (IS_SOAK) expect(ratio).toBeLessThanOrEqual(BOUNDS.most)
  expect(answers.known.size).toBe(1)
  expect(answers.unknown).toEqual(answers.known)
}
