import { MAX_WEEKS, type Rhythm } from '@tri/plan-engine'
import type { SeasonInput } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { isoDay, rhythm } from '../base/fields.js'

/** Rhythms that held before the last one; the engine forgets those that no week went by. */
export const earlierRhythms = z
  .array(z.strictObject({ before: isoDay.check(z.describe('The first day on which it holds no more')), rhythm }))
  .check(
    z.maxLength(MAX_WEEKS, `A plan holds at most ${MAX_WEEKS} earlier rhythms`),
    z.describe(
      'Rhythms that held before the one of rhythm, each until a day: the weeks that went by them keep their names',
    ),
  )

export type EarlierRhythm = { before: string; rhythm: Rhythm }

/** How many load weeks come before each recovery week, as a plan is stored. */
export type StoredRhythms = { rhythm: Rhythm; earlierRhythms: readonly EarlierRhythm[] }
export type Rhythms = { [Field in keyof StoredRhythms]?: StoredRhythms[Field] | undefined }

/** Plans of before there was a choice have three load weeks to each recovery week. */
export const storedRhythms = ({ rhythm = '3:1', earlierRhythms: earlier = [] }: Rhythms): StoredRhythms => ({
  rhythm,
  earlierRhythms: earlier,
})

/** The same as the engine takes it: left out where it is the usual one. */
export function readRhythms(plan: Rhythms): Pick<SeasonInput, 'rhythm' | 'earlierRhythms'> {
  const { rhythm, earlierRhythms: earlier } = storedRhythms(plan)
  return {
    ...(rhythm !== '3:1' && { rhythm }),
    ...(earlier.length > 0 && { earlierRhythms: earlier }),
  }
}
