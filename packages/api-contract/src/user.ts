import { z } from 'zod'
import { currentPaces, experienceLevel, id, isStorable, UNSTORABLE, weeklySchedule } from './fields.js'
import { plan } from './plan.js'
import { route } from './route.js'

export const credentials = z.strictObject({
  /** Trimmed and in lower case: one mailbox, one account. */
  username: z
    .string('Please enter a valid email address')
    .trim()
    .toLowerCase()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  password: z
    .string('Password must be at least 6 characters')
    .min(6, 'Password must be at least 6 characters')
    .max(200, 'Password must be at most 200 characters')
    .refine(isStorable, UNSTORABLE),
})
export type Credentials = z.infer<typeof credentials>

export const user = z
  .object({
    id,
    username: z.string(),
    defaultSwimPace: currentPaces.swim.nullable(),
    defaultBikePace: currentPaces.bike.nullable(),
    defaultRunPace: currentPaces.run.nullable(),
    experienceLevel: experienceLevel.nullable(),
    defaultWeeklySchedule: weeklySchedule.nullable(),
    currentTrainingPlanId: id.nullable(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

export const preferences = z.strictObject({
  defaultSwimPace: currentPaces.swim.optional(),
  defaultBikePace: currentPaces.bike.optional(),
  defaultRunPace: currentPaces.run.optional(),
  experienceLevel: experienceLevel.optional(),
  defaultWeeklySchedule: weeklySchedule.optional(),
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
    summary: 'Sign in',
    body: credentials,
    answer: user,
  }),
  register: route({
    method: 'POST',
    path: '/api/register',
    access: 'open',
    summary: 'Create an account and sign in',
    body: credentials,
    answer: user,
    status: 201,
  }),
  logout: route({
    method: 'POST',
    path: '/api/logout',
    access: 'open',
    summary: 'Sign out',
    answer: z.undefined(),
    status: 204,
  }),
  updatePreferences: route({
    method: 'PATCH',
    path: '/api/user/preferences',
    access: 'user',
    summary: 'Change default paces, level or schedule',
    body: preferences,
    answer: user,
  }),
  currentPlan: route({
    method: 'GET',
    path: '/api/user/current-plan',
    access: 'user',
    summary: 'The plan the user is training with, or null',
    answer: plan.nullable(),
  }),
  setCurrentPlan: route({
    method: 'PATCH',
    path: '/api/user/current-plan',
    access: 'user',
    summary: 'Choose the plan to train with',
    body: z.strictObject({ planId: id }),
    answer: plan,
  }),
}
