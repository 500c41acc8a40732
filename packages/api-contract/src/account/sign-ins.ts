import * as z from 'zod/mini'
import { instant } from '../base/fields.js'
import { route } from '../base/route.js'

/** What is noted of an account's door. */
const SIGN_IN_KINDS = [
  'registered',
  'signed-in',
  'refused',
  'signed-out',
  'signed-out-elsewhere',
  'password-changed',
] as const

export const signIn = z
  .object({
    at: instant,
    kind: z.enum(SIGN_IN_KINDS),
    address: z.string().check(z.describe('Without its last part, like 203.0.113.x')),
    device: z.string().check(z.describe('Like Firefox on Windows')),
  })
  .check(z.meta({ id: 'SignIn' }))
export type SignIn = z.infer<typeof signIn>

/** Wrong passwords of the last seven days. */
const wrongPasswords = z.object({
  count: z.int().check(z.describe('How many there were')),
  since: z.nullable(instant).check(z.describe('When the first of them came; null for none')),
  networks: z.int().check(z.describe('How many networks they came from')),
})

export const signInRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user/sign-ins',
    access: 'user',
    summary: 'The latest sign-ins, refusals included, newest first; kept for 90 days',
    answer: z.array(signIn),
  }),
  wrongPasswords: route({
    method: 'GET',
    path: '/api/user/wrong-passwords',
    access: 'user',
    summary: 'How many wrong passwords were tried on the account in a week',
    answer: wrongPasswords,
  }),
  endOthers: route({
    method: 'DELETE',
    path: '/api/user/sessions',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'Sign out everywhere else: every other session of the user ends',
    answer: z.undefined(),
    status: 204,
  }),
}
