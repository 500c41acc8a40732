import type { ErrorBody } from '@tri/api-contract'
import * as z from 'zod'
import { HttpError } from './errors.js'

// Words for what the contract refuses without its own. Zod sets them as it is imported, which bundlers leave out: it
// says that its files have no side effects.
z.config(z.locales.en())

export type Issues = NonNullable<ErrorBody['issues']>

/** A value as its schema reads it, or what is wrong with it; it can be sent from one thread to another. */
export type Checked<T> = { data: T } | { issues: Issues }

/** Names each wrong field. */
export function check<S extends z.core.$ZodType>(schema: S, value: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, value)
  if (result.success) return { data: result.data }
  return { issues: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

/** The value; a Refusal that tells what is wrong otherwise. `place` is where in the request it stands. */
export function accepted<T>(checked: Checked<T>, place?: string): T {
  if ('data' in checked) return checked.data
  const issues = checked.issues.map(({ path, message }) => ({
    path: [...(place ? [place] : []), ...(path ? [path] : [])].join('.'),
    message,
  }))
  throw new HttpError('invalid', issues[0]?.message ?? 'The request is not valid', { issues })
}
