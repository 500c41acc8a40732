import * as z from 'zod/mini'
import { route } from '../base/route.js'
import { accountData } from '../exports/account-data.js'
import { plan } from '../plans/plan.js'
import { currentPassword } from './password.js'
import { newPassword } from './user.js'

/** What a password opened besides sessions, and what stays open after a new one unless it is ended too. */
export const OPENINGS = ['feed', 'shares', 'garmin'] as const
export type Opening = (typeof OPENINGS)[number]

export const passwordChange = z.strictObject({
  currentPassword: z.optional(currentPassword),
  newPassword,
  /** Ended together with the old password: the calendar feed, the links of shared plans, the connection to Garmin. */
  alsoEnd: z.optional(z.array(z.enum(OPENINGS)).check(z.maxLength(OPENINGS.length))),
})
export type PasswordChange = z.infer<typeof passwordChange>

export const accountDeletion = z.strictObject({ password: z.optional(currentPassword) })
export type AccountDeletion = z.infer<typeof accountDeletion>

/** More than any account holds: fifty plans of two years are 66 MiB, and as much again with a note on each workout. */
const MAX_FILE_BYTES = 512 * 1024 * 1024

export const accountRoutes = {
  changePassword: route({
    method: 'PATCH',
    path: '/api/user/password',
    access: 'user',
    changes: ['sign-ins', 'calendar', 'sharing', 'garmin'],
    summary: 'Change the password; every other session of the user ends, and what else is to',
    asksPassword: true,
    body: passwordChange,
    answer: z.undefined(),
    status: 204,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/user',
    access: 'user',
    changes: ['account', 'sign-ins'],
    summary: 'Erase the account with everything in it',
    asksPassword: true,
    body: accountDeletion,
    answer: z.undefined(),
    status: 204,
  }),
  download: route({
    method: 'GET',
    path: '/api/user/data',
    access: 'user',
    changes: ['sign-ins'],
    summary: 'All data of the user, as a file',
    answer: accountData,
  }),
  bringIn: route({
    method: 'POST',
    path: '/api/user/data',
    access: 'user',
    changes: ['plans', 'workouts', 'activities', 'account', 'calendar'],
    summary: 'Import such a file: plans and activities are added, chosen settings stay',
    body: accountData,
    answer: z.array(plan),
    texts: true,
    status: 201,
    maxBytes: MAX_FILE_BYTES,
  }),
}
