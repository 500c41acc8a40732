import * as z from 'zod/mini'

/** Minutes of a week, and of a day. */
const MOST = { week: 7 * 24 * 60, day: 24 * 60 } as const

const minutes = (what: string, most: number) =>
  z
    .int(`Please give the ${what} in whole minutes`)
    .check(
      z.minimum(0, `The ${what} cannot be below 0`),
      z.maximum(most, `The ${what} is at most ${most} minutes`),
      z.describe('Minutes'),
    )

const aWeek = minutes('training of a week', MOST.week)
const atOnce = z.exactOptional(minutes('longest session', MOST.day))

/** What the athlete did in the weeks before the plan. */
export const fitness = z
  .strictObject({
    minutesPerWeek: aWeek,
    bySport: z.exactOptional(z.strictObject({ swim: aWeek, bike: aWeek, run: aWeek })),
    longest: z.exactOptional(z.strictObject({ swim: atOnce, bike: atOnce, run: atOnce })),
    onlyLowers: z.exactOptional(z.boolean().check(z.describe('The plan begins no higher for it'))),
  })
  .check(
    z.describe(
      'Minutes a week over the 28 days before startDate, and the longest sessions of 30; the plan begins there',
    ),
  )
