import { z } from 'zod'

/** The body of every answer that is not a success. `message` is written for the athlete. */
export const errorBody = z
  .object({
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof errorBody>
