import * as z from 'zod/mini'

/** Samples of a track at most, at three characters each; who stops and starts has one at four. */
const MOST_LETTERS = 6_000

const row = z
  .string()
  .check(z.maxLength(MOST_LETTERS), z.regex(/^[\w.-]*$/, 'These are no numbers of a track'))
  .check(
    z.describe(
      'Whole numbers, each as its difference to the one before, five bits a letter; a dot where nothing was measured',
    ),
  )

/** What is kept of a recording: averages, laps and a pool's lengths, packed by `packTrack` of the engine. */
export const track = z.strictObject({
  every: z.int().check(z.minimum(1), z.maximum(3_600), z.describe('Seconds of one sample')),
  speed: z.exactOptional(row),
  power: z.exactOptional(row),
  heartRate: z.exactOptional(row),
  lapStarts: row,
  lapMetres: row,
  lapCauses: z
    .string()
    .check(
      z.maxLength(MOST_LETTERS),
      z.regex(/^[hsau]*$/, 'These are no causes of laps'),
      z.describe('How each lap began: by hand, at a step, by the watch itself, or unknown'),
    ),
  pool: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100_000), z.describe('Centimetres'))),
  lengthStarts: z.exactOptional(row),
  lengthEnds: z.exactOptional(row),
})
