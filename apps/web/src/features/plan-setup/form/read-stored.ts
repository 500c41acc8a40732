import { type NewPlan, newPlan } from '@tri/api-contract'
import { type IsoDay, RACE_TYPES, RHYTHMS, SLIDERS, type Sport, weeksUntil } from '@tri/plan-engine'
import * as z from 'zod/mini'
import type { TypedDraft } from './draft-plan.js'

/** Longer texts are refused by the form; these bounds only keep nonsense out of the storage. */
const typed = z.string().check(z.maxLength(1000))

/** Absent until it is touched; forms of earlier versions kept an empty one. */
const touched = z.optional(
  z.pipe(
    typed,
    z.transform((text) => text || undefined),
  ),
)

const pace = (sport: Sport) => z.number().check(z.minimum(SLIDERS[sport].min), z.maximum(SLIDERS[sport].max))

const scheduleDay = z.object({
  day: z.literal([0, 1, 2, 3, 4, 5, 6]),
  dayName: typed,
  available: z.boolean(),
  hours: z.number(),
  isEndurance: z.boolean(),
})

const lately = z.object({ week: typed, swim: typed, bike: typed, run: typed, onlyLowers: z.optional(z.boolean()) })

const draftPlan = z.object({
  name: touched,
  raceType: z.enum(RACE_TYPES),
  distances: z.object({ swim: typed, bike: typed, run: typed }),
  raceDate: touched,
  paces: z.object({ swim: pace('swim'), bike: pace('bike'), run: pace('run') }),
  goalSeconds: z.number().check(z.minimum(0)),
  schedule: z.array(scheduleDay).check(
    z.length(7),
    z.refine((days) => days.every(({ day }, index) => day === index)),
  ),
  rhythm: z.optional(z.enum(RHYTHMS)),
  lately: z.optional(lately),
  from: z.optional(z.object({ name: typed, raceType: z.enum(RACE_TYPES), lately: z.optional(lately) })),
}) satisfies z.ZodMiniType<TypedDraft>

/** The stored value as a draft; undefined when it is none. */
export const validDraft = (stored: unknown): TypedDraft | undefined => draftPlan.safeParse(stored).data

/** The payload as of a later day: nothing may be scheduled before it. Undefined when it is no longer a plan. */
export function startingOn(payload: unknown, today: IsoDay): NewPlan | undefined {
  const kept = newPlan.safeParse(payload).data
  if (!kept || kept.startDate === today) return kept
  return newPlan.safeParse({ ...kept, startDate: today, totalWeeks: weeksUntil(today, kept.raceDate) }).data
}
