import * as z from 'zod/mini'
import { ownZones, targetMethods } from '../adapt/thresholds.js'
import {
  currentPaces,
  experienceLevel,
  id,
  poolLength,
  poolUnits,
  STORABLE,
  UNSTORABLE,
  units,
  weeklySchedule,
} from '../base/fields.js'
import { route } from '../base/route.js'
import { plan } from '../plans/plan.js'
import { token } from '../plans/token.js'
import { secondFactorNeeded } from './second-factor-needed.js'

const NO_EMAIL = 'Please enter a valid email address'
const SHORT_PASSWORD = 'Password must be at least 6 characters'

/** A password as it may be chosen; the most common ones are refused by the server. */
export const newPassword = z
  .string(SHORT_PASSWORD)
  .check(
    z.minLength(6, SHORT_PASSWORD),
    z.maxLength(200, 'Password must be at most 200 characters'),
    z.regex(STORABLE, UNSTORABLE),
    z.describe('6 to 200 characters; the most common passwords are refused'),
  )

/** What zod takes for an address, once trimmed; without looking ahead, which not every program can. */
const ADDRESS = /^\s*(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}\s*$/

/** Trimmed and in lower case: one mailbox, one account. */
export const emailAddress = z.pipe(
  z
    .string(NO_EMAIL)
    .check(
      z.regex(ADDRESS, NO_EMAIL),
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254, NO_EMAIL),
      z.describe('An e-mail address; capitals and the blanks around it do not count'),
    ),
  z.email(NO_EMAIL),
)

export const credentials = z.strictObject({ username: emailAddress, password: newPassword })
export type Credentials = z.infer<typeof credentials>

/** With the units that a guest chose before there was an account. */
export const registration = z.extend(credentials, {
  units: z.optional(units),
  poolUnits: z.optional(poolUnits),
  poolLength: z.optional(poolLength),
  /** Of a link that invites, where signing up needs one. */
  invite: z.optional(token),
})
export type Registration = z.infer<typeof registration>

const suggestsChanges = z
  .boolean('Please say yes or no')
  .check(
    z.describe(
      'Whether changes of a plan are suggested; they are never made by themselves. null until chosen: they are',
    ),
  )

/** What a user may do besides their own: an admin runs the server, and sees nobody's plans. */
export const role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof role>

export const user = z
  .object({
    id,
    username: z.string().check(z.describe('The e-mail address')),
    defaultSwimPace: z.nullable(currentPaces.swim),
    defaultBikePace: z.nullable(currentPaces.bike),
    defaultRunPace: z.nullable(currentPaces.run),
    experienceLevel: z.nullable(experienceLevel),
    defaultWeeklySchedule: z.nullable(weeklySchedule),
    /** Null until chosen. */
    units: z.nullable(units),
    poolUnits: z.nullable(poolUnits),
    poolLength: z.nullable(poolLength),
    suggestsChanges: z.nullable(suggestsChanges),
    /** Null until chosen. */
    targetMethods: z.nullable(targetMethods),
    ownZones: z.nullable(ownZones),
    currentTrainingPlanId: z
      .nullable(id)
      .check(z.describe('The plan they chose; null for none, also where an only plan is current')),
    role: role.check(z.describe('An admin runs the server: invites, switches accounts off, and sees nobody’s plans')),
  })
  .check(z.meta({ id: 'User' }))
export type User = z.infer<typeof user>

/** The user, when they are in; or what else they have to give first. */
export const signedIn = z.union([secondFactorNeeded, user])
export type SignedIn = z.infer<typeof signedIn>

export const preferences = z.strictObject({
  defaultSwimPace: z.optional(currentPaces.swim),
  defaultBikePace: z.optional(currentPaces.bike),
  defaultRunPace: z.optional(currentPaces.run),
  experienceLevel: z.optional(experienceLevel),
  defaultWeeklySchedule: z.optional(weeklySchedule),
  units: z.optional(units),
  poolUnits: z.optional(poolUnits),
  poolLength: z.optional(poolLength),
  suggestsChanges: z.optional(suggestsChanges),
  targetMethods: z.optional(targetMethods),
  ownZones: z.optional(ownZones),
})
export type Preferences = z.infer<typeof preferences>

export const userRoutes = {
  current: route({
    method: 'GET',
    path: '/api/user',
    access: 'user',
    summary: 'The signed-in user',
    answer: user,
  }),
  login: route({
    method: 'POST',
    path: '/api/login',
    access: 'open',
    changes: ['sign-ins'],
    summary: 'Sign in, or give the first of two factors',
    body: credentials,
    answer: signedIn,
  }),
  register: route({
    method: 'POST',
    path: '/api/register',
    access: 'open',
    changes: ['sign-ins'],
    summary: 'Create an account and sign in',
    body: registration,
    answer: user,
    status: 201,
    repeatable: true,
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    access: 'open',
    changes: ['sign-ins'],
    summary: 'Sign out',
    answer: z.undefined(),
    status: 204,
  }),
  updatePreferences: route({
    method: 'PATCH',
    path: '/api/user/preferences',
    access: 'user',
    changes: ['account'],
    repeatable: true,
    summary: 'Change default paces, level, schedule or units',
    body: preferences,
    answer: user,
  }),
  currentPlan: route({
    method: 'GET',
    path: '/api/user/current-plan',
    access: 'user',
    scope: 'plans:read',
    summary: 'The plan the user is training with, or null',
    answer: z.nullable(plan),
    texts: true,
  }),
  setCurrentPlan: route({
    method: 'PATCH',
    path: '/api/user/current-plan',
    access: 'user',
    changes: ['account'],
    summary: 'Choose the plan to train with',
    body: z.strictObject({ planId: id }),
    answer: plan,
    texts: true,
  }),
}
