import * as z from 'zod/mini'

/** By which a second factor may be given. */
const SECOND_FACTORS = ['code', 'passkey', 'recovery-code'] as const

export const secondFactorNeeded = z
  .object({ next: z.literal('second-factor'), ways: z.array(z.enum(SECOND_FACTORS)) })
  .check(z.meta({ id: 'SecondFactorNeeded' }))
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>
