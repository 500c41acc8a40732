import { describe, expect, it } from 'vitest'
import { type Shared, shareLink } from './share-link.js'

const LINK = { title: 'Lakefront Olympic', url: 'https://tri.example.org/shared/x' }

/** A device whose share sheet and clipboard fail with these errors, or work; left out, it has none. */
function device(fails: { sheet?: Error | null; clipboard?: Error | null }) {
  const told: unknown[] = []
  const answer = (error: Error | null) => async (what: unknown) => {
    if (error) throw error
    told.push(what)
  }
  return {
    told,
    ...(fails.sheet !== undefined && { share: answer(fails.sheet) }),
    ...(fails.clipboard !== undefined && { clipboard: { writeText: answer(fails.clipboard) } }),
  }
}

const abort = Object.assign(new Error('closed'), { name: 'AbortError' })
const refused = Object.assign(new Error('not allowed'), { name: 'NotAllowedError' })

describe('a link', () => {
  it.each<[string, Parameters<typeof device>[0], Shared, unknown[]]>([
    ['goes to the share sheet', { sheet: null, clipboard: null }, 'sent', [LINK]],
    ['stays where the sheet was closed', { sheet: abort, clipboard: null }, 'given up', []],
    ['is copied where the sheet does not work', { sheet: refused, clipboard: null }, 'copied', [LINK.url]],
    ['is copied where there is no sheet', { clipboard: null }, 'copied', [LINK.url]],
    ['is only shown where it cannot be copied', { clipboard: refused }, 'only shown', []],
    ['is only shown where there is neither', {}, 'only shown', []],
  ])('%s', async (_, fails, expected, told) => {
    const given = device(fails)
    expect(await shareLink(LINK, given)).toBe(expected)
    expect(given.told).toEqual(told)
  })
})
