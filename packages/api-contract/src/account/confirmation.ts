import * as z from 'zod/mini'
import { currentPassword } from './password.js'

/** Asked of those who have one; who has none has signed in within the last minutes instead. */
export const confirmation = z.strictObject({ password: z.optional(currentPassword) })
export type Confirmation = z.infer<typeof confirmation>
