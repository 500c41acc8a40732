import { describe, expect, it } from 'vitest'
import { gatherFacts } from '../../audit/facts/gather-facts.js'
import { pausesNow } from '../../audit/facts/pauses.js'
import { addDays } from '../../calendar.js'
import { BASE, dayOf, lived, type Missed } from '../../testing/histories.js'
import { SPORTS } from '../../types.js'
import { gapsOf, hasWayBack } from './gaps.js'
import { readTimeline } from './timeline.js'

const TODAY = dayOf(13, 'Mon')

/** What was missed, from and to so many days ago. */
const ago = (from: number, to: number, sport?: Missed['sport']): Missed => ({
  from: addDays(TODAY, -from),
  to: addDays(TODAY, -to),
  ...(sport && { sport }),
})

/** The days that each sport was away, as proposals have them and as the plan check has them. */
function daysAway(missed: readonly Missed[]) {
  const saved = lived(BASE, TODAY, missed)
  const timeline = readTimeline({ input: BASE, saved, today: TODAY })
  const facts = gatherFacts({ workouts: saved }, { ...BASE, asOf: TODAY })
  if (!timeline || !facts) throw new Error('The season has dates')
  const gaps = gapsOf(timeline).filter(hasWayBack)
  const pauses = pausesNow(facts)
  const daysIn = (sport: string, all: readonly { sport?: string | undefined; days: number }[]) =>
    all.find((each) => each.sport === sport)?.days ?? 0
  return SPORTS.map((sport) => [daysIn(sport, gaps), daysIn(sport, pauses)])
}

describe('proposals and the plan check count the same days without a sport', () => {
  it.each<[string, Missed[]]>([
    ['one sport alone', [ago(12, 1, 'run')]],
    ['one sport, and then all', [ago(10, 3, 'run'), ago(5, 1)]],
    ['one sport for a day more than all', [ago(9, 1, 'bike'), ago(8, 1)]],
    ['all, and then one of them until now', [ago(24, 18), ago(17, 1, 'swim')]],
    ['all, and then two of them, one a week later', [ago(27, 20), ago(19, 1, 'run'), ago(12, 1, 'bike')]],
    ['all, and a sport that was missed before them and since', [ago(20, 14), ago(30, 1, 'run')]],
    ['all, and a few days of one since', [ago(16, 8), ago(3, 1, 'bike')]],
    ['all twice', [ago(26, 20), ago(12, 6), ago(5, 1, 'swim')]],
  ])('%s', (_, missed) => {
    for (const [proposed, checked] of daysAway(missed)) expect(checked).toBe(proposed)
  })

  it('whatever was missed when', () => {
    const wrong: unknown[] = []
    for (const sport of SPORTS)
      for (let from = 5; from <= 28; from += 7)
        for (const to of [1, 3])
          for (let all = to + 1; all <= 28; all += 6) {
            const missed = [ago(from, to, sport), ago(all + 5, all)]
            for (const [proposed = 0, checked = 0] of daysAway(missed))
              if (checked > proposed) wrong.push([sport, from, to, all, proposed, checked])
          }
    expect(wrong).toEqual([])
  })
})
