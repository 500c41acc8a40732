import type * as z from 'zod'
import { Refused } from './http.js'

/** Input that a schema takes. @throws Refused 400 that names the first field that is wrong. */
export function readInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refused(400, `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}
