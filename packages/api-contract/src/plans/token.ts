import * as z from 'zod/mini'

/** 256 random bits in an address, as base64url; whoever knows it may read what it stands for. */
export const token = z
  .string()
  .check(
    z.regex(/^[\w-]{43}$/, 'This link is not complete. Please copy it again'),
    z.describe('The last part of the link'),
  )
