import * as z from 'zod/mini'
import { STORABLE, UNSTORABLE } from '../base/fields.js'

const NO_PASSWORD = 'Please enter your current password'

/** A password to compare with; what it may be was decided when it was chosen. */
export const currentPassword = z
  .string(NO_PASSWORD)
  .check(
    z.minLength(1, NO_PASSWORD),
    z.maxLength(200, NO_PASSWORD),
    z.regex(STORABLE, UNSTORABLE),
    z.describe('The password as it is now; left out by who has none, and has signed in minutes ago'),
  )
