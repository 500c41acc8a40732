import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KINDS = ['FC_SEED', 'SOAK'] as const

/** Where a run with these settings begins. */
async function seedOf(settings: Partial<Record<(typeof KINDS)[number], string>>) {
  for (const kind of KINDS) vi.stubEnv(kind, settings[kind] ?? '')
  vi.resetModules()
  const { sharedTest } = await import('./shared-config.mjs')
  return sharedTest.provide?.seed
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.2))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('where random tests begin', () => {
  it('is the same in each run', async () => {
    expect(await seedOf({})).toBe(await seedOf({}))
  })

  it('is anywhere in a soak', async () => {
    expect(await seedOf({ SOAK: '1' })).not.toBe(await seedOf({ SOAK: '1' }))
  })

  it('is where FC_SEED says', async () => {
    expect(await seedOf({ FC_SEED: '7' })).toBe(7)
    expect(await seedOf({ FC_SEED: '7', SOAK: '1' })).toBe(7)
  })
})
