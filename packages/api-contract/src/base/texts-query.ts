import * as z from 'zod/mini'

/** What a call that answers sessions may be asked: to say them in English. */
export const textsQuery = z.object({
  texts: z.optional(z.literal('en', 'The words of a plan can be asked for in English: ?texts=en')),
})
