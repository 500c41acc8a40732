import * as z from 'zod/mini'

/** The body of every answer that is not a success. `message` is written for the athlete. */
export const errorBody = z
  .object({
    message: z.string(),
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    requestId: z.optional(z.string()),
  })
  .check(z.meta({ id: 'Error' }))
export type ErrorBody = z.infer<typeof errorBody>
