import { WEEK_KINDS, WORKOUT_TYPES } from '@tri/plan-engine'
import { CHANGE_KINDS, type Proposal as EngineProposal } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { weekday } from '../base/fields.js'
import { exercise, exerciseId, reason } from '../plans/exercise.js'
import { week } from '../plans/workout-edits.js'

const inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** What a proposal and a change in it are called: nothing but letters and digits. */
export const proposalId = z
  .string()
  .check(z.regex(/^[\w-]{1,100}$/, 'A proposal is named by letters and digits'), z.describe('Names the proposal'))
export const changeId = z.string().check(z.minLength(1), z.maxLength(100), z.describe('Names the change'))

const placed = z.object({
  week,
  day: weekday,
  index: z.int().check(z.minimum(0), z.describe('0 for the first session of its day')),
  exercise,
})

export const change = z
  .object({
    id: changeId,
    group: z.string().check(z.describe('Changes of one group are accepted or refused together')),
    kind: z.enum(CHANGE_KINDS),
    from: z.optional(placed).check(z.describe('Missing for a new session')),
    to: z.optional(placed).check(z.describe('Missing for one that is dropped')),
    reasons: z.array(reason),
  })
  .check(z.meta({ id: 'Change' }))

const amount = z.number().check(z.minimum(0))
const minutes = amount.check(z.describe('Minutes'))
const bySport = z.object({ swim: minutes, bike: minutes, run: minutes })

/** A season in figures. */
export const outlook = z.object({
  weeks: z.array(
    z.object({
      week,
      kind: z.enum(WEEK_KINDS),
      minutes,
      bySport,
      longestRun: minutes,
      longestRide: minutes,
      stress: amount.check(z.describe('Stress points: an hour at threshold has 100')),
    }),
  ),
  fitnessOnRaceDay: z.number().check(z.describe('The 42-day load on the eve of the race')),
  finish: amount.check(z.describe('Seconds')),
  auditScore: amount.check(z.describe('Points of 100')),
  broken: z.array(z.string()).check(z.describe("The audit's rules that fail")),
})

const findingCode = z.string().check(z.describe('A stable name, like GAP; the engine has its words'))
const source = z.string().check(z.describe('The key of what the rule rests on'))

export const findings = z
  .array(z.object({ code: findingCode, inputs, source }))
  .check(z.describe('What was noticed, also where nothing changes'))
export const notices = z
  .array(z.object({ code: findingCode, inputs: z.exactOptional(inputs) }))
  .check(z.describe('What the athlete should think of beside the changes'))

/** What would change in a plan, and why. */
export const proposal = z
  .object({
    id: proposalId.check(z.describe('The same as long as the same is proposed')),
    facts: z.array(z.string()).check(z.describe('What it rests on, one text each; none counts days from today')),
    basedOn: proposalId.check(z.describe('Names the workouts that it was made for')),
    findings,
    changes: z.array(change).check(z.describe('In date order; none when the plan still fits')),
    notices,
    touched: z.array(
      z.object({
        week,
        day: weekday,
        workoutType: z.optional(z.enum(WORKOUT_TYPES)),
        exercises: z.array(exerciseId),
      }),
    ),
    before: z.optional(outlook),
    after: z.optional(outlook),
    isDeclined: z
      .boolean()
      .check(z.describe('Whether it rests on nothing but what the athlete keeps their plan in the face of')),
  })
  .check(z.meta({ id: 'Proposal' })) satisfies z.ZodMiniType<EngineProposal>
export type Proposal = z.infer<typeof proposal>
export type Outlook = z.infer<typeof outlook>
