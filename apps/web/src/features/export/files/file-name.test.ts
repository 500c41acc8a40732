import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.js'

const made = '2026-11-20'

describe('fileName', () => {
  it.each([
    ['Lakefront Olympic', undefined, 'pdf', 'lakefront-olympic-2026-11-20.pdf'],
    ['Lakefront Olympic', 'Week 3 watch', 'zip', 'lakefront-olympic-week-3-watch-2026-11-20.zip'],
    ['../../etc: "A\\B" <2027>|?*', undefined, 'ics', 'etc-a-b-2027-2026-11-20.ics'],
    [
      '\u6771\u4EAC\u30C8\u30E9\u30A4\u30A2\u30B9\u30ED\u30F3',
      undefined,
      'csv',
      '\u6771\u4EAC\u30C8\u30E9\u30A4\u30A2\u30B9\u30ED\u30F3-2026-11-20.csv',
    ],
    ['Z\u030Curich', undefined, 'csv', '\u017Eurich-2026-11-20.csv'],
    ['\u{1F3CA}\u{1F6B4}\u{1F3C3}', undefined, 'triplan.json', 'training-plan-2026-11-20.triplan.json'],
    ['\u{1F3CA}', 'rides', 'zip', 'training-plan-rides-2026-11-20.zip'],
  ])('of %j (%j) as .%s is %s', (name, part, ending, expected) => {
    expect(fileName(name, { ...(part === undefined ? {} : { part }), made, ending })).toBe(expected)
  })

  it('stays short', () => {
    expect(fileName('a '.repeat(150), { made, ending: 'pdf' }).length).toBeLessThan(80)
  })
})
