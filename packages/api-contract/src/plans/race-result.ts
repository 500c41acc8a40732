import * as z from 'zod/mini'
import { version } from '../base/fields.js'
import { feel } from './exercise.js'

/** A race may last two days. */
const MAX_SECONDS = 48 * 3600

const seconds = (what: string) =>
  z
    .int(`Please enter the ${what} as hours, minutes and seconds`)
    .check(
      z.minimum(1, `The ${what} is at least a second`),
      z.maximum(MAX_SECONDS, `The ${what} is at most 48 hours`),
      z.describe('Seconds'),
    )

/** Stretches of a race, in the order they are done. */
export const RACE_STRETCHES = ['swim', 't1', 'bike', 't2', 'run'] as const
/** One of `RACE_STRETCHES`. */
export type RaceStretch = (typeof RACE_STRETCHES)[number]

const fields = {
  finish: seconds('finish time'),
  swim: z.optional(seconds('swim')),
  t1: z.optional(seconds('first transition')),
  bike: z.optional(seconds('ride')),
  t2: z.optional(seconds('second transition')),
  run: z.optional(seconds('run')),
  feel: z.optional(feel),
}

/** What a race came to, in whole seconds; the stretches that the athlete knows, which together last no longer than the race. */
export const raceResult = z.strictObject(fields).check(
  z.superRefine((result, context) => {
    const sum = RACE_STRETCHES.reduce((total, stretch) => total + (result[stretch] ?? 0), 0)
    if (sum > result.finish)
      context.addIssue({
        code: 'custom',
        path: ['finish'],
        message: 'The parts of the race last longer than all of it',
      })
  }),
  z.describe('Its parts last no longer than all of it'),
)
export type RaceResult = z.infer<typeof raceResult>

/** Null takes a result back. With a version, it is refused (409) when the plan was changed since. */
export const resultOfRace = z.strictObject({ result: z.nullable(raceResult), version: z.optional(version) })
export type ResultOfRace = z.infer<typeof resultOfRace>
