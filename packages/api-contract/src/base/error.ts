import * as z from 'zod/mini'

/** The body of every answer that is not a success. `message` is written for the athlete. */
export const errorBody = z
  .object({
    message: z.string().check(z.describe('Written for the athlete')),
    issues: z.optional(
      z.array(
        z.object({
          path: z.string().check(z.describe('The field, like weeklySchedule.1.hours')),
          message: z.string().check(z.describe('What is wrong with it')),
        }),
      ),
    ),
    requestId: z.optional(z.string()).check(z.describe('To find the request in the logs of the server')),
  })
  .check(z.meta({ id: 'Error' }))
export type ErrorBody = z.infer<typeof errorBody>
