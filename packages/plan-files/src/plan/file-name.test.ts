import { describe, expect, it } from 'vitest'
import { notTaken, slug } from './file-name.js'

describe('notTaken', () => {
  it('numbers a name that is taken, before its ending', () => {
    const taken = new Set<string>()
    const names = ['ride.fit', 'ride.fit', 'ride.fit', 'ride.zwo'].map((name) => notTaken(name, taken))
    expect(names).toEqual(['ride.fit', 'ride-2.fit', 'ride-3.fit', 'ride.zwo'])
  })
})

describe('slug', () => {
  it('leaves letters and digits of every system, and never nothing', () => {
    expect(slug('  Threshold: 3 x 8 min / \u00dcber ')).toBe('threshold-3-x-8-min-u-ber')
    expect(slug('\u6771\u4EAC')).toBe('session')
    expect(slug('a'.repeat(60))).toHaveLength(40)
  })
})
